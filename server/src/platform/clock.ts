// The one source of time. Tests pass a clock they can move; nothing else calls Date.now() for a decision.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
  now(): Date;
}

/** Whoever waits by it waits for as long as tests say. */
export interface WaitingClock extends Clock {
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: WaitingClock = { now: () => new Date(), sleep };
