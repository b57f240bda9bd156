// Creating and reading an order, in this service and in shops that are on npm, one after the other on the same machine and
// the same PostgreSQL: `npm run bench -- others --database=postgres://root@127.0.0.1:5432/postgres`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, type Sql } from '../../src/platform/db.ts';
import { type Random, seededRandom } from '../../test/harness/seeded-random.ts';
import { arrive, percentile } from '../load/arrivals.ts';
import { highestRate } from '../load/highest-rate.ts';
import { processorSeconds } from '../load/processor-time.ts';
import { readProcessMemory } from '../process-memory.ts';
import { handover } from './handover.ts';
import { medusa } from './medusa.ts';
import type { Product, RunningProduct } from './product.ts';
import { vendure } from './vendure.ts';

const PRODUCTS: Record<string, Product> = { handover, vendure, medusa };
const MAX_P99_MS = 50;
const PRECISION = 0.15;
const FIRST_RATE = 5;
/** Until the code that an order needs is compiled: at least this many orders, but not longer than this. */
const WARM_UP_ORDERS = 100;
const MAX_WARM_UP_SECONDS = 40;
const ALONE_SECONDS = 4;
const TOGETHER_SECONDS = 6;
const CLIENTS = 8;
const COST_SECONDS = 8;

interface Cost {
  serviceMs: number;
  postgresMs: number;
}

interface Result {
  /** Median of one client that calls again and again. */
  aloneMs: number;
  /** 0 if even the lowest rate has a p99 of 50 ms or more. */
  rate: number;
  /** What eight clients reach that call again and again, however long they wait. */
  togetherPerSecond: number;
  cost: Cost;
}

interface Subject {
  product: RunningProduct;
  postgresPid: number;
  random: Random;
  stepSeconds: number;
}

export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string' },
      folder: { type: 'string' },
      only: { type: 'string', default: Object.keys(PRODUCTS).join(',') },
      'step-seconds': { type: 'string', default: '4' },
      'prepare-only': { type: 'boolean', default: false },
      prepared: { type: 'boolean', default: false },
    },
  });
  if (!values.database) throw new Error('Give the address of a PostgreSQL: --database=postgres://…');
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'handover-others-'));
  const sql = connect(values.database, { maxConnections: 20 });
  try {
    const names = values.only.split(',');
    if (!values.prepared) await prepare(sql, names, values.database, folder);
    if (values['prepare-only']) return;
    const postgresPid = await readPostgresPid(sql);
    for (const name of names) {
      const product = await PRODUCTS[name]!.start(join(folder, name), databaseOf(values.database, name));
      const subject = {
        product,
        postgresPid,
        random: seededRandom(1),
        stepSeconds: Number(values['step-seconds']),
      };
      await measure(PRODUCTS[name]!, subject).finally(product.stop);
      await sql.unsafe(`drop database ${databaseName(name)} with (force)`);
    }
  } finally {
    await sql.end();
    if (!values.folder) rmSync(folder, { recursive: true, force: true });
  }
}

const databaseName = (name: string) => `handover_bench_${name}`;

function databaseOf(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${databaseName(name)}`;
  return url.href;
}

async function prepare(sql: Sql, names: readonly string[], address: string, folder: string): Promise<void> {
  for (const name of names) {
    await sql.unsafe(`drop database if exists ${databaseName(name)} with (force)`);
    await sql.unsafe(`create database ${databaseName(name)}`);
    await PRODUCTS[name]!.prepare(join(folder, name), databaseOf(address, name));
  }
}

/** Only a superuser may read it. */
async function readPostgresPid(sql: Sql): Promise<number> {
  const [row] = await sql<{ text: string }[]>`select pg_read_file('postmaster.pid') as text`;
  return Number(row!.text.split('\n')[0]);
}

async function measure({ name, calls }: Product, subject: Subject): Promise<void> {
  const { product } = subject;
  const orders: string[] = [];
  const create = async () => void orders.push(await product.create());
  const read = () => product.read(subject.random.pick(orders));
  const warmUpEnd = performance.now() + MAX_WARM_UP_SECONDS * 1000;
  while (orders.length < WARM_UP_ORDERS && performance.now() < warmUpEnd) {
    await create();
    await read();
  }
  const created = await measureAction(subject, create);
  const readBack = await measureAction(subject, read);
  write(`${name}, ${readProcessMemory(product.pid).residentMb.toFixed(0)} MB at the end`);
  show(`  create, ${calls.create}`, created);
  show(`  read, ${calls.read}`, readBack);
}

async function measureAction(subject: Subject, act: () => Promise<void>): Promise<Result> {
  const waits = await alone(act, ALONE_SECONDS);
  const aloneMs = percentile(waits, 0.5);
  const rate =
    aloneMs < MAX_P99_MS
      ? await highestRate(FIRST_RATE, PRECISION, (each) => isGoodAt(subject, act, each))
      : 0;
  const togetherPerSecond = await countTogether(act);
  // If no rate is good, at the rate of one client.
  const cost = await measureCost(subject, act, rate > 0 ? rate / 2 : 1000 / aloneMs);
  return { aloneMs, rate, togetherPerSecond, cost };
}

async function alone(act: () => Promise<void>, seconds: number): Promise<number[]> {
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await act();
    waits.push(performance.now() - began);
  }
  return waits;
}

async function countTogether(act: () => Promise<void>): Promise<number> {
  const began = performance.now();
  const counts = await Promise.all(Array.from({ length: CLIENTS }, () => alone(act, TOGETHER_SECONDS)));
  return counts.flat().length / ((performance.now() - began) / 1000);
}

async function isGoodAt(subject: Subject, act: () => Promise<void>, rate: number): Promise<boolean> {
  const waits: number[] = [];
  let failed = 0;
  await arrive({ rate, seconds: subject.stepSeconds, random: subject.random }, async (dueAt) => {
    await act().catch(() => {
      failed += 1;
    });
    waits.push(performance.now() - dueAt);
  });
  return failed === 0 && percentile(waits, 0.99) < MAX_P99_MS;
}

async function measureCost(
  { product, postgresPid, random }: Subject,
  act: () => Promise<void>,
  rate: number,
): Promise<Cost> {
  const readSeconds = () => [processorSeconds(product.pid), processorSeconds(postgresPid)] as const;
  const [service, postgres] = readSeconds();
  let count = 0;
  await arrive({ rate, seconds: COST_SECONDS, random }, async () => {
    await act();
    count += 1;
  });
  const [serviceAfter, postgresAfter] = readSeconds();
  return {
    serviceMs: ((serviceAfter - service) * 1000) / count,
    postgresMs: ((postgresAfter - postgres) * 1000) / count,
  };
}

function show(name: string, { aloneMs, rate, togetherPerSecond, cost }: Result): void {
  write(name);
  write(`    alone, median ${aloneMs.toFixed(1)} ms`);
  write(`    highest rate with p99 under ${MAX_P99_MS} ms ${rate > 0 ? `${rate.toFixed(0)}/s` : 'none'}`);
  write(`    ${CLIENTS} clients together ${togetherPerSecond.toFixed(1)}/s`);
  write(
    `    processor time, service and PostgreSQL ${cost.serviceMs.toFixed(1)} ms, ${cost.postgresMs.toFixed(1)} ms`,
  );
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
