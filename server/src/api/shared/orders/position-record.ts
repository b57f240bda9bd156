// A vehicle's position as the operator, customers and the tracking page see it.
import { z } from 'zod';
import { timestamp } from '../../../platform/schemas.ts';

const DESCRIPTION =
  'Where the vehicle is; null except between pickup and delivery, and only if the driver agreed to it';

const position = z.object({
  lat: z.number().describe('Latitude in degrees, WGS 84'),
  lng: z.number().describe('Longitude in degrees, WGS 84'),
  recordedAt: timestamp.describe('When the device measured the position'),
  accuracyMeters: z.number().nullable().describe('Radius of uncertainty in metres; null if not known'),
  headingDegrees: z
    .number()
    .nullable()
    .describe('Direction of travel, clockwise from north; null if not known'),
});

export const publicPositionRecord = position.nullable().describe(DESCRIPTION);

export const positionRecord = position
  .extend({ speedKmh: z.number().nullable().describe('Speed in km/h; null if not known') })
  .nullable()
  .describe(DESCRIPTION);
