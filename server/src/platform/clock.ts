// The only source of the current time, so that tests can pass a clock they move themselves.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
  now(): Date;
}

/** A clock that can wait. With a test clock, the wait ends when the test advances the time. */
export interface WaitingClock extends Clock {
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: WaitingClock = { now: () => new Date(), sleep };

/** Options that make an LRUCache use this clock and read it at every look-up. */
export function cacheTime(clock: Clock) {
  return { perf: { now: () => clock.now().getTime() }, ttlResolution: 0 };
}
