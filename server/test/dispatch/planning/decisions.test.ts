// Decisions to make: every rule at its limits, and their order.

import { describe, expect, test } from 'vitest';
import type { WaitingAbsence } from '../../../src/dispatch/availability/absence-store.ts';
import {
  type Day,
  NEAR_PICKUP_MS,
  NOW_WITHIN_MS,
  QUOTE_ENDS_WITHIN_MS,
  QUOTE_WITHIN_MS,
} from '../../../src/dispatch/planning/decision.ts';
import { findDecisions, urgencyOf } from '../../../src/dispatch/planning/decisions.ts';
import type { PlanOrder } from '../../../src/dispatch/planning/plan-order.ts';
import type { Situation } from '../../../src/dispatch/planning/situation.ts';
import { tripOf } from '../../../src/dispatch/planning/trip-times.ts';
import { absentSpans } from '../../../src/dispatch/planning/work-calendar.ts';
import { ANSWER_WITHIN_MS, LATE_TOLERANCE_MS, SILENT_AFTER_MS } from '../../../src/model/orders/attention.ts';
import { AVERAGE_KMH, drivingMs, HANDOVER_MS } from '../../../src/model/orders/travel-time.ts';
import { FAILING_FROM_MS } from '../../../src/operator/jobs/list-store.ts';
import { at, CITIES, NOW, planOrder } from './plan-orders.ts';

const DAY: Day = { now: NOW, noon: at('12:00'), end: new Date('2026-11-18T00:00:00Z') };
const NOTHING: Situation = {
  licences: [],
  recipients: [],
  unreleased: [],
  unassigned: [],
  trips: [],
  inactive: [],
  invalidPlates: [],
  requests: [],
  quotes: [],
  troubles: [],
  failing: [],
  mails: [],
  heldMails: [],
  jobs: [],
  extras: { count: 0, since: null },
  absences: [],
  absent: new Map(),
  threads: [],
  problems: [],
  tasks: [],
  accepted: [],
  askedAgain: [],
  unanswered: [],
  refused: [],
};
const decide = (situation: Partial<Situation>, day = DAY) => findDecisions({ ...NOTHING, ...situation }, day);
const kinds = (situation: Partial<Situation>, day = DAY) => decide(situation, day).map(({ kind }) => kind);
const fromNow = (ms: number) => new Date(NOW.getTime() + ms);
const order = (more: Partial<PlanOrder>) => planOrder('Hamburg', 'Bremen', '12:00', more);
const unhandled = {
  description: null,
  since: NOW,
  caseState: null,
  caseNumber: null,
  hasCase: false,
  isDismissed: false,
};

describe('an order without a driver', () => {
  test('is listed today, and near its pickup also on other days', () => {
    const evening: Day = { ...DAY, end: fromNow(3_600_000) };
    const wanted = (requestedPickup: Date) => kinds({ unassigned: [order({ requestedPickup })] }, evening);
    expect(wanted(fromNow(NEAR_PICKUP_MS))).toEqual(['NO_DRIVER']);
    expect(wanted(fromNow(NEAR_PICKUP_MS + 1))).toEqual([]);
    expect(kinds({ unassigned: [order({ requestedPickup: at('23:59') })] })).toEqual(['NO_DRIVER']);
    expect(wanted(fromNow(-1))).toEqual(['NO_DRIVER']);
  });

  test('is not listed with a driver', () => {
    expect(kinds({ unassigned: [order({ status: 'ASSIGNED' })] })).toEqual([]);
  });

  test('is listed by its delivery date if it has no pickup date: when its driver must leave', () => {
    const evening: Day = { ...DAY, end: fromNow(3_600_000) };
    const leavesAt = (pickup: Date) => {
      const requestedDelivery = new Date(pickup.getTime() + HANDOVER_MS + drivingMs(AVERAGE_KMH));
      const onlyDelivery = order({ requestedPickup: null, requestedDelivery, distanceKm: AVERAGE_KMH });
      return decide({ unassigned: [onlyDelivery] }, evening);
    };
    expect(leavesAt(fromNow(NEAR_PICKUP_MS))).toMatchObject([
      { kind: 'NO_DRIVER', dueAt: fromNow(NEAR_PICKUP_MS) },
    ]);
    expect(leavesAt(fromNow(NEAR_PICKUP_MS + 1))).toEqual([]);
  });

  test('has no date as its decision if it has none, with or without a driver, until the driver sets out', () => {
    const undated = { requestedPickup: null, requestedDelivery: null };
    expect(kinds({ unassigned: [order(undated)] })).toEqual(['NO_DATE']);
    const accepted = { order: order(undated), carrier: 'Rhein Trans', since: NOW };
    expect(kinds({ accepted: [accepted] })).toEqual(['NO_DATE']);
    const trip = (status: PlanOrder['status']) => kinds({ trips: [order({ ...undated, status })] });
    expect(trip('ASSIGNED')).toEqual(['NO_DATE']);
    expect(trip('ACCEPTED')).toEqual(['NO_DATE']);
    expect(trip('PICKUP')).toEqual([]);
  });
});

describe('a driver who does not answer', () => {
  const asked = (agoMs: number, requestedPickup: Date | null) =>
    kinds({ trips: [order({ status: 'ASSIGNED', assignedAt: fromNow(-agoMs), requestedPickup })] });
  test('is listed after twenty minutes, whatever the date of the trip, as on the board', () => {
    expect(asked(ANSWER_WITHIN_MS, at('15:00'))).toEqual(['NO_ANSWER']);
    expect(asked(ANSWER_WITHIN_MS - 1, at('15:00'))).toEqual([]);
    expect(asked(ANSWER_WITHIN_MS, new Date('2026-12-24T09:00:00Z'))).toEqual(['NO_ANSWER']);
    expect(asked(ANSWER_WITHIN_MS, null)).toEqual(['NO_ANSWER']);
  });
  test('is not listed after accepting', () => {
    expect(kinds({ trips: [order({ status: 'ACCEPTED', assignedAt: fromNow(-ANSWER_WITHIN_MS) })] })).toEqual(
      [],
    );
  });
});

test('an accepted trip with only a delivery date is late once that has passed', () => {
  const accepted = (ms: number) =>
    kinds({
      trips: [order({ status: 'ACCEPTED', requestedPickup: null, requestedDelivery: fromNow(-ms) })],
    });
  expect(accepted(LATE_TOLERANCE_MS)).toEqual([]);
  expect(accepted(LATE_TOLERANCE_MS + 1)).toEqual(['LATE']);
});

describe('on the road', () => {
  const road = (more: Partial<PlanOrder>) =>
    order({ status: 'IN_TRANSIT', actualPickup: at('08:00'), ...more });
  const heard = (agoMs: number) => ({
    ...CITIES.Hamburg,
    recordedAt: fromNow(-agoMs),
    headingDegrees: null,
    speedKmh: null,
  });

  test('a silent vehicle is listed if its driver shares positions, but not at the delivery', () => {
    expect(kinds({ trips: [road({ position: heard(SILENT_AFTER_MS) })] })).toEqual(['SILENT']);
    expect(kinds({ trips: [road({ position: heard(SILENT_AFTER_MS - 1) })] })).toEqual([]);
    expect(kinds({ trips: [road({ position: heard(SILENT_AFTER_MS), sharesLocation: false })] })).toEqual([]);
    expect(kinds({ trips: [road({ position: heard(SILENT_AFTER_MS), status: 'DELIVERY' })] })).toEqual([]);
  });

  test('a vehicle without any position since the pickup is silent too', () => {
    expect(kinds({ trips: [road({ actualPickup: fromNow(-SILENT_AFTER_MS) })] })).toEqual(['SILENT']);
    expect(kinds({ trips: [road({ actualPickup: fromNow(-SILENT_AFTER_MS + 1) })] })).toEqual([]);
  });

  test('a vehicle that is more than 15 minutes late is listed with its expected time', () => {
    const position = heard(0);
    const { arrivesAt } = tripOf(road({ position }), NOW)!;
    const lateBy = (ms: number) =>
      decide({ trips: [road({ position, requestedDelivery: new Date(arrivesAt.getTime() - ms) })] });
    expect(lateBy(LATE_TOLERANCE_MS + 1)).toMatchObject([
      { kind: 'LATE', minutes: 15, urgency: 'NOW', arrivesAt },
    ]);
    expect(lateBy(LATE_TOLERANCE_MS)).toEqual([]);
    expect(kinds({ trips: [road({ position, requestedDelivery: null })] })).toEqual([]);
  });

  test('a reported delay removes it, as long as the vehicle arrives by then', () => {
    const position = heard(0);
    const { arrivesAt } = tripOf(road({ position }), NOW)!;
    const reported = (delayedUntil: Date) =>
      kinds({
        trips: [road({ position, agreedDelivery: NOW, requestedDelivery: delayedUntil, delayedUntil })],
      });
    expect(reported(arrivesAt)).toEqual([]);
    expect(reported(new Date(arrivesAt.getTime() - LATE_TOLERANCE_MS - 1))).toEqual(['LATE']);
  });

  test('a driver who is not at the pickup when it is due is listed', () => {
    const waited = (more: Partial<PlanOrder>) => kinds({ trips: [order(more)] });
    const requestedPickup = fromNow(-LATE_TOLERANCE_MS - 1);
    expect(waited({ status: 'ACCEPTED', requestedPickup })).toEqual(['LATE_PICKUP']);
    expect(waited({ status: 'PICKUP', requestedPickup })).toEqual(['LATE_PICKUP']);
    expect(waited({ status: 'PICKUP', requestedPickup, arrivedAtPickup: NOW })).toEqual([]);
    expect(waited({ status: 'ACCEPTED', requestedPickup: fromNow(-LATE_TOLERANCE_MS) })).toEqual([]);
  });

  test('a silent and late trip is listed once', () => {
    const trip = road({ position: heard(SILENT_AFTER_MS), requestedDelivery: at('09:00') });
    expect(kinds({ trips: [trip] })).toEqual(['SILENT']);
  });
});

test('a request is due four hours after it came, or at its pickup if that is sooner', () => {
  const request = (requestedPickup: Date | null) =>
    decide({ requests: [{ order: order({ requestedPickup }), createdAt: NOW, quoteReason: null }] })[0]!
      .dueAt;
  expect(request(null)).toEqual(fromNow(QUOTE_WITHIN_MS));
  expect(request(fromNow(QUOTE_WITHIN_MS + 1))).toEqual(fromNow(QUOTE_WITHIN_MS));
  expect(request(fromNow(QUOTE_WITHIN_MS - 1))).toEqual(fromNow(QUOTE_WITHIN_MS - 1));
  expect(request(fromNow(-1))).toEqual(fromNow(QUOTE_WITHIN_MS));
});

test('requests that wait too long come after moving vehicles, the oldest first', () => {
  const waiting = (days: number) => ({
    order: order({ requestedPickup: null }),
    createdAt: fromNow(-days * 86_400_000),
    quoteReason: null,
  });
  const found = decide({
    requests: [waiting(9), waiting(2)],
    unassigned: [order({ requestedPickup: fromNow(NOW_WITHIN_MS) })],
  });
  expect(found.map(({ kind }) => kind)).toEqual(['NO_DRIVER', 'NO_QUOTE', 'NO_QUOTE']);
  expect(found.slice(1)).toMatchObject([
    { createdAt: waiting(9).createdAt },
    { createdAt: waiting(2).createdAt },
  ]);
  expect(found.map(({ urgency }) => urgency)).toEqual(['NOW', 'BEFORE_NOON', 'BEFORE_NOON']);
});

test('a quote that ends within a day is listed, an ended one is not', () => {
  const quote = (validUntil: Date) =>
    kinds({ quotes: [{ order: order({}), quoteNumber: 'QT-1', netCents: 1, currency: 'EUR', validUntil }] });
  expect(quote(fromNow(QUOTE_ENDS_WITHIN_MS))).toEqual(['QUOTE_ENDS']);
  expect(quote(fromNow(QUOTE_ENDS_WITHIN_MS + 1))).toEqual([]);
  expect(quote(NOW)).toEqual([]);
});

test('damages, complaints, endpoints failing for ten minutes, failed mails and jobs are listed for today', () => {
  const failing = (since: Date) => ({
    endpointId: 'e',
    accountId: 'a',
    customer: 'FlottenWerk',
    url: 'https://example.com',
    failed: 37,
    since,
    failedSince: since,
    nextAttemptAt: null,
    status: 503,
    error: null,
  });
  const found = decide({
    troubles: [
      { ...unhandled, order: order({ status: 'DELIVERED', hasDamage: true }) },
      { ...unhandled, order: order({ status: 'COMPLAINT' }) },
    ],
    failing: [
      failing(fromNow(-FAILING_FROM_MS)),
      failing(fromNow(1 - FAILING_FROM_MS)),
      { ...failing(fromNow(-FAILING_FROM_MS)), failed: 0 },
    ],
    mails: [{ mailId: 'm', subject: 's', recipient: 'r', error: null, createdAt: NOW, number: null }],
    jobs: [{ jobId: 'j', job: 'SEALS', subject: null, error: 'no', attempts: 2, since: NOW }],
  });
  expect(found.map(({ kind }) => kind).sort()).toEqual(['COMPLAINT', 'DAMAGE', 'JOB', 'MAIL', 'WEBHOOKS']);
  expect(new Set(found.map(({ urgency }) => urgency))).toEqual(new Set(['TODAY']));
});

test('a damage is a decision until it has a case or is dismissed, a complaint until somebody works on its case', () => {
  const damaged = { ...unhandled, order: order({ status: 'COMPLETED', hasDamage: true }) };
  expect(kinds({ troubles: [damaged] })).toEqual(['DAMAGE']);
  expect(kinds({ troubles: [{ ...damaged, hasCase: true, caseState: 'OPEN' }] })).toEqual([]);
  expect(kinds({ troubles: [{ ...damaged, isDismissed: true }] })).toEqual([]);
  const complaint = { ...unhandled, order: order({ status: 'COMPLAINT', hasDamage: true }), hasCase: true };
  expect(kinds({ troubles: [{ ...complaint, caseState: 'OPEN' }] })).toEqual(['COMPLAINT']);
  expect(kinds({ troubles: [{ ...complaint, caseState: 'IN_REVIEW' }] })).toEqual([]);
  // A second complaint after the case was closed.
  expect(kinds({ troubles: [complaint] })).toEqual(['COMPLAINT']);
});

test('a task of a damage case is due until the end of its day, and urgent afterwards', () => {
  const task = {
    taskId: 't',
    caseNumber: 'S-2026-0001',
    orderNumber: 'VT-1',
    customer: 'c',
    text: 'Ask the driver',
  };
  const due = (dueOn: string, dueAt: Date) => decide({ tasks: [{ ...task, dueOn, dueAt }] });
  expect(due('2026-11-17', DAY.end)).toMatchObject([{ kind: 'DAMAGE_TASK', urgency: 'TODAY' }]);
  expect(due('2026-11-16', fromNow(-3_600_000))).toMatchObject([{ urgency: 'NOW' }]);
});

test('the groups are now, before noon and today, the nearest deadline first', () => {
  expect(urgencyOf(fromNow(NOW_WITHIN_MS), DAY)).toBe('NOW');
  expect(urgencyOf(fromNow(NOW_WITHIN_MS + 1), DAY)).toBe('BEFORE_NOON');
  expect(urgencyOf(DAY.noon, DAY)).toBe('TODAY');
  const pickups = ['16:00', '09:30', '11:30'].map((clock) => order({ requestedPickup: at(clock) }));
  expect(
    decide({ unassigned: pickups }).map(
      ({ dueAt, urgency }) => `${dueAt.toISOString().slice(11, 16)} ${urgency}`,
    ),
  ).toEqual(['09:30 NOW', '11:30 BEFORE_NOON', '16:00 TODAY']);
});

describe('an absence', () => {
  const sick = { kind: 'SICKNESS', firstDay: '2026-11-17', lastDay: '2026-11-18' } as const;
  const absent = new Map([['d', absentSpans([sick], 'UTC')]]);
  const trip = (more: Partial<PlanOrder>) => order({ status: 'ACCEPTED', driverId: 'd', ...more });
  test('of the driver makes an assigned trip a decision until the vehicle is picked up', () => {
    expect(decide({ trips: [trip({})], absent })).toMatchObject([
      { kind: 'DRIVER_ABSENT', absence: 'SICKNESS', lastDay: '2026-11-18', dueAt: at('12:00') },
    ]);
    expect(kinds({ trips: [trip({ driverId: 'other' })], absent })).toEqual([]);
    const afterwards = new Date('2026-11-19T08:00:00Z');
    expect(kinds({ trips: [trip({ requestedPickup: afterwards })], absent })).toEqual([]);
    const begun = trip({ status: 'IN_TRANSIT', actualPickup: at('08:59') });
    expect(kinds({ trips: [begun], absent })).not.toContain('DRIVER_ABSENT');
  });

  test('that waits for a decision is due today, or before its first day begins', () => {
    const waiting = (beginsAt: Date) =>
      decide({
        absences: [{ absence: { id: 'a' }, driverName: 'Uwe', beginsAt, trips: 0 } as WaitingAbsence],
      });
    expect(waiting(at('00:00'))).toMatchObject([{ kind: 'ABSENCE', dueAt: at('00:00'), urgency: 'NOW' }]);
    expect(waiting(fromNow(72 * 3_600_000))).toMatchObject([{ dueAt: DAY.end, urgency: 'TODAY' }]);
  });
});

test('a licence that has ended is a decision at once, one that ends soon until the end of the day', () => {
  const licence = { driverId: 'jana', driverName: 'Jana', licence: 'LICENCE_CHECK', trips: 2 } as const;
  const until = (validUntil: string, endsAt: Date) => {
    const [found] = decide({ licences: [{ ...licence, validUntil, endsAt }] });
    return [found!.kind, found!.urgency, found!.dueAt];
  };
  const ended = new Date('2026-11-17T00:00:00Z');
  expect(until('2026-11-16', ended)).toEqual(['LICENCE_ENDS', 'NOW', ended]);
  expect(until('2026-11-20', new Date('2026-11-21T00:00:00Z'))).toEqual(['LICENCE_ENDS', 'TODAY', DAY.end]);
});
