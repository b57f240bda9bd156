// Support for assigning drivers: candidates for an order, and the fleet's day plan.
import { z } from 'zod';
import { candidatesFor, checkAssignments } from '../../../dispatch/planning/availability.ts';
import { readDayPlan } from '../../../dispatch/planning/day-plan.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { calendarDay, pathId, timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { MAX_ORDERS_PER_CALL } from './bulk.ts';
import {
  absenceShownTo,
  candidateRecord,
  conflict,
  driverDay,
  planOrder,
  toCandidateRecord,
  toDriverDayRecord,
  toPlanOrderRecord,
  toTripRecord,
  tripRecord,
} from './planning-records.ts';

const tag = 'Planning';

export const dayQuery = {
  day: calendarDay.optional().describe('In the operator’s time zone; by default today'),
};
export const spanShape = { day: z.iso.date(), from: timestamp, to: timestamp };

const dayPlan = z
  .object({
    ...spanShape,
    drivers: z.array(driverDay),
    unassigned: z
      .array(tripRecord)
      .describe('Released orders of the day without a driver, the next pickup first'),
    unreleased: z
      .array(tripRecord)
      .describe('Orders of the day that must be released before a driver can be assigned'),
  })
  .meta({ id: 'DayPlan' });

export const planningRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/candidates',
    operationId: 'listCandidates',
    tag,
    summary: 'List the candidates for an order',
    description:
      'Active drivers: free ones first, by their distance to the pickup, with the reasons against each. Distances are estimated from the straight line.',
    access: { who: 'all' },
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    responses: {
      200: {
        description: 'The order as planning sees it, and the drivers',
        schema: z.object({ order: planOrder, data: z.array(candidateRecord) }),
      },
    },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params }) => {
      const { id } = await getAnyOrder(core.sql, params.id);
      const { order, candidates } = await candidatesFor(core, id);
      const show = absenceShownTo(caller);
      return {
        status: 200,
        body: {
          order: toPlanOrderRecord(order),
          data: candidates.map((candidate) => toCandidateRecord(candidate, show)),
        },
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/assignment-check',
    operationId: 'checkAssignments',
    tag,
    summary: 'Check one driver for several orders',
    description:
      'Changes nothing. In the order of the pickups, each together with the trips that the orders before it would become; the reasons are those of `listCandidates`. Orders that do not exist are left out.',
    access: { who: 'dispatch' },
    body: z.strictObject({ driverId: z.uuid(), orders: z.array(z.uuid()).min(1).max(MAX_ORDERS_PER_CALL) }),
    bodyExample: {
      driverId: '0199a0c2-7c4e-7000-8000-000000000020',
      orders: ['0199a0c2-7c4e-7000-8000-000000000010'],
    },
    responses: {
      200: {
        description: 'The conflicts of each order',
        schema: z.object({
          data: z.array(
            z.object({
              orderId: z.uuid(),
              number: z.string(),
              fit: candidateRecord.shape.fit,
              conflicts: z.array(conflict),
            }),
          ),
        }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core }, body: { driverId, orders } }) => {
      const checks = await checkAssignments(core, driverId, orders);
      return {
        status: 200,
        body: {
          data: checks.map(({ order, candidate: { fit, conflicts } }) => ({
            orderId: order.id,
            number: order.number,
            fit,
            conflicts,
          })),
        },
      };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/day-plan',
    operationId: 'getDayPlan',
    tag,
    summary:
      'Get the day plan of the fleet: every driver with trips, state and place, and orders without a driver',
    access: { who: 'all' },
    query: z.strictObject({
      ...dayQuery,
      inactive: z.enum(['true', 'false']).default('false').describe('Include inactive drivers'),
    }),
    responses: { 200: { description: 'The day', schema: dayPlan } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core }, caller, query }) => {
      const plan = await readDayPlan(core, query.day, { inactive: query.inactive === 'true' });
      return {
        status: 200,
        body: {
          ...plan,
          drivers: plan.drivers.map((driver) => toDriverDayRecord(driver, absenceShownTo(caller))),
          unassigned: plan.unassigned.map(toTripRecord),
          unreleased: plan.unreleased.map(toTripRecord),
        },
      };
    },
  }),
];
