// What a phone says of itself with a step: when it happened by its clock, and how wrong that clock is.
import { z } from 'zod';
import { anyTime } from '../../platform/schemas.ts';

/** Ten years either way: beyond it a number says nothing more. */
const MAX_OFFSET_SECONDS = 315_360_000;

export const deviceReport = {
  performedAt: anyTime
    .optional()
    .describe('Time of the device; the future is cut off, and what lies before the order'),
  clockOffsetSeconds: clockOffset(z.int()),
};

/** The same in a query, where everything is text. */
export const queriedClockOffset = clockOffset(z.coerce.number().int());

function clockOffset<Input>(seconds: z.ZodNumber | z.ZodCoercedNumber<Input>) {
  return seconds
    .min(-MAX_OFFSET_SECONDS)
    .max(MAX_OFFSET_SECONDS)
    .optional()
    .describe('How far the clock of the device is ahead of the Date header of this service');
}
