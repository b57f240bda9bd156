// The test clock of a sandbox order, as every API moves and shows it.
import { z } from 'zod';
import { parseDuration } from '../../../platform/iso-duration.ts';
import { timestamp, zonedTime } from '../../../platform/schemas.ts';
import type { MovedClock } from '../../../sandbox/move-clock.ts';

const duration = z
  .string()
  .refine((text) => parseDuration(text) !== null, {
    message: 'Send an ISO 8601 duration, for instance P2D for two days or PT90M for 90 minutes.',
    params: { code: 'invalid_format' },
    abort: true,
  })
  .meta({
    description: 'Duration to move the clock by, in ISO 8601: P2D is two days, PT90M is 90 minutes',
    examples: ['P2D'],
  })
  .transform((text) => parseDuration(text)!);

export const clockMove = z.strictObject({
  to: zonedTime
    .optional()
    .describe('The new time of the clock, in ISO 8601 with a time zone; not earlier than its current time'),
  by: duration.optional(),
});

export const CLOCK_DESCRIPTION =
  'Moves the clock of one test order to a moment (`to`) or by a duration (`by`), and runs everything that is due until then, in order: each step of the scenario at its planned time, and the end of a quote that waits for your decision. Dispatch acts in the first hours after the creation, the driver picks up and delivers at the requested dates (by default two days after the creation, and four hours after that), the order is completed a day after the delivery, money follows. Records and events carry the real time of the call, as with `advance`; the clock only decides which steps are due. In automatic mode further steps follow by themselves: create the order in manual mode to stay at a moment.';

export const plannedStep = z.object({
  name: z.string().describe('The name of the step, such as VEHICLE_PICKED_UP'),
  at: timestamp.describe('When the step is planned, by the clock of the order'),
});

export const clockRecord = z
  .object({
    now: timestamp.describe("Current time of the order's clock"),
    ran: z.array(plannedStep).describe('The steps that this call ran; QUOTE_EXPIRED if a quote ended'),
    next: plannedStep
      .nullable()
      .describe('The next planned step; null if the scenario has ended or waits for your decision'),
  })
  .meta({ id: 'TestClock' });

export const CLOCK_EXAMPLE = {
  now: '2026-10-05T09:00:00.000Z',
  ran: [
    { name: 'DRIVER_ON_THE_WAY', at: '2026-10-05T07:00:00.000Z' },
    { name: 'VEHICLE_PICKED_UP', at: '2026-10-05T08:00:00.000Z' },
  ],
  next: { name: 'ARRIVED_AT_DESTINATION', at: '2026-10-05T14:00:00.000Z' },
};

export function toClockRecord({ now, ran, next }: MovedClock) {
  return { now, ran, next };
}
