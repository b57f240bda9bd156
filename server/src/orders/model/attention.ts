// Decides what about an order needs a person: late, silent, unanswered, damaged, waiting for release. Pure.
//
// Lateness compares what was agreed with what is expected now. A reported delay moves `requestedDelivery`, which is what
// the customer was told last; `agreedDelivery` stays.
import { MINUTE_MS } from '../../platform/durations.ts';
import type { Order } from './order.ts';
import { readinessOf } from './readiness.ts';
import { BEFORE_PICKUP, BEFORE_RELEASE, isOneOf, VEHICLE_WITH_DRIVER } from './status.ts';
import {
  arrivalBySighting,
  type ExpectedOrder,
  expectedDelivery,
  plannedArrival,
  type Sighting,
} from './travel-time.ts';

/** Later than agreed by no more than this is on time. */
export const LATE_TOLERANCE_MS = 15 * MINUTE_MS;
/** A phone reports its position every minute, and every five while it stands: four reports are missing. */
export const SILENT_AFTER_MS = 20 * MINUTE_MS;
/** Long enough to notice a message at the wheel and stop, short enough to ask another driver for a pickup of today. */
export const ANSWER_WITHIN_MS = 20 * MINUTE_MS;

/** Of an order that is late whatever the time. */
const EPOCH = new Date(0);

export type DatedOrder = ExpectedOrder & Pick<Order, 'agreedDelivery' | 'actualDelivery'>;

function isBefore(earlier: Date | null, later: Date | null, toleranceMs = 0): boolean {
  return earlier !== null && later !== null && later.getTime() - earlier.getTime() > toleranceMs;
}

function withTolerance(agreed: Date | null): Date | null {
  return agreed && new Date(agreed.getTime() + LATE_TOLERANCE_MS);
}

function isPickupAwaited({ status, arrivedAtPickup }: DatedOrder): boolean {
  return isOneOf(BEFORE_PICKUP, { status }) && arrivedAtPickup === null;
}

/**
 * After this time the order counts as late, as long as no position says otherwise; null for what has ended or has no
 * agreed date. The column `late_from`.
 */
export function lateFrom(order: DatedOrder): Date | null {
  const { agreedDelivery } = order;
  if (!isOneOf(BEFORE_PICKUP, order) && !isOneOf(VEHICLE_WITH_DRIVER, order)) return null;
  if (order.delayedUntil !== null && agreedDelivery !== null) return EPOCH;
  if (isPickupAwaited(order)) return withTolerance(order.requestedPickup);
  const isTooFar = isBefore(agreedDelivery, plannedArrival(order), LATE_TOLERANCE_MS);
  return order.status === 'IN_TRANSIT' && isTooFar ? EPOCH : withTolerance(agreedDelivery);
}

/** What dispatch waits for next: the pickup, then the delivery; afterwards when it was delivered. The column `due_at`. */
export function dueAt({
  status,
  requestedPickup,
  requestedDelivery,
  actualDelivery,
}: DatedOrder): Date | null {
  if (isOneOf(VEHICLE_WITH_DRIVER, { status })) return requestedDelivery;
  return actualDelivery ?? requestedPickup;
}

/** A position counts in place of the plan. */
export function isLate(order: DatedOrder, sighting: Sighting | null, now: Date): boolean {
  const arrival = order.delayedUntil === null ? arrivalBySighting(order, sighting, now) : null;
  if (arrival !== null) return isBefore(order.agreedDelivery, arrival, LATE_TOLERANCE_MS);
  return isBefore(lateFrom(order), now);
}

export function wasDeliveredLate({ agreedDelivery, actualDelivery }: DatedOrder): boolean {
  return isBefore(agreedDelivery, actualDelivery, LATE_TOLERANCE_MS);
}

/** Whole minutes; 0 for what is on time, at least 1 for what is late. */
export function lateMinutes(order: DatedOrder, sighting: Sighting | null, now: Date): number {
  const delivery = deliveryLateMinutes(order, expectedDelivery(order, sighting, now), sighting, now);
  return isLate(order, sighting, now) ? Math.max(1, pickupLateMinutes(order, now), delivery) : 0;
}

/** Of a delivery at this time; 0 as long as the order is on time. */
export function deliveryLateMinutes(
  order: DatedOrder,
  at: Date | null,
  sighting: Sighting | null,
  now: Date,
): number {
  return isLate(order, sighting, now) ? Math.max(0, minutesAfter(order.agreedDelivery, at)) : 0;
}

/** Of a pickup that is still awaited and happens at this time at the earliest. */
export function pickupLateMinutes(order: DatedOrder, at: Date): number {
  const { requestedPickup } = order;
  const isLatePickup = isPickupAwaited(order) && isBefore(requestedPickup, at, LATE_TOLERANCE_MS);
  return isLatePickup ? minutesAfter(requestedPickup, at) : 0;
}

function minutesAfter(agreed: Date | null, at: Date | null): number {
  return agreed && at ? Math.round((at.getTime() - agreed.getTime()) / MINUTE_MS) : 0;
}

/** Whether the customer expects it well before it comes: a delay is to be reported, or a further one. */
export function needsDelayReport({ requestedDelivery }: DatedOrder, expected: Date | null): boolean {
  return isBefore(requestedDelivery, expected, LATE_TOLERANCE_MS);
}

export interface SilenceFacts extends Pick<Order, 'status' | 'environment' | 'actualPickup'> {
  /** Whether the driver agreed to it; without consent no position is expected. */
  sharesLocation: boolean;
  lastPositionAt: Date | null;
}

/** Since when nothing is known of a vehicle in transit; null while its positions come, or none are expected. */
export function silentSince(facts: SilenceFacts, now: Date): Date | null {
  const { actualPickup, lastPositionAt, sharesLocation, status } = facts;
  if (status !== 'IN_TRANSIT' || facts.environment !== 'production' || !sharesLocation) return null;
  const since = isBefore(actualPickup, lastPositionAt) ? lastPositionAt : actualPickup;
  return since && hasPassed(since, SILENT_AFTER_MS, now) ? since : null;
}

/** Since when a driver has left an assignment without an answer for too long; null otherwise. */
export function unansweredSince(
  { status, assignedAt }: Pick<Order, 'status'> & { assignedAt: Date | null },
  now: Date,
): Date | null {
  return status === 'ASSIGNED' && assignedAt && hasPassed(assignedAt, ANSWER_WITHIN_MS, now)
    ? assignedAt
    : null;
}

function hasPassed(since: Date, ms: number, now: Date): boolean {
  return now.getTime() - since.getTime() >= ms;
}

/** A complaint until it is settled, a damage until the order is completed. */
export function damageOf({
  status,
  hasDamage,
}: Pick<Order, 'status' | 'hasDamage'>): 'COMPLAINT' | 'DAMAGE' | null {
  if (status === 'COMPLAINT') return 'COMPLAINT';
  return status === 'DELIVERED' && hasDamage ? 'DAMAGE' : null;
}

export function waitsForRelease(order: Pick<Order, 'status'>): boolean {
  return isOneOf(BEFORE_RELEASE, order);
}

export const TROUBLES = ['COMPLAINT', 'DAMAGE', 'NO_ANSWER', 'SILENT', 'LATE', 'NOT_RELEASED'] as const;
export type Trouble = (typeof TROUBLES)[number];

export type TroubleFacts = DatedOrder & SilenceFacts & Pick<Order, 'hasDamage'> & { assignedAt: Date | null };

/**
 * What needs a person most, and since when. Silence comes before lateness: without positions the lateness is a guess,
 * and one call to the driver settles both.
 */
export function troubleOf(
  order: TroubleFacts,
  sighting: Sighting | null,
  now: Date,
): { trouble: Trouble; since: Date | null } | null {
  const damage = damageOf(order);
  if (damage) return { trouble: damage, since: null };
  const unanswered = unansweredSince(order, now);
  if (unanswered) return { trouble: 'NO_ANSWER', since: unanswered };
  const silent = silentSince(order, now);
  if (silent) return { trouble: 'SILENT', since: silent };
  if (isLate(order, sighting, now)) return { trouble: 'LATE', since: null };
  return waitsForRelease(order) ? { trouble: 'NOT_RELEASED', since: null } : null;
}

/** What waits for the customer: a quote to decide, a complaint, data that dispatch needs before the pickup. */
export function needsAttention(order: Order): boolean {
  if (order.status === 'QUOTE_SENT' || order.status === 'COMPLAINT') return true;
  return isOneOf(BEFORE_PICKUP, order) && readinessOf(order).status === 'INCOMPLETE';
}
