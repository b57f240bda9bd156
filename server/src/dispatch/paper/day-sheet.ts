// The printed day of a driver: trips in their order, and the journeys between them. Pure.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { PdfDaySheet, PdfJob, PdfTrip } from '../../documents/pdf/document.ts';
import { drivingMs } from '../../model/orders/travel-time.ts';
import type { DriverDay } from '../planning/day-plan.ts';
import { kmBetween, type Trip } from '../planning/trip-times.ts';

type Start = { city: string | null; coordinates: Trip['order']['pickup']['coordinates'] } | null;

/** Round minutes: the way is an estimate. */
const WAY_STEP_MINUTES = 5;

function wayBetween(from: Start, to: Trip): PdfTrip['way'] {
  const km = kmBetween(from?.coordinates ?? null, to.order.pickup.coordinates);
  if (km === null) return null;
  const minutes = Math.ceil(drivingMs(km) / MINUTE_MS / WAY_STEP_MINUTES) * WAY_STEP_MINUTES;
  return { from: from!.city, km, minutes };
}

/** Trips without a job are left out: their orders were deleted since. */
export function daySheetOf(
  { driver, place, trips }: DriverDay,
  day: string,
  jobs: ReadonlyMap<string, PdfJob>,
): PdfDaySheet {
  let last: Start = place;
  const printed = trips.flatMap((trip): PdfTrip[] => {
    const job = jobs.get(trip.order.id);
    if (!job) return [];
    const { startsAt, arrivesAt } = trip;
    const way = wayBetween(last, trip);
    last = trip.order.delivery;
    return [{ job, startsAt, arrivesAt, way }];
  });
  return { kind: 'DAY_SHEET', day, driver: { name: driver.name, phone: driver.phone }, trips: printed };
}
