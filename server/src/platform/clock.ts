// The only source of the current time, so that tests can pass a clock they move themselves.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
