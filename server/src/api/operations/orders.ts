// Dispatch: orders of all accounts, their timeline, and the commands that move them.

import { z } from 'zod';
import { ENVIRONMENTS } from '../../customers/environment.ts';
import { nextCursor, pageQuery, pathId, timestamp } from '../../http/schemas.ts';
import { getAnyOrder } from '../../orders/find-order.ts';
import { ALL_STATUSES } from '../../orders/model/status.ts';
import { listForDispatch } from '../../orders/store.ts';
import { readTimeline, type TimelineRow } from '../../orders/timeline-store.ts';
import { plainText } from '../../platform/plain-text.ts';
import { idempotencyHeader, makeCallKey } from '../idempotency-key.ts';
import { operationsRoute } from './admit.ts';
import { commandBody, runCommand } from './commands.ts';
import { dispatchRecord, toDispatchRecord } from './order-record.ts';

const timelineEntry = z
  .object({
    at: timestamp,
    type: z.enum(['AUDIT', 'STATUS', 'EVENT']),
    actor: z.string().optional().describe('AUDIT: who'),
    door: z.string().optional().describe('AUDIT: through which door'),
    action: z.string().optional().describe('AUDIT: what'),
    details: z.record(z.string(), z.unknown()).optional(),
    from: z.string().nullable().optional().describe('STATUS: the internal status before'),
    to: z.string().optional(),
    event: z.string().optional().describe('EVENT: its name'),
    eventId: z.uuid().optional(),
    format: z.string().optional(),
  })
  .meta({ id: 'TimelineEntry' });

function toEntry(row: TimelineRow) {
  const { at, id, actor, door, action, details, format, type, from, to } = row;
  if (action !== null) return { at, type: 'AUDIT', actor, door, action, details };
  if (to !== null) return { at, type: 'STATUS', from, to };
  return { at, type: 'EVENT', event: type, eventId: id, format };
}

const statusList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(ALL_STATUSES)))
  .optional()
  .meta({ description: 'One or more internal statuses, separated by commas' });

export const dispatchRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/orders',
    operationId: 'listDispatchOrders',
    tag: 'Dispatch',
    summary: 'List orders of all accounts, newest first',
    access: { operator: true },
    query: z.strictObject({
      environment: z.enum(ENVIRONMENTS).default('production'),
      accountId: z.uuid().optional(),
      status: statusList,
      search: plainText(200)
        .optional()
        .describe('Order, request, tracking or external number, VIN or license plate'),
      ...pageQuery,
    }),
    responses: {
      200: {
        description: 'A page of orders',
        schema: z.object({ data: z.array(dispatchRecord), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query }) => {
      const { limit, cursor, status: statuses, ...filter } = query;
      const start = services.http.cursors.read('dispatch', cursor);
      const rows = await listForDispatch(services.core.sql, { ...filter, statuses }, limit + 1, start);
      const page = services.http.cursors.page(rows, limit, 'dispatch', ({ createdAt: at, id }) => ({
        at,
        id,
      }));
      const data = page.data.map((order) => toDispatchRecord(order, services.core.links));
      return { status: 200, body: { ...page, data } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}',
    operationId: 'getDispatchOrder',
    tag: 'Dispatch',
    summary: 'Get an order of any account',
    access: { operator: true },
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    responses: { 200: { description: 'The order', schema: dispatchRecord } },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services, params }) => {
      const order = await getAnyOrder(services.core.sql, params.id);
      return { status: 200, body: toDispatchRecord(order, services.core.links) };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/timeline',
    operationId: 'getTimeline',
    tag: 'Dispatch',
    summary: 'Read what happened to an order',
    description: 'Audit, status changes and events in one sequence, oldest first.',
    access: { operator: true },
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    responses: { 200: { description: 'The timeline', schema: z.object({ data: z.array(timelineEntry) }) } },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services, params }) => {
      const order = await getAnyOrder(services.core.sql, params.id);
      const rows = await readTimeline(services.core.sql, order.id);
      return { status: 200, body: { data: rows.map(toEntry) } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/orders/{id}/commands',
    operationId: 'commandOrder',
    tag: 'Dispatch',
    summary: 'Move an order on',
    description:
      'A command that does not fit the status gives 409 with the status and the commands possible now. With an Idempotency-Key a repetition gets the first answer; with the version seen, a decision on an older state is refused.',
    access: { operator: true },
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    headers: idempotencyHeader,
    body: commandBody,
    bodyExample: { command: 'assign_driver', driverId: '0199a0c2-7c4e-7000-8000-000000000020' },
    responses: { 200: { description: 'The order after the command', schema: dispatchRecord } },
    errors: [
      'SERVICE_BUSY',
      'INVALID_REQUEST',
      'INVALID_IDEMPOTENCY_KEY',
      'ORDER_NOT_FOUND',
      'ORDER_NOT_CHANGEABLE',
      'NO_CONTRACTING_PARTY',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    handler: async ({ services, caller, params, headers, body, rawBody }) => {
      const { core } = services;
      const { answer, replayed } = await runCommand(core, body, {
        reference: params.id,
        actor: caller,
        keyFor({ id }) {
          const key = makeCallKey(`command ${id}`, headers['idempotency-key'], null, rawBody);
          return key && { ...key, space: 'ops' };
        },
        expectedVersion: body.version,
        render: (order) => ({ status: 200, body: JSON.stringify(toDispatchRecord(order, core.links)) }),
      });
      return { ...answer, ...(replayed && { headers: { 'Idempotent-Replayed': 'true' } }) };
    },
  }),
];
