// A short run of `npm run simulate` with fixed seeds, on one process and on two.
import { expect, inject, test } from 'vitest';
import { kindOf, runRound } from '../../simulation/run-round.ts';

const STEPS = 120;

test.each([
  { seed: 1, processes: 1 },
  { seed: 2, processes: 2 },
])('everything holds after each step: %o', async ({ seed, processes }) => {
  const { failures, steps } = await runRound({ server: inject('server'), seed, processes, steps: STEPS });
  expect(failures.map(({ problem }) => `${kindOf(problem)} ${problem.details}`)).toEqual([]);
  expect(steps.length).toBeGreaterThan(STEPS * 0.9);
});
