// A vehicle's position as customers and the tracking page see it.
import { z } from 'zod';
import { timestamp } from '../../../platform/schemas.ts';

export const positionRecord = z
  .object({
    lat: z.number(),
    lng: z.number(),
    recordedAt: timestamp,
    accuracyMeters: z.number().nullable(),
    headingDegrees: z.number().nullable(),
    speedKmh: z.number().nullable(),
  })
  .nullable()
  .describe('Only between pickup and delivery, and only when the driver agreed to it');
