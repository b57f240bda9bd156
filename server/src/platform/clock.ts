// The only source of the current time, so that tests can pass a clock they move themselves.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The options by which an LRUCache takes its time from this clock, and asks it at every look-up. */
export function cacheTime(clock: Clock) {
  return { perf: { now: () => clock.now().getTime() }, ttlResolution: 0 };
}
