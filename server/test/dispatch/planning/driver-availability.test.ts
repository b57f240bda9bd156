// Place and time of the next free moment of a driver: the same for candidates and proposal.
import { describe, expect, test } from 'vitest';
import { toCandidate } from '../../../src/dispatch/planning/candidates.ts';
import { type Availability, freeAfter } from '../../../src/dispatch/planning/driver-availability.ts';
import type { PlanOrder } from '../../../src/dispatch/planning/plan-order.ts';
import { planFleet } from './plan-fleet.ts';
import { at, CITIES, driver, NOW, planOrder, trip } from './plan-orders.ts';

const TOMORROW = new Date('2026-11-18T00:00:00Z');
const tomorrowAt = (clock: string) => new Date(`2026-11-18T${clock}:00Z`);

const legOf = (fleet: Availability, order: PlanOrder, from: Date) =>
  planFleet([fleet], [order], from).legOf(order);

describe('a trip that was assigned before the day', () => {
  const today = trip('Hamburg', 'München', '12:00');
  const lena = driver('Lena', 'Hamburg', [today]);

  test('ends at the place where the driver’s next day begins, for proposal and candidates', () => {
    const order = planOrder('Hamburg', 'Bremen', null, { requestedPickup: tomorrowAt('12:00') });
    const { distanceKm } = toCandidate(order, lena, NOW);
    expect(distanceKm).toBeGreaterThan(600);
    expect(legOf(lena, order, TOMORROW)?.way.km).toBe(distanceKm);
  });

  test('does not leave the driver at its start', () => {
    const early = planOrder('Hamburg', 'Bremen', null, { requestedPickup: tomorrowAt('06:00') });
    const { conflicts } = toCandidate(early, lena, NOW);
    expect(conflicts).toMatchObject([{ kind: 'LATE_PICKUP' }]);
    expect(legOf(lena, early, TOMORROW)).toBeNull();
  });

  test('is finished first, also if it ends within the day', () => {
    const night = trip('Hamburg', 'München', '22:00');
    const order = planOrder('München', 'Stuttgart', null, { requestedPickup: tomorrowAt('02:00') });
    const late = driver('Uwe', 'München', [night]);
    expect(toCandidate(order, late, NOW).conflicts[0]).toMatchObject({ kind: 'BUSY', until: night.endsAt });
    expect(legOf(late, order, TOMORROW)).toBeNull();
  });
});

describe('an unknown place', () => {
  const unknown = { city: 'Neustadt', coordinates: null };

  test('is an unknown distance, not the current place of the driver', () => {
    const before = trip('Hamburg', 'Bremen', '10:00', { delivery: unknown, distanceKm: 70 });
    const order = planOrder('Hamburg', 'Bremen', '17:00');
    const there = driver('Lena', 'Hamburg', [before]);
    expect(toCandidate(order, there, NOW)).toMatchObject({
      from: { city: 'Neustadt' },
      distanceKm: null,
      conflicts: [{ kind: 'NO_POSITION' }],
      fit: 'POSSIBLE',
    });
    expect(legOf(there, order, NOW)?.way.km).toBeNull();
  });

  test('is a warning for the candidates, and excludes the driver from proposals for pickups due now', () => {
    const soon = planOrder('Hamburg', 'Bremen', '09:00');
    expect(toCandidate(soon, driver('New', null), NOW)).toMatchObject({
      distanceKm: null,
      fit: 'POSSIBLE',
      conflicts: [{ kind: 'NO_POSITION' }],
    });
    expect(legOf(driver('New', null), soon, NOW)).toBeNull();
  });

  test('ranks after drivers who are known to be nearer, and never counts as zero distance', () => {
    const order = planOrder('Hamburg', 'Bremen', '15:00');
    const { drives } = planFleet([driver('New', null), driver('Near', 'Bremen')], [order]);
    expect(drives).toEqual([[], [order.number]]);
    const way = legOf(driver('New', null), order, NOW)!.way;
    expect(way.km).toBeNull();
    expect(way.cents).toBeGreaterThan(0);
  });

  test('of the next trip is a warning too', () => {
    const order = planOrder('Hamburg', 'Bremen', '10:00');
    const next = trip('Bremen', 'Hamburg', '16:00', { pickup: unknown });
    const { conflicts } = toCandidate(order, driver('Lena', 'Hamburg', [next]), NOW);
    expect(conflicts).toEqual([{ kind: 'NO_POSITION' }]);
  });

  test('does not change assigned trips', () => {
    const set = trip('Hamburg', 'Bremen', '09:30');
    const { routes } = planFleet([driver('New', null, [set])], []);
    expect(routes[0]!.legs).toMatchObject([{ startsAt: at('09:30').getTime() }]);
  });
});

test('a driver on the road is busy for an order with an overdue pickup', () => {
  const begun = trip('Hamburg', 'Hannover', '08:30', { status: 'IN_TRANSIT', actualPickup: at('08:30') });
  const overdue = planOrder('Hamburg', 'Bremen', '08:00');
  expect(toCandidate(overdue, driver('Uwe', 'Hamburg', [begun]), NOW)).toMatchObject({
    freeFrom: begun.endsAt,
    fit: 'IMPOSSIBLE',
    conflicts: [{ kind: 'BUSY', until: begun.endsAt }],
  });
});

test('of several trips the last to end counts', () => {
  const long = trip('Hamburg', 'München', '09:00');
  const short = trip('Hamburg', 'Bremen', '10:00');
  const place = { coordinates: CITIES.Hamburg, city: 'Hamburg', at: NOW };
  expect(freeAfter([long, short], { place, home: null }, NOW)).toMatchObject({
    freeFrom: long.endsAt,
    from: { city: 'München' },
    after: long,
  });
  expect(freeAfter([], { place, home: null }, NOW)).toEqual({ freeFrom: NOW, from: place, after: null });
});
