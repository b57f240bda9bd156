// POST /extern/sandbox/orders/{id}/advance: runs the next step of a scenario, or all that remain.

import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { advanceProcess } from '../../sandbox/advance.ts';
import { describeProcess } from '../../sandbox/process.ts';
import { getCallersOrder, recordContext } from '../shared/orders/callers-order.ts';
import { orderPath } from '../shared/orders/order-path.ts';
import { ORDER_EXAMPLE, orderShape, toOrderRecord } from '../shared/orders/order-record.ts';
import { scenarioShape } from '../shared/orders/scenario-record.ts';
import { v1Route } from './admit.ts';

export const scenarioRecord = z.object(scenarioShape).meta({ id: 'Scenario' });

export const advance = v1Route({
  method: 'POST',
  path: '/extern/sandbox/orders/{id}/advance',
  operationId: 'advanceSandboxOrder',
  tag: 'Sandbox',
  summary: 'Run the next step of a scenario',
  description:
    'Also works in automatic mode; the step then runs earlier. `{ "toEnd": true }` runs all remaining steps.',
  access: { scope: 'orders:write', sandboxOnly: true },
  params: orderPath,
  notFound: 'ORDER_NOT_FOUND',
  body: z.strictObject({
    toEnd: z.boolean().default(false).describe('True runs all remaining steps, false only the next one'),
  }),
  bodyExample: { toEnd: true },
  responses: {
    200: {
      description: 'The order after the step, and the progress of its scenario',
      schema: z
        .object({
          ...orderShape,
          scenario: scenarioRecord.describe('Progress of the sandbox scenario'),
        })
        .meta({ id: 'AdvancedOrder' }),
      example: {
        ...ORDER_EXAMPLE,
        orderNumber: 'SBX-100001',
        sandbox: true,
        scenario: {
          name: 'STANDARD',
          mode: 'manual',
          step: 2,
          steps: 9,
          finished: false,
          last: 'TRIP_OFFERED',
          next: 'DRIVER_ASSIGNED',
        },
      },
    },
  },
  errors: ['ORDER_NOT_FOUND', 'SANDBOX_FINISHED', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, body, trace }) => {
    const find = (db: Db) => getCallersOrder(db, caller, trace, params.id);
    const moved = await advanceProcess(services.core, services.sandbox, find, body.toEnd);
    const record = toOrderRecord(moved.order, await recordContext(services, caller));
    return { status: 200, body: { ...record, scenario: describeProcess(moved.process) } };
  },
});
