// Reads and controls orders through the legacy interface: status, sandbox list, next step, all steps.

import { z } from 'zod';
import type { Caller } from '../../customers/credentials/credential.ts';
import type { HttpTrace } from '../../http/trace.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import { findOrder, findOrdersById } from '../../orders/records/store.ts';
import type { Db } from '../../platform/db.ts';
import { advanceProcess } from '../../sandbox/advance.ts';
import { listProcesses } from '../../sandbox/store.ts';
import { legacyRoute } from './admit.ts';
import { processRecord, statusRecord, toProcessRecord, toStatusRecord } from './records.ts';

const tag = 'Older interface';
const notFound = 'ORDER_NOT_FOUND' as const;
const referencePath = z.object({
  reference: z.string().describe('The order number, the request number, the id, or your externalOrderId'),
});
const MAX_LISTED = 50;

/** Looks for our numbers and id first, then for the customer's own number. */
async function getCallersOrder(db: Db, caller: Caller, trace: HttpTrace, reference: string): Promise<Order> {
  const scope = { accountId: caller.account.id, environment: caller.environment };
  const order =
    (await findOrder(db, scope, reference)) ?? (await findOrder(db, scope, reference, { external: true }));
  if (!order) throw orderErrors.ORDER_NOT_FOUND();
  trace.orderId = order.id;
  trace.externalOrderId = order.externalOrderId;
  return order;
}

const status = legacyRoute({
  method: 'GET',
  path: '/extern/transportauftraege/{reference}',
  operationId: 'olderGetStatus',
  tag,
  summary: 'Status of an order or request (older interface)',
  description: 'By order number, request number, id or externalOrderId. Shows the internal status.',
  access: { scope: 'orders:read' },
  params: referencePath,
  notFound,
  responses: { 200: { description: 'The status', schema: statusRecord } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => ({
    status: 200,
    body: toStatusRecord(await getCallersOrder(services.core.sql, caller, trace, params.reference)),
  }),
});

const list = legacyRoute({
  method: 'GET',
  path: '/extern/sandbox/transportauftraege',
  operationId: 'olderListProcesses',
  tag,
  summary: 'Latest test processes (older interface)',
  description: `The last ${MAX_LISTED} with scenario, step and history, newest first.`,
  access: { scope: 'orders:read', sandboxOnly: true },
  responses: {
    200: {
      description: 'The processes',
      schema: z.object({
        vorgaenge: z.array(processRecord).describe('The newest processes of the sandbox, at most 50'),
      }),
    },
  },
  errors: [],
  handler: async ({ services, caller }) => {
    const processes = await listProcesses(services.core.sql, caller.account.id, MAX_LISTED);
    const orders = await findOrdersById(
      services.core.sql,
      { accountId: caller.account.id, environment: 'sandbox' },
      processes.map(({ orderId }) => orderId),
    );
    // Retention may have deleted an order between the two look-ups.
    const vorgaenge = processes.flatMap((process) => {
      const order = orders.get(process.orderId);
      return order ? [toProcessRecord(order, process)] : [];
    });
    return { status: 200, body: { vorgaenge } };
  },
});

function controlRoute(name: string, operationId: string, summary: string, toEnd: boolean) {
  return legacyRoute({
    method: 'POST',
    path: `/extern/sandbox/transportauftraege/{reference}/${name}`,
    operationId,
    tag,
    summary,
    access: { scope: 'orders:write', sandboxOnly: true },
    params: referencePath,
    notFound,
    responses: { 200: { description: 'The process after the call', schema: processRecord } },
    errors: ['ORDER_NOT_FOUND', 'SANDBOX_FINISHED', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, caller, params, trace }) => {
      const find = (db: Db) => getCallersOrder(db, caller, trace, params.reference);
      const moved = await advanceProcess(services.core, services.sandbox, find, toEnd);
      return { status: 200, body: toProcessRecord(moved.order, moved.process) };
    },
  });
}

export const legacyReadRoutes = [
  status,
  list,
  controlRoute('weiter', 'olderAdvance', 'Run the next scenario step (older interface)', false),
  controlRoute('abschliessen', 'olderFinish', 'Run all remaining scenario steps (older interface)', true),
];
