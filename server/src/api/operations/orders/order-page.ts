// The order page without its commands: history, position, changes, notes, presence of colleagues.
import { z } from 'zod';
import { findDispatchListItem } from '../../../dispatch/lists/dispatch-store.ts';
import { trackForDispatch } from '../../../dispatch/lists/dispatch-tracking.ts';
import { MAIL_KINDS, MAIL_STATES } from '../../../messages/mail/mail.ts';
import { changeOrder } from '../../../orders/act/change-order.ts';
import { readDispatchHistory } from '../../../orders/history/order-history.ts';
import { addNote } from '../../../orders/notes/add-note.ts';
import { leaveOrder, listPresent, markPresent } from '../../../orders/presence/presence.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import type { Db } from '../../../platform/db.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { pathId, timestamp } from '../../../platform/schemas.ts';
import { historyEntry } from '../../shared/orders/history-record.ts';
import { orderChange, requestedDateProblems, toChanges } from '../../shared/orders/order-input.ts';
import { positionRecord } from '../../shared/orders/position-record.ts';
import { operationsRoute } from '../admit.ts';
import { dispatchListRecord, toDispatchListRecord } from './order-record.ts';

const tag = 'Dispatch';
const readAccess = { who: 'all' } as const;
const notFound = 'ORDER_NOT_FOUND' as const;

const dispatchHistoryEntry = historyEntry
  .extend({
    note: z.string().nullable().describe('A note of a colleague; never shown to customers'),
    driverName: z.string().nullable().describe('The full name of the assigned driver'),
    onDevice: z
      .object({
        at: timestamp,
        clockOffsetSeconds: z.int().nullable().describe('How many seconds the clock of the phone was ahead'),
      })
      .nullable()
      .describe(
        'When the driver did it, by the clock of the phone, corrected; the phone may have been offline',
      ),
    mails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(MAIL_KINDS),
        recipient: z.string(),
        subject: z.string(),
        state: z.enum(MAIL_STATES),
        createdAt: timestamp,
      }),
    ),
  })
  .meta({ id: 'DispatchHistoryEntry' });

const history = operationsRoute({
  method: 'GET',
  path: '/orders/{id}/history',
  operationId: 'getOrderHistory',
  tag,
  summary: 'Read the history of an order',
  description:
    'Oldest first: every change with author, channel, events, webhook deliveries and mails; and notes of colleagues.',
  access: readAccess,
  params: pathId,
  notFound,
  responses: {
    200: { description: 'The history', schema: z.object({ data: z.array(dispatchHistoryEntry) }) },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    return { status: 200, body: { data: await readDispatchHistory(core, order) } };
  },
});

const place = z.object({ lat: z.number(), lng: z.number() }).nullable();

const tracking = operationsRoute({
  method: 'GET',
  path: '/orders/{id}/tracking',
  operationId: 'trackDispatchOrder',
  tag,
  summary: 'Read the position of the vehicle',
  description: 'The newest position, without the interval that applies to customers.',
  access: readAccess,
  params: pathId,
  notFound,
  responses: {
    200: {
      description: 'Position and expected times',
      schema: z
        .object({
          from: place,
          to: place,
          location: positionRecord,
          stale: z.boolean(),
          estimatedPickup: timestamp.nullable(),
          estimatedDelivery: timestamp.nullable(),
          distanceRemainingKm: z.number().nullable(),
        })
        .meta({ id: 'DispatchTracking' }),
    },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    return { status: 200, body: await trackForDispatch(core, order) };
  },
});

const change = operationsRoute({
  method: 'PATCH',
  path: '/orders/{id}',
  operationId: 'changeDispatchOrder',
  tag,
  summary: 'Change dates, contacts and references until pickup',
  description: 'Rules and events are the same as for a change by the customer.',
  access: { who: 'dispatch' },
  params: pathId,
  notFound,
  body: orderChange
    .extend({
      version: z
        .int()
        .optional()
        .describe('The version seen; the change is refused if the order has changed since'),
    })
    .meta({ id: 'DispatchOrderChange' }),
  rules: ({ rawBody }) => requestedDateProblems(rawBody),
  bodyExample: { requestedDelivery: '2026-10-06T12:00:00+02:00', version: 3 },
  responses: { 200: { description: 'The changed order', schema: dispatchListRecord } },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
  handler: async ({ services: { core }, caller, params, body: { version, ...body } }) => {
    const find = (db: Db) => getAnyOrder(db, params.id);
    const order = await changeOrder(core, caller, find, toChanges(body), version);
    return {
      status: 200,
      body: toDispatchListRecord(core, await findDispatchListItem(core.sql, order.id), caller),
    };
  },
});

const note = operationsRoute({
  method: 'POST',
  path: '/orders/{id}/notes',
  operationId: 'addOrderNote',
  tag,
  summary: 'Write a note for colleagues',
  description: 'Shown in the operator’s view of the history; customers never see it.',
  access: { who: 'staff' },
  params: pathId,
  notFound,
  body: z.strictObject({ text: plainText(2000) }),
  bodyExample: { text: 'Customer asks for a call before loading.' },
  responses: { 201: { description: 'Written', schema: z.object({ id: z.uuid() }) } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, caller, params, body }) => ({
    status: 201,
    body: { id: await addNote(core, caller, params.id, body.text) },
  }),
});

const present = z.object({ data: z.array(z.object({ userId: z.uuid(), name: z.string() })) });
const PRESENT = { 200: { description: 'The people who have the page open', schema: present } };

const presenceList = operationsRoute({
  method: 'GET',
  path: '/orders/{id}/presence',
  operationId: 'listPresent',
  tag,
  summary: 'Read who has the page of an order open',
  access: readAccess,
  params: pathId,
  notFound,
  responses: PRESENT,
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    return { status: 200, body: { data: await listPresent(core, order.id) } };
  },
});

const presenceMark = operationsRoute({
  method: 'PUT',
  path: '/orders/{id}/presence',
  operationId: 'markPresent',
  tag,
  summary: 'Report that you have the page of an order open',
  description:
    'Call it every ten seconds; a presence ends after thirty seconds without a call. The operator token has no presence.',
  access: { who: 'staff' },
  params: pathId,
  notFound,
  responses: PRESENT,
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, caller, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    if (caller.person) await markPresent(core, order.id, caller.person.user.id);
    return { status: 200, body: { data: await listPresent(core, order.id) } };
  },
});

const leave = operationsRoute({
  method: 'DELETE',
  path: '/orders/{id}/presence',
  operationId: 'leaveOrder',
  tag,
  summary: 'Report that you have left the page of an order',
  access: { who: 'staff' },
  params: pathId,
  notFound,
  responses: { 204: { description: 'Left' } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, caller, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    if (caller.person) await leaveOrder(core, order.id, caller.person.user.id);
    return { status: 204 };
  },
});

export const orderPageRoutes = [history, tracking, change, note, presenceList, presenceMark, leave];
