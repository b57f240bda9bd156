// A failing list of steps is shrunk to the few that matter, and a step repeats itself without the others.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shrink } from '../../simulation/shrink.ts';
import { chooser, NotPossible, randomOfStep, type Step } from '../../simulation/step.ts';

test('only the steps that are needed together stay, in their order', async () => {
  const steps = Array.from({ length: 200 }, (_, index) => index);
  const shrunk = await shrink(steps, async (part) => [17, 90, 199].every((one) => part.includes(one)));
  expect(shrunk).toEqual([17, 90, 199]);
});

test('whatever is needed, nothing else stays', async () => {
  const needed = fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(needed, async (wanted) => {
      const steps = Array.from({ length: 61 }, (_, index) => index);
      const shrunk = await shrink(steps, async (part) => wanted.every((one) => part.includes(one)));
      expect(shrunk).toEqual([...wanted].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

test('either of two steps is enough: one stays', async () => {
  const shrunk = await shrink([1, 2, 3, 4, 5], async (part) => part.includes(2) || part.includes(4));
  expect(shrunk).toHaveLength(1);
});

const named = (...names: string[]) => names.map((name) => ({ name }));

test('a repeated step chooses the same things and draws the same values, although others are missing', () => {
  const step: Step = { index: 7, action: 'customer orders', choices: [] };
  const first = randomOfStep(3, step.index, step.action);
  const chosen = chooser(first, step, false)(named('a', 'b', 'c', 'd', 'e'));
  const value = first.below(1_000_000);

  const second = randomOfStep(3, step.index, step.action);
  expect(chooser(second, step, true)(named('e', chosen.name))).toEqual(chosen);
  expect(second.below(1_000_000)).toBe(value);
});

test('a repeated step is left out if what it chose does not exist', () => {
  const step: Step = { index: 7, action: 'customer orders', choices: ['order3'] };
  const choose = chooser(randomOfStep(3, 7, step.action), step, true);
  expect(() => choose(named('order4'))).toThrow(NotPossible);
});
