// A clock that only tests move.
import type { Clock } from '../../src/platform/clock.ts';

export interface VirtualClock extends Clock {
  advance(milliseconds: number): void;
  set(time: Date): void;
}

export function virtualClock(start = '2026-10-01T08:00:00.000Z'): VirtualClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    set: (to) => {
      time = to.getTime();
    },
  };
}
