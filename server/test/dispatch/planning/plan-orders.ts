// Orders and drivers for the tests of planning, by their cities.

import type { Availability } from '../../../src/dispatch/planning/driver-availability.ts';
import { UNLIMITED_WORK } from '../../../src/dispatch/planning/may-drive.ts';
import type { PlanOrder } from '../../../src/dispatch/planning/plan-order.ts';
import { type Trip, tripOf } from '../../../src/dispatch/planning/trip-times.ts';
import { roadKm } from '../../../src/geo/offline-router.ts';

export const CITIES = {
  Hamburg: { lat: 53.55, lng: 9.99 },
  Lüneburg: { lat: 53.25, lng: 10.41 },
  Bremen: { lat: 53.08, lng: 8.8 },
  Hannover: { lat: 52.37, lng: 9.73 },
  Berlin: { lat: 52.52, lng: 13.4 },
  Leipzig: { lat: 51.34, lng: 12.37 },
  Köln: { lat: 50.94, lng: 6.96 },
  Frankfurt: { lat: 50.11, lng: 8.68 },
  Stuttgart: { lat: 48.78, lng: 9.18 },
  München: { lat: 48.14, lng: 11.58 },
} as const;
export type City = keyof typeof CITIES;

export const NOW = new Date('2026-11-17T09:00:00Z');
/** A time of the day of the tests. */
export const at = (clock: string) => new Date(`2026-11-17T${clock}:00Z`);

let counted = 0;

export function planOrder(
  from: City,
  to: City,
  pickup: string | null,
  more: Partial<PlanOrder> = {},
): PlanOrder {
  counted += 1;
  return {
    id: `order-${counted}`,
    number: `VT-${counted}`,
    accountId: 'account',
    customer: 'Alstertal Leasing',
    environment: 'production',
    status: 'OPEN',
    version: 1,
    vehicle: 'BMW 520d',
    licensePlate: null,
    transportType: 'DRIVEN',
    vehicleType: 'CAR',
    fuelType: 'DIESEL',
    pickup: { city: from, coordinates: CITIES[from] },
    delivery: { city: to, coordinates: CITIES[to] },
    requestedPickup: pickup === null ? null : at(pickup),
    requestedDelivery: null,
    agreedDelivery: more.requestedDelivery ?? null,
    delayedUntil: null,
    arrivedAtPickup: null,
    actualPickup: null,
    actualDelivery: null,
    distanceKm: roadKm(CITIES[from], CITIES[to]),
    hasDamage: false,
    undecidedDamage: null,
    driverId: null,
    driverName: null,
    driverPhone: null,
    sharesLocation: true,
    assignedAt: null,
    confirmSince: null,
    position: null,
    ...more,
  };
}

export function trip(from: City, to: City, pickup: string, more: Partial<PlanOrder> = {}): Trip {
  return tripOf(planOrder(from, to, pickup, { status: 'ACCEPTED', ...more }), NOW)!;
}

export function driver(name: string, place: City | null, trips: Trip[] = [], active = true): Availability {
  return {
    driver: { id: name, name, phone: null, active, leaving: false, carrier: null, locationConsent: true },
    place: place && { coordinates: CITIES[place], city: place, at: NOW },
    home: null,
    work: UNLIMITED_WORK,
    trips: [...trips].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
  };
}
