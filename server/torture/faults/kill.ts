// kill -9 at random moments: an API process, a worker, PostgreSQL, Redis, or all of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Comparison, compareAll } from '../compare/compare.ts';
import { type Installation, openInstallation } from '../installation.ts';
import { startLoad } from '../load/load.ts';
import type { Random } from '../random.ts';
import { describeCalls, describeErrors, print } from '../report.ts';
import type { Fault } from './fault.ts';

const MAX_BEFORE_KILL_MS = 1500;
const MAX_DOWN_MS = 400;
/** One of so many starts is killed, too, before the process is ready. */
const KILLED_STARTS = 6;

type Kill = (installation: Installation, random: Random) => Promise<void>;

const killProcesses = async (processes: Installation['apis'], random: Random) => {
  await Promise.all(processes.map((process) => process.kill()));
  await sleep(random.below(MAX_DOWN_MS));
  for (const process of processes) process.start();
  if (random.below(KILLED_STARTS) === 0) {
    await sleep(random.below(MAX_BEFORE_KILL_MS));
    await Promise.all(processes.map((process) => process.kill()));
    for (const process of processes) process.start();
  }
};

const KILLS: Record<string, Kill> = {
  'one api': ({ apis }, random) => killProcesses([random.pick(apis)], random),
  'both apis': ({ apis }, random) => killProcesses(apis, random),
  'one worker': ({ workers }, random) => killProcesses([random.pick(workers)], random),
  'both workers': ({ workers }, random) => killProcesses(workers, random),
  PostgreSQL: async ({ database }, random) => {
    await database.kill();
    await sleep(random.below(MAX_DOWN_MS));
    await database.start();
  },
  Redis: async ({ redis }, random) => {
    await redis?.kill();
    await sleep(random.below(MAX_DOWN_MS));
    await redis?.start();
  },
  all: async ({ database, redis, apis, workers }, random) => {
    const processes = [...apis, ...workers];
    await Promise.all([database.kill(), redis?.kill(), ...processes.map((process) => process.kill())]);
    await sleep(random.below(MAX_DOWN_MS));
    await Promise.all([database.start(), redis?.start()]);
    for (const process of processes) process.start();
  },
};

/** The next kill does not wait for all, and not for long, so that some are killed while they start. */
const MAX_WAIT_FOR_READY_MS = 15_000;

const waitForOne = (processes: Installation['apis']) =>
  Promise.race([sleep(MAX_WAIT_FOR_READY_MS), ...processes.map((process) => process.ready())]);

/** By weight: what starts again soon is killed most often, so that orders are finished in between. */
const CHOICES = [
  ...['one api', 'one api', 'one api', 'one worker', 'one worker', 'one worker', 'both apis', 'both workers'],
  ...['PostgreSQL', 'PostgreSQL', 'PostgreSQL', 'PostgreSQL', 'Redis', 'all'],
];

export const kill: Fault = async ({ service, options, random }) => {
  const installation = await openInstallation(service);
  const { apis, workers, caller, records, customers } = installation;
  const counts = new Map<string, number>();
  let comparisons: Comparison[] = [];
  try {
    for (let round = 1; round <= options.rounds; ) {
      const load = startLoad(caller, records, customers);
      for (const last = round + options.compareEvery; round < last && round <= options.rounds; round += 1) {
        await sleep(random.below(MAX_BEFORE_KILL_MS));
        const choice = random.pick(CHOICES);
        counts.set(choice, (counts.get(choice) ?? 0) + 1);
        await KILLS[choice]!(installation, random);
        await Promise.all([waitForOne(apis), waitForOne(workers)]);
      }
      await Promise.all([...apis, ...workers].map((process) => process.ready()));
      await load.stop();
      comparisons = await compareAll(installation);
      const found = comparisons.flatMap(({ violations }) => violations);
      print(`  after ${round - 1} rounds: ${records.orders.length} orders, ${found.length} violations`);
      for (const violation of found) print(`    ${violation}`);
    }
  } finally {
    await installation.close();
  }
  const kills = [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([what, count]) => `${what} ${count}`);
  return {
    facts: [`killed: ${kills.join(', ')}`, describeCalls(records), ...describeErrors(installation)],
    comparisons,
  };
};
