// An open model: calls arrive at a fixed rate, whether or not earlier ones are answered. The wait of a call counts from
// the moment at which it should have been sent, so a service that stalls cannot hide it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../test/harness/seeded-random.ts';
import type { Api } from './api.ts';
import { MIX } from './mix.ts';
import type { Population } from './population.ts';

interface Measured {
  name: string;
  waitsMs: number[];
}

export interface LoadResult {
  /** Calls per second that were to arrive. */
  rate: number;
  kinds: Measured[];
  /** Responses by status, and calls without a response. */
  statuses: Map<number | string, number>;
  /** The largest number of calls that waited at the same time. */
  maxWaiting: number;
}

/** More calls than this waiting means that the rate is far too high: the run ends early. */
const MAX_WAITING = 2000;

interface Arrivals {
  /** Calls per second. */
  rate: number;
  seconds: number;
  random: Random;
}

/** Starts `act` at the rate; it gets the moment at which it should have started. Returns the most that waited at once. */
export async function arrive(
  { rate, seconds, random }: Arrivals,
  act: (dueAt: number) => Promise<void>,
): Promise<number> {
  let maxWaiting = 0;
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const end = began + seconds * 1000;
  let dueAt = began;
  while (dueAt < end && open.size < MAX_WAITING) {
    const now = performance.now();
    if (dueAt > now) await sleep(dueAt - now);
    // A timer may be late by a millisecond: everything that is due by now is sent at once.
    for (const at = performance.now(); dueAt <= at; dueAt += gapMs(rate, random)) {
      const sent: Promise<void> = act(dueAt).finally(() => open.delete(sent));
      open.add(sent);
      maxWaiting = Math.max(maxWaiting, open.size);
    }
  }
  await Promise.all(open);
  return maxWaiting;
}

export async function load(api: Api, population: Population, arrivals: Arrivals): Promise<LoadResult> {
  const { rate, random } = arrivals;
  const kinds = MIX.map(({ name }): Measured => ({ name, waitsMs: [] }));
  const statuses = new Map<number | string, number>();
  const count = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const maxWaiting = await arrive(arrivals, async (dueAt) => {
    const index = chooseKind(random);
    const { call, use } = MIX[index]!.make(population, random);
    try {
      const { status, text } = await api.send(call);
      kinds[index]!.waitsMs.push(performance.now() - dueAt);
      count(status);
      if (status < 300) use?.(text);
    } catch (error) {
      kinds[index]!.waitsMs.push(performance.now() - dueAt);
      count((error as { code?: string }).code ?? 'no response');
    }
  });
  return { rate, kinds, statuses, maxWaiting };
}

/** The gaps of independent callers are exponentially distributed. */
function gapMs(rate: number, random: Random): number {
  return (-Math.log(1 - random.fraction()) * 1000) / rate;
}

function chooseKind(random: Random): number {
  let left = random.fraction() * 100;
  for (const [index, { share }] of MIX.entries()) {
    left -= share;
    if (left < 0) return index;
  }
  return 0;
}

export function percentile(waitsMs: readonly number[], share: number): number {
  if (waitsMs.length === 0) return 0;
  const sorted = waitsMs.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]!;
}

export function allWaits({ kinds }: LoadResult): number[] {
  return kinds.flatMap(({ waitsMs }) => waitsMs);
}

/** Statuses other than 2xx. The mix has no call that may fail. */
export function failures({ statuses }: LoadResult): [status: number | string, count: number][] {
  return [...statuses].filter(([status]) => typeof status === 'string' || status >= 300);
}
