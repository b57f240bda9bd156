// The plan by which a failed delivery is tried again: when the next attempt is due, or that there is none.
const minute = 60;
const hour = 60 * minute;

/** When each attempt is due, in seconds from the first. Everybody who speaks of the plan reads it here. */
export const attemptOffsetsSeconds: readonly number[] = [
  0,
  30,
  2.5 * minute,
  10 * minute,
  30 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
  8 * hour,
  14 * hour,
  20 * hour,
  23 * hour + 45 * minute,
];

/** No attempt is planned for later than this after the first. */
export const retryHorizonSeconds = 24 * hour;

const jitterShare = 0.1;
/** Attempts that are late, because no worker ran, still keep this distance, or a tenth of their step if that is more. */
const shortestWaitSeconds = 10;
const shortestWaitShare = 0.1;

export interface FailedAttempt {
  firstAttemptAt: Date;
  /** How many attempts were made, the failed one included. */
  attempts: number;
  now: Date;
  /** What the receiver asked for, if it did. */
  retryAfterSeconds: number | null;
  /** From 0 up to 1. */
  random: () => number;
}

/**
 * Null when the plan or its 24 hours are used up. Each attempt moves the plan on by one, however late it was and
 * whatever the receiver asked for.
 */
export function nextAttemptAt(failed: FailedAttempt): Date | null {
  const { firstAttemptAt, attempts, now, retryAfterSeconds, random } = failed;
  const offset = attemptOffsetsSeconds[attempts];
  const secondsNow = (now.getTime() - firstAttemptAt.getTime()) / 1000;
  if (offset === undefined || secondsNow >= retryHorizonSeconds) return null;

  const step = offset - (attemptOffsetsSeconds[attempts - 1] ?? 0);
  // Counted from now if that is sooner: a clock that was set back must not add its jump to the wait.
  const planned = Math.min(offset, secondsNow + step) + random() * jitterShare * step;
  const shortestWait = Math.max(shortestWaitSeconds, shortestWaitShare * step, retryAfterSeconds ?? 0);
  const seconds = Math.min(Math.max(planned, secondsNow + shortestWait), retryHorizonSeconds);
  return new Date(firstAttemptAt.getTime() + Math.floor(seconds * 1000));
}
