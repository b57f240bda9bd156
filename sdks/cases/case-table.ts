// The table of cases: what it contains, and each case once for every value of its `each`.
import { readFileSync } from 'node:fs';
import type { NetworkFault } from './faulty-proxy.ts';
import { resolve } from './match.ts';

/** A command for a driver; README.md lists them. */
export interface Command {
  do: string;
  client: Record<string, unknown>;
  with: Record<string, unknown>;
}

/** What a driver answers. */
export interface Result {
  answer?: unknown;
  error?: Record<string, unknown>;
  retries: number[];
}

/** One step of a case. Texts that begin with `$` stand for values: of the case, or of an answer that was kept. */
export interface Step {
  do?: string;
  with?: Record<string, unknown>;
  /** Options of the client that differ from the usual ones; null removes one. */
  client?: Record<string, unknown>;
  /** The faults of the next calls; a text such as `$faults` stands for a list of them. */
  faults?: (NetworkFault | `$${string}`)[];
  /** Another client, without faults and not of the tested SDK, does it. */
  straight?: true;
  /** Name under which the answer is kept. */
  keep?: string;
  /** What the answer contains at least. */
  answer?: unknown;
  /** What the error contains at least. */
  error?: unknown;
  /** How many repetitions it takes, or the range of each pause in milliseconds. */
  retries?: number | [number, number][];
  /** How many calls the proxy gets. */
  sent?: number;
  /** With how many different idempotency keys. */
  keys?: number;
  /** Advances the clock of the service by milliseconds. */
  clock?: number;
  /** Waits until the service has done everything that is due. */
  settle?: true;
}

/** A case. */
export interface Case {
  name: string;
  steps: Step[];
}

interface Table {
  /** Values that all cases may use. */
  values: Record<string, unknown>;
  cases: (Case & { each?: unknown[] | `$${string}` })[];
}

const table = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Table;

export const VALUES = table.values;

/** A case with `each` becomes several; `$each` stands for the value. */
export const CASES: Case[] = table.cases.flatMap(({ each, ...one }) =>
  each === undefined
    ? [one]
    : (resolve(each, VALUES) as unknown[]).map((value) => ({
        name: `${one.name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
        steps: resolveEach(one.steps, value) as Step[],
      })),
);

/** Other texts with `$` stay until the step runs. */
function resolveEach(within: unknown, value: unknown): unknown {
  if (within === '$each') return value;
  if (Array.isArray(within)) return within.map((item) => resolveEach(item, value));
  if (typeof within !== 'object' || within === null) return within;
  return Object.fromEntries(Object.entries(within).map(([key, inner]) => [key, resolveEach(inner, value)]));
}
