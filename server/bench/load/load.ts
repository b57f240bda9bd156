// What one process on this machine serves: `npm run load -- --orders=10000,100000 --minutes=10`. The generator, the
// service, PostgreSQL and the receiver share the same cores.
import { parseArgs } from 'node:util';
import { connect } from '../../src/platform/db.ts';
import { type Random, seededRandom } from '../../test/harness/seeded-random.ts';
import { fillOrders } from '../fill-orders.ts';
import { type ServiceInfo, startServer } from '../measure.ts';
import { type Api, openApi } from './api.ts';
import { allWaits, failures, type LoadResult, load, percentile } from './arrivals.ts';
import { highestRate } from './highest-rate.ts';
import { openPages } from './open-pages.ts';
import { createPopulation, NEW_ORDER, type Population } from './population.ts';
import { processorSeconds } from './processor-time.ts';

const MAX_P99_MS = 50;
const FIRST_RATE = 50;
/** The search ends when the next step would be smaller than this part of the rate. */
const PRECISION = 0.08;
/** The part of the highest rate at which memory is watched. */
const SUSTAINED = 0.8;
const MEMORY_TOLERANCE = 0.1;
const MAX_COST_RATIO = 1.3;
const WARM_UP_SECONDS = 10;
const MINUTE_SECONDS = 60;

interface Subject {
  api: Api;
  population: Population;
  random: Random;
  stepSeconds: number;
  postgresPid: number;
}

export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '10000' },
      minutes: { type: 'string', default: '2' },
      'step-seconds': { type: 'string', default: '15' },
      seed: { type: 'string', default: '1' },
    },
  });
  const sizes = values.orders.split(',').map(Number);
  const receiver = await startServer<{ origin: string }>('webhooks-receiver');
  const service = await startServer<ServiceInfo>(
    'serve-service',
    'TRUST_PROXY=1',
    'WEBHOOK_ALLOW_PRIVATE_TARGETS=on',
  );
  const { origin } = new URL(service.info.url);
  const api = openApi(origin);
  const sql = connect(service.info.database, { maxConnections: 20 });
  try {
    const population = await createPopulation(api, receiver.info.origin);
    report('credentials, drivers', `${population.credentials.length}, ${population.drivers.length}`);
    const pages = await openPages(origin, population);
    const subject = {
      api,
      population,
      random: seededRandom(Number(values.seed)),
      stepSeconds: Number(values['step-seconds']),
      postgresPid: service.info.postgresPid,
    };
    await load(api, population, { ...subject, rate: FIRST_RATE, seconds: WARM_UP_SECONDS });
    const created = await api.call({
      method: 'POST',
      path: '/extern/orders',
      token: service.info.liveKey,
      json: NEW_ORDER,
    });
    let filled = 0;
    let highest = 0;
    const costs: number[] = [];
    for (const size of sizes) {
      await fillOrders(sql, created.id, filled + 1, size);
      filled = size;
      const rate = await findHighestRate(subject);
      highest ||= rate;
      // The cost is compared at the same rate for every size.
      costs.push(await measureCost(subject, highest / 2));
      report(`${size} orders: highest rate with p99 under ${MAX_P99_MS} ms`, `${rate.toFixed(0)}/s`);
      report('  processor time of a call, service and PostgreSQL', toMs(costs.at(-1)!));
    }
    const ratio = Math.max(...costs) / costs[0]!;
    report('cost per call, largest of the smallest', verdict(ratio, MAX_COST_RATIO));
    const minutes = Number(values.minutes);
    if (minutes > 0) await sustain(subject, highest * SUSTAINED, minutes);
    report('events on 200 open pages', String(pages.takeEvents()));
    pages.close();
  } finally {
    await sql.end();
    await api.close();
    await service.stop();
    await receiver.stop();
  }
}

function report(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(64)}${value}\n`);
}

function toMs(seconds: number): string {
  return `${(seconds * 1000).toFixed(2)} ms`;
}

function verdict(ratio: number, max: number): string {
  return `${ratio.toFixed(2)} (${max} or less): ${ratio <= max ? 'met' : 'not met'}`;
}

function findHighestRate(subject: Subject): Promise<number> {
  return highestRate(FIRST_RATE, PRECISION, async (rate) => {
    const result = await load(subject.api, subject.population, {
      ...subject,
      rate,
      seconds: subject.stepSeconds,
    });
    describe(result);
    return isGood(result);
  });
}

function isGood(result: LoadResult): boolean {
  return failures(result).length === 0 && percentile(allWaits(result), 0.99) < MAX_P99_MS;
}

function describe(result: LoadResult): void {
  const waits = allWaits(result);
  const at = (share: number) => `${percentile(waits, share).toFixed(0)} ms`;
  const failed = failures(result).map(([status, count]) => `, ${count} × ${status}`);
  report(
    `  at ${result.rate.toFixed(0)}/s: p50, p99, most waiting`,
    `${at(0.5)}, ${at(0.99)}, ${result.maxWaiting}${failed.join('')}`,
  );
}

/** Processor seconds of the service and of PostgreSQL so far. */
async function secondsUsed({ api, postgresPid }: Subject): Promise<number> {
  return (await readMetric(api, 'process_cpu_seconds_total')) + processorSeconds(postgresPid);
}

/** Processor seconds of a call. */
async function measureCost(subject: Subject, rate: number): Promise<number> {
  const before = await secondsUsed(subject);
  const result = await load(subject.api, subject.population, { ...subject, rate, seconds: MINUTE_SECONDS });
  return ((await secondsUsed(subject)) - before) / allWaits(result).length;
}

async function sustain(subject: Subject, rate: number, minutes: number): Promise<void> {
  const memory: number[] = [];
  const results: LoadResult[] = [];
  const before = await secondsUsed(subject);
  for (let minute = 0; minute < minutes; minute += 1) {
    results.push(await load(subject.api, subject.population, { ...subject, rate, seconds: MINUTE_SECONDS }));
    memory.push((await readMetric(subject.api, 'process_resident_memory_bytes')) / 2 ** 20);
  }
  report(
    `${minutes} minutes at ${rate.toFixed(0)}/s: memory after each, MB`,
    memory.map(Math.round).join(' '),
  );
  const settled = memory.slice(1);
  if (settled.length > 1)
    report(
      '  largest of the mean after the first minute',
      verdict(
        (Math.max(...settled) * settled.length) / settled.reduce((sum, mb) => sum + mb),
        1 + MEMORY_TOLERANCE,
      ),
    );
  const calls = results.reduce((sum, result) => sum + allWaits(result).length, 0);
  report('  processor time of a call', toMs(((await secondsUsed(subject)) - before) / calls));
  const failed = results.flatMap(failures).reduce((sum, [, count]) => sum + count, 0);
  report('  calls that failed', String(failed));
  for (const [index, { name }] of results[0]!.kinds.entries()) {
    const waits = results.flatMap(({ kinds }) => kinds[index]!.waitsMs);
    const at = (share: number) => `${percentile(waits, share).toFixed(1)} ms`;
    report(`  ${name}: p50, p99, calls`, `${at(0.5)}, ${at(0.99)}, ${waits.length}`);
  }
}

async function readMetric(api: Api, name: string): Promise<number> {
  const text = await api.readMetrics();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
