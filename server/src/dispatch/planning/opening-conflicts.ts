// Stops of a trip at which the place is closed, by the opening hours of the address book.
import { openingAt } from '../../customers/places/opening-hours.ts';
import type { PlaceHours } from '../../customers/places/order-hours.ts';
import { HANDOVER_MS, plannedPickup } from '../../model/orders/travel-time.ts';
import type { PlanOrder } from './plan-order.ts';
import { driveMs, type TripTimes } from './trip-times.ts';

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
    'hours' | 'requestedPickup' | 'actualPickup' | 'actualDelivery' | 'requestedDelivery' | 'distanceKm'
  >,
  { startsAt, arrivesAt }: Pick<TripTimes, 'startsAt' | 'arrivesAt'>,
): ClosedStop[] {
  const { hours, requestedDelivery } = order;
  if (!hours || (order.actualPickup ?? plannedPickup(order)) === null) return [];
  const pickup = order.actualPickup === null ? closedAt('PICKUP', hours.pickup, startsAt) : [];
  const delivery = order.actualDelivery === null ? closedAt('DELIVERY', hours.delivery, arrivesAt) : [];
  const isTooLate = ({ opensAt }: ClosedStop) =>
    opensAt === null || requestedDelivery === null || opensAt > requestedDelivery;
  return [...pickup, ...delivery.filter(isTooLate)];
}

export interface OpenTimes {
  startsAt: number;
  endsAt: number;
}

/**
 * When a trip starts and ends if its driver could start then, in milliseconds since 1970: pickup and delivery wait until
 * their places open. Null if one does not, or only after the requested delivery. Undefined if no hours are known.
 */
export function openTimesOf(order: PlanOrder): ((startsAt: number) => OpenTimes | null) | undefined {
  const { hours, requestedDelivery } = order;
  if (!hours?.pickup && !hours?.delivery) return undefined;
  const [pickup, delivery] = [openingOf(hours.pickup), openingOf(hours.delivery)];
  const lastsMs = driveMs(order);
  return (earliest) => {
    const startsAt = pickup(earliest);
    if (startsAt === null) return null;
    const arrivesAt = startsAt + HANDOVER_MS + lastsMs;
    const deliversAt = delivery(arrivesAt);
    const mayWait =
      requestedDelivery !== null && deliversAt !== null && deliversAt <= requestedDelivery.getTime();
    if (deliversAt === null || (deliversAt > arrivesAt && !mayWait)) return null;
    return { startsAt, endsAt: deliversAt + HANDOVER_MS };
  };
}

/** The first time from then at which the place is open. Asks once for each period, because the search asks often. */
function openingOf(place: PlaceHours | null): (at: number) => number | null {
  const known: { from: number; to: number; isOpen: boolean }[] = [];
  return (at) => {
    if (place === null) return at;
    let period = known.find(({ from, to }) => from <= at && at < to);
    if (!period) {
      const { isOpen, opensAt, closesAt } = openingAt(place.hours, place.timeZone, new Date(at));
      const to = (isOpen ? closesAt : opensAt)?.getTime() ?? Number.POSITIVE_INFINITY;
      period = known.find((one) => one.to === to && one.isOpen === isOpen);
      if (period) {
        period.from = at;
      } else {
        period = { from: at, to, isOpen };
        known.push(period);
      }
    }
    if (period.isOpen) return at;
    return Number.isFinite(period.to) ? period.to : null;
  };
}

function closedAt(stop: ClosedStop['stop'], place: PlaceHours | null, at: Date): ClosedStop[] {
  if (place === null) return [];
  const { name, hours, timeZone } = place;
  const { isOpen, opensAt } = openingAt(hours, timeZone, at);
  return isOpen ? [] : [{ kind: 'CLOSED', stop, place: name, at, opensAt, timeZone }];
}
