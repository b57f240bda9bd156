// When an order needs a person: every rule at its limits.
import { describe, expect, test } from 'vitest';
import {
  ANSWER_WITHIN_MS,
  dueAt,
  isLate,
  LATE_TOLERANCE_MS,
  lateFrom,
  lateMinutes,
  needsAttention,
  needsDelayReport,
  SILENT_AFTER_MS,
  shownLateness,
  type TroubleFacts,
  troubleOf,
} from '../../src/model/orders/attention.ts';
import type { Order } from '../../src/model/orders/order.ts';
import { ALL_STATUSES, BEFORE_PICKUP } from '../../src/model/orders/status.ts';
import { AVERAGE_KMH, drivingMs, expectedDelivery } from '../../src/model/orders/travel-time.ts';
import { orderWith } from './lifecycle-expectation.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const HOUR_MS = 3_600_000;
const inMs = (ms: number) => new Date(NOW.getTime() + ms);
const at = (hours: number) => inMs(hours * HOUR_MS);
const order = (changes: Partial<Order>): Order =>
  orderWith({ agreedDelivery: changes.requestedDelivery ?? null, ...changes });
const road = (changes: Partial<Order>) => order({ status: 'IN_TRANSIT', actualPickup: at(-1), ...changes });
const seen = (hoursLeft: number, recordedAt = NOW) => ({ recordedAt, kmLeft: hoursLeft * AVERAGE_KMH });
const late = (given: Order, sighting: Parameters<typeof isLate>[1] = null) => isLate(given, sighting, NOW);

describe('late', () => {
  test('is a pickup that is more than 15 minutes overdue', () => {
    for (const status of BEFORE_PICKUP) {
      expect(late(order({ status, requestedPickup: inMs(-LATE_TOLERANCE_MS) }))).toBe(false);
      expect(late(order({ status, requestedPickup: inMs(-LATE_TOLERANCE_MS - 1) }))).toBe(true);
    }
  });

  test('is an order without a pickup date by its delivery date', () => {
    for (const status of BEFORE_PICKUP) {
      expect(late(order({ status, requestedDelivery: inMs(-LATE_TOLERANCE_MS) }))).toBe(false);
      const overdue = order({ status, requestedDelivery: at(-2) });
      expect(late(overdue)).toBe(true);
      expect(lateMinutes(overdue, null, NOW)).toBe(120);
    }
  });

  test('is not a pickup that the driver has reached; then the delivery counts', () => {
    const there = (requestedDelivery: Date) =>
      late(order({ status: 'PICKUP', requestedPickup: at(-5), arrivedAtPickup: at(-1), requestedDelivery }));
    expect(there(at(2))).toBe(false);
    expect(there(inMs(-LATE_TOLERANCE_MS - 1))).toBe(true);
  });

  test('is a drive that cannot arrive in time, calculated from its pickup', () => {
    const tight = road({ requestedDelivery: at(1), distanceKm: 3 * AVERAGE_KMH });
    expect(late({ ...tight, actualPickup: NOW })).toBe(true);
    expect(lateMinutes(tight, null, NOW)).toBe(60);
    expect(late(road({ requestedDelivery: at(1), distanceKm: 2 * AVERAGE_KMH }))).toBe(false);
  });

  test('is calculated from the position, if there is one since the pickup', () => {
    const fast = road({ requestedDelivery: at(1), distanceKm: 3 * AVERAGE_KMH });
    expect(late(fast, seen(1))).toBe(false);
    expect(late(fast, seen(1, at(-2)))).toBe(true);
    expect(late(fast, { recordedAt: NOW, kmLeft: null })).toBe(true);
    const slow = road({ requestedDelivery: at(1), distanceKm: AVERAGE_KMH });
    expect(late(slow, seen(2))).toBe(true);
    expect(lateMinutes(slow, seen(2), NOW)).toBe(60);
  });

  test('is not a drive that has arrived in time, whatever its planned duration', () => {
    const there = { status: 'DELIVERY', requestedDelivery: at(1), distanceKm: 9 * AVERAGE_KMH } as const;
    expect(late(road(there))).toBe(false);
    expect(late(road({ ...there, requestedDelivery: at(-1) }))).toBe(true);
  });

  test('is a reported delay, compared with the agreed time', () => {
    for (const status of ['ASSIGNED', 'ACCEPTED', 'PICKUP', 'IN_TRANSIT', 'DELIVERY'] as const) {
      const delayed = order({
        status,
        agreedDelivery: at(1),
        requestedDelivery: at(2),
        delayedUntil: at(2),
        actualPickup: at(-1),
        distanceKm: AVERAGE_KMH,
      });
      expect(late(delayed)).toBe(true);
      if (status !== 'DELIVERY') expect(lateMinutes(delayed, null, NOW)).toBe(60);
    }
    expect(late(road({ agreedDelivery: null, requestedDelivery: at(2), delayedUntil: at(2) }))).toBe(false);
  });

  test('is not an order without a date, an ended order, or a drive of the sandbox', () => {
    for (const status of ALL_STATUSES) expect(lateFrom(order({ status }))).toBeNull();
    for (const status of ['DELIVERED', 'COMPLETED', 'INVOICED', 'CANCELLED', 'COMPLAINT'] as const) {
      expect(lateFrom(order({ status, requestedPickup: at(-9), requestedDelivery: at(-8) }))).toBeNull();
    }
    const drive = { requestedDelivery: at(1), distanceKm: 9 * AVERAGE_KMH };
    expect(late(road({ ...drive, environment: 'sandbox' }))).toBe(false);
  });

  test('is a delivery that is more than 15 minutes overdue', () => {
    for (const status of ['DELIVERED', 'COMPLETED', 'INVOICED', 'COMPLAINT'] as const) {
      const delivered = (actualDelivery: Date) =>
        shownLateness(order({ status, requestedDelivery: NOW, actualDelivery }), null, at(99));
      expect(delivered(inMs(LATE_TOLERANCE_MS))).toEqual({ late: false, lateMinutes: 0 });
      expect(delivered(at(1))).toEqual({ late: true, lateMinutes: 60 });
    }
  });
});

test('a delay needs a report until the customer knows the new time', () => {
  const moving = road({ agreedDelivery: NOW, requestedDelivery: at(2), delayedUntil: at(2) });
  expect(needsDelayReport(moving, at(2))).toBe(false);
  expect(needsDelayReport(moving, at(3))).toBe(true);
});

test('the expected time is never before a reported delay, nor in the past', () => {
  const moving = road({ requestedDelivery: at(1), distanceKm: AVERAGE_KMH / 2 });
  expect(expectedDelivery(moving, null, NOW)).toEqual(NOW);
  expect(expectedDelivery({ ...moving, delayedUntil: at(3) }, seen(1), NOW)).toEqual(at(3));
  expect(drivingMs(AVERAGE_KMH)).toBe(HOUR_MS);
});

test('the due time is the pickup, then the delivery as the customer knows it, then the actual delivery', () => {
  const dates = { requestedPickup: at(1), requestedDelivery: at(5), actualDelivery: null };
  expect(dueAt(order({ ...dates, status: 'ACCEPTED' }))).toEqual(at(1));
  const onlyDelivery = { ...dates, requestedPickup: null, distanceKm: 2 * AVERAGE_KMH };
  expect(dueAt(order({ ...onlyDelivery, status: 'OPEN' }))).toEqual(at(2.75));
  expect(dueAt(order({ status: 'OPEN' }))).toBeNull();
  expect(dueAt(order({ ...dates, status: 'IN_TRANSIT' }))).toEqual(at(5));
  expect(dueAt(order({ ...dates, status: 'DELIVERED', actualDelivery: at(6) }))).toEqual(at(6));
});

describe('attention', () => {
  const facts = (changes: Partial<TroubleFacts>): TroubleFacts => ({
    ...road({ requestedDelivery: at(9) }),
    sharesLocation: true,
    lastPositionAt: NOW,
    assignedAt: null,
    ...{ caseState: null, hasCase: false, isDismissed: false },
    ...changes,
  });
  const trouble = (changes: Partial<TroubleFacts>) => troubleOf(facts(changes), null, NOW);

  test('is needed for a vehicle in transit without a position for 20 minutes, if its driver shares positions', () => {
    const silent = { lastPositionAt: inMs(-SILENT_AFTER_MS), actualPickup: at(-1) };
    expect(trouble(silent)).toEqual({ trouble: 'SILENT', since: silent.lastPositionAt });
    expect(trouble({ ...silent, lastPositionAt: inMs(1 - SILENT_AFTER_MS) })).toBeNull();
    expect(trouble({ ...silent, sharesLocation: false })).toBeNull();
    expect(trouble({ ...silent, environment: 'sandbox' })).toBeNull();
    expect(trouble({ ...silent, status: 'DELIVERY' })).toBeNull();
    expect(trouble({ ...silent, actualPickup: inMs(1 - SILENT_AFTER_MS) })).toBeNull();
    expect(trouble({ lastPositionAt: null, actualPickup: inMs(-SILENT_AFTER_MS) })).toMatchObject({
      trouble: 'SILENT',
    });
  });

  test('is needed for a driver who has not answered for 20 minutes', () => {
    const assignedAt = inMs(-ANSWER_WITHIN_MS);
    expect(trouble({ status: 'ASSIGNED', assignedAt })).toEqual({ trouble: 'NO_ANSWER', since: assignedAt });
    expect(trouble({ status: 'ASSIGNED', assignedAt: inMs(1 - ANSWER_WITHIN_MS) })).toBeNull();
    expect(trouble({ status: 'ACCEPTED', assignedAt })).toBeNull();
  });

  test('is needed for a complaint until somebody works on its case, and for damage without a case or dismissal', () => {
    expect(trouble({ status: 'COMPLAINT' })?.trouble).toBe('COMPLAINT');
    expect(trouble({ status: 'COMPLAINT', hasCase: true, caseState: 'OPEN' })?.trouble).toBe('COMPLAINT');
    expect(trouble({ status: 'COMPLAINT', hasCase: true, caseState: 'IN_REVIEW' })).toBeNull();
    for (const status of ['DELIVERED', 'COMPLETED'] as const) {
      expect(trouble({ status, hasDamage: true })?.trouble).toBe('DAMAGE');
      expect(trouble({ status, hasDamage: true, hasCase: true })).toBeNull();
      expect(trouble({ status, hasDamage: true, isDismissed: true })).toBeNull();
    }
    expect(trouble({ status: 'INVOICED', hasDamage: true })).toBeNull();
  });

  test('is needed for an order that waits for its release', () => {
    for (const status of ['DRAFT', 'REQUESTED', 'CONFIRMED'] as const) {
      expect(trouble({ status, requestedPickup: at(9) })?.trouble).toBe('NOT_RELEASED');
      expect(trouble({ status, requestedPickup: at(-9) })?.trouble).toBe('LATE');
    }
    expect(trouble({ status: 'OPEN', requestedPickup: at(9) })).toBeNull();
  });

  test('has one reason at a time: a silent and late driver is one call', () => {
    expect(trouble({ agreedDelivery: at(-9), lastPositionAt: at(-1) })?.trouble).toBe('SILENT');
  });
});

describe('for the customer', () => {
  const contact = { name: 'Erika Muster', phone: '+49 711 123456' };
  const complete = order({});
  const ready: Order = {
    ...complete,
    vehicle: { ...complete.vehicle, vin: 'WVWZZZ1KZAW000001' },
    pickup: { ...complete.pickup, contact },
    delivery: { ...complete.delivery, contact },
  };

  test('a quote and a complaint need attention, and missing data before the pickup does too', () => {
    const missing = { ...ready, pickup: { ...ready.pickup, contact: { ...contact, phone: null } } };
    const needing = (given: Order) => ALL_STATUSES.filter((status) => needsAttention({ ...given, status }));
    expect(needing(ready).sort()).toEqual(['COMPLAINT', 'QUOTE_SENT']);
    expect(needing(missing).sort()).toEqual(['COMPLAINT', 'QUOTE_SENT', ...BEFORE_PICKUP].sort());
  });
});
