// The command: runs the named faults, or all of them, and returns 1 if anything was lost or doubled.
import { performance } from 'node:perf_hooks';
import { seededRandom } from '../test/harness/seeded-random.ts';
import { clockJumps } from './faults/clock-jumps.ts';
import { diskFull } from './faults/disk-full.ts';
import { droppedConnections } from './faults/dropped-connections.ts';
import type { Fault } from './faults/fault.ts';
import { kill } from './faults/kill.ts';
import { poolExhausted } from './faults/pool-exhausted.ts';
import { receiverHangsUp } from './faults/receiver-hangs-up.ts';
import { redisGone } from './faults/redis-gone.ts';
import { rollingUpgrade } from './faults/rolling-upgrade.ts';
import { smtpFails } from './faults/smtp-fails.ts';
import { closeInstallations } from './installation.ts';
import { readOptions } from './options.ts';
import { type FaultResult, print, printResult, violationsOf } from './report.ts';

const FAULTS: Record<string, Fault> = {
  kill,
  'dropped-connections': droppedConnections,
  'pool-exhausted': poolExhausted,
  'disk-full': diskFull,
  'clock-jumps': clockJumps,
  'redis-gone': redisGone,
  'receiver-hangs-up': receiverHangsUp,
  'smtp-fails': smtpFails,
  'rolling-upgrade': rollingUpgrade,
};

export async function torture(args: string[], service: string): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void closeInstallations().finally(() => process.exit(130)));
  }
  const options = readOptions(args, Object.keys(FAULTS));
  const chosen = options.only.length > 0 ? options.only : Object.keys(FAULTS);
  print(`seed ${options.seed}, ${options.rounds} rounds of kill, faults: ${chosen.join(', ')}`);
  const results: FaultResult[] = [];
  for (const name of chosen) {
    const started = performance.now();
    const random = seededRandom(options.seed);
    const result = await FAULTS[name]!({ service, options, random });
    results.push({ name, ...result, seconds: (performance.now() - started) / 1000 });
    printResult(results.at(-1)!);
  }
  const total = results.reduce((sum, result) => sum + violationsOf(result), 0);
  print(total === 0 ? '\nNothing was lost or doubled.' : `\n${total} violations.`);
  return total === 0 ? 0 : 1;
}
