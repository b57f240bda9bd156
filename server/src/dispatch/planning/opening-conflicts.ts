// Stops of a trip at which the place is closed, by the opening hours of the address book.
import { openingAt } from '../../customers/places/opening-hours.ts';
import type { PlaceHours } from '../../customers/places/order-hours.ts';
import type { PlanOrder } from './plan-order.ts';
import type { TripTimes } from './trip-times.ts';

export interface ClosedStop {
  kind: 'CLOSED';
  stop: 'PICKUP' | 'DELIVERY';
  /** The name of the place. */
  place: string;
  at: Date;
  /** Null if it does not open within weeks. */
  opensAt: Date | null;
  timeZone: string;
}

/**
 * A delivery may wait until the place opens, as long as that is in time. An order without a date has no time that
 * could be outside the opening hours.
 */
export function findClosedStops(
  order: Pick<
    PlanOrder,
    'hours' | 'requestedPickup' | 'actualPickup' | 'actualDelivery' | 'requestedDelivery'
  >,
  { startsAt, arrivesAt }: Pick<TripTimes, 'startsAt' | 'arrivesAt'>,
): ClosedStop[] {
  const { hours, requestedDelivery } = order;
  if (!hours || (order.requestedPickup ?? order.actualPickup) === null) return [];
  const pickup = order.actualPickup === null ? closedAt('PICKUP', hours.pickup, startsAt) : [];
  const delivery = order.actualDelivery === null ? closedAt('DELIVERY', hours.delivery, arrivesAt) : [];
  const isTooLate = ({ opensAt }: ClosedStop) =>
    opensAt === null || requestedDelivery === null || opensAt > requestedDelivery;
  return [...pickup, ...delivery.filter(isTooLate)];
}

function closedAt(stop: ClosedStop['stop'], place: PlaceHours | null, at: Date): ClosedStop[] {
  if (place === null) return [];
  const { name, hours, timeZone } = place;
  const { isOpen, opensAt } = openingAt(hours, timeZone, at);
  return isOpen ? [] : [{ kind: 'CLOSED', stop, place: name, at, opensAt, timeZone }];
}
