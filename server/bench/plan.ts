// The plan of a day with 200 orders and 50 drivers, with one more driver and the baseline: its share of the limit of 5 s.
import { addDriver } from '../src/dispatch/planning/day/one-more-driver.ts';
import { nearestFirst, solve } from '../src/dispatch/planning/day/solve.ts';
import { Travel } from '../src/dispatch/planning/day/travel.ts';
import { inSlices } from '../src/dispatch/planning/in-slices.ts';
import { randomDay } from '../test/dispatch/planning/day/random-days.ts';
import { longestBlockMs } from '../test/harness/event-loop.ts';
import { median } from './measure.ts';
import { recordRatio } from './record-ratio.ts';

const LIMIT_SECONDS = 5;
const DAYS = [1, 2, 3, 4, 5];

export async function bench(): Promise<void> {
  const seconds: number[] = [];
  let held = 0;
  for (const seed of DAYS) {
    const { day } = randomDay(seed, { orders: 200, drivers: 50, cities: 10 });
    const travel = new Travel(day.places, day.rates);
    const began = performance.now();
    const longest = await longestBlockMs(async () => {
      const plan = await inSlices(solve(day, travel));
      await inSlices(nearestFirst(day, travel));
      await inSlices(addDriver(plan, day.drivers[0]!));
    });
    seconds.push((performance.now() - began) / 1000);
    held = Math.max(held, longest);
  }
  const typical = median(seconds);
  recordRatio('plan, 200 orders and 50 drivers of 5 s', typical / LIMIT_SECONDS, 'lower');
  process.stdout.write(
    `200 orders, 50 drivers: ${typical.toFixed(1)} s, ${Math.max(...seconds).toFixed(1)} s at most, event loop held ${held.toFixed(0)} ms at most\n`,
  );
}
