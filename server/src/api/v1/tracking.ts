// Tracking an order: where the vehicle is and when it arrives.
import { z } from 'zod';
import { trackOrder, UNAVAILABLE_REASONS } from '../../dispatch/tracking/tracking.ts';
import { describedEnum } from '../../platform/described-enum.ts';
import { timestamp } from '../../platform/schemas.ts';
import { readCallersOrder } from '../shared/orders/callers-order.ts';
import { driverRecord } from '../shared/orders/order-parts.ts';
import { orderPath } from '../shared/orders/order-path.ts';
import { positionRecord } from '../shared/orders/position-record.ts';
import { v1Route } from './admit.ts';

const trackingRecord = z
  .object({
    location: positionRecord,
    stale: z.boolean().describe('True when the position is older than three intervals'),
    locationUnavailableReason: describedEnum(UNAVAILABLE_REASONS, {
      NOT_IN_TRANSIT: 'The vehicle is not picked up yet, or was delivered already',
      NO_POSITION: 'The driver does not share positions, or none arrived yet',
      SANDBOX: 'No vehicle is driven in the sandbox',
    })
      .nullable()
      .describe('Why there is no position; null when there is one'),
    estimatedPickup: timestamp
      .nullable()
      .describe(
        'When the driver will probably be at the pickup: from the position, otherwise as requested; null once picked up',
      ),
    estimatedDelivery: timestamp
      .nullable()
      .describe('When the vehicle will probably arrive: from the position, otherwise from the plan'),
    distanceRemainingKm: z
      .number()
      .nullable()
      .describe('Kilometres by road to the destination; null without a position'),
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
  params: orderPath,
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
