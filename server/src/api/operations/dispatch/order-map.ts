// Orders of all accounts on a map: vehicles on the road, pickups and deliveries still to come.
import { z } from 'zod';
import { MAX_COUNTED } from '../../../../../shared/lists/count-limit.ts';
import { DISPATCH_GROUP_STATUSES, DISPATCH_GROUPS } from '../../../dispatch/lists/dispatch-filter.ts';
import { MAX_ON_MAP, type MappedOrder, readOrderMap } from '../../../dispatch/planning/order-map.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { dispatchFilterOf, dispatchFilters } from './dispatch-lists.ts';
import { planOrder, toPlanOrderRecord } from './planning-records.ts';

const mappedOrder = z
  .object({
    order: planOrder,
    position: z
      .object({
        lat: z.number(),
        lng: z.number(),
        headingDegrees: z.number().nullable(),
        speedKmh: z.number().nullable(),
        recordedAt: timestamp,
      })
      .nullable()
      .describe('The position of the vehicle; only on the road and with the driver’s consent'),
    pickupAt: timestamp.nullable().describe('As expected now; null without a date, or after pickup'),
    deliveryAt: timestamp.nullable(),
    lateMinutes: z.int(),
    silent: z.boolean(),
    leftKm: z.number().nullable(),
  })
  .meta({ id: 'MappedOrder' });

const toRecord = ({ order, ...rest }: MappedOrder) => ({
  ...rest,
  order: toPlanOrderRecord(order),
  position: order.position,
});

export const orderMapRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/orders/map',
    operationId: 'readDispatchMap',
    tag: 'Dispatch',
    summary: 'List orders to pick up and to deliver, for a map',
    description: `Orders on the road first, then the next due; at most ${MAX_ON_MAP}.`,
    access: { who: 'all' },
    query: z.strictObject({ ...dispatchFilters, group: z.enum(DISPATCH_GROUPS).optional() }),
    responses: {
      200: {
        description: 'The orders',
        schema: z.object({
          count: z
            .int()
            .describe(
              `Number of matching orders; a value above ${MAX_COUNTED} only means that there are more`,
            ),
          orders: z.array(mappedOrder),
        }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core }, query: { group, ...query } }) => {
      const filter = dispatchFilterOf(query, core.clock.now());
      const { orders, count } = await readOrderMap(core, filter, group && DISPATCH_GROUP_STATUSES[group]);
      return { status: 200, body: { count: Math.min(count, MAX_COUNTED + 1), orders: orders.map(toRecord) } };
    },
  }),
];
