// Days in UTC, by which daily limits count.
import { DAY_MS } from '../../../shared/time/durations.ts';

export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** At least one second. */
export function secondsToNextUtcDay(now: Date): number {
  const nextDay = Math.ceil((now.getTime() + 1) / DAY_MS) * DAY_MS;
  return Math.max(1, Math.ceil((nextDay - now.getTime()) / 1000));
}
