// The decision about a trip: its driver is absent, booked twice, silent or late, has not answered, or it has no date.
import {
  needsDelayReport,
  pickupLateMinutes,
  SILENT_AFTER_MS,
  unansweredSince,
} from '../../model/orders/attention.ts';
import {
  ASSIGNED_BEFORE_PICKUP,
  BEFORE_SETTING_OUT,
  isOneOf,
  UNASSIGNED,
} from '../../model/orders/status.ts';
import { plannedPickup } from '../../model/orders/travel-time.ts';
import type { Day, Found } from './decision.ts';
import type { DoubleBooking } from './double-booking.ts';
import { type PlanOrder, silentSinceOf } from './plan-order.ts';
import type { Situation } from './situation.ts';
import { tripOf } from './trip-times.ts';

/** At most one decision per trip: dispatch calls a silent and late driver only once. */
export function decideOnTrip(
  order: PlanOrder,
  absent: Situation['absent'],
  booked: readonly DoubleBooking[],
  day: Day,
): Found[] {
  const [first] = [
    ...ifDriverAbsent(order, absent, day),
    ...ifDoubleBooked(order, booked),
    ...ifNoAnswer(order, day),
    ...ifSilent(order, day),
    ...ifLate(order, day),
    ...ifNoDate(order, day),
  ];
  return first ? [first] : [];
}

/** No day has the order until it gets a date. */
export function ifNoDate(order: PlanOrder, { end }: Day): Found[] {
  const isWaiting = isOneOf([...UNASSIGNED, ...BEFORE_SETTING_OUT], order) && plannedPickup(order) === null;
  return isWaiting ? [{ kind: 'NO_DATE', id: `date ${order.id}`, order, dueAt: end }] : [];
}

/** The trip needs another driver, whether or not this one has accepted it. */
function ifDriverAbsent(order: PlanOrder, absent: Situation['absent'], { now }: Day): Found[] {
  const spans = absent.get(order.driverId ?? '');
  if (!spans || !isOneOf(ASSIGNED_BEFORE_PICKUP, order)) return [];
  const { startsAt, endsAt } = tripOf(order, now) ?? { startsAt: now, endsAt: now };
  const found = spans.find(({ from, to }) => from < endsAt.getTime() && startsAt.getTime() < to);
  if (!found) return [];
  const { kind: absence, lastDay } = found;
  return [{ kind: 'DRIVER_ABSENT', id: `absent ${order.id}`, order, absence, lastDay, dueAt: startsAt }];
}

/** One decision for both trips, at the one that begins later: it needs another driver or another time. */
function ifDoubleBooked(order: PlanOrder, booked: readonly DoubleBooking[]): Found[] {
  const pair = booked.find(({ trip }) => trip.order.id === order.id);
  if (!pair) return [];
  const { trip, other } = pair;
  return [
    { kind: 'DOUBLE_BOOKED', id: `booked ${order.id}`, order, other: other.order, dueAt: trip.startsAt },
  ];
}

/** As on the board: as soon as the answer is overdue, whatever the date of the trip. */
function ifNoAnswer(order: PlanOrder, { now, end }: Day): Found[] {
  const since = unansweredSince(order, now);
  if (since === null) return [];
  const dueAt = plannedPickup(order) ?? end;
  const kind = order.confirmSince ? 'TO_CONFIRM' : 'NO_ANSWER';
  return [{ kind, id: `answer ${order.id}`, order, since, dueAt }];
}

function ifSilent(order: PlanOrder, { now }: Day): Found[] {
  const since = silentSinceOf(order, now);
  if (since === null) return [];
  const dueAt = new Date(since.getTime() + SILENT_AFTER_MS);
  return [{ kind: 'SILENT', id: `silent ${order.id}`, order, since, dueAt }];
}

/** A delay that the customer already knows needs no decision, whatever its length. */
function ifLate(order: PlanOrder, { now }: Day): Found[] {
  const { requestedPickup } = order;
  const isAwaited = order.status === 'ACCEPTED' || order.status === 'PICKUP';
  const pickupMinutes = isAwaited ? pickupLateMinutes(order, now) : 0;
  if (pickupMinutes > 0) {
    const id = `pickup ${order.id}`;
    return [{ kind: 'LATE_PICKUP', id, order, minutes: pickupMinutes, dueAt: requestedPickup! }];
  }
  // Without a pickup date the delivery date alone says whether the driver should have left.
  const isDriving = order.status === 'IN_TRANSIT' || (isAwaited && requestedPickup === null);
  const trip = isDriving ? tripOf(order, now) : null;
  if (!trip || trip.lateMinutes === 0 || !needsDelayReport(order, trip.arrivesAt)) return [];
  const { arrivesAt, lateMinutes: minutes } = trip;
  return [{ kind: 'LATE', id: `late ${order.id}`, order, minutes, arrivesAt, dueAt: now }];
}
