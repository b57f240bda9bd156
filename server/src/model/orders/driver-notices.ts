// Decides which drivers are notified of a change of an order, and why. Pure.
import { isTest } from '../environment.ts';
import type { Order } from './order.ts';
import { ASSIGNED_BEFORE_PICKUP, isOneOf, VEHICLE_WITH_DRIVER } from './status.ts';
import { isTripChanged } from './terms-changes.ts';

export const DRIVER_NOTICE_KINDS = [
  'NEW_TRIP',
  'TIME_CHANGED',
  'TRIP_CHANGED',
  'TRIP_CANCELLED',
  'TRIP_REASSIGNED',
  'NOTE',
  'QUESTION',
] as const;
export type DriverNoticeKind = (typeof DRIVER_NOTICE_KINDS)[number];

export interface OwedNotice {
  driverId: string;
  kind: DriverNoticeKind;
}

/** Drivers get no notice of their own actions. The sandbox has no real drivers. */
export function noticesOfChange(before: Order, after: Order, actingDriverId: string | null): OwedNotice[] {
  if (isTest(after.environment)) return [];
  return owedBy(before, after).filter(({ driverId }) => driverId !== actingDriverId);
}

function owedBy(before: Order, after: Order): OwedNotice[] {
  const former = before.driver?.id;
  const driverId = after.driver?.id;
  if (former !== driverId) {
    return [
      ...(former === undefined ? [] : [{ driverId: former, kind: 'TRIP_REASSIGNED' as const }]),
      ...(driverId === undefined ? [] : [{ driverId, kind: 'NEW_TRIP' as const }]),
    ];
  }
  if (driverId === undefined) return [];
  if (after.status === 'CANCELLED' && before.status !== 'CANCELLED')
    return [{ driverId, kind: 'TRIP_CANCELLED' }];
  if (!isTrip(after)) return [];
  // A cancellation or delivery that was taken back: the trip is there again.
  if (!isTrip(before)) return [{ driverId, kind: 'NEW_TRIP' }];
  if (isTripChanged(before, after)) return [{ driverId, kind: 'TRIP_CHANGED' }];
  return haveTimesChanged(before, after) ? [{ driverId, kind: 'TIME_CHANGED' }] : [];
}

function isTrip(order: Order): boolean {
  return isOneOf([...ASSIGNED_BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER], order);
}

/** A delay that dispatch reports to the customer comes from the trip itself, so its driver knows it already. */
export function haveTimesChanged(before: Order, after: Order): boolean {
  const isReportedDelay =
    after.delayedUntil !== null && before.delayedUntil?.getTime() !== after.delayedUntil.getTime();
  const pickup = before.requestedPickup?.getTime() !== after.requestedPickup?.getTime();
  const delivery = before.requestedDelivery?.getTime() !== after.requestedDelivery?.getTime();
  return pickup || (delivery && !isReportedDelay);
}
