// Compares the solver with the exhaustive search on one day.
import { expect } from 'vitest';
import type { Day } from '../../../../src/dispatch/planning/day/day.ts';
import { solve } from '../../../../src/dispatch/planning/day/solve.ts';
import { Travel } from '../../../../src/dispatch/planning/day/travel.ts';
import { lowestCents } from './exhaustive-search.ts';
import { OPEN_CENTS, run } from './random-days.ts';

/** How many times the optimum the plan costs. Open orders do not count, but must be as few as possible. */
export function ratioToOptimum(day: Day): number {
  const found = run(solve(day, new Travel(day.places, day.rates))).toSolution();
  const optimum = lowestCents(day, found.cents);
  expect(optimum).toBeLessThanOrEqual(found.cents);
  expect(found.open.length).toBe(Math.floor(optimum / OPEN_CENTS));
  const open = found.open.length * OPEN_CENTS;
  return optimum === open ? 1 : (found.cents - open) / (optimum - open);
}
