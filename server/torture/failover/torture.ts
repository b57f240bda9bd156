// The command: sets up the cluster and the service, lets the primary fail in every round, compares and reports.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../test/harness/seeded-random.ts';
import { callerOf } from './caller.ts';
import { startCluster } from './cluster.ts';
import { compare } from './compare.ts';
import { type Customer, makeCustomer } from './customers.ts';
import { startLoad } from './load.ts';
import { startReceiver } from './receiver.ts';
import { newRecords } from './records.ts';
import { formatRound, formatTotal, HEADING } from './report.ts';
import { KINDS, type Round, runRound } from './rounds.ts';
import { startService } from './service-processes.ts';

const PRODUCTION_CUSTOMERS = 10;
const SANDBOX_CUSTOMERS = 2;
const MAX_STEADY_MS = 5000;

function readOptions(given: string[]): { rounds: number; seed: number; keep: boolean } {
  const { values } = parseArgs({
    args: given,
    options: {
      rounds: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      keep: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'rounds' | 'seed') => {
    if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
    throw new Error(`--${name} must be a whole number, not "${values[name]}".`);
  };
  return { rounds: number('rounds'), seed: number('seed'), keep: values.keep };
}

/** Returns the exit code. `entry` is the built service. */
export async function torture(given: string[], entry: string): Promise<number> {
  const options = readOptions(given);
  const folder = mkdtempSync(join(tmpdir(), 'handover-failover-'));
  // PostgreSQL's user must be able to enter, if this runs as root.
  chmodSync(folder, 0o755);
  const undo: (() => unknown)[] = [];
  const end = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(1)));
  }
  print(`Seed ${options.seed}, ${options.rounds} rounds, files in ${folder}`);
  if (!options.keep) undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  try {
    return await run(options, folder, entry, undo);
  } finally {
    await end();
  }
}

async function run(
  { rounds, seed }: { rounds: number; seed: number },
  folder: string,
  entry: string,
  undo: (() => unknown)[],
): Promise<number> {
  const records = newRecords();
  const cluster = await startCluster(folder);
  undo.push(() => cluster.stop());
  const receiver = await startReceiver(records);
  undo.push(() => receiver.close());
  const service = await startService(entry, folder, cluster);
  undo.push(() => service.stop());
  const customers: Customer[] = [];
  for (let number = 0; number < PRODUCTION_CUSTOMERS + SANDBOX_CUSTOMERS; number += 1) {
    const environment = number < PRODUCTION_CUSTOMERS ? 'production' : 'sandbox';
    customers.push(await makeCustomer(service.urls[0]!, number, environment, receiver.url));
  }
  const caller = callerOf(service.urls, records);
  const load = startLoad(caller, customers, records);
  undo.push(() => caller.stop());

  print(HEADING);
  // The same seed gives the same pauses; what the processes do in between differs from run to run.
  const random = seededRandom(seed);
  const done: Round[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const kind = KINDS[count % KINDS.length]!;
    done.push(await runRound(kind, random.below(MAX_STEADY_MS), cluster, load, records));
    print(formatRound(done.length, done.at(-1)!));
    for (const violation of records.violations) print(`      ${violation}`);
    if (service.ended().length > 0) break;
  }
  await cluster.waitUntilHealthy();
  await load.stop();
  const compared = await compare(cluster.primaryUrl, caller, customers, records);
  const violations = [...records.violations, ...service.ended()];
  print(formatTotal(done, compared, violations));
  return violations.length === 0 ? 0 : 1;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
