// How long a piece of work blocks the event loop.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** No other call is served during this time, so this is the limit for one call without a pause. */
export const MAX_BLOCKED_MS = 100;
const TRIES = 6;
/** Pause between two tries, so that a disturbance of one is over before the next. */
const REST_MS = 100;

/** Linux keeps here, in nanoseconds, how long the main thread has been on a processor. */
const MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** CPU milliseconds of the thread of the event loop; of the whole process on other systems than Linux. */
function busyMs(): number {
  if (process.platform === 'linux' && isMainThread) {
    return Number(readFileSync(MAIN_THREAD, 'latin1').split(' ', 1)[0]) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A measured hold may be too long by this much. */
const TICK_MS = 2;

/**
 * Calls back whenever the event loop was held for longer than this, until the returned function is called. Only CPU
 * time of this thread counts, because on a loaded machine a turn may be late while other processes have the processor.
 * A timer that is due sees every hold; asking at every turn would keep a processor busy while the work only waits.
 */
export function watchLoop(limitMs: number, onHold: (heldMs: number) => void): () => void {
  let last = { wall: performance.now(), atWork: busyMs() };
  const turn = () => {
    const now = { wall: performance.now(), atWork: busyMs() };
    const heldMs = Math.min(now.wall - last.wall, now.atWork - last.atWork);
    last = now;
    if (heldMs > limitMs) onHold(heldMs);
  };
  const timer = setInterval(turn, TICK_MS);
  return () => {
    clearInterval(timer);
    turn();
  };
}

/** The longest time between two turns of the event loop while the work runs. */
export async function longestBlockMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const stopWatching = watchLoop(0, (heldMs) => {
    longest = Math.max(longest, heldMs);
  });
  try {
    await work();
  } finally {
    stopWatching();
  }
  return longest;
}

/** The minimum of several tries, because any of them may include a garbage collection or a compilation. */
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
