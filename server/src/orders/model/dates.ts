// The rules about requested dates, the same for every interface.
import { type FieldProblem, invalidFields } from '../../http/errors.ts';
import type { Order } from './order.ts';

const MESSAGE = 'The requested delivery may not lie before the requested pickup.';
const MINUTE_MS = 60_000;

export function dateProblems(pickup: Date | null, delivery: Date | null): FieldProblem[] {
  if (pickup === null || delivery === null || delivery >= pickup) return [];
  return [{ field: 'requestedDelivery', code: 'invalid_value', message: MESSAGE }];
}

/** The new delivery time: the given date, or the current one (or now) plus the given minutes. */
export function delayedDelivery(
  order: Pick<Order, 'requestedPickup' | 'requestedDelivery'>,
  delay: { minutes?: number | undefined; requestedDelivery?: Date | undefined },
  now: Date,
): Date {
  const { minutes, requestedDelivery } = delay;
  if (requestedDelivery === undefined && minutes === undefined) {
    const message = 'Send minutes or requestedDelivery.';
    throw invalidFields([{ field: 'minutes', code: 'invalid_type', message }]);
  }
  const delivery =
    requestedDelivery ?? new Date((order.requestedDelivery ?? now).getTime() + minutes! * MINUTE_MS);
  const field = requestedDelivery ? 'requestedDelivery' : 'minutes';
  const wrong = dateProblems(order.requestedPickup, delivery).map((problem) => ({ ...problem, field }));
  if (wrong.length > 0) throw invalidFields(wrong);
  return delivery;
}
