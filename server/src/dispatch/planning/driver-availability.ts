// Where and when a driver is free, for proposal, candidates, day plan and board. Pure.
import type { Coordinates } from '../../geo/ports.ts';
import type { DriverWork } from './may-drive.ts';
import { later, type Trip } from './trip-times.ts';

export interface PlanDriver {
  id: string;
  name: string;
  phone: string | null;
  active: boolean;
  /** Gets no new trips, and is deactivated after the last one. */
  leaving: boolean;
  /** The carrier for whom the driver works; null for drivers of the operator. */
  carrier: { id: string; name: string } | null;
  locationConsent: boolean;
}

/** The driver's current or last known place. */
export interface LastPlace {
  coordinates: Coordinates;
  /** The city of the last delivery; null for a position on the road. */
  city: string | null;
  at: Date;
}

/** The known facts about a driver. */
export interface Availability {
  driver: PlanDriver;
  place: LastPlace | null;
  /** Where the driver starts if the place is unknown. */
  home: StartPlace | null;
  work: DriverWork;
  /** Sorted by start. */
  trips: readonly Trip[];
}

export interface StartPlace {
  city: string | null;
  /** Null if the address was not found: then the distance from there is unknown. */
  coordinates: Coordinates | null;
}

/** The place and time at which a driver is free after some trips. */
export interface FreeDriver {
  freeFrom: Date;
  /** Null if unknown. */
  from: StartPlace | null;
  /** The trip that ends last. */
  after: Trip | null;
}

export interface LastDelivery {
  lastCity: string | null;
  lastCoordinates: Coordinates | null;
  lastAt: Date | null;
}

/** The newer of the last position on the road and the last delivery. */
export function lastPlaceOf(
  { lastCoordinates, lastCity, lastAt }: LastDelivery,
  trips: readonly Trip[],
): LastPlace | null {
  const positions = trips
    .map(({ order }) => order.position)
    .filter((position) => position !== null)
    .sort((a, b) => b.recordedAt.getTime() - a.recordedAt.getTime());
  const [newest] = positions;
  if (newest && (lastAt === null || newest.recordedAt >= lastAt)) {
    return { coordinates: { lat: newest.lat, lng: newest.lng }, city: null, at: newest.recordedAt };
  }
  return lastCoordinates && lastAt && { coordinates: lastCoordinates, city: lastCity, at: lastAt };
}

/** A trip under way comes first, whatever its planned time. */
export function splitTrips(
  trips: readonly Trip[],
  beginsBefore: (trip: Trip) => boolean,
): { before: Trip[]; next: Trip[] } {
  const isBefore = (trip: Trip) => trip.order.actualPickup !== null || beginsBefore(trip);
  return { before: trips.filter(isBefore), next: trips.filter((trip) => !isBefore(trip)) };
}

/**
 * The driver is free at the end and destination of the last of these trips, not before `earliest`. Without a
 * trip, or after a completed one, the driver is at the last known place; if that is unknown, at home.
 */
export function freeAfter(
  trips: readonly Trip[],
  { place, home }: Pick<Availability, 'place' | 'home'>,
  earliest: Date,
): FreeDriver {
  const after = trips.reduce<Trip | null>(
    (last, trip) => (last === null || trip.endsAt >= last.endsAt ? trip : last),
    null,
  );
  if (after === null) return { freeFrom: earliest, from: place ?? home, after };
  const isOver = after.order.actualDelivery !== null;
  const from = isOver && place && place.at > after.endsAt ? place : after.order.delivery;
  return { freeFrom: later(after.endsAt, earliest), from, after };
}
