// How long a piece of work keeps the event loop from everybody else.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** Nobody else is served meanwhile, so this is the most that one call may take at a stretch. */
export const MAX_BLOCKED_MS = 100;
const TRIES = 6;
/** Between two tries, so that whatever disturbed the one is over before the next. */
const REST_MS = 100;

/** Where Linux keeps, in nanoseconds, how long the main thread has been on a processor. */
const MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** Milliseconds of work of the thread that turns the loop; elsewhere than on Linux those of the whole process. */
function busyMs(): number {
  if (process.platform === 'linux' && isMainThread) {
    return Number(readFileSync(MAIN_THREAD, 'latin1').split(' ', 1)[0]) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The longest stretch between two turns of the loop while the work runs. Only time in which this thread was really at
 * work counts: on a loaded machine a turn may come late because others had the processor.
 */
export async function longestBlockMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let running = true;
  let last = { wall: performance.now(), atWork: busyMs() };
  const turn = () => {
    const now = { wall: performance.now(), atWork: busyMs() };
    longest = Math.max(longest, Math.min(now.wall - last.wall, now.atWork - last.atWork));
    last = now;
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  running = false;
  turn();
  return longest;
}

/** The least of a few tries: a collection of garbage or a first compilation may fall into any one of them. */
export async function measureBlockedMs(
  work: () => Promise<unknown>,
  enough = MAX_BLOCKED_MS,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1) {
    if (tried > 0) await wait(REST_MS);
    least = Math.min(least, await longestBlockMs(work));
  }
  return least;
}
