// How long a piece of work keeps the event loop from everybody else.

/** Nobody else is served meanwhile, so this is the most that one call may take at a stretch. */
export const MAX_HOLD_MS = 100;
const TRIES = 3;

/**
 * The longest stretch between two turns of the loop while the work runs. Only time in which this process was really at
 * work counts: on a loaded machine a turn may come late because others had the processor.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let running = true;
  let last = { wall: performance.now(), cpu: process.cpuUsage() };
  const turn = () => {
    const { user, system } = process.cpuUsage(last.cpu);
    longest = Math.max(longest, Math.min(performance.now() - last.wall, (user + system) / 1000));
    last = { wall: performance.now(), cpu: process.cpuUsage() };
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  running = false;
  turn();
  return longest;
}

/** The least of a few tries: a collection of garbage or a first compilation may fall into any one of them. */
export async function holdOf(work: () => Promise<unknown>, enough = MAX_HOLD_MS): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1) {
    least = Math.min(least, await longestHold(work));
  }
  return least;
}
