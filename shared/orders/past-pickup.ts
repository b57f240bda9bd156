import { MINUTE_MS } from '../time/durations.ts';

/** Filling in the form for a pickup as soon as possible takes some minutes. */
const GRACE_MS = 15 * MINUTE_MS;

/** Whether a pickup was requested for a time that is over. */
export function isPastPickup(requestedPickup: Date, now: Date): boolean {
  return requestedPickup.getTime() < now.getTime() - GRACE_MS;
}
