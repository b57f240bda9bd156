// On small days the plan costs at most two percent more than the optimum of an exhaustive search.
import { expect, test } from 'vitest';
import { drive } from '../../../../src/dispatch/planning/day/drive.ts';
import { Travel } from '../../../../src/dispatch/planning/day/travel.ts';
import { ratioToOptimum } from './optimum.ts';
import { randomDay, withSetOrders } from './random-days.ts';

const WITHIN = 1.02;

test.each([3, 5, 7, 10])('25 days with 6 orders, 3 drivers and %i cities', (cities) => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const { day } = randomDay(seed * 100 + cities, { orders: 6, drivers: 3, cities });
    expect(ratioToOptimum(day), `seed ${seed}`).toBeLessThanOrEqual(WITHIN);
  }
});

test('days with an order set by hand', () => {
  let count = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const { day } = randomDay(seed, { orders: 6, drivers: 3, cities: 5 });
    const set = withSetOrders(day, [{ driver: seed % 3, job: 0 }]);
    const driver = set.drivers[seed % 3]!;
    if (typeof drive(new Travel(day.places, day.rates), driver, driver.set) === 'string') continue;
    expect(ratioToOptimum(set), `seed ${seed}`).toBeLessThanOrEqual(WITHIN);
    count += 1;
  }
  expect(count).toBeGreaterThan(10);
});
