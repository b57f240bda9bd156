// The rules of the solver, and its distance from the optimum on small days.
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../../../shared/time/durations.ts';
import type { Day, DayDriver, DayJob } from '../../../../src/dispatch/planning/day/day.ts';
import { explain } from '../../../../src/dispatch/planning/day/explain.ts';
import { addDriver } from '../../../../src/dispatch/planning/day/one-more-driver.ts';
import type { Plan } from '../../../../src/dispatch/planning/day/plan.ts';
import { nearestFirst, solve } from '../../../../src/dispatch/planning/day/solve.ts';
import { Travel } from '../../../../src/dispatch/planning/day/travel.ts';
import { CITIES, type City } from '../plan-orders.ts';
import { ratioToOptimum } from './optimum.ts';
import { hour, OPEN_CENTS, RATES, randomDay, run, USUAL, withSetOrders } from './random-days.ts';

const NAMES = Object.keys(CITIES) as City[];
const place = (city: City) => NAMES.indexOf(city);
const PLACES = NAMES.map((city) => CITIES[city]);

const order = (from: City, to: City, at: number): Omit<DayJob, 'index'> => ({
  ...{ from: place(from), to: place(to), requestedAt: hour(at), latestAt: hour(at + 1), isSet: false },
  ...{ openCents: OPEN_CENTS, lastsMs: 0 },
});
const driverAt = (
  from: City,
  home: City = from,
  more: Partial<DayDriver> = {},
): Omit<DayDriver, 'index'> => ({
  ...{ from: place(from), home: place(home), freeFrom: hour(5), dayFrom: null, homeBy: null },
  ...{ maxDayMs: 10 * HOUR_MS, set: [], nextDay: -1, doubtCents: 0, excludes: () => null },
  ...USUAL,
  ...more,
});

function dayOf(
  orders: Omit<DayJob, 'index'>[],
  drivers: Omit<DayDriver, 'index'>[],
  more: Partial<Day> = {},
) {
  const travel = new Travel(PLACES, RATES);
  const jobs = orders.map((job, index) => ({
    ...job,
    index,
    lastsMs: HOUR_MS / 2 + (travel.kmBetween(job.from, job.to)! / 70) * HOUR_MS,
  }));
  const fleet = drivers.map((driver, index) => ({ ...driver, index }));
  return { places: PLACES, jobs, drivers: fleet, nextDay: [], rates: RATES, ...more } satisfies Day;
}

const planFor = (day: Day): Plan => run(solve(day, new Travel(day.places, day.rates)));
const drivesOf = (plan: Plan) => plan.toSolution().routes.map(({ legs }) => legs.map(({ job }) => job.index));

test('orders become chains that lead home', () => {
  const day = dayOf(
    [order('Bremen', 'Hamburg', 13), order('Hamburg', 'Bremen', 9)],
    [driverAt('Hannover'), driverAt('Hamburg')],
  );
  const plan = planFor(day);
  expect(drivesOf(plan)).toEqual([[], [1, 0]]);
  const solution = plan.toSolution();
  expect(solution.routes[1]!.home).toBeNull();
  expect(solution.routes[1]!.legs.map((leg) => explain(plan, solution, 1, leg))).toMatchObject([
    { kind: 'STARTS_NEAR', km: 0, next: { driver: 0 } },
    { kind: 'CONTINUES', km: 0, after: { index: 1 } },
  ]);
});

test('a driver away from home gets the order that leads there', () => {
  const plan = planFor(
    dayOf([order('München', 'Hamburg', 8)], [driverAt('München'), driverAt('München', 'Hamburg')]),
  );
  expect(drivesOf(plan)).toEqual([[], [0]]);
  const solution = plan.toSolution();
  expect(explain(plan, solution, 1, solution.routes[1]!.legs[0]!)).toMatchObject({
    kind: 'LEADS_HOME',
    km: 0,
  });
});

test('what is set by hand stays, also if another driver would be cheaper', () => {
  const day = dayOf(
    [order('Hamburg', 'Bremen', 9), order('Bremen', 'Hamburg', 14)],
    [driverAt('Hannover'), driverAt('Hamburg')],
  );
  const plan = planFor(withSetOrders(day, [{ driver: 0, job: 0 }]));
  expect(drivesOf(plan)[0]).toContain(0);
  expect(plan.open()).toEqual([]);
});

test('set trips that are in conflict stay, and their driver gets no further order', () => {
  const day = dayOf(
    [order('Hamburg', 'München', 9), order('Berlin', 'Leipzig', 10), order('Hamburg', 'Bremen', 22)],
    [driverAt('Hamburg')],
  );
  const plan = planFor(
    withSetOrders(day, [
      { driver: 0, job: 0 },
      { driver: 0, job: 1 },
    ]),
  );
  expect(drivesOf(plan)).toEqual([[0, 1]]);
  expect(plan.open().map(({ index }) => index)).toEqual([2]);
  const { legs, dayMs } = plan.toSolution().routes[0]!;
  expect(legs.map(({ way }) => Math.round(way.km ?? -1))).toEqual([0, expect.any(Number)]);
  expect(legs[1]!.way.km).toBeGreaterThan(400);
  expect(dayMs).toBe(Math.max(...legs.map(({ endsAt }) => endsAt)) - hour(9));
});

test('drivers with the same way share a shuttle car', () => {
  const orders = ['Hamburg', 'Bremen', 'Berlin'].map((city) => order('Hannover', city as City, 9));
  const plan = planFor(dayOf(orders, [driverAt('Leipzig'), driverAt('Leipzig'), driverAt('Leipzig')]));
  const solution = plan.toSolution();
  const [ride] = solution.shared.rides;
  expect(ride?.ways).toHaveLength(3);
  const alone = new Travel(PLACES, RATES).optionsOf(place('Leipzig'), place('Hannover')).at(-1)!;
  expect(ride!.cents).toBeLessThan(3 * alone.cents);
  const leg = solution.routes[0]!.legs[0]!;
  expect(explain(plan, solution, 0, leg).kind).toBe('ONLY_DRIVER');
});

test('a driver stays overnight where the own next trip begins, and one driver for each open order', () => {
  const orders = [order('Hamburg', 'München', 8), order('Hamburg', 'München', 8)];
  const nights = (nextDay: City[], own: City | null) => {
    const drivers = [0, 1].map(() => driverAt('Hamburg', 'Hamburg', { nextDay: own ? place(own) : -1 }));
    const { routes, shared } = planFor(dayOf(orders, drivers, { nextDay: nextDay.map(place) })).toSolution();
    return [routes.filter(({ home }) => home?.mode === 'OVERNIGHT').length, shared.nights.length];
  };
  expect(nights([], null)).toEqual([0, 0]);
  expect(nights([], 'München')).toEqual([2, 0]);
  expect(nights(['München'], null)).toEqual([0, 1]);
  expect(nights(['Berlin'], 'Berlin')).toEqual([0, 0]);
});

test('an order that ends too far from home is driven only with another one that leads home in time', () => {
  const there = order('Hamburg', 'München', 8);
  const drivers = [driverAt('Hamburg', 'Hamburg', { homeBy: hour(21), maxDayMs: 24 * HOUR_MS })];
  expect(planFor(dayOf([there], drivers)).open()).toHaveLength(1);
  const [onlyOne] = [planFor(dayOf([there], drivers))];
  expect(onlyOne.refusalOf(0, onlyOne.todo[0]!)).toBe('NOT_HOME');
  const day = dayOf([order('Hamburg', 'Köln', 6), order('Köln', 'Hamburg', 13)], drivers);
  expect(planFor(day).open()).toEqual([]);
});

test('what a driver may not take, and what is more than an hour late, stays open with its reason', () => {
  const day = dayOf(
    [order('Hamburg', 'Bremen', 9), order('München', 'Stuttgart', 6)],
    [driverAt('Hamburg', 'Hamburg', { excludes: ({ index }) => (index === 0 ? 'MAY_NOT_DRIVE' : null) })],
  );
  const plan = planFor(day);
  expect(plan.open().map((job) => plan.refusalOf(0, job))).toEqual(['LATE', 'MAY_NOT_DRIVE']);
});

test('without drivers every order stays open', () => {
  expect(planFor(dayOf([order('Hamburg', 'Bremen', 9)], [])).open()).toHaveLength(1);
});

test('a slower timetable than the estimate changes the mode, a faster one the cost', () => {
  const day = dayOf([order('Hannover', 'Hamburg', 9)], [driverAt('Hamburg')]);
  const modeWith = (hours: number) => {
    const travel = new Travel(PLACES, RATES);
    travel.setTransit(place('Hamburg'), place('Hannover'), hours * HOUR_MS);
    return run(solve(day, travel)).toSolution().routes[0]!.legs[0]!.way;
  };
  expect(modeWith(5).mode).toBe('SHUTTLE');
  expect(modeWith(1)).toMatchObject({ mode: 'TRANSIT', ms: HOUR_MS });
});

test('one more driver serves an open order, and lives where it begins', () => {
  const plan = planFor(
    dayOf([order('Hamburg', 'Bremen', 9), order('München', 'Stuttgart', 9)], [driverAt('Hamburg')]),
  );
  const { index: _, from: __, home: ___, ...hours } = plan.day.drivers[0]!;
  const more = run(addDriver(plan, hours))!;
  expect(more.place).toBe(place('München'));
  expect([plan.open().length, more.plan.open().length]).toEqual([1, 0]);
  expect(plan.open()).toHaveLength(1);
});

test('the same day always gets the same plan, never dearer than nearest first', () => {
  const { day } = randomDay(3, { orders: 30, drivers: 8, cities: 10 });
  const [one, other] = [planFor(day), planFor(day)];
  expect(other.toSolution()).toEqual(one.toSolution());
  const nearest = run(nearestFirst(day, new Travel(day.places, day.rates))).toSolution();
  expect(one.toSolution().cents).toBeLessThan(nearest.cents);
});

test('12 small days cost at most two percent more than the optimum', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const { day } = randomDay(seed, { orders: 6, drivers: 3, cities: 3 + (seed % 8) });
    expect(ratioToOptimum(day), `seed ${seed}`).toBeLessThanOrEqual(1.02);
  }
});
