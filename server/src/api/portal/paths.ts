import { z } from 'zod';
import { ENVIRONMENTS } from '../../model/environment.ts';

export const environmentPath = z.object({ environment: z.enum(ENVIRONMENTS) });
export const environmentAndId = environmentPath.extend({ id: z.string() });
export const environmentAndUuid = environmentPath.extend({ id: z.uuid() });
