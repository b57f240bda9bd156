import { z } from 'zod';
import type { Order } from '../../../model/orders/order.ts';
import { canBeNoted, readDispatchNote, writeDispatchNote } from '../../../orders/notes/dispatch-note.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { pathId, timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Dispatch';
const notFound = 'ORDER_NOT_FOUND' as const;

const noteRecord = z
  .object({
    text: z.string().nullable(),
    writtenAt: timestamp.nullable(),
    by: z.string().nullable().describe('The author; null for machines'),
    editable: z.boolean().describe('True until the trip has ended'),
  })
  .meta({ id: 'DriverNote' });

async function toRecord(core: Core, order: Order) {
  const note = await readDispatchNote(core, order.id);
  return { ...(note ?? { text: null, writtenAt: null, by: null }), editable: canBeNoted(order) };
}

export const driverNoteRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/driver-note',
    operationId: 'getDriverNote',
    tag,
    summary: 'Read the note to the driver',
    access: { who: 'all' },
    params: pathId,
    notFound,
    responses: { 200: { description: 'The note', schema: noteRecord } },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, params }) => ({
      status: 200,
      body: await toRecord(core, await getAnyOrder(core.sql, params.id)),
    }),
  }),
  operationsRoute({
    method: 'PUT',
    path: '/orders/{id}/driver-note',
    operationId: 'writeDriverNote',
    tag,
    summary: 'Write the note to the driver',
    description: 'Shown to the driver of the trip; null removes it. Customers never see it.',
    access: { who: 'dispatch' },
    params: pathId,
    notFound,
    body: z.strictObject({ text: plainText(500).nullable() }),
    bodyExample: { text: 'The key is at gate 3.' },
    responses: { 200: { description: 'The note', schema: noteRecord } },
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const order = await writeDispatchNote(core, caller, (db) => getAnyOrder(db, params.id), body.text);
      return { status: 200, body: await toRecord(core, order) };
    },
  }),
];
