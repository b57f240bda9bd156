// Tracking without a login: the record of a tracking number, once or as a stream.
import { z } from 'zod';
import { READY_ITEMS } from '../../dispatch/tracking/have-ready.ts';
import { describeTracking, FOLLOW_UPS, PUBLIC_STATES } from '../../dispatch/tracking/public-tracking.ts';
import { UNAVAILABLE_REASONS } from '../../dispatch/tracking/tracking.ts';
import { STEPS } from '../../dispatch/tracking/tracking-steps.ts';
import { timestamp } from '../../platform/schemas.ts';
import { driverRecord } from '../shared/orders/order-parts.ts';
import { publicPositionRecord } from '../shared/orders/position-record.ts';
import { streamTracking } from '../shared/streams/tracking-events.ts';
import { trackingRoute } from './admit.ts';

const tag = 'Tracking';
const access = { link: 'tracking' } as const;
const notFound = 'ORDER_NOT_FOUND' as const;
const params = z.object({
  trackingNumber: z.string().describe('In any letter case, with or without spaces'),
});

const time = timestamp.nullable();
const city = z.object({ city: z.string(), country: z.string() }).nullable();
const coordinates = z
  .object({ lat: z.number(), lng: z.number() })
  .nullable()
  .describe('The coordinates of the city, never of the address');

const recordedFacts = z
  .object({
    mileage: z.boolean(),
    keys: z.boolean(),
    photos: z.boolean(),
    notChecked: z.int().describe('How many items of the checklist nobody checked'),
  })
  .nullable()
  .describe('What the protocol of the driver says; null without one');

const trackingRecord = z
  .object({
    trackingNumber: z.string(),
    test: z.boolean().describe('True for a sandbox order, which no driver carries out'),
    state: z.enum(PUBLIC_STATES),
    ended: z.boolean().describe('True when the record shows only whether the transfer was delivered'),
    endsAt: time.describe('30 days after the delivery or cancellation; null before'),
    from: city,
    to: city,
    fromCoordinates: coordinates,
    toCoordinates: coordinates,
    distanceKm: z.int().nullable().describe('By road, from pickup to delivery'),
    vehicle: z
      .object({
        manufacturer: z.string().nullable(),
        model: z.string().nullable(),
        vinLastFour: z.string().nullable(),
        plateLastFour: z.string().nullable(),
      })
      .nullable(),
    driver: driverRecord,
    requestedPickup: time,
    requestedDelivery: time,
    estimatedPickup: time.describe('Null once the driver is at the pickup'),
    estimatedDelivery: time.describe('From the position, otherwise from the plan; null on arrival'),
    delayedUntil: time.describe('The new delivery time after a reported delay'),
    deliveryBeforeDelay: time.describe('The delivery time that was planned before the delay'),
    late: z.boolean(),
    actualPickup: time,
    actualDelivery: time,
    receiptSigned: z.boolean().describe('Whether the person on site signed the handover protocol'),
    recordedAtPickup: recordedFacts,
    recordedAtDelivery: recordedFacts,
    followUp: z
      .enum(FOLLOW_UPS)
      .nullable()
      .describe('After the delivery: damage was recorded, or there is an open complaint'),
    location: publicPositionRecord,
    stale: z.boolean().describe('The position is older than three intervals'),
    locationUnavailableReason: z.enum(UNAVAILABLE_REASONS).nullable(),
    distanceRemainingKm: z.int().nullable().describe('By road; null without a position'),
    haveReady: z
      .array(z.enum(READY_ITEMS))
      .describe('What the people on site should have ready for the next step'),
    timeline: z
      .array(
        z.object({
          at: timestamp,
          step: z.enum(STEPS),
          newPickup: time.describe('Set when the step changed it'),
          newDelivery: time.describe('Set when the step changed it'),
        }),
      )
      .describe('What happened, oldest first'),
    operator: z.object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      phoneHours: z.string().nullable().describe('When the phone is answered'),
      legalNoticeUrl: z.string().nullable(),
      privacyUrl: z.string().nullable(),
    }),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicTracking' });

const lastEventId = z.string().max(100).optional();

export const trackingRoutes = [
  trackingRoute({
    method: 'GET',
    path: '/tracking/{trackingNumber}',
    operationId: 'showTracking',
    tag,
    summary: 'Read the state of a transfer',
    access,
    params,
    notFound,
    responses: { 200: { description: 'What the tracking page shows', schema: trackingRecord } },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services, caller }) => ({
      status: 200,
      body: await describeTracking(services.core, caller),
    }),
  }),
  trackingRoute({
    method: 'GET',
    path: '/tracking/{trackingNumber}/events',
    operationId: 'followTracking',
    tag,
    summary: 'Follow the state of a transfer',
    description:
      'Server-sent events. Each event `tracking` carries the whole record; its id names this version. A client that reconnects with the current version gets no event until something changes. The stream ends when there is nothing more to follow.',
    access,
    params,
    notFound,
    headers: z.object({
      'last-event-id': lastEventId.meta({
        headerName: 'Last-Event-ID',
        description: 'The id of the last event that was received',
      }),
    }),
    query: z.strictObject({
      lastEventId: lastEventId.describe(
        'The same as a query parameter, because a browser sends no header with its first connection',
      ),
    }),
    responses: { 200: { description: 'The stream', contentType: 'text/event-stream' } },
    errors: ['ORDER_NOT_FOUND', 'SERVICE_BUSY'],
    handler: ({ services, caller, headers, query, request, trace }) => {
      if (request.method === 'HEAD') return { status: 200, headers: { 'Content-Type': 'text/event-stream' } };
      const seen = headers['last-event-id'] ?? query.lastEventId;
      return streamTracking(services, caller, trace.address, seen);
    },
  }),
];
