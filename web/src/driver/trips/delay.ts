// The new time of arrival that a driver reports: in steps of five minutes, never before now. Pure.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';

const STEP_MS = 5 * MINUTE_MS;
export const QUICK_MINUTES = [15, 30, 45, 60] as const;

const roundUp = (ms: number) => Math.ceil(ms / STEP_MS) * STEP_MS;

/** The arrival expected so far, or now if that has passed. */
export function expectedMs(
  {
    estimatedDelivery,
    requestedDelivery,
  }: { estimatedDelivery: string | null; requestedDelivery: string | null },
  nowMs: number,
): number {
  const expected = Date.parse(estimatedDelivery ?? requestedDelivery ?? '');
  return Number.isNaN(expected) ? nowMs : Math.max(expected, nowMs);
}

/** So many minutes after the expected arrival, on the next step. */
export function laterBy(baseMs: number, minutes: number): number {
  return roundUp(baseMs + minutes * MINUTE_MS);
}

/** One step up or down, but later than now. */
export function stepped(atMs: number, steps: number, nowMs: number): number {
  return Math.max(roundUp(nowMs + 1), atMs + steps * STEP_MS);
}

/** Minutes after the agreed time; 0 if it is kept or there is none. */
export function minutesBeyond(requestedDelivery: string | null, atMs: number): number {
  if (requestedDelivery === null) return 0;
  return Math.max(0, Math.round((atMs - Date.parse(requestedDelivery)) / MINUTE_MS));
}
