// The one source of time. Tests pass a clock they can move; nothing else calls Date.now() for a decision.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The options by which an LRUCache takes its time from this clock, and asks it at every look-up. */
export function cacheTime(clock: Clock) {
  return { perf: { now: () => clock.now().getTime() }, ttlResolution: 0 };
}
