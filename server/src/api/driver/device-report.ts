// The report of a phone with each step: the time by its clock, and the error of that clock.
import { z } from 'zod';
import { anyTime } from '../../platform/schemas.ts';

/** Ten years in both directions: a larger offset carries no information. */
const MAX_OFFSET_SECONDS = 315_360_000;

export const deviceReport = {
  performedAt: anyTime
    .optional()
    .describe(
      'Time of the device; corrected by clockOffsetSeconds and limited to the time between the creation of the order and now',
    ),
  clockOffsetSeconds: clockOffset(z.int()),
};

/** The same in a query, where everything is text. */
export const queriedClockOffset = clockOffset(z.coerce.number().int());

function clockOffset<Input>(seconds: z.ZodNumber | z.ZodCoercedNumber<Input>) {
  return seconds
    .min(-MAX_OFFSET_SECONDS)
    .max(MAX_OFFSET_SECONDS)
    .optional()
    .describe(
      'How far the clock of the device is ahead of the Date header of this service; its times are corrected by this',
    );
}
