// The rules about requested dates, the same for every API.

import { isPastPickup } from '../../../../shared/orders/past-pickup.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import type { Command } from './lifecycle.ts';
import type { Order } from './order.ts';

const BEFORE_PICKUP = 'delivery_before_pickup';
const MESSAGE = 'The requested delivery must not be before the requested pickup.';

export function dateProblems(pickup: Date | null, delivery: Date | null): FieldProblem[] {
  if (pickup === null || delivery === null || delivery >= pickup) return [];
  return [{ field: 'requestedDelivery', code: 'invalid_value', message: MESSAGE, reason: BEFORE_PICKUP }];
}

/**
 * For orders that people enter: pages and imports. API v1 and the older interface accept past dates, because systems also
 * send orders that were agreed elsewhere.
 */
export function pastPickupProblems(pickup: Date | null, now: Date): FieldProblem[] {
  if (pickup === null || !isPastPickup(pickup, now)) return [];
  const message = 'The requested pickup is in the past. Send a time in the future.';
  return [{ field: 'requestedPickup', code: 'too_small', message }];
}

/**
 * What a driver's new arrival changes: later than the requested delivery it is a delay that customers are notified of, as if
 * dispatch reported it; before that only the estimate moves. Null if it changes nothing, such as a time that has passed.
 */
export function delayOnTheWay(
  {
    requestedPickup,
    requestedDelivery,
    delayedUntil,
  }: Pick<Order, 'requestedPickup' | 'requestedDelivery' | 'delayedUntil'>,
  arrivesAt: Date,
  now: Date,
): Command<'report_delay' | 'expect_later'> | null {
  if (arrivesAt <= now || dateProblems(requestedPickup, arrivesAt).length > 0) return null;
  if (delayedUntil !== null && arrivesAt <= delayedUntil) return null;
  if (requestedDelivery === null || arrivesAt > requestedDelivery)
    return { name: 'report_delay', requestedDelivery: arrivesAt };
  return { name: 'expect_later', delayedUntil: arrivesAt };
}

interface Delay {
  minutes?: number | undefined;
  requestedDelivery?: Date | undefined;
}

/** The delivery after a delay: a new date, or the current date (or now) plus some minutes. Always later. */
export function delayedDelivery(
  { requestedPickup, requestedDelivery: before }: Pick<Order, 'requestedPickup' | 'requestedDelivery'>,
  { minutes, requestedDelivery }: Delay,
  now: Date,
): Date {
  const field = requestedDelivery === undefined ? 'minutes' : 'requestedDelivery';
  const refuse = (
    message: string,
    reason: NonNullable<FieldProblem['reason']>,
    code: FieldProblem['code'] = 'invalid_value',
  ) => invalidFields([{ field, code, message, reason }]);
  if (requestedDelivery === undefined && minutes === undefined) {
    throw refuse('Send minutes or requestedDelivery.', 'required', 'invalid_type');
  }
  if (requestedDelivery !== undefined && minutes !== undefined) {
    throw refuse('Send either minutes or requestedDelivery, not both.', 'format');
  }
  const delivery = requestedDelivery ?? new Date((before ?? now).getTime() + minutes! * MINUTE_MS);
  if (dateProblems(requestedPickup, delivery).length > 0) throw refuse(MESSAGE, BEFORE_PICKUP);
  if (delivery <= now) throw refuse('The delayed delivery must be in the future.', 'not_future', 'too_small');
  if (before !== null && delivery <= before) {
    throw refuse('The delayed delivery must be later than the current one.', 'not_later', 'too_small');
  }
  return delivery;
}
