// Records of planning: places, trips with their times, and the reasons against a driver.
import { z } from 'zod';
import { ALL_STATUSES } from '../../orders/model/status.ts';
import type { Candidate } from '../../planning/candidates.ts';
import type { DriverDay } from '../../planning/day-plan.ts';
import type { PlanOrder } from '../../planning/plan-order.ts';
import type { Trip } from '../../planning/trip-times.ts';
import { LANGUAGES } from '../../platform/language.ts';
import { timestamp } from '../../platform/schemas.ts';

const coordinates = z.object({ lat: z.number(), lng: z.number() });
const place = z.object({ city: z.string(), coordinates: coordinates.nullable() });

export const planOrder = z
  .object({
    id: z.uuid(),
    number: z.string(),
    accountId: z.uuid(),
    customer: z.string(),
    status: z.enum(ALL_STATUSES).describe('The internal status'),
    version: z.int(),
    vehicle: z.string(),
    licensePlate: z.string().nullable(),
    pickup: place,
    delivery: place,
    requestedPickup: timestamp.nullable(),
    requestedDelivery: timestamp.nullable(),
    agreedDelivery: timestamp
      .nullable()
      .describe('The agreed delivery; a reported delay changes only `requestedDelivery`'),
    actualPickup: timestamp.nullable(),
    actualDelivery: timestamp.nullable(),
    distanceKm: z.number().nullable(),
    hasDamage: z.boolean(),
    driverId: z.uuid().nullable(),
    driverName: z.string().nullable(),
    driverPhone: z.string().nullable(),
    sharesLocation: z.boolean(),
    assignedAt: timestamp.nullable().describe('When it was assigned to a driver who has not answered yet'),
  })
  .meta({ id: 'PlanOrder' });

export function toPlanOrderRecord(given: PlanOrder) {
  const { position: _, environment: __, delayedUntil: ___, arrivedAtPickup: ____, ...order } = given;
  return order;
}

export const tripRecord = z
  .object({
    order: planOrder,
    startsAt: timestamp,
    arrivesAt: timestamp.describe('At the delivery, as expected now'),
    endsAt: timestamp.describe('When the vehicle is handed over and the driver is free'),
    lateMinutes: z.int().describe('Compared with the agreed time; 0 when on time'),
  })
  .meta({ id: 'PlannedTrip' });

export function toTripRecord({ order, ...times }: Trip) {
  return { order: toPlanOrderRecord(order), ...times };
}

export const lastPlace = z
  .object({
    coordinates,
    city: z.string().nullable().describe('The city of the last delivery; null for a position on the road'),
    at: timestamp,
  })
  .meta({ id: 'LastPlace' });

const minutes = z.int();

export const conflict = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('INACTIVE') }),
    z.object({ kind: z.literal('BUSY'), order: z.string(), until: timestamp }),
    z.object({ kind: z.literal('LATE_PICKUP'), minutes, at: timestamp }),
    z.object({ kind: z.literal('LATE_DELIVERY'), minutes, at: timestamp }),
    z.object({
      kind: z.literal('NEXT_TRIP'),
      order: z.string(),
      pickupAt: timestamp,
      minutes,
      endsAt: timestamp,
    }),
    z.object({ kind: z.literal('LONG_DAY'), minutes, endsAt: timestamp }),
    z.object({ kind: z.literal('NO_POSITION') }),
  ])
  .meta({ id: 'AssignmentConflict' });

export const candidateRecord = z
  .object({
    driver: z.object({ id: z.uuid(), name: z.string(), phone: z.string().nullable() }),
    place: lastPlace.nullable(),
    fromCity: z
      .string()
      .nullable()
      .describe('The city where the way to the pickup begins; null if it has no name'),
    distanceKm: z
      .number()
      .nullable()
      .describe('Distance to the pickup; null if one of the places is unknown'),
    travelMinutes: z.int().nullable(),
    freeFrom: timestamp,
    freeUntil: timestamp.nullable().describe('When the driver must leave for the next trip'),
    startsAt: timestamp,
    arrivesAt: timestamp,
    endsAt: timestamp,
    fit: z
      .enum(['FREE', 'POSSIBLE', 'IMPOSSIBLE'])
      .describe('No reason against the driver; possible with drawbacks; with another vehicle or not working'),
    conflicts: z.array(conflict),
    busy: z.array(z.object({ order: z.string(), from: timestamp, to: timestamp })),
  })
  .meta({ id: 'Candidate' });

export function toCandidateRecord(candidate: Candidate) {
  const { driver, from, times, trips, ...rest } = candidate;
  return {
    ...rest,
    ...times,
    driver: { id: driver.id, name: driver.name, phone: driver.phone },
    fromCity: from?.city ?? null,
    busy: trips.map(({ order, startsAt, endsAt }) => ({ order: order.number, from: startsAt, to: endsAt })),
  };
}

const driverState = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('FREE') }),
    z.object({ kind: z.literal('NO_ANSWER'), order: z.string(), minutes }),
    z.object({
      kind: z.enum(['PICKUP', 'IN_TRANSIT', 'DELIVERY']),
      order: z.string(),
      lateMinutes: minutes,
      silentMinutes: minutes,
    }),
    z.object({ kind: z.literal('INACTIVE') }),
  ])
  .meta({ id: 'DriverState' });

export const driverDay = z
  .object({
    driver: z.object({
      id: z.uuid(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      active: z.boolean(),
      language: z.enum(LANGUAGES),
      locationConsent: z.boolean(),
      signedIn: z.boolean().describe('Whether a phone of the driver has a valid session'),
    }),
    place: lastPlace.nullable(),
    state: driverState.describe('The state now, independent of the requested day'),
    trips: z.array(tripRecord),
    bookedMinutes: minutes,
  })
  .meta({ id: 'DriverDay' });

export function toDriverDayRecord({ driver, place, state, trips, bookedMinutes }: DriverDay) {
  const { id, name, phone, email, active, language, locationConsent, signedIn } = driver;
  return {
    driver: { id, name, phone, email, active, language, locationConsent, signedIn },
    place,
    state,
    trips: trips.map(toTripRecord),
    bookedMinutes,
  };
}
