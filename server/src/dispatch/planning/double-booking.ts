// Trips of one driver at the same time, each with a vehicle of its own. Pure.
import { LATE_TOLERANCE_MS } from '../../model/orders/attention.ts';
import { ASSIGNED_BEFORE_PICKUP, isOneOf, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import type { PlanOrder } from './plan-order.ts';
import { plannedTrip, type Trip } from './trip-times.ts';

export interface DoubleBooking {
  /** The trip that begins later. */
  trip: Trip;
  other: Trip;
}

/** By the planned times: that a trip is late makes it no double booking. Each pair of trips once. */
export function findDoubleBookings(orders: readonly PlanOrder[], now: Date): DoubleBooking[] {
  const trips = orders
    .filter((order) => isOneOf([...ASSIGNED_BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER], order))
    .map((order) => plannedTrip(order, now))
    .filter((trip) => trip !== null)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const earlier = new Map<string | null, Trip[]>();
  return trips.flatMap((trip) => {
    const own = earlier.get(trip.order.driverId) ?? [];
    earlier.set(trip.order.driverId, [...own, trip]);
    return own.filter((other) => areInConflict(other, trip)).map((other) => ({ trip, other }));
  });
}

/** A transporter carries several vehicles at once. */
function areInConflict(first: Trip, second: Trip): boolean {
  if (first.order.transportType === 'TRUCK' && second.order.transportType === 'TRUCK') return false;
  const areDriven = [first, second].every(({ order }) => isOneOf(VEHICLE_WITH_DRIVER, order));
  return areDriven || first.endsAt.getTime() - second.startsAt.getTime() > LATE_TOLERANCE_MS;
}
