// `npm run fuzz`: starts the service in this thread and the calls in another, and reports what was wrong.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { MAX_BLOCKED_MS, watchLoop } from '../test/harness/event-loop.ts';
import { errorLog, takeLoggedErrors } from '../test/harness/logged-errors.ts';
import type { TestService } from '../test/harness/service.ts';
import { withOwnService } from '../test/harness/with-own-service.ts';
import { formatResult } from './report.ts';
import type { RunResult } from './run-calls.ts';
import { type FuzzTarget, prepareTarget } from './target.ts';

/** The virtual clock goes on by this with every round, so that limits of a day are met and pass. */
const MS_PER_ROUND = 5000;
const SHOW_EVERY_CALLS = 10_000;

export interface FuzzOptions {
  seed: number;
  calls: number;
}

/** Returns whether nothing was wrong. */
export function fuzz(options: FuzzOptions): Promise<boolean> {
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return withOwnService({ settings, log: errorLog, deliver: true }, (service) => callAll(service, options));
}

async function callAll(service: TestService, { seed, calls }: FuzzOptions): Promise<boolean> {
  const target = await prepareTarget(service);
  const started = performance.now();
  const holds: Hold[] = [];
  const stopWatching = watchLoop(MAX_BLOCKED_MS, (heldMs) =>
    holds.push({ heldMs, calls: service.callsInProgress() }),
  );
  const result = await runInWorker({ seed, calls, target }, (sent) => {
    service.clock.advance(MS_PER_ROUND);
    if (sent % SHOW_EVERY_CALLS < 32) process.stderr.write(`${sent} calls\n`);
  });
  stopWatching();
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${formatResult(result)}\n${formatHolds(holds)}\n${seconds} s.\n`);
  for (const line of takeLoggedErrors()) process.stdout.write(`logged: ${line.slice(0, 1500)}\n`);
  return result.problems.length === 0 && holds.length === 0;
}

interface Hold {
  heldMs: number;
  calls: string[];
}

function formatHolds(holds: readonly Hold[]): string {
  if (holds.length === 0) return `The event loop was never held for ${MAX_BLOCKED_MS} ms.`;
  return [
    `The event loop was held for over ${MAX_BLOCKED_MS} ms ${holds.length} times:`,
    ...holds
      .slice(0, 20)
      .map(({ heldMs, calls }) => `  ${Math.round(heldMs)} ms during ${calls.slice(0, 8).join('; ')}`),
  ].join('\n');
}

function runInWorker(
  workerData: FuzzOptions & { target: FuzzTarget },
  onRound: (sent: number) => void,
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'client.js'), { workerData });
    worker.on('message', (message: { sent: number } | { result: RunResult }) => {
      if ('result' in message) resolve(message.result);
      else onRound(message.sent);
    });
    worker.on('error', reject);
    // Ctrl C shows what was found so far.
    process.once('SIGINT', () => worker.postMessage('stop'));
  });
}
