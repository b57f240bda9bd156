// Candidates for an order: every rule alone, at its limits.
import { expect, test } from 'vitest';
import type { AbsentDays } from '../../../src/dispatch/availability/absence.ts';
import { USUAL_TERMS, type WorkingTerms } from '../../../src/dispatch/availability/working-terms.ts';
import { findCandidates, toCandidate } from '../../../src/dispatch/planning/candidates.ts';
import { workOf } from '../../../src/dispatch/planning/may-drive.ts';
import { timesFrom, tripOf } from '../../../src/dispatch/planning/trip-times.ts';
import { calendarOf } from '../../../src/dispatch/planning/work-calendar.ts';
import { at, CITIES, driver, NOW, planOrder, trip } from './plan-orders.ts';

const kinds = (candidate: { conflicts: readonly { kind: string }[] }) =>
  candidate.conflicts.map(({ kind }) => kind);

test('free drivers come first, each group by distance to the pickup', () => {
  const order = planOrder('Hamburg', 'Hannover', '12:00');
  const found = findCandidates(
    order,
    [
      driver('Far but free', 'Hannover'),
      driver('Near and busy', 'Hamburg', [trip('Hamburg', 'München', '08:00', { status: 'ACCEPTED' })]),
      driver('Unknown', null),
      driver('Too far', 'München'),
      driver('Near', 'Lüneburg'),
    ],
    NOW,
  );
  expect(found.map(({ driver: { name }, fit }) => `${name} ${fit}`)).toEqual([
    'Near FREE',
    'Far but free FREE',
    'Too far POSSIBLE',
    'Unknown POSSIBLE',
    'Near and busy IMPOSSIBLE',
  ]);
});

test('a free driver nearby has no objections, with the distance and its time', () => {
  const candidate = toCandidate(planOrder('Hamburg', 'Hannover', '12:00'), driver('Tomasz', 'Lüneburg'), NOW);
  expect(candidate.conflicts).toEqual([]);
  expect(candidate.distanceKm).toBeGreaterThan(50);
  expect(candidate.distanceKm).toBeLessThan(65);
  expect(candidate.travelMinutes).toBe(Math.ceil((candidate.distanceKm! / 70) * 60));
  expect(candidate.freeFrom).toEqual(NOW);
  expect(candidate.freeUntil).toBeNull();
  expect(candidate.times.startsAt).toEqual(at('12:00'));
});

test('the way begins at the end of the trip before', () => {
  const before = trip('Leipzig', 'Berlin', '09:30');
  const candidate = toCandidate(
    planOrder('Berlin', 'Leipzig', '13:00'),
    driver('Lena', 'München', [before]),
    NOW,
  );
  expect(candidate).toMatchObject({
    distanceKm: 0,
    freeFrom: before.endsAt,
    from: { city: 'Berlin' },
    fit: 'FREE',
  });
});

test('after a delivery the newer of position and delivery counts', () => {
  const delivered = (actualDelivery: Date) => [
    trip('Leipzig', 'Berlin', '05:00', { status: 'DELIVERED', actualPickup: at('05:00'), actualDelivery }),
  ];
  const order = planOrder('Berlin', 'Hamburg', '15:00');
  expect(toCandidate(order, driver('Lena', 'Leipzig', delivered(at('08:00'))), NOW).from?.city).toBe(
    'Leipzig',
  );
  const place = { coordinates: CITIES.Leipzig, city: 'Leipzig', at: at('07:00') };
  const earlier = { ...driver('Lena', 'Leipzig', delivered(at('08:00'))), place };
  expect(toCandidate(order, earlier, NOW).from?.city).toBe('Berlin');
});

test('a driver on another trip at the pickup is busy until it ends', () => {
  const before = trip('Hamburg', 'Hannover', '10:00');
  const busy = (pickup: Date) =>
    toCandidate(
      { ...planOrder('Hannover', 'Berlin', null), requestedPickup: pickup },
      driver('Uwe', null, [before]),
      NOW,
    );
  expect(busy(new Date(before.endsAt.getTime() - 1))).toMatchObject({
    fit: 'IMPOSSIBLE',
    conflicts: [{ kind: 'BUSY', order: before.order.number, until: before.endsAt }],
  });
  expect(busy(before.endsAt).conflicts).toEqual([]);
});

test('a driver who is free in time but too far away is late by the missing minutes', () => {
  const order = planOrder('Hamburg', 'Bremen', '09:30');
  const near = toCandidate(order, driver('Uwe', 'Bremen'), NOW);
  expect(kinds(near)).toEqual(['LATE_PICKUP']);
  expect(near.conflicts[0]).toMatchObject({ minutes: near.travelMinutes! - 30, at: near.times.startsAt });
  expect(near.fit).toBe('POSSIBLE');
  const intime = new Date(NOW.getTime() + (near.distanceKm! / 70) * 3_600_000);
  expect(kinds(toCandidate({ ...order, requestedPickup: intime }, driver('Uwe', 'Bremen'), NOW))).toEqual([]);
});

test('an overdue pickup makes all drivers late, and no free driver busy', () => {
  const done = trip('Berlin', 'Hamburg', '03:00', {
    status: 'DELIVERED',
    actualPickup: at('03:00'),
    actualDelivery: at('08:30'),
  });
  const candidate = toCandidate(
    planOrder('Hamburg', 'Bremen', '08:00'),
    driver('Uwe', 'Hamburg', [done]),
    NOW,
  );
  expect(candidate.conflicts).toEqual([{ kind: 'LATE_PICKUP', minutes: 60, at: NOW }]);
});

test('a late pickup that delays the delivery shows both; an impossible delivery time shows nothing', () => {
  const order = planOrder('Hamburg', 'Bremen', '10:00');
  const { arrivesAt } = timesFrom(order, at('10:00'));
  const tight = { ...order, requestedDelivery: arrivesAt };
  expect(kinds(toCandidate(tight, driver('Uwe', 'Hamburg'), NOW))).toEqual([]);
  expect(kinds(toCandidate(tight, driver('Uwe', 'Köln'), NOW))).toEqual(['LATE_PICKUP', 'LATE_DELIVERY']);
  const impossible = { ...order, requestedDelivery: at('10:05') };
  expect(kinds(toCandidate(impossible, driver('Uwe', 'Hamburg'), NOW))).toEqual([]);
});

test('the next trip must be reachable, including the way to it', () => {
  const order = planOrder('Hamburg', 'Bremen', '10:00');
  const { endsAt } = timesFrom(order, at('10:00'));
  const next = { ...trip('Bremen', 'Hamburg', '16:00'), startsAt: endsAt, endsAt: at('19:00') };
  const free = toCandidate(order, driver('Lena', 'Hamburg', [next]), NOW);
  expect(free.conflicts).toEqual([]);
  expect(free.freeUntil).toEqual(endsAt);
  const sooner = { ...next, startsAt: new Date(endsAt.getTime() - 60_000) };
  expect(toCandidate(order, driver('Lena', 'Hamburg', [sooner]), NOW).conflicts).toEqual([
    { kind: 'NEXT_TRIP', order: next.order.number, pickupAt: sooner.startsAt, minutes: 1, endsAt },
  ]);
});

test('a day of more than ten hours is a warning, a long trip alone is not', () => {
  const long = planOrder('Hamburg', 'München', '12:00');
  expect(kinds(toCandidate(long, driver('Tomasz', 'Hamburg'), NOW))).toEqual([]);
  const early = trip('Bremen', 'Hamburg', '06:00', {
    status: 'DELIVERED',
    actualPickup: at('06:00'),
    actualDelivery: at('08:00'),
  });
  expect(kinds(toCandidate(long, driver('Tomasz', 'Hamburg', [early]), NOW))).toEqual(['LONG_DAY']);
  const dayBefore = {
    ...early,
    startsAt: new Date('2026-11-16T20:00:00Z'),
    endsAt: new Date('2026-11-16T22:00:00Z'),
  };
  expect(kinds(toCandidate(long, driver('Tomasz', 'Hamburg', [dayBefore]), NOW))).toEqual([]);
});

test('an unknown place has no distance and is a warning', () => {
  const candidate = toCandidate(planOrder('Hamburg', 'Bremen', '12:00'), driver('New', null), NOW);
  expect(candidate).toMatchObject({
    distanceKm: null,
    travelMinutes: null,
    conflicts: [{ kind: 'NO_POSITION' }],
  });
});

test('an inactive driver is not possible', () => {
  const candidate = toCandidate(
    planOrder('Hamburg', 'Bremen', '12:00'),
    driver('Former', 'Hamburg', [], false),
    NOW,
  );
  expect(candidate).toMatchObject({ fit: 'IMPOSSIBLE', conflicts: [{ kind: 'INACTIVE' }] });
});

test('the trip of the order itself is no conflict', () => {
  const own = trip('Hamburg', 'Bremen', '12:00');
  expect(toCandidate(own.order, driver('Tomasz', 'Hamburg', [own]), NOW).conflicts).toEqual([]);
});

test('the end of a trip follows its position, never before a reported delay and never in the past', () => {
  const onTheWay = (more: object) =>
    tripOf(
      planOrder('Hamburg', 'Bremen', '06:00', { status: 'IN_TRANSIT', actualPickup: at('06:00'), ...more }),
      NOW,
    )!;
  expect(onTheWay({}).arrivesAt).toEqual(NOW);
  const position = { ...CITIES.Hamburg, recordedAt: NOW, headingDegrees: null, speedKmh: null };
  const driven = onTheWay({ position });
  expect(driven.arrivesAt.getTime()).toBeGreaterThan(NOW.getTime() + 90 * 60_000);
  expect(onTheWay({ position, delayedUntil: at('16:00') }).arrivesAt).toEqual(at('16:00'));
  expect(onTheWay({ status: 'DELIVERY', position }).arrivesAt).toEqual(NOW);
  expect(tripOf(planOrder('Hamburg', 'Bremen', null), NOW)).toBeNull();
});

test('what stands against the driver is a conflict; an absent driver comes last', () => {
  const order = planOrder('Hamburg', 'Hannover', '12:00', { vehicleType: 'TRUCK_12' });
  const agreed = (name: string, terms: Partial<WorkingTerms>, days: AbsentDays[] = []) => ({
    ...driver(name, 'Lüneburg'),
    work: workOf({ ...USUAL_TERMS, ...terms }, days, calendarOf('UTC')),
  });
  const found = findCandidates(
    order,
    [
      agreed('Absent', {}, [{ kind: 'HOLIDAY', firstDay: '2026-11-17', lastDay: '2026-11-17' }]),
      agreed('Only cars', { licenceClasses: ['B'] }),
      agreed('Mornings', { weeklyHours: Array(7).fill({ from: '06:00', to: '13:00' }) }),
      agreed('Free', { licenceClasses: ['CE'], maxDayMinutes: 600 }),
    ],
    NOW,
  );
  expect(found.map((one) => `${one.driver.name}: ${one.fit} ${kinds(one)}`)).toEqual([
    'Free: FREE ',
    'Mornings: POSSIBLE OUTSIDE_HOURS',
    'Absent: IMPOSSIBLE ABSENT',
    'Only cars: IMPOSSIBLE LICENCE_MISSING',
  ]);
});

test('without a known place the way begins at home', () => {
  const home = { city: 'Lüneburg', coordinates: CITIES.Lüneburg };
  const candidate = toCandidate(
    planOrder('Hamburg', 'Hannover', '12:00'),
    { ...driver('Lena', null), home },
    NOW,
  );
  expect(candidate).toMatchObject({ from: home, conflicts: [] });
});
