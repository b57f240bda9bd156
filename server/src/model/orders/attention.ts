// Decides why a person must look at an order: late, silent, unanswered, damaged, waiting for release. Pure.
// Lateness compares the agreed time with the time expected now. A reported delay moves `requestedDelivery`,
// the time last communicated to the customer; `agreedDelivery` stays.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { Order } from './order.ts';
import { readinessOf } from './readiness.ts';
import { BEFORE_PICKUP, BEFORE_RELEASE, isOneOf, VEHICLE_WITH_DRIVER } from './status.ts';
import {
  arrivalBySighting,
  type ExpectedOrder,
  expectedDelivery,
  plannedArrival,
  plannedPickup,
  type Sighting,
} from './travel-time.ts';

/** An order is on time if it is later than agreed by no more than this. */
export const LATE_TOLERANCE_MS = 15 * MINUTE_MS;
/**
 * A phone reports its position every minute, and every five minutes while it does not move: four reports are
 * missing.
 */
export const SILENT_AFTER_MS = 20 * MINUTE_MS;
/**
 * Long enough for a driver to stop and read a message, short enough to ask another driver for a pickup today.
 */
export const ANSWER_WITHIN_MS = 20 * MINUTE_MS;

/** For an order that is late at any time. */
const EPOCH = new Date(0);

export type DatedOrder = ExpectedOrder & Pick<Order, 'agreedDelivery' | 'actualDelivery'>;

function isBefore(earlier: Date | null, later: Date | null, toleranceMs = 0): boolean {
  return earlier !== null && later !== null && later.getTime() - earlier.getTime() > toleranceMs;
}

function withTolerance(agreed: Date | null): Date | null {
  return agreed && new Date(agreed.getTime() + LATE_TOLERANCE_MS);
}

/** A driver may also expect to arrive later than estimated, but in time. */
export function isReportedLate({
  delayedUntil,
  agreedDelivery,
}: Pick<DatedOrder, 'delayedUntil' | 'agreedDelivery'>): boolean {
  return isBefore(agreedDelivery, delayedUntil);
}

function isPickupAwaited({ status, arrivedAtPickup }: DatedOrder): boolean {
  return isOneOf(BEFORE_PICKUP, { status }) && arrivedAtPickup === null;
}

/**
 * After this time the order counts as late, unless a position shows otherwise; null if the order has ended or
 * has no date. An order without a pickup date is late by its delivery date. Stored in the column `late_from`.
 */
export function lateFrom(order: DatedOrder): Date | null {
  const { agreedDelivery } = order;
  if (!isOneOf(BEFORE_PICKUP, order) && !isOneOf(VEHICLE_WITH_DRIVER, order)) return null;
  if (isReportedLate(order)) return EPOCH;
  if (isPickupAwaited(order)) return withTolerance(order.requestedPickup ?? agreedDelivery);
  const isTooFar = isBefore(agreedDelivery, plannedArrival(order), LATE_TOLERANCE_MS);
  return order.status === 'IN_TRANSIT' && isTooFar ? EPOCH : withTolerance(agreedDelivery);
}

/**
 * The next step that dispatch waits for: the pickup, then the delivery; afterwards the time of delivery.
 * Stored in the column `due_at`.
 */
export function dueAt(order: DatedOrder): Date | null {
  if (isOneOf(VEHICLE_WITH_DRIVER, order)) return order.requestedDelivery;
  return order.actualDelivery ?? plannedPickup(order);
}

/** A position takes precedence over the plan. */
export function isLate(order: DatedOrder, sighting: Sighting | null, now: Date): boolean {
  const arrival = isReportedLate(order) ? null : arrivalBySighting(order, sighting, now);
  if (arrival !== null) return isBefore(order.agreedDelivery, arrival, LATE_TOLERANCE_MS);
  return isBefore(lateFrom(order), now);
}

function wasDeliveredLate({ agreedDelivery, actualDelivery }: DatedOrder): boolean {
  return isBefore(agreedDelivery, actualDelivery, LATE_TOLERANCE_MS);
}

/** Whole minutes: 0 if the order is on time, at least 1 if it is late. */
export function lateMinutes(order: DatedOrder, sighting: Sighting | null, now: Date): number {
  const delivery = deliveryLateMinutes(order, expectedDelivery(order, sighting, now), sighting, now);
  return isLate(order, sighting, now) ? Math.max(1, pickupLateMinutes(order, now), delivery) : 0;
}

/** The lateness that every page shows: until the delivery the expected one, afterwards for good that of the delivery. */
export function shownLateness(
  order: DatedOrder,
  sighting: Sighting | null,
  now: Date,
): { late: boolean; lateMinutes: number } {
  const { agreedDelivery, actualDelivery } = order;
  if (actualDelivery === null) {
    return { late: isLate(order, sighting, now), lateMinutes: lateMinutes(order, sighting, now) };
  }
  const late = wasDeliveredLate(order);
  return { late, lateMinutes: late ? minutesAfter(agreedDelivery, actualDelivery) : 0 };
}

/** The lateness of a delivery at this time; 0 while the order is on time. */
export function deliveryLateMinutes(
  order: DatedOrder,
  at: Date | null,
  sighting: Sighting | null,
  now: Date,
): number {
  return isLate(order, sighting, now) ? Math.max(0, minutesAfter(order.agreedDelivery, at)) : 0;
}

/** The lateness of a pickup that has not happened yet and happens at this time at the earliest. */
export function pickupLateMinutes(order: DatedOrder, at: Date): number {
  const { requestedPickup } = order;
  const isLatePickup = isPickupAwaited(order) && isBefore(requestedPickup, at, LATE_TOLERANCE_MS);
  return isLatePickup ? minutesAfter(requestedPickup, at) : 0;
}

function minutesAfter(agreed: Date | null, at: Date | null): number {
  return agreed && at ? Math.round((at.getTime() - agreed.getTime()) / MINUTE_MS) : 0;
}

/**
 * Whether the customer expects the vehicle well before it arrives, so that a (further) delay must be
 * reported.
 */
export function needsDelayReport({ requestedDelivery }: DatedOrder, expected: Date | null): boolean {
  return isBefore(requestedDelivery, expected, LATE_TOLERANCE_MS);
}

export interface SilenceFacts extends Pick<Order, 'status' | 'environment' | 'actualPickup'> {
  /** Whether the driver consented to it; without consent no position is expected. */
  sharesLocation: boolean;
  lastPositionAt: Date | null;
}

/** Since when a vehicle in transit has sent no position; null while positions arrive or none are expected. */
export function silentSince(facts: SilenceFacts, now: Date): Date | null {
  const { actualPickup, lastPositionAt, sharesLocation, status } = facts;
  if (status !== 'IN_TRANSIT' || facts.environment !== 'production' || !sharesLocation) return null;
  const since = isBefore(actualPickup, lastPositionAt) ? lastPositionAt : actualPickup;
  return since && hasPassed(since, SILENT_AFTER_MS, now) ? since : null;
}

type AskedDriver = Pick<Order, 'status' | 'confirmSince'> & { assignedAt: Date | null };

/** Since when a driver's answer is overdue, to an assignment or to a changed trip; null otherwise. */
export function unansweredSince({ status, assignedAt, confirmSince }: AskedDriver, now: Date): Date | null {
  const askedAt = status === 'ASSIGNED' ? assignedAt : confirmSince;
  return askedAt && hasPassed(askedAt, ANSWER_WITHIN_MS, now) ? askedAt : null;
}

function hasPassed(since: Date, ms: number, now: Date): boolean {
  return now.getTime() - since.getTime() >= ms;
}

/** What was done about the damage of an order. */
export interface DamageHandling {
  /** The state of its unfinished damage case; null without one. */
  caseState: string | null;
  /** Whether it has a case, also a closed one. */
  hasCase: boolean;
  /** Whether dispatch decided that the damage needs no case. */
  isDismissed: boolean;
}

export const UNDECIDED_DAMAGES = ['COMPLAINT', 'DAMAGE'] as const;
export type UndecidedDamage = (typeof UNDECIDED_DAMAGES)[number];

/**
 * What dispatch decides about a damage: to look at a complaint, or to open a case for a damage at handover. Nothing once a
 * person works on the case, because its tasks have their own dates. orders/records/damage-store.ts has the same rule in SQL.
 */
export function undecidedDamageOf(
  { status, hasDamage }: Pick<Order, 'status' | 'hasDamage'>,
  { caseState, hasCase, isDismissed }: DamageHandling,
): UndecidedDamage | null {
  if (status === 'COMPLAINT') return caseState === null || caseState === 'OPEN' ? 'COMPLAINT' : null;
  const isRecent = status === 'DELIVERED' || status === 'COMPLETED';
  return isRecent && hasDamage && !hasCase && !isDismissed ? 'DAMAGE' : null;
}

export function waitsForRelease(order: Pick<Order, 'status'>): boolean {
  return isOneOf(BEFORE_RELEASE, order);
}

export const TROUBLES = [
  ...UNDECIDED_DAMAGES,
  'TO_CONFIRM',
  'NO_ANSWER',
  'SILENT',
  'LATE',
  'NOT_RELEASED',
] as const;
export type Trouble = (typeof TROUBLES)[number];

export type TroubleFacts = DatedOrder &
  SilenceFacts &
  DamageHandling &
  AskedDriver &
  Pick<Order, 'hasDamage'>;

/**
 * The most urgent reason for attention, and since when. Silence comes before lateness: without positions the
 * lateness is a guess, and one call to the driver clarifies both.
 */
export function troubleOf(
  order: TroubleFacts,
  sighting: Sighting | null,
  now: Date,
): { trouble: Trouble; since: Date | null } | null {
  const damage = undecidedDamageOf(order, order);
  if (damage) return { trouble: damage, since: null };
  if (order.confirmSince) return { trouble: 'TO_CONFIRM', since: order.confirmSince };
  const unanswered = unansweredSince(order, now);
  if (unanswered) return { trouble: 'NO_ANSWER', since: unanswered };
  const silent = silentSince(order, now);
  if (silent) return { trouble: 'SILENT', since: silent };
  if (isLate(order, sighting, now)) return { trouble: 'LATE', since: null };
  return waitsForRelease(order) ? { trouble: 'NOT_RELEASED', since: null } : null;
}

/**
 * Whether the order waits for the customer: a quote to decide, a complaint, data that is needed before the
 * pickup.
 */
export function needsAttention(order: Order): boolean {
  if (order.status === 'QUOTE_SENT' || order.status === 'COMPLAINT') return true;
  return isOneOf(BEFORE_PICKUP, order) && readinessOf(order).status === 'INCOMPLETE';
}
