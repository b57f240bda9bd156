// A vehicle's position as the operator, customers and the tracking page see it.
import { z } from 'zod';
import { timestamp } from '../../../platform/schemas.ts';

const DESCRIPTION = 'Only between pickup and delivery, and only when the driver agreed to it';

const position = z.object({
  lat: z.number(),
  lng: z.number(),
  recordedAt: timestamp,
  accuracyMeters: z.number().nullable(),
  headingDegrees: z.number().nullable(),
});

export const publicPositionRecord = position.nullable().describe(DESCRIPTION);

export const positionRecord = position
  .extend({ speedKmh: z.number().nullable() })
  .nullable()
  .describe(DESCRIPTION);
