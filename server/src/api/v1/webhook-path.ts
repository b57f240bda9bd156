import { z } from 'zod';
import { pathIdOf } from '../../platform/schemas.ts';

export const endpointPath = pathIdOf('The id of the webhook endpoint');

export const deliveryPath = endpointPath.extend({
  deliveryId: z.string().describe('The id of the delivery, as in X-Service-Delivery-Id'),
});
