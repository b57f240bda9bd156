// What stands against a driver for a trip: every rule alone, at its limits.
import { expect, test } from 'vitest';
import type { AbsentDays } from '../../../src/dispatch/availability/absence.ts';
import { licenceFor, type Transport } from '../../../src/dispatch/availability/vehicle-needs.ts';
import { USUAL_TERMS, type WorkingTerms } from '../../../src/dispatch/availability/working-terms.ts';
import { findObstacles, workOf } from '../../../src/dispatch/planning/may-drive.ts';
import { calendarOf } from '../../../src/dispatch/planning/work-calendar.ts';

const BERLIN = 'Europe/Berlin';
const CAR: Transport = { transportType: 'DRIVEN', vehicleType: 'CAR', fuelType: 'DIESEL' };
const CALENDAR = calendarOf(BERLIN);

/** Times of Tuesday, 17 November 2026 in Berlin, or of another day of that month. */
const at = (clock: string, day = 17) => Date.parse(`2026-11-${day}T${clock}:00+01:00`);
const span = (leaves: string, ends: string, day = 17, starts = leaves) => ({
  leavesAt: at(leaves, day),
  startsAt: at(starts, day),
  endsAt: at(ends, day),
});

function obstacles(
  terms: Partial<WorkingTerms>,
  trip = span('09:00', '12:00'),
  others: ReturnType<typeof span>[] = [],
  { transport = CAR, absences = [] as AbsentDays[] } = {},
) {
  const work = workOf({ ...USUAL_TERMS, ...terms }, absences, CALENDAR);
  return findObstacles(work, transport, trip, others);
}

test('a driver with the usual terms may drive anything at any time', () => {
  expect(obstacles({}, span('00:00', '23:00'))).toEqual([]);
  const transport = { transportType: 'TRUCK', vehicleType: 'TRUCK_40', fuelType: 'ELECTRIC' } as const;
  expect(obstacles({}, span('09:00', '12:00'), [], { transport })).toEqual([]);
});

test('an absence covers its whole days of the operator’s calendar, and counts by any overlap', () => {
  const absences = [{ kind: 'HOLIDAY', firstDay: '2026-11-18', lastDay: '2026-11-19' } as const];
  const on = (trip: ReturnType<typeof span>) => obstacles({}, trip, [], { absences });
  expect(on(span('20:00', '23:59'))).toEqual([]);
  const over = { ...span('20:00', '23:59'), endsAt: at('00:01', 18) };
  expect(on(over)).toEqual([
    { kind: 'ABSENT', absence: 'HOLIDAY', firstDay: '2026-11-18', lastDay: '2026-11-19' },
  ]);
  expect(on(span('23:00', '23:59', 19))).toHaveLength(1);
  expect(on(span('00:00', '02:00', 20))).toEqual([]);
});

test('the trip and the way to it must lie in the hours of the day', () => {
  const week = { from: '08:00', to: '17:00' };
  const weeklyHours = [week, week, null, week, week, null, null];
  expect(obstacles({ weeklyHours }, span('08:00', '17:00'))).toEqual([]);
  const hours = { kind: 'OUTSIDE_HOURS', from: new Date(at('08:00')), to: new Date(at('17:00')) };
  expect(obstacles({ weeklyHours }, span('07:59', '12:00', 17, '08:30'))).toEqual([hours]);
  expect(obstacles({ weeklyHours }, span('12:00', '17:01'))).toEqual([hours]);
  expect(obstacles({ weeklyHours }, span('09:00', '10:00', 18))).toEqual([
    { kind: 'OUTSIDE_HOURS', from: null, to: null },
  ]);
});

test('hours may end on the next day, and continue at midnight', () => {
  const night = Array(7).fill({ from: '20:00', to: '04:00' });
  const overMidnight = { ...span('21:00', '23:00'), endsAt: at('03:00', 18) };
  expect(obstacles({ weeklyHours: night }, overMidnight)).toEqual([]);
  expect(obstacles({ weeklyHours: night }, span('02:00', '03:00', 18))).toEqual([]);
  const always = Array(7).fill({ from: '00:00', to: '24:00' });
  expect(obstacles({ weeklyHours: always }, overMidnight)).toEqual([]);
});

test('hours follow the clock when it changes', () => {
  const weeklyHours = Array(7).fill({ from: '08:00', to: '17:00' });
  const work = workOf({ ...USUAL_TERMS, weeklyHours }, [], CALENDAR);
  const from = (time: string) => {
    const leavesAt = Date.parse(time);
    return findObstacles(work, CAR, { leavesAt, startsAt: leavesAt, endsAt: leavesAt + 3_600_000 }, []);
  };
  expect(from('2026-10-24T06:00:00Z')).toEqual([]);
  expect(from('2026-10-25T06:00:00Z')).toHaveLength(1);
  expect(from('2026-10-25T07:00:00Z')).toEqual([]);
});

test.each([
  ['DRIVEN', 'VAN', 'B'],
  ['DRIVEN', 'TRUCK_7_5', 'C1'],
  ['DRIVEN', 'TRUCK_12', 'C'],
  ['DRIVEN', 'TRUCK_40', 'CE'],
  ['TRAILER', 'SUV', 'BE'],
  ['TRAILER', 'TRUCK_12', 'CE'],
  ['TRUCK', 'CAR', 'CE'],
] as const)('%s with %s needs licence class %s', (transportType, vehicleType, licence) => {
  expect(licenceFor({ transportType, vehicleType, fuelType: 'DIESEL' })).toBe(licence);
});

test('recorded licence classes are checked, a higher class includes the lower ones', () => {
  const transport = { ...CAR, vehicleType: 'TRUCK_7_5' } as const;
  const withClass = (...licenceClasses: WorkingTerms['licenceClasses']) =>
    obstacles({ licenceClasses }, span('09:00', '12:00'), [], { transport });
  expect(withClass('B', 'BE')).toEqual([{ kind: 'LICENCE_MISSING', licence: 'C1' }]);
  expect(withClass('C')).toEqual([]);
  expect(withClass()).toEqual([]);
});

test('a driver may be excluded from trailers, trucks and electric vehicles', () => {
  const excluded = (transport: Transport) =>
    obstacles({ mayDrive: [] }, span('09:00', '12:00'), [], { transport });
  expect(excluded(CAR)).toEqual([]);
  expect(excluded({ ...CAR, fuelType: 'ELECTRIC' })).toEqual([
    { kind: 'MAY_NOT_DRIVE', vehicle: 'ELECTRIC' },
  ]);
  expect(excluded({ ...CAR, fuelType: 'ELECTRIC', transportType: 'TRAILER' })).toEqual([
    { kind: 'MAY_NOT_DRIVE', vehicle: 'TRAILER' },
  ]);
  expect(excluded({ ...CAR, vehicleType: 'TRUCK_12' })).toEqual([
    { kind: 'MAY_NOT_DRIVE', vehicle: 'TRUCK' },
  ]);
});

test('without an agreed limit a day of several trips may last ten hours from the first pickup', () => {
  const early = span('06:00', '08:00', 17, '07:00');
  expect(obstacles({}, span('14:00', '17:00'), [early])).toEqual([]);
  expect(obstacles({}, span('14:00', '17:01'), [early])).toEqual([
    { kind: 'LONG_DAY', minutes: 1, maxMinutes: 600, endsAt: new Date(at('17:01')) },
  ]);
  expect(obstacles({}, span('06:00', '17:00'))).toEqual([]);
});

test('an agreed limit counts the way to the first pickup, and also a single trip', () => {
  const terms = { maxDayMinutes: 480 };
  expect(obstacles(terms, span('08:00', '16:00', 17, '09:00'))).toEqual([]);
  expect(obstacles(terms, span('07:30', '16:00', 17, '09:00'))).toEqual([
    { kind: 'LONG_DAY', minutes: 30, maxMinutes: 480, endsAt: new Date(at('16:00')) },
  ]);
  const later = span('15:00', '17:00', 17, '15:30');
  expect(obstacles(terms, span('08:00', '14:00'), [later])).toEqual([
    { kind: 'LONG_DAY', minutes: 60, maxMinutes: 480, endsAt: new Date(at('17:00')) },
  ]);
});

test('the rest counts from the last handover to leaving, before and after the trip', () => {
  const terms = { minRestMinutes: 660 };
  const yesterday = span('14:00', '21:00', 16);
  expect(obstacles(terms, span('08:00', '12:00'), [yesterday])).toEqual([]);
  const shortRest = { kind: 'SHORT_REST', minutes: 630, minMinutes: 660 };
  expect(obstacles(terms, span('07:30', '12:00', 17, '08:00'), [yesterday])).toEqual([
    { ...shortRest, from: new Date(at('21:00', 16)), to: new Date(at('07:30')) },
  ]);
  expect(obstacles(terms, span('16:00', '21:00'), [span('07:30', '12:00', 18, '08:00')])).toEqual([
    { ...shortRest, from: new Date(at('21:00')), to: new Date(at('07:30', 18)) },
  ]);
  expect(obstacles({}, span('07:30', '12:00'), [yesterday])).toEqual([]);
});

test('a short break within a working day is not a rest', () => {
  expect(obstacles({ minRestMinutes: 660 }, span('14:00', '16:00'), [span('08:00', '13:00')])).toEqual([]);
});

test('a licence that ends before the end of the trip is an obstacle, if the vehicle needs it', () => {
  const check = { kind: 'LICENCE_CHECK', validUntil: '2026-11-17' } as const;
  const ended = { kind: 'LICENCE_ENDED', ended: 'LICENCE_CHECK', validUntil: '2026-11-17' };
  expect(obstacles({ licences: [check] }, span('20:00', '23:59'))).toEqual([]);
  expect(obstacles({ licences: [check] }, { ...span('20:00', '23:59'), endsAt: at('00:01', 18) })).toEqual([
    ended,
  ]);
  const card = { kind: 'DRIVER_CARD', validUntil: '2026-11-01' } as const;
  const electric = { kind: 'ELECTRIC', validUntil: '2026-11-01' } as const;
  const licences = [card, electric, { kind: 'DRIVING_LICENCE', validUntil: null } as const];
  const of = (transport: Transport) =>
    obstacles({ licences }, span('09:00', '12:00'), [], { transport }).map(
      (one) => 'ended' in one && one.ended,
    );
  expect(of(CAR)).toEqual([]);
  expect(of({ ...CAR, fuelType: 'ELECTRIC' })).toEqual(['ELECTRIC']);
  expect(of({ ...CAR, vehicleType: 'TRUCK_12' })).toEqual(['DRIVER_CARD']);
});
