import { pathIdOf } from '../../../platform/schemas.ts';

export const orderPath = pathIdOf('The id of the order or request, its order number, or its request number');
