// The hours of a driver's week, ways, nights, and when the driver is free: every rule at its limits.
import { describe, expect, test } from 'vitest';
import { USUAL_TERMS } from '../../../src/dispatch/availability/working-terms.ts';
import {
  agreedMinutes,
  countHolidays,
  freeFrom,
  hoursWithin,
  nextRestMinutes,
  stretchesOf,
  waysAndNights,
} from '../../../src/dispatch/driver-page/working-week.ts';
import { workOf } from '../../../src/dispatch/planning/may-drive.ts';
import { calendarOf } from '../../../src/dispatch/planning/work-calendar.ts';
import { at, CITIES, type City, NOW, trip } from '../planning/plan-orders.ts';

const CALENDAR = calendarOf('UTC');
const on = (day: number, clock: string) => new Date(`2026-11-${day}T${clock}:00Z`);
const span = (from: Date, to: Date) => ({ startsAt: from, arrivesAt: to, endsAt: to });
const working = (terms: Partial<typeof USUAL_TERMS>, absences: Parameters<typeof workOf>[1] = []) =>
  workOf({ ...USUAL_TERMS, ...terms }, absences, CALENDAR);
const office = { weeklyHours: [...Array(5).fill({ from: '08:00', to: '17:00' }), null, null] };
const TUESDAY = { from: on(17, '00:00'), to: on(18, '00:00') };

test('trips without a night between them are one working day, from the first pickup to the last handover', () => {
  const stretches = stretchesOf([
    span(on(17, '12:00'), on(17, '15:00')),
    span(on(17, '07:30'), on(17, '09:40')),
    span(on(17, '23:00'), on(18, '04:00')),
  ]);
  expect(stretches).toEqual([
    { from: on(17, '07:30').getTime(), to: on(17, '15:00').getTime() },
    { from: on(17, '23:00').getTime(), to: on(18, '04:00').getTime() },
  ]);
  // Both begin on Tuesday; the second ends on Wednesday.
  expect(hoursWithin(stretches, TUESDAY, on(17, '09:30'))).toEqual({
    workedMinutes: 120,
    plannedMinutes: 330 + 300,
  });
  expect(hoursWithin(stretches, TUESDAY, on(19, '00:00'))).toEqual({ workedMinutes: 750, plannedMinutes: 0 });
  expect(nextRestMinutes(stretches, on(17, '10:00'))).toBe(480);
  expect(nextRestMinutes(stretches, on(19, '00:00'))).toBeNull();
});

test('the agreed week is the sum of its hours, also over midnight; none without agreed hours', () => {
  expect(agreedMinutes(working(office))).toBe(45 * 60);
  expect(
    agreedMinutes(working({ weeklyHours: [{ from: '22:00', to: '04:00' }, ...Array(6).fill(null)] })),
  ).toBe(360);
  expect(agreedMinutes(working({}))).toBeNull();
});

describe('a driver is free', () => {
  const until = (end: Date) => stretchesOf([span(on(17, '08:00'), end)]);
  test('now without a trip, and within the agreed hours', () => {
    expect(freeFrom([], working({}), NOW)).toEqual(NOW);
    expect(freeFrom([], working(office), on(17, '06:00'))).toEqual(on(17, '08:00'));
    expect(freeFrom([], working(office), on(20, '17:00'))).toEqual(on(23, '08:00'));
  });
  test('after the trip of now, on the next day if the day is over or full, then after the rest', () => {
    expect(freeFrom(until(on(17, '16:00')), working({}), NOW)).toEqual(on(17, '16:00'));
    expect(freeFrom(until(on(17, '17:30')), working(office), NOW)).toEqual(on(18, '08:00'));
    const rested = { ...office, minRestMinutes: 16 * 60 };
    expect(freeFrom(until(on(17, '17:30')), working(rested), NOW)).toEqual(on(18, '09:30'));
    expect(freeFrom(until(on(17, '20:00')), working({ minRestMinutes: 660 }), NOW)).toEqual(on(18, '07:00'));
  });
  test('not during an absence, and never within two weeks of one', () => {
    const sick = { kind: 'SICKNESS', firstDay: '2026-11-17', lastDay: '2026-11-19' } as const;
    expect(freeFrom([], working(office, [sick]), NOW)).toEqual(on(20, '08:00'));
    expect(freeFrom([], working({ weeklyHours: Array(7).fill(null) }), NOW)).toBeNull();
  });
});

describe('ways and nights', () => {
  const rates = { overnightKm: 40, transitTimeFactor: 1.3, transitWaitMs: 20 * 60_000 };
  const home = (city: City) => ({ city, coordinates: CITIES[city] });
  const pickup = (day: number, clock: string) => ({ requestedPickup: on(day, clock) });
  test('a driver stays where the next trip begins, and goes home otherwise', () => {
    const there = trip('Hamburg', 'München', '10:00');
    const next = trip('München', 'Stuttgart', '10:00', pickup(18, '12:00'));
    const stays = waysAndNights([there, next], { place: null, home: home('Hamburg') }, rates);
    expect(stays.nights).toEqual([{ from: there.endsAt, to: next.startsAt, awayIn: 'München' }]);
    expect(stays.ways.map(({ kind }) => kind)).toEqual(['HOME']);

    const far = trip('Hannover', 'Bremen', '10:00', pickup(18, '20:00'));
    const { ways, nights } = waysAndNights([there, far], { place: null, home: home('Hamburg') }, rates);
    expect(ways.map(({ kind }) => kind)).toEqual(['HOME', 'TO_PICKUP', 'HOME']);
    expect(nights).toMatchObject([{ from: ways[0]!.to, to: ways[1]!.from, awayIn: null }]);
  });
  test('between two trips of a day the way leads from one to the other, and does not begin before the first ends', () => {
    const first = trip('Hamburg', 'Bremen', '09:00');
    const second = trip('Hannover', 'Köln', '10:00', {
      requestedPickup: new Date(first.endsAt.getTime() + 60_000),
    });
    const { ways, nights } = waysAndNights([first, second], { place: null, home: null }, rates);
    expect(ways).toEqual([
      { kind: 'TO_PICKUP', from: first.endsAt, to: second.startsAt, km: expect.any(Number) },
    ]);
    expect(nights).toEqual([]);
  });
});

test('holidays count the days on which the driver works, each once', () => {
  const week = { from: on(16, '00:00'), to: on(23, '00:00') };
  expect(countHolidays(working({}), [week, { from: on(17, '00:00'), to: on(18, '00:00') }])).toBe(5);
  const weekend = { weeklyHours: [...Array(5).fill(null), { from: '08:00', to: '12:00' }, null] };
  expect(countHolidays(working(weekend), [week])).toBe(1);
  expect(at('09:00')).toEqual(NOW);
});
