// The only source of the current time, so that tests can pass a clock they move themselves.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
  now(): Date;
}

/** A clock to wait by: under a clock that tests move, the wait ends when they say. */
export interface WaitingClock extends Clock {
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: WaitingClock = { now: () => new Date(), sleep };

/** The options by which an LRUCache takes its time from this clock, and asks it at every look-up. */
export function cacheTime(clock: Clock) {
  return { perf: { now: () => clock.now().getTime() }, ttlResolution: 0 };
}
