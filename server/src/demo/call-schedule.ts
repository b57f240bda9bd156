// When the systems of the demo's customers call, as data: only the time decides, so a restart changes nothing.
import { HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import type { CustomerName } from './company.ts';

/** `poll` reads what changed, `follow` a vehicle on the road, `mistake` is a call that the service refuses. */
export type CallKind = 'poll' | 'follow' | 'documents' | 'quotes' | 'mistake';

interface Routine {
  customer: CustomerName;
  kind: CallKind;
  everyMinutes: number;
  /** Only while people work. */
  byDay?: true;
}

const ROUTINES: readonly Routine[] = [
  { customer: 'dealer', kind: 'poll', everyMinutes: 10 },
  { customer: 'dealer', kind: 'follow', everyMinutes: 6, byDay: true },
  { customer: 'dealer', kind: 'documents', everyMinutes: 55, byDay: true },
  { customer: 'dealer', kind: 'quotes', everyMinutes: 120, byDay: true },
  { customer: 'dealer', kind: 'mistake', everyMinutes: 75, byDay: true },
  { customer: 'leasing', kind: 'poll', everyMinutes: 30 },
  { customer: 'leasing', kind: 'follow', everyMinutes: 20, byDay: true },
  { customer: 'leasing', kind: 'mistake', everyMinutes: 170, byDay: true },
  { customer: 'fleet', kind: 'poll', everyMinutes: 60 },
  { customer: 'fleet', kind: 'quotes', everyMinutes: 90, byDay: true },
  { customer: 'fleet', kind: 'mistake', everyMinutes: 240, byDay: true },
];

export interface PlannedCall {
  customer: CustomerName;
  kind: CallKind;
  at: Date;
  /** Counts the calls of a routine. */
  number: number;
  /** The time since the previous call of this routine. */
  everyMs: number;
}

/** In UTC. */
const DAY = { from: 5, to: 18 };

const isByDay = (at: number) => {
  const hour = new Date(at).getUTCHours();
  return hour >= DAY.from && hour < DAY.to;
};

/** Up to a third of the pause, so that calls do not all come at the full minute. */
function delayOf(number: number, seed: number, everyMs: number): number {
  return Math.floor((((number * 7919 + seed * 613) % 1000) / 1000) * (everyMs / 3));
}

/** The calls after `from` until `to`, in the order of time. */
export function planCalls(from: Date, to: Date): PlannedCall[] {
  return ROUTINES.flatMap(({ customer, kind, everyMinutes, byDay }, seed) => {
    const everyMs = everyMinutes * MINUTE_MS;
    const first = Math.floor(from.getTime() / everyMs) - 1;
    const last = Math.floor(to.getTime() / everyMs);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
      .map((number) => ({ number, at: number * everyMs + delayOf(number, seed, everyMs) }))
      .filter(({ at }) => at > from.getTime() && at <= to.getTime() && (!byDay || isByDay(at)))
      .map(({ number, at }) => ({ customer, kind, number, everyMs, at: new Date(at) }));
  }).sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The hours before this time, the oldest first. */
export function hoursBefore(time: Date, count: number): { from: Date; to: Date }[] {
  return Array.from({ length: count }, (_, i) => {
    const from = time.getTime() - (count - i) * HOUR_MS;
    return { from: new Date(from), to: new Date(from + HOUR_MS) };
  });
}
