// Tracking an order: where the vehicle is and when it arrives.
import { z } from 'zod';
import { pathId, timestamp } from '../../platform/schemas.ts';
import { trackOrder, UNAVAILABLE_REASONS } from '../../transport/tracking.ts';
import { readCallersOrder } from '../shared/orders/callers-order.ts';
import { driverRecord } from '../shared/orders/order-record.ts';
import { positionRecord } from '../shared/orders/position-record.ts';
import { v1Route } from './admit.ts';

const trackingRecord = z
  .object({
    location: positionRecord,
    stale: z.boolean().describe('The position is older than three intervals'),
    locationUnavailableReason: z
      .enum(UNAVAILABLE_REASONS)
      .nullable()
      .describe('Why there is no position; null when there is one'),
    estimatedPickup: timestamp
      .nullable()
      .describe('From the position, otherwise as requested; null once picked up'),
    estimatedDelivery: timestamp.nullable().describe('From the position, otherwise from the plan'),
    distanceRemainingKm: z.number().nullable().describe('By road; null without a position'),
    driver: driverRecord,
  })
  .meta({ id: 'Tracking' });

const get = v1Route({
  method: 'GET',
  path: '/extern/orders/{id}/tracking',
  operationId: 'getTracking',
  tag: 'Orders',
  summary: 'Track an order',
  description:
    'The position changes at most once per interval that was agreed with the account. In the sandbox there is no driver and never a position.',
  access: { scope: 'tracking:read' },
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  responses: {
    200: {
      description: 'Position, expected times and driver',
      schema: trackingRecord,
      example: {
        location: {
          lat: 48.39841,
          lng: 9.99155,
          recordedAt: '2026-10-05T09:31:20.000Z',
          accuracyMeters: 8,
          headingDegrees: 94,
          speedKmh: 112,
        },
        stale: false,
        locationUnavailableReason: null,
        estimatedPickup: null,
        estimatedDelivery: '2026-10-05T11:42:00.000Z',
        distanceRemainingKm: 151.8,
        driver: { firstName: 'Jana', initial: 'K' },
      },
    },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    return { status: 200, body: await trackOrder(services.core, order) };
  },
});

export const trackingRoutes = [get];
