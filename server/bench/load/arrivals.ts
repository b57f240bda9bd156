// An open model: calls arrive at a fixed rate, whether or not earlier ones are answered. The wait of a call counts from
// the moment at which it should have been sent, so a service that stalls cannot hide it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../test/harness/seeded-random.ts';
import type { Api } from './api.ts';
import { MIX } from './mix.ts';
import type { Population } from './population.ts';

export interface Measured {
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

export async function load(
  api: Api,
  population: Population,
  { rate, seconds, random }: { rate: number; seconds: number; random: Random },
): Promise<LoadResult> {
  const kinds = MIX.map(({ name }): Measured => ({ name, waitsMs: [] }));
  const statuses = new Map<number | string, number>();
  const count = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  let waiting = 0;
  let maxWaiting = 0;
  const open = new Set<Promise<void>>();

  async function send(dueAt: number): Promise<void> {
    const index = chooseKind(random);
    const { call, use } = MIX[index]!.make(population, random);
    waiting += 1;
    maxWaiting = Math.max(maxWaiting, waiting);
    try {
      const { status, text } = await api.send(call);
      kinds[index]!.waitsMs.push(performance.now() - dueAt);
      count(status);
      if (status < 300) use?.(text);
    } catch (error) {
      kinds[index]!.waitsMs.push(performance.now() - dueAt);
      count((error as { code?: string }).code ?? 'no response');
    } finally {
      waiting -= 1;
    }
  }

  const began = performance.now();
  const end = began + seconds * 1000;
  let dueAt = began;
  while (dueAt < end && waiting < MAX_WAITING) {
    const now = performance.now();
    if (dueAt > now) await sleep(dueAt - now);
    // A timer may be late by a millisecond: everything that is due by now is sent at once.
    for (const at = performance.now(); dueAt <= at; dueAt += gapMs(rate, random)) {
      const sent: Promise<void> = send(dueAt).finally(() => open.delete(sent));
      open.add(sent);
    }
  }
  await Promise.all(open);
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
