// One round: the primary fails under load, another server takes over, and the old one returns as a replica.
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from './child-process.ts';
import type { Cluster, Node } from './cluster.ts';
import type { Load } from './load.ts';
import { newCounts, type Records } from './records.ts';

/** "kill" ends the server; "freeze" stops it and Patroni, "freeze server" the server alone, until another took over. */
export const KINDS = ['kill', 'freeze', 'kill', 'freeze server'] as const;
export type Kind = (typeof KINDS)[number];

const ANSWERS_WITHIN_MS = 30_000;
const GIVE_UP_AFTER_MS = 120_000;

export interface Round {
  kind: Kind;
  /** Seconds until the first order was created, and until every customer had created one. */
  firstSeconds: number;
  allSeconds: number;
  unavailable: number;
  longestSeconds: number;
  answered: number;
}

export async function runRound(
  kind: Kind,
  steadyMs: number,
  cluster: Cluster,
  load: Load,
  records: Records,
): Promise<Round> {
  const primary = await cluster.waitUntilHealthy();
  await sleep(steadyMs);
  const end = await fail(kind, primary, cluster);
  // Only from here on, because listing the processes takes a while.
  records.counts = newCounts();
  const failedAt = performance.now();
  const seconds = () => (performance.now() - failedAt) / 1000;
  const isServed = (at: number) => at > failedAt;
  await waitUntil('an order is created', GIVE_UP_AFTER_MS, async () => load.createdAt.some(isServed));
  const firstSeconds = seconds();
  await waitUntil('all customers are served', GIVE_UP_AFTER_MS, async () => load.createdAt.every(isServed));
  const allSeconds = seconds();
  end();
  const { counts, violations } = records;
  if (firstSeconds * 1000 > ANSWERS_WITHIN_MS) {
    violations.push(`After ${kind} calls worked again only after ${firstSeconds.toFixed(1)} s.`);
  }
  if (counts.longestMs > ANSWERS_WITHIN_MS) {
    violations.push(`After ${kind} a call waited ${(counts.longestMs / 1000).toFixed(1)} s.`);
  }
  for (const [what, count] of counts.wrong) violations.push(`After ${kind}: ${count} times "${what}".`);
  const { unavailable, answered, longestMs } = counts;
  return { kind, firstSeconds, allSeconds, unavailable, answered, longestSeconds: longestMs / 1000 };
}

/** Returns the function that lets a frozen node continue. */
async function fail(kind: Kind, node: Node, cluster: Cluster): Promise<() => void> {
  const failed = new Set<number>();
  const signal = kind === 'kill' ? 'SIGKILL' : 'SIGSTOP';
  if (kind === 'freeze') failed.add(node.patroni.pid);
  for (const pid of failed) signalIfRunning(pid, signal);
  // The first list may lack backends that were being started.
  for (let isComplete = false; !isComplete; ) {
    const pids = (await cluster.serverPids(node)).filter((pid) => !failed.has(pid));
    for (const pid of pids) {
      failed.add(pid);
      signalIfRunning(pid, signal);
    }
    isComplete = pids.length === 0 || kind === 'kill';
  }
  return () => {
    if (kind !== 'kill') for (const pid of failed) signalIfRunning(pid, 'SIGCONT');
  };
}

function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // A backend may end between listing and signalling.
  }
}
