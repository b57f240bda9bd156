// The worker thread that makes, sends and checks the calls, so that this takes no time of the service's event loop.
import { parentPort, workerData } from 'node:worker_threads';
import { type RunOptions, runCalls } from './run-calls.ts';

const { seed, calls, target } = workerData as RunOptions;
const port = parentPort!;

let stopped = false;
port.once('message', () => {
  stopped = true;
});

const result = await runCalls({
  seed,
  calls,
  target,
  onRound(sent) {
    port.postMessage({ sent });
    return !stopped;
  },
});
port.postMessage({ result });
port.close();
