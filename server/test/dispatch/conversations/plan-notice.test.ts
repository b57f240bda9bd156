// When a driver is told, when a mail follows, and which changes a driver must learn of. Pure.
import { describe, expect, test } from 'vitest';
import { driverNoticeSettings } from '../../../src/messages/driver-notices/notice-settings.ts';
import {
  nextStepOf,
  outcomeOf,
  type PlannedNotice,
  retryTime,
  sendTime,
} from '../../../src/messages/driver-notices/plan-notice.ts';
import { noticesOfChange } from '../../../src/model/orders/driver-notices.ts';
import type { Order } from '../../../src/model/orders/order.ts';

const settings = driverNoticeSettings.parse({});
const BERLIN = 'Europe/Berlin';
const at = (text: string) => new Date(text);
const sentAt = (now: string, pickup: string | null, changes = {}) =>
  sendTime(at(now), pickup === null ? null : at(pickup), { ...settings, ...changes }, BERLIN).toISOString();

describe('the night', () => {
  test.each([
    ['by day at once', '2026-10-01T19:59:00Z', null, '2026-10-01T19:59:00.000Z'],
    ['in the evening not before the morning', '2026-10-01T20:00:00Z', null, '2026-10-02T04:00:00.000Z'],
    ['after midnight not before the morning', '2026-10-01T23:30:00Z', null, '2026-10-02T04:00:00.000Z'],
    ['a near pickup at once', '2026-10-01T23:30:00Z', '2026-10-02T07:00:00Z', '2026-10-01T23:30:00.000Z'],
    ['a trip under way at once', '2026-10-01T23:30:00Z', '2026-10-01T12:00:00Z', '2026-10-01T23:30:00.000Z'],
    ['when the pickup gets near', '2026-10-01T20:30:00Z', '2026-10-02T06:00:00Z', '2026-10-01T22:00:00.000Z'],
    [
      'a later pickup in the morning',
      '2026-10-01T20:30:00Z',
      '2026-10-02T18:00:00Z',
      '2026-10-02T04:00:00.000Z',
    ],
    // On 2026-10-25 clocks go back an hour, at 3:00.
    ['over a change of the clocks', '2026-10-24T21:00:00Z', null, '2026-10-25T05:00:00.000Z'],
  ])('%s', (_name, now, pickup, expected) => {
    expect(sentAt(now, pickup)).toBe(expected);
  });

  test('can lie within one day, or not exist', () => {
    const noon = { nightFrom: '12:00', nightUntil: '14:00' };
    expect(sentAt('2026-10-01T10:30:00Z', null, noon)).toBe('2026-10-01T12:00:00.000Z');
    expect(sentAt('2026-10-01T12:00:00Z', null, noon)).toBe('2026-10-01T12:00:00.000Z');
    const none = { nightFrom: '06:00', nightUntil: '06:00' };
    expect(sentAt('2026-10-01T23:30:00Z', null, none)).toBe('2026-10-01T23:30:00.000Z');
  });
});

describe('the next step', () => {
  const now = at('2026-10-01T09:00:00Z');
  const notice: PlannedNotice = {
    kind: 'NEW_TRIP',
    state: 'WAITING',
    driverId: 'jana',
    firstAttemptAt: null,
    currentDriverId: 'jana',
    isDriverActive: true,
    requestedPickup: null,
  };
  const next = (changes: Partial<PlannedNotice>, time = now) =>
    nextStepOf({ ...notice, ...changes }, { now: time, settings, timeZone: BERLIN });

  test('is a push, another one until the mail is due, then the mail', () => {
    expect(next({})).toEqual({ step: 'PUSH' });
    expect(next({ firstAttemptAt: at('2026-10-01T08:31:00Z') })).toEqual({ step: 'PUSH' });
    expect(next({ firstAttemptAt: at('2026-10-01T08:30:00Z') })).toEqual({ step: 'FALL_BACK' });
    expect(next({ state: 'NOTIFIED', firstAttemptAt: at('2026-10-01T08:30:00Z') })).toEqual({
      step: 'FALL_BACK',
    });
  });

  test('waits in the night only before the first push', () => {
    const night = at('2026-10-01T21:00:00Z');
    expect(next({}, night)).toEqual({ step: 'WAIT', until: at('2026-10-02T04:00:00Z') });
    expect(next({ firstAttemptAt: at('2026-10-01T20:59:00Z') }, night)).toEqual({ step: 'PUSH' });
  });

  test('drops the notice if the trip went to another driver, except the one that says so', () => {
    expect(next({ currentDriverId: 'ali' })).toEqual({ step: 'DROP' });
    expect(next({ isDriverActive: false })).toEqual({ step: 'DROP' });
    expect(next({ kind: 'TRIP_REASSIGNED', currentDriverId: 'ali' })).toEqual({ step: 'PUSH' });
    expect(next({ kind: 'TRIP_REASSIGNED' })).toEqual({ step: 'DROP' });
  });
});

test('another push follows with growing pauses, as the push service asks, and never after the mail', () => {
  const now = at('2026-10-01T09:00:00Z');
  const mailAt = at('2026-10-01T09:30:00Z');
  const later = (attempts: number, retryAfterSeconds: number | null = null, canRetry = true) =>
    retryTime(now, attempts, { delivered: 0, canRetry, retryAfterSeconds }, mailAt)
      .toISOString()
      .slice(11, 19);
  expect([1, 2, 3, 4, 5].map((attempts) => later(attempts))).toEqual([
    '09:00:30',
    '09:02:00',
    '09:05:00',
    '09:15:00',
    '09:15:00',
  ]);
  expect(later(1, 600)).toBe('09:10:00');
  expect(later(1, 7200)).toBe('09:30:00');
  expect(later(1, null, false)).toBe('09:30:00');
});

test.each([
  [201, null, 'DELIVERED'],
  [200, 'TIMEOUT', 'LATER'],
  [404, null, 'GONE'],
  [410, null, 'GONE'],
  [429, null, 'LATER'],
  [503, null, 'LATER'],
  [null, 'CONNECTION_REFUSED', 'LATER'],
  [400, null, 'REFUSED'],
  [403, null, 'REFUSED'],
  [307, 'REDIRECT', 'REFUSED'],
] as const)('the answer %s %s of a push service means %s', (status, error, expected) => {
  expect(outcomeOf({ status, error })).toBe(expected);
});

describe('a change of an order', () => {
  const jana = { id: 'jana', name: 'Jana' };
  const ali = { id: 'ali', name: 'Ali' };
  const order = {
    environment: 'production',
    status: 'ACCEPTED',
    driver: jana,
    requestedPickup: at('2026-10-05T08:00:00Z'),
    requestedDelivery: null,
    delayedUntil: null,
  } as Order;
  const told = (before: Partial<Order>, after: Partial<Order>, acting: string | null = null) =>
    noticesOfChange({ ...order, ...before }, { ...order, ...before, ...after }, acting).map(
      ({ driverId, kind }) => `${driverId} ${kind}`,
    );
  const delay = at('2026-10-05T20:00:00Z');

  test.each([
    ['assigned', { driver: null, status: 'OPEN' }, { driver: jana, status: 'ASSIGNED' }, ['jana NEW_TRIP']],
    ['given to another', {}, { driver: ali }, ['jana TRIP_REASSIGNED', 'ali NEW_TRIP']],
    ['taken back', {}, { driver: null, status: 'OFFERED' }, ['jana TRIP_REASSIGNED']],
    ['cancelled', {}, { status: 'CANCELLED' }, ['jana TRIP_CANCELLED']],
    ['cancelled without driver', { driver: null }, { status: 'CANCELLED' }, []],
    ['moved', {}, { requestedPickup: delay }, ['jana TIME_CHANGED']],
    ['a reported delay', { status: 'IN_TRANSIT' }, { requestedDelivery: delay, delayedUntil: delay }, []],
    [
      'moved after a delay',
      { delayedUntil: delay },
      { requestedDelivery: delay, delayedUntil: null },
      ['jana TIME_CHANGED'],
    ],
    ['moved after the delivery', { status: 'DELIVERED' }, { requestedDelivery: delay }, []],
    ['a step', {}, { status: 'PICKUP' }, []],
    ['of the sandbox', { environment: 'sandbox' }, { status: 'CANCELLED' }, []],
  ] as [string, Partial<Order>, Partial<Order>, string[]][])('%s', (_name, before, after, expected) => {
    expect(told(before, after)).toEqual(expected);
  });

  test('is not told to the driver who made it', () => {
    expect(told({}, { driver: null, status: 'OFFERED' }, 'jana')).toEqual([]);
    expect(told({}, { status: 'CANCELLED' }, 'jana')).toEqual([]);
  });
});
