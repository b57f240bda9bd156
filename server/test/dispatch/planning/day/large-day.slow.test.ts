// A day with 200 orders and 50 drivers does not hold the event loop.
import { expect, test } from 'vitest';
import { addDriver } from '../../../../src/dispatch/planning/day/one-more-driver.ts';
import { solve } from '../../../../src/dispatch/planning/day/solve.ts';
import { inSlices } from '../../../../src/dispatch/planning/in-slices.ts';
import { measureBlockedMs } from '../../../harness/event-loop.ts';
import { randomDay } from './random-days.ts';

const MAX_HELD_MS = 50;

test('200 orders and 50 drivers are planned without holding the event loop for 50 ms', async () => {
  const { day, travel } = randomDay(7, { orders: 200, drivers: 50, cities: 10 });
  const plan = async () => {
    const solved = await inSlices(solve(day, travel));
    await inSlices(addDriver(solved, day.drivers[0]!));
  };
  expect(Math.round(await measureBlockedMs(plan, MAX_HELD_MS))).toBeLessThan(MAX_HELD_MS);
}, 60_000);
