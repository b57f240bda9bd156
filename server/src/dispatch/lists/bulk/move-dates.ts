// The dates of an order after a move to another day: the times of day stay. Pure.
import { DAY_MS } from '../../../../../shared/time/durations.ts';
import type { Order } from '../../../model/orders/order.ts';
import { toInstant, toLocal, toLocalSecond } from '../../../platform/time-zones.ts';

/** To a day such as 2026-11-20, or by some days, which may be negative. */
export type Move = { day: string } | { days: number };

export type MovedDates = Pick<Order, 'requestedPickup' | 'requestedDelivery'>;

/** By whole local days, so that 8 o'clock stays 8 o'clock when the clocks change. */
function shift(at: Date, days: number, timeZone: string): Date {
  const local = Date.parse(`${toLocalSecond(timeZone, at)}Z`);
  return toInstant(local + days * DAY_MS, timeZone);
}

/** Null for an order without dates: it has no day yet. Without a pickup date, the delivery moves to the day. */
export function movedDates(order: MovedDates, move: Move, timeZone: string): MovedDates | null {
  const { requestedPickup, requestedDelivery } = order;
  const first = requestedPickup ?? requestedDelivery;
  if (first === null) return null;
  const target = 'day' in move ? Date.parse(`${move.day}T00:00:00Z`) / DAY_MS : null;
  const days =
    target === null ? (move as { days: number }).days : target - toLocal(timeZone, first).dayNumber;
  return {
    requestedPickup: requestedPickup && shift(requestedPickup, days, timeZone),
    requestedDelivery: requestedDelivery && shift(requestedDelivery, days, timeZone),
  };
}
