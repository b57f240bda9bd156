// Records of planning: places, trips with their times, and the reasons against a driver.

import { z } from 'zod';
import { DRIVER_LANGUAGES } from '../../../../../shared/texts/generated/languages.ts';
import { ABSENCE_KINDS } from '../../../dispatch/availability/absence.ts';
import {
  LICENCE_CLASSES,
  LICENCE_KINDS,
  VEHICLE_KINDS,
} from '../../../dispatch/availability/working-terms.ts';
import type { FleetDriver } from '../../../dispatch/planning/availability.ts';
import type { Candidate } from '../../../dispatch/planning/candidates.ts';
import type { AssignedTrip, DriverDay } from '../../../dispatch/planning/day-plan.ts';
import { findClosedStops } from '../../../dispatch/planning/opening-conflicts.ts';
import type { PlanOrder } from '../../../dispatch/planning/plan-order.ts';
import type { Trip } from '../../../dispatch/planning/trip-times.ts';
import { UNDECIDED_DAMAGES } from '../../../model/orders/attention.ts';
import { ALL_STATUSES } from '../../../model/orders/status.ts';
import { FUEL_TYPES, TRANSPORT_TYPES, VEHICLE_TYPES } from '../../../model/prices/vocabulary.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { hasRole, type OperationsCaller } from '../admit.ts';

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
    transportType: z.enum(TRANSPORT_TYPES),
    vehicleType: z.enum(VEHICLE_TYPES),
    fuelType: z.enum(FUEL_TYPES),
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
    undecidedDamage: z
      .enum(UNDECIDED_DAMAGES)
      .nullable()
      .describe('What dispatch decides about a damage; null if there is nothing to decide'),
    driverId: z.uuid().nullable(),
    driverName: z.string().nullable(),
    driverPhone: z.string().nullable(),
    sharesLocation: z.boolean(),
    assignedAt: timestamp.nullable().describe('When it was assigned to a driver who has not answered yet'),
    confirmSince: timestamp
      .nullable()
      .describe('Since when the driver must confirm new dates or places; null if nothing is to confirm'),
  })
  .meta({ id: 'PlanOrder' });

export function toPlanOrderRecord(given: PlanOrder) {
  const {
    position: _,
    environment: __,
    delayedUntil: ___,
    arrivedAtPickup: ____,
    hours: _____,
    declinedBy: ______,
    carrier: _______,
    ...order
  } = given;
  return order;
}

const closedStop = z
  .object({
    kind: z.literal('CLOSED'),
    stop: z.enum(['PICKUP', 'DELIVERY']),
    place: z.string().describe('The name of the place in the address book'),
    at: timestamp.describe('When the driver would be there'),
    opensAt: timestamp.nullable().describe('When it opens next; null if not within 60 days'),
    timeZone: z.string().describe('Of the place'),
  })
  .meta({ id: 'ClosedStop' });

export const tripRecord = z
  .object({
    order: planOrder,
    startsAt: timestamp,
    arrivesAt: timestamp.describe('At the delivery, as expected now'),
    endsAt: timestamp.describe('When the vehicle is handed over and the driver is free'),
    lateMinutes: z.int().describe('Compared with the agreed time; 0 when on time'),
    closed: z.array(closedStop).describe('Stops at which the place is closed, by its opening hours'),
  })
  .meta({ id: 'PlannedTrip' });

export function toTripRecord({ order, ...times }: Trip) {
  return { order: toPlanOrderRecord(order), ...times, closed: findClosedStops(order, times) };
}

export const lastPlace = z
  .object({
    coordinates,
    city: z.string().nullable().describe('The city of the last delivery; null for a position on the road'),
    at: timestamp,
  })
  .meta({ id: 'LastPlace' });

const minutes = z.int();

export const absenceKind = z
  .enum(ABSENCE_KINDS)
  .nullable()
  .describe('Null for callers who do not plan: sickness is sensitive');

/** Hides why a driver is absent from those who do not plan. */
export function absenceShownTo(caller: OperationsCaller) {
  const isShown = hasRole(caller, 'dispatch');
  return <T extends object>(record: T) =>
    isShown || !('absence' in record) ? record : { ...record, absence: null };
}
export type ShowAbsence = ReturnType<typeof absenceShownTo>;

const obstacles = [
  z.object({
    kind: z.literal('ABSENT'),
    absence: absenceKind,
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
  }),
  z.object({
    kind: z.literal('OUTSIDE_HOURS'),
    from: timestamp.nullable().describe('The hours of the day on which the trip starts'),
    to: timestamp.nullable(),
  }),
  z.object({ kind: z.literal('LICENCE_MISSING'), licence: z.enum(LICENCE_CLASSES) }),
  z.object({ kind: z.literal('MAY_NOT_DRIVE'), vehicle: z.enum(VEHICLE_KINDS) }),
  z.object({
    kind: z.literal('LICENCE_ENDED'),
    ended: z.enum(LICENCE_KINDS),
    validUntil: z.iso.date().describe('The last day, before the end of the trip'),
  }),
  z.object({
    kind: z.literal('LONG_DAY'),
    minutes: minutes.describe('Over the limit'),
    maxMinutes: minutes,
    endsAt: timestamp,
  }),
  z.object({
    kind: z.literal('SHORT_REST'),
    minutes,
    minMinutes: minutes,
    from: timestamp.describe('The end of the last trip of a day'),
    to: timestamp.describe('When the driver leaves on the next day'),
  }),
] as const;

const busy = z.object({
  kind: z.literal('BUSY'),
  order: z.string().describe('Another trip of the driver at the same time'),
  until: timestamp,
});
const obstacle = z.discriminatedUnion('kind', [busy, ...obstacles]).meta({ id: 'Obstacle' });

export const conflict = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('INACTIVE') }),
    busy,
    z.object({ kind: z.literal('DECLINED') }),
    z.object({ kind: z.literal('LEAVING') }),
    z.object({
      kind: z.literal('CARRIER_HAS_ORDER'),
      carrier: z.string(),
      offerId: z.uuid(),
      mayWithdraw: z.boolean().describe('Until pickup; the order returns to the pool then'),
    }),
    z.object({ kind: z.literal('LATE_PICKUP'), minutes, at: timestamp }),
    z.object({ kind: z.literal('LATE_DELIVERY'), minutes, at: timestamp }),
    z.object({
      kind: z.literal('NEXT_TRIP'),
      order: z.string(),
      pickupAt: timestamp,
      minutes,
      endsAt: timestamp,
    }),
    closedStop,
    z.object({ kind: z.literal('NO_POSITION') }),
    ...obstacles,
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
      .describe(
        'No reason against the driver; possible with drawbacks; with another vehicle, absent, not working, or not allowed to drive it',
      ),
    conflicts: z.array(conflict),
    busy: z.array(z.object({ order: z.string(), from: timestamp, to: timestamp })),
  })
  .meta({ id: 'Candidate' });

export function toCandidateRecord(candidate: Candidate, show: ShowAbsence) {
  const { driver, from, times, trips, conflicts, ...rest } = candidate;
  return {
    ...rest,
    conflicts: conflicts.map(show),
    ...times,
    driver: { id: driver.id, name: driver.name, phone: driver.phone },
    fromCity: from?.city ?? null,
    busy: trips.map(({ order, startsAt, endsAt }) => ({ order: order.number, from: startsAt, to: endsAt })),
  };
}

export const driverState = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('FREE') }),
    z.object({ kind: z.literal('NO_ANSWER'), order: z.string(), minutes }),
    z.object({
      kind: z.enum(['PICKUP', 'IN_TRANSIT', 'DELIVERY']),
      order: z.string(),
      lateMinutes: minutes,
      silentMinutes: minutes,
    }),
    z.object({ kind: z.literal('ABSENT'), absence: absenceKind, lastDay: z.iso.date() }),
    z.object({ kind: z.literal('INACTIVE') }),
  ])
  .meta({ id: 'DriverState' });

export const workday = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('ANY_TIME') }),
    z.object({ kind: z.literal('HOURS'), from: timestamp, to: timestamp }),
    z.object({ kind: z.literal('NO_WORK') }),
    z.object({
      kind: z.literal('ABSENT'),
      absence: absenceKind,
      firstDay: z.iso.date(),
      lastDay: z.iso.date(),
    }),
  ])
  .meta({ id: 'Workday' });

export const assignedTrip = tripRecord
  .extend({
    obstacles: z
      .array(obstacle)
      .describe(
        'Conflicts of the driver with this trip; once the vehicle is picked up, only another trip at the same time',
      ),
  })
  .meta({ id: 'AssignedTrip' });

export const driverCarrier = z
  .object({ id: z.uuid().describe('The id of the account'), name: z.string() })
  .nullable()
  .describe('For whom the driver works; null for drivers of the operator');

export const fleetDriver = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  active: z.boolean(),
  leaving: z.boolean().describe('Gets no new trips, and is deactivated after the last one'),
  carrier: driverCarrier,
  language: z.enum(DRIVER_LANGUAGES),
  locationConsent: z.boolean(),
  signedIn: z.boolean().describe('Whether a phone of the driver has a valid session'),
});

export function toFleetDriver(driver: FleetDriver['driver']) {
  const { id, name, phone, email, active, leaving, carrier, language, locationConsent, signedIn } = driver;
  return { id, name, phone, email, active, leaving, carrier, language, locationConsent, signedIn };
}

export const driverDay = z
  .object({
    driver: fleetDriver,
    place: lastPlace.nullable(),
    state: driverState.describe('The state now, independent of the requested day'),
    workday: workday.describe('Whether the driver works on the requested day'),
    trips: z.array(assignedTrip),
    bookedMinutes: minutes,
  })
  .meta({ id: 'DriverDay' });

export function toAssignedTripRecord({ obstacles: found, ...trip }: AssignedTrip, show: ShowAbsence) {
  return { ...toTripRecord(trip), obstacles: found.map(show) };
}

export function toDriverDayRecord(day: DriverDay, show: ShowAbsence) {
  const { driver, place, state, workday: works, trips, bookedMinutes } = day;
  return {
    driver: toFleetDriver(driver),
    place,
    state: show(state),
    workday: show(works),
    trips: trips.map((trip) => toAssignedTripRecord(trip, show)),
    bookedMinutes,
  };
}
