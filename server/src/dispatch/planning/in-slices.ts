// Runs long work in slices, so that the event loop stays free.
import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 10;

/** Never blocks the event loop longer than a slice and one step. */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}
