// Measures servers in separate processes: loads them alternately and compares the medians of their rounds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { ConnectionTarget } from '../src/platform/db.ts';

const CONNECTIONS = 50;
const WARM_UP_SECONDS = 3;
/**
 * Many short rounds: on a machine whose speed changes by the minute, adjacent rounds are still comparable.
 */
const ROUND_SECONDS = 2;
const ROUNDS = 15;
/** Work that a server does after responding must not spill into another server's round. */
const SETTLE_MS = 700;

interface Server<T> {
  info: T;
  pid: number;
  stop(): Promise<void>;
}

/** What `serve-service` reports. */
export interface ServiceInfo {
  url: string;
  liveKey: string;
  accountId: string;
  database: Exclude<ConnectionTarget, string>;
  postgresPid: number;
}

/** Starts a server from bench/, which reports where it listens in one line of JSON. */
export async function startServer<T>(name: string, ...args: string[]): Promise<Server<T>> {
  const entry = join(import.meta.dirname, `${name}.js`);
  const nodeFlags = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter(Boolean);
  const child = spawn(process.execPath, [...nodeFlags, entry, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exited = once(child, 'exit');
  const info = await Promise.race([
    once(child.stdout, 'data').then(([line]) => JSON.parse(String(line)) as T),
    exited.then(() => Promise.reject(new Error(`${name} ended before it listened`))),
  ]);
  return {
    info,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as a POST. */
  body?: string;
  /** Reads the processor time of the server in milliseconds. */
  readCpuMs?: () => Promise<number>;
}

export interface Measured {
  name: string;
  /** Requests per second in each round. */
  rounds: number[];
  median: number;
  p99Ms: number;
  /** Calls of all rounds together. */
  answered: number;
  /** Processor time per call in each round, with what the server does after the response. */
  cpuMsPerCall: number[];
}

/** Alternates between targets, so that other load on the machine affects all of them equally. */
export async function measureInTurns(targets: readonly Target[]): Promise<Measured[]> {
  for (const target of targets) await load(target, WARM_UP_SECONDS);
  const results = targets.map(() => [] as Awaited<ReturnType<typeof loadAndWeigh>>[]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, target] of targets.entries()) {
      await sleep(SETTLE_MS);
      results[i]!.push(await loadAndWeigh(target));
    }
  }
  return targets.map(({ name }, i) => {
    const rounds = results[i]!.map((result) => result.perSecond);
    return {
      name,
      rounds,
      median: median(rounds),
      p99Ms: median(results[i]!.map((result) => result.p99Ms)),
      answered: results[i]!.reduce((sum, { answered }) => sum + answered, 0),
      cpuMsPerCall: results[i]!.map((result) => result.cpuMsPerCall),
    };
  });
}

async function loadAndWeigh(target: Target) {
  const { readCpuMs } = target;
  const before = await readCpuMs?.();
  const result = await load(target, ROUND_SECONDS);
  if (!readCpuMs) return { ...result, cpuMsPerCall: Number.NaN };
  await sleep(SETTLE_MS);
  return { ...result, cpuMsPerCall: ((await readCpuMs()) - before!) / result.answered };
}

async function load(target: Target, seconds: number) {
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(target.headers && { headers: target.headers }),
    ...(target.body !== undefined && { method: 'POST' as const, body: target.body }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.name}: ${result.non2xx} answers were not 2xx, ${result.errors} calls failed`);
  }
  const answered = result.requests.total;
  return { answered, perSecond: answered / result.duration, p99Ms: result.latency.p99 };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
