// The driver's trips: listing them and reporting progress.
import { z } from 'zod';
import { reportTripInVain } from '../../dispatch/extras/trip-in-vain.ts';
import { readTakenTrips } from '../../dispatch/trips/taken-trips.ts';
import { declineTrip, getTrip, listTrips, type TripStep, takeStep } from '../../dispatch/trips/trip.ts';
import { plainText } from '../../platform/plain-text.ts';
import { timestamp, uuidPath } from '../../platform/schemas.ts';
import { driverRoute } from './admit.ts';
import { deviceReport } from './device-report.ts';
import { toTripRecord, toTripRecords, tripRecord } from './trip-record.ts';

const tag = 'Trips';
const access = { session: true } as const;
/** A phone that dispatch signed out may still report what was done before. */
const handInAccess = { session: true, whenSignedOut: 'hand-in' } as const;
const notFound = 'ORDER_NOT_FOUND' as const;
const takenTrip = z
  .object({
    id: z.uuid(),
    at: timestamp,
    by: z.string().nullable().describe('The name of the dispatcher'),
    driver: z.string().nullable().describe('Who drives it now; null if nobody does yet'),
  })
  .meta({ id: 'TakenTrip' });
const TRIP_RESPONSE = { description: 'The trip as it is now', schema: tripRecord };

function step(path: string, operationId: string, summary: string, name: TripStep) {
  return driverRoute({
    method: 'POST',
    path: `/trips/{id}/${path}`,
    operationId,
    tag,
    summary,
    description: 'The call can be repeated: a step that was already done returns the trip as it is.',
    access: handInAccess,
    params: uuidPath,
    notFound,
    body: z.strictObject(deviceReport),
    bodyExample: { performedAt: '2026-10-05T09:48:00+02:00', clockOffsetSeconds: 4 },
    responses: { 200: TRIP_RESPONSE },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services, caller, params, body }) => {
      const order = await takeStep(services.core, caller, params.id, name, body);
      return { status: 200, body: await toTripRecord(services.core, caller, order) };
    },
  });
}

export const tripRoutes = [
  driverRoute({
    method: 'GET',
    path: '/trips',
    operationId: 'listTrips',
    tag,
    summary: 'List my trips',
    description:
      'All unfinished trips, and those that ended within the last 24 hours; the next pickup first.',
    access,
    responses: {
      200: {
        description: 'The trips',
        schema: z.object({
          data: z.array(tripRecord),
          takenAway: z
            .array(takenTrip)
            .describe('Trips that dispatch gave to somebody else within the last 24 hours'),
        }),
      },
    },
    errors: [],
    handler: async ({ services: { core }, caller }) => {
      const [orders, takenAway] = await Promise.all([listTrips(core, caller), readTakenTrips(core, caller)]);
      return { status: 200, body: { data: await toTripRecords(core, caller, orders), takenAway } };
    },
  }),
  driverRoute({
    method: 'GET',
    path: '/trips/{id}',
    operationId: 'getTrip',
    tag,
    summary: 'Get one of my trips',
    access,
    params: uuidPath,
    notFound,
    responses: { 200: TRIP_RESPONSE },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      const order = await getTrip(services.core, services.core.sql, caller, params.id);
      return { status: 200, body: await toTripRecord(services.core, caller, order) };
    },
  }),
  step('accept', 'acceptTrip', 'Accept a trip', 'driver_accepted'),
  driverRoute({
    method: 'POST',
    path: '/trips/{id}/decline',
    operationId: 'declineTrip',
    tag,
    summary: 'Give a trip back',
    description: 'Until the vehicle is picked up. The trip goes back to dispatch and is no longer mine.',
    access: handInAccess,
    params: uuidPath,
    notFound,
    body: z.strictObject({ reason: plainText(500).nullish(), ...deviceReport }),
    bodyExample: { reason: 'Ill' },
    responses: {
      200: {
        description: 'The trip was given back',
        schema: z.object({ id: z.uuid(), declined: z.literal(true) }).meta({ id: 'DeclinedTrip' }),
      },
    },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services, caller, params, body }) => {
      await declineTrip(services.core, caller, params.id, body.reason ?? undefined, body);
      return { status: 200, body: { id: params.id, declined: true } };
    },
  }),
  step('start', 'startTrip', 'Set off for the pickup', 'start_pickup'),
  step('arrive-pickup', 'arriveAtPickup', 'Arrive at the pickup', 'arrive_pickup'),
  driverRoute({
    method: 'POST',
    path: '/trips/{id}/trip-in-vain',
    operationId: 'reportTripInVain',
    tag,
    summary: 'Report that the vehicle could not be picked up',
    description:
      'Ends the order as not carried out. The phone chooses extraId and adds the photo to it as a receipt. The call can be repeated.',
    access: handInAccess,
    params: uuidPath,
    notFound,
    body: z.strictObject({ extraId: z.uuid(), reason: plainText(500), ...deviceReport }),
    bodyExample: { extraId: '0199a0c2-7c4e-7000-8000-000000000080', reason: 'Nobody on site, gate closed' },
    responses: { 200: TRIP_RESPONSE },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body: { extraId, reason, ...report } }) => {
      const id = extraId.toLowerCase();
      const order = await reportTripInVain(core, caller, params.id, id, reason, report);
      return { status: 200, body: await toTripRecord(core, caller, order) };
    },
  }),
  step('arrive-delivery', 'arriveAtDelivery', 'Arrive at the destination', 'arrive_delivery'),
  step('finish', 'finishTrip', 'Finish a trip after the handover', 'complete'),
];
