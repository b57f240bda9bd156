// The retry plan for failed deliveries: when the next attempt is due, if there is one.
import { DAY_SECONDS, HOUR_SECONDS } from '../../../../shared/time/durations.ts';

const MINUTE_SECONDS = 60;

/** The time of each attempt, in seconds after the first. */
export const ATTEMPT_OFFSETS_SECONDS: readonly number[] = [
  0,
  30,
  2.5 * MINUTE_SECONDS,
  10 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  1 * HOUR_SECONDS,
  2 * HOUR_SECONDS,
  4 * HOUR_SECONDS,
  8 * HOUR_SECONDS,
  14 * HOUR_SECONDS,
  20 * HOUR_SECONDS,
  23 * HOUR_SECONDS + 45 * MINUTE_SECONDS,
];

/** No attempt is planned for later than this after the first. */
export const RETRY_HORIZON_SECONDS = DAY_SECONDS;

const JITTER_SHARE = 0.1;
/**
 * Attempts that are late because no worker ran still keep this distance, or a tenth of their step if longer.
 */
const MIN_WAIT_SECONDS = 10;
const MIN_WAIT_SHARE = 0.1;

interface FailedAttempt {
  firstAttemptAt: Date;
  /** How many attempts were made, including the failed one. */
  attempts: number;
  now: Date;
  /** The receiver's Retry-After, if any. */
  retryAfterSeconds: number | null;
  /** At least 0 and less than 1. */
  random: () => number;
}

/**
 * Returns null when the plan or its 24 hours are used up. Each attempt advances the plan by one step,
 * whatever its delay and whatever the receiver requested.
 */
export function nextAttemptAt(failed: FailedAttempt): Date | null {
  const { firstAttemptAt, attempts, now, retryAfterSeconds, random } = failed;
  const offset = ATTEMPT_OFFSETS_SECONDS[attempts];
  const secondsNow = (now.getTime() - firstAttemptAt.getTime()) / 1000;
  if (offset === undefined || secondsNow >= RETRY_HORIZON_SECONDS) return null;

  const step = offset - (ATTEMPT_OFFSETS_SECONDS[attempts - 1] ?? 0);
  // Count from now if that is sooner: after the clock was set back, the wait must not get longer.
  const planned = Math.min(offset, secondsNow + step) + random() * JITTER_SHARE * step;
  const minWait = Math.max(MIN_WAIT_SECONDS, MIN_WAIT_SHARE * step, retryAfterSeconds ?? 0);
  const seconds = Math.min(Math.max(planned, secondsNow + minWait), RETRY_HORIZON_SECONDS);
  return new Date(firstAttemptAt.getTime() + Math.floor(seconds * 1000));
}
