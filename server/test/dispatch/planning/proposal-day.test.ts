// The fleet's day as the solver gets it: set trips, trips under way, homes, hours, licences, and the next day.
import { expect, test } from 'vitest';
import { USUAL_TERMS } from '../../../src/dispatch/availability/working-terms.ts';
import { workOf } from '../../../src/dispatch/planning/may-drive.ts';
import { calendarOf } from '../../../src/dispatch/planning/work-calendar.ts';
import { OFFICE_HOURS } from '../../customers/places/place-setup.ts';
import { planFleet } from './plan-fleet.ts';
import { at, CITIES, type City, driver, planOrder, trip } from './plan-orders.ts';

const homeIn = (city: City) => ({ city, coordinates: CITIES[city] });
const working = (terms: Partial<typeof USUAL_TERMS>) =>
  workOf({ ...USUAL_TERMS, ...terms }, [], calendarOf('UTC'));

test('an order goes to the nearest driver, and a second one on the way back to the same driver', () => {
  const there = planOrder('Hamburg', 'Bremen', '11:00');
  const back = planOrder('Bremen', 'Hamburg', '14:30');
  const { drives, open } = planFleet([driver('Far', 'München'), driver('Near', 'Hamburg')], [back, there]);
  expect(drives).toEqual([[], [there.number, back.number]]);
  expect(open).toEqual([]);
});

test('assigned trips keep their time; an order that would delay them goes to another driver or stays open', () => {
  const set = trip('Bremen', 'Hamburg', '14:00');
  const order = planOrder('Hamburg', 'München', '10:00');
  const alone = planFleet([driver('Lena', 'Hamburg', [set])], [order]);
  expect([alone.open, alone.drives]).toEqual([[order.number], [[set.order.number]]]);
  const free = planFleet([driver('Lena', 'Hamburg', [set]), driver('Uwe', 'Bremen')], [order]);
  expect(free.drives).toEqual([[set.order.number], [order.number]]);
});

test('an order goes past a driver who is absent or may not drive it, and stays open without another', () => {
  const order = planOrder('Hamburg', 'Bremen', '11:00', { fuelType: 'ELECTRIC' });
  const sick = { kind: 'SICKNESS', firstDay: '2026-11-17', lastDay: '2026-11-17' } as const;
  const absent = {
    ...driver('Near', 'Hamburg'),
    work: workOf(USUAL_TERMS, [sick], calendarOf('UTC')),
  };
  const excluded = { ...driver('Near', 'Hamburg'), work: working({ mayDrive: [] }) };
  expect(planFleet([absent, excluded, driver('Uwe', 'Bremen')], [order]).drives).toEqual([
    [],
    [],
    [order.number],
  ]);
  const { plan } = planFleet([absent, excluded], [order]);
  expect([0, 1].map((one) => plan.refusalOf(one, plan.open()[0]!))).toEqual(['ABSENT', 'MAY_NOT_DRIVE']);
});

test('up to an hour late is allowed at a cost, more is not allowed', () => {
  const order = planOrder('Hamburg', 'Bremen', '10:00');
  const late = (fromCity: City) => planFleet([driver('Uwe', fromCity)], [order]);
  expect(late('Bremen').legOf(order)!.lateMs).toBeGreaterThan(0);
  expect(late('Köln').open).toHaveLength(1);
});

test('a driver on the road is planned after that trip, and no driver works longer than ten hours', () => {
  const begun = trip('Hannover', 'Hamburg', '08:00', { status: 'IN_TRANSIT', actualPickup: at('08:00') });
  const soon = planOrder('Hamburg', 'Bremen', '10:00');
  const { legOf } = planFleet([driver('Tomasz', null, [begun])], [soon]);
  expect(legOf(soon)!.startsAt).toBeGreaterThanOrEqual(begun.endsAt.getTime());
  const far = planOrder('Hamburg', 'München', '12:30');
  const { open, plan } = planFleet([driver('Tomasz', null, [begun])], [far]);
  expect(open).toHaveLength(1);
  expect(plan.refusalOf(0, plan.todo[0]!)).toBe('LONG_DAY');
});

test('a driver who has not answered is used only if others are much farther away', () => {
  const order = planOrder('Hamburg', 'Bremen', '15:00');
  const withDoubt = (other: City) =>
    planFleet([driver('Unsure', 'Hamburg'), driver('Sure', other)], [order], undefined, {
      unsure: new Set([0]),
    }).drives;
  expect(withDoubt('Lüneburg')).toEqual([[], [order.number]]);
  expect(withDoubt('Berlin')).toEqual([[order.number], []]);
});

test('a night starts a new working day', () => {
  const evening = trip('Hannover', 'Hamburg', '08:00', { status: 'IN_TRANSIT', actualPickup: at('08:00') });
  const late = {
    ...planOrder('Hamburg', 'München', null),
    requestedPickup: new Date('2026-11-18T06:00:00Z'),
  };
  const { open, routes, legOf } = planFleet([driver('Tomasz', null, [evening])], [late]);
  expect(open).toEqual([]);
  expect(routes[0]!.dayMs).toBeCloseTo(legOf(late)!.job.lastsMs, 0);
});

test('the day ends with the way home, from the home the day begins if no place is known', () => {
  const order = planOrder('Hamburg', 'Bremen', '11:00');
  const lives = (home: City) => planFleet([{ ...driver('Lena', null), home: homeIn(home) }], [order]);
  expect(lives('Hamburg').legOf(order)!.way.km).toBe(0);
  expect(lives('Hamburg').routes[0]!.home!.km).toBeGreaterThan(100);
  expect(lives('Bremen').routes[0]!.home).toBeNull();
});

test('a driver stays where the own trip of the next day begins', () => {
  const order = planOrder('Hamburg', 'München', '10:00');
  const next = trip('München', 'Stuttgart', '10:00', { requestedPickup: new Date('2026-11-18T08:00:00Z') });
  const lena = { ...driver('Lena', 'Hamburg', [next]), home: homeIn('Hamburg') };
  const { routes, drives } = planFleet([lena], [order]);
  expect(drives).toEqual([[order.number]]);
  expect(routes[0]!.home!.mode).toBe('OVERNIGHT');
});

test('after an earlier day the driver begins at home, unless the first trip begins where that day ended', () => {
  const today = trip('Hamburg', 'München', '10:00');
  const tomorrow = new Date('2026-11-18T00:00:00Z');
  const on = (clock: string) => ({ requestedPickup: new Date(`2026-11-18T${clock}:00Z`) });
  const order = planOrder('Hamburg', 'Bremen', null, on('14:00'));
  const lena = { ...driver('Lena', 'Hamburg', [today]), home: homeIn('Hamburg') };
  expect(planFleet([lena], [order], tomorrow).legOf(order)!.way.km).toBe(0);
  const there = trip('München', 'Stuttgart', '10:00', on('08:00'));
  const { routes } = planFleet([{ ...lena, trips: [today, there] }], [], tomorrow);
  expect(routes[0]!.legs[0]!.way.km).toBe(0);
});

test('licence, hours, agreed day and rest of a driver count', () => {
  const order = planOrder('Hamburg', 'Bremen', '15:00');
  const refusalOf = (terms: Partial<typeof USUAL_TERMS>, more: Partial<typeof order> = {}) => {
    const lena = { ...driver('Lena', 'Hannover'), work: working(terms) };
    const { plan } = planFleet([lena], [{ ...order, ...more }]);
    return plan.open().map((job) => plan.refusalOf(0, job));
  };
  const weeklyHours = Array.from({ length: 7 }, () => ({ from: '08:00', to: '16:00' }));
  expect(refusalOf({})).toEqual([]);
  expect(refusalOf({ weeklyHours })).toEqual(['OUTSIDE_HOURS']);
  expect(refusalOf({ licenceClasses: ['B'] }, { transportType: 'TRAILER' })).toEqual(['LICENCE_MISSING']);
  expect(refusalOf({ maxDayMinutes: 180 })).toEqual(['LONG_DAY']);
  const licences = [{ kind: 'DRIVING_LICENCE', validUntil: '2026-11-16' } as const];
  expect(refusalOf({ licences })).toEqual(['LICENCE_ENDED']);
});

test('opening hours count at both ends and in chains; an order that fits in none of them stays open', () => {
  const depot = { name: 'Depot', hours: OFFICE_HOURS, timeZone: 'UTC' };
  const uwe = [driver('Uwe', 'Hamburg')];
  const closesBefore = planOrder('Hamburg', 'München', '10:00', { hours: { pickup: null, delivery: depot } });
  const evening = planFleet(uwe, [closesBefore]);
  expect([evening.open, evening.plan.refusalOf(0, evening.plan.todo[0]!)]).toEqual([
    [closesBefore.number],
    'CLOSED',
  ]);
  const requestedDelivery = new Date('2026-11-18T12:00:00Z');
  const mayWait = { ...closesBefore, requestedDelivery };
  expect(planFleet(uwe, [mayWait]).legOf(mayWait)!.endsAt).toBe(Date.parse('2026-11-18T08:15:00Z'));
  const first = planOrder('Hamburg', 'Bremen', '14:55');
  const second = planOrder('Bremen', 'Hamburg', '16:30', { hours: { pickup: depot, delivery: null } });
  expect(planFleet(uwe, [{ ...second, hours: undefined }, first]).open).toEqual([]);
  expect(planFleet(uwe, [second, first]).open).toHaveLength(1);
});

test('a driver who gave the order back does not get it again', () => {
  const order = planOrder('Hamburg', 'Bremen', '11:00', { declinedBy: new Set(['Near']) });
  const { drives } = planFleet([driver('Near', 'Hamburg'), driver('Far', 'Bremen')], [order]);
  expect(drives).toEqual([[], [order.number]]);
});
