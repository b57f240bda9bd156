// A clock that only tests move; a sleeping caller wakes when its time is reached.
import type { WaitingClock } from '../../src/platform/clock.ts';

export const START = '2026-10-01T08:00:00.000Z';

export interface VirtualClock extends WaitingClock {
  advance(milliseconds: number): void;
  set(time: Date): void;
  /** The number of callers that sleep on it now. */
  sleepers(): number;
}

export function virtualClock(start = START): VirtualClock {
  let time = Date.parse(start);
  let sleeping: { until: number; wake: () => void }[] = [];
  const moveTo = (to: number) => {
    time = to;
    const due = sleeping.filter(({ until }) => until <= time);
    sleeping = sleeping.filter(({ until }) => until > time);
    for (const { wake } of due) wake();
  };
  return {
    now: () => new Date(time),
    sleep: (milliseconds) =>
      new Promise((wake) => {
        sleeping.push({ until: time + milliseconds, wake });
      }),
    advance: (milliseconds) => moveTo(time + milliseconds),
    set: (to) => moveTo(to.getTime()),
    sleepers: () => sleeping.length,
  };
}
