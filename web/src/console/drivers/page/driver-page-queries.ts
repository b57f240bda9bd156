import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { LIVE } from '../../live.tsx';

export type DriverPageData = components['schemas']['DriverPage'];
export type DriverTrip = DriverPageData['trips'][number];
export type Licence = DriverPageData['licences'][number];

/** Positions, expenses and damages change it, too; and the page moves on with time alone. */
export function useDriverPage(id: string) {
  return useCall(
    [LIVE, 'drivers', 'page', id],
    (signal) => operations.GET('/drivers/{id}/page', { params: { path: { id } }, signal }),
    { meta: { parts: ['map', 'orders'] }, refetchInterval: MINUTE_MS },
  );
}

const BEFORE_PICKUP = ['ASSIGNED', 'ACCEPTED', 'PICKUP'];
const ROAD = ['PICKUP', 'IN_TRANSIT', 'DELIVERY'];

/** The vehicle is not with the driver yet, so another driver can take the trip. */
export const isReplaceable = ({ order }: Pick<DriverTrip, 'order'>) =>
  BEFORE_PICKUP.includes(order.status) && order.actualPickup === null;

/** Under way to the pickup, on the road, or handing over. */
export const isUnderWay = ({ order }: Pick<DriverTrip, 'order'>) => ROAD.includes(order.status);

/** The trips that a driver who is absent on these days cannot drive. */
export function tripsWithin(
  trips: readonly DriverTrip[],
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): DriverTrip[] {
  return trips.filter((trip) => isReplaceable(trip) && trip.firstDay <= lastDay && firstDay <= trip.lastDay);
}
