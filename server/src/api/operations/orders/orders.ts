// Dispatch: the commands of an order, and its timeline from the audit log.

import { z } from 'zod';
import type { Order } from '../../../model/orders/order.ts';
import { readTimeline, type TimelineRow } from '../../../orders/history/timeline-store.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import type { CallKey } from '../../../orders/records/idempotency/call-key.ts';
import { pathId, timestamp } from '../../../platform/schemas.ts';
import { idempotencyHeader, makeCallKey } from '../../shared/orders/idempotency-key.ts';
import { checkOperatorRole, operationsRoute } from '../admit.ts';
import { whoMayCommand } from '../roles.ts';
import { commandBody, runCommand } from './commands.ts';
import { dispatchRecord, toDispatchRecord } from './order-record.ts';

const timelineEntry = z
  .object({
    at: timestamp,
    type: z.enum(['AUDIT', 'STATUS', 'EVENT']),
    actor: z.string().optional().describe('AUDIT: who made the change'),
    channel: z.string().optional().describe('AUDIT: through which channel'),
    action: z.string().optional().describe('AUDIT: the change'),
    details: z.record(z.string(), z.unknown()).optional(),
    from: z.string().nullable().optional().describe('STATUS: the internal status before'),
    to: z.string().optional(),
    event: z.string().optional().describe('EVENT: its name'),
    eventId: z.uuid().optional(),
    format: z.string().optional(),
  })
  .meta({ id: 'TimelineEntry' });

function toEntry(row: TimelineRow) {
  const { at, id, actor, channel, action, details, format, type, from, to } = row;
  if (action !== null) return { at, type: 'AUDIT', actor, channel, action, details };
  if (to !== null) return { at, type: 'STATUS', from, to };
  return { at, type: 'EVENT', event: type, eventId: id, format };
}

export const dispatchRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/timeline',
    operationId: 'getTimeline',
    tag: 'Dispatch',
    summary: 'Read the timeline of an order',
    description: 'Audit entries, status changes and events in one sequence, oldest first.',
    access: { who: 'all' },
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
    summary: 'Run a command on an order',
    description:
      'A command that is not possible in the status gets 409 with the status and the possible commands. With an Idempotency-Key, a repetition gets the first response. With the version seen, the command is refused if the order has changed since.',
    access: { who: 'staff' },
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    headers: idempotencyHeader,
    body: commandBody,
    bodyExample: { command: 'assign_driver', driverId: '0199a0c2-7c4e-7000-8000-000000000020' },
    responses: { 200: { description: 'The order after the command', schema: dispatchRecord } },
    errors: [
      'SERVICE_BUSY',
      'STORAGE_UNAVAILABLE',
      'INVALID_REQUEST',
      'INVALID_IDEMPOTENCY_KEY',
      'ORDER_NOT_FOUND',
      'ORDER_NOT_CHANGEABLE',
      'DAMAGE_CASE_EXISTS',
      'NO_CONTRACTING_PARTY',
      'TAX_NUMBER_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    handler: async ({ services, caller, params, headers, body, rawBody }) => {
      checkOperatorRole(caller, whoMayCommand(body.command));
      const { core } = services;
      const render = (order: Order) => ({
        status: 200,
        body: JSON.stringify(toDispatchRecord(order, core.links)),
      });
      const keyFor = ({ id }: Order): CallKey | null => {
        const key = makeCallKey(`command ${id}`, headers['idempotency-key'], null, rawBody);
        return key && { ...key, space: 'ops' };
      };
      const { order, repeated } = await runCommand(core, body, {
        reference: params.id,
        actor: caller,
        expectedVersion: body.version,
        idempotency: { keyFor, render },
      });
      return repeated ? { ...repeated, headers: { 'Idempotent-Replayed': 'true' } } : render(order);
    },
  }),
];
