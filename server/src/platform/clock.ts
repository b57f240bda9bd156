// The one source of time. Tests pass a clock they can move; nothing else calls Date.now() for a decision.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
