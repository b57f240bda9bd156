// POST /extern/sandbox/orders/{id}/clock: moves the test clock of an order.
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { moveClock as moveTestClock } from '../../sandbox/move-clock.ts';
import { describeProcess } from '../../sandbox/process.ts';
import { getCallersOrder, recordContext } from '../shared/orders/callers-order.ts';
import {
  CLOCK_DESCRIPTION,
  CLOCK_EXAMPLE,
  clockMove,
  clockRecord,
  toClockRecord,
} from '../shared/orders/clock-record.ts';
import { orderPath } from '../shared/orders/order-path.ts';
import { ORDER_EXAMPLE, orderShape, toOrderRecord } from '../shared/orders/order-record.ts';
import { v1Route } from './admit.ts';
import { scenarioRecord } from './sandbox.ts';

export const moveClock = v1Route({
  method: 'POST',
  path: '/extern/sandbox/orders/{id}/clock',
  operationId: 'moveSandboxClock',
  tag: 'Sandbox',
  summary: 'Move the test clock of an order',
  description: CLOCK_DESCRIPTION,
  access: { scope: 'orders:write', sandboxOnly: true },
  params: orderPath,
  notFound: 'ORDER_NOT_FOUND',
  body: clockMove,
  bodyExample: { by: 'P2D' },
  responses: {
    200: {
      description: 'The order at this moment, the progress of its scenario, and its clock',
      schema: z
        .object({
          ...orderShape,
          scenario: scenarioRecord.describe('The progress of the scenario'),
          clock: clockRecord.describe('The clock of the order and what it ran'),
        })
        .meta({ id: 'OrderAtClock' }),
      example: {
        ...ORDER_EXAMPLE,
        orderNumber: 'SBX-100001',
        sandbox: true,
        status: 'IN_TRANSIT',
        scenario: {
          name: 'STANDARD',
          mode: 'manual',
          step: 6,
          steps: 9,
          finished: false,
          last: 'VEHICLE_PICKED_UP',
          next: 'ARRIVED_AT_DESTINATION',
        },
        clock: CLOCK_EXAMPLE,
      },
    },
  },
  errors: ['ORDER_NOT_FOUND', 'SANDBOX_FINISHED', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, body, trace }) => {
    const find = (db: Db) => getCallersOrder(db, caller, trace, params.id);
    const move = { to: body.to, byMs: body.by };
    const moved = await moveTestClock(services.core, services.sandbox, find, move);
    const record = toOrderRecord(moved.order, await recordContext(services, caller));
    return {
      status: 200,
      body: { ...record, scenario: describeProcess(moved.process), clock: toClockRecord(moved) },
    };
  },
});
