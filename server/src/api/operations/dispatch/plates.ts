// The stock of short-term plates: list, add, change, remove, hand out, use on an order, return.
import { z } from 'zod';
import { plateErrors } from '../../../dispatch/plates/errors.ts';
import {
  addPlate,
  changePlate,
  handOutPlate,
  readToday,
  removePlate,
  returnPlate,
  usePlate,
} from '../../../dispatch/plates/manage-plates.ts';
import { isExpired, PLATE_STATES } from '../../../dispatch/plates/plate.ts';
import {
  countPlates,
  findListedPlate,
  type ListedPlate,
  listPlates,
  listPlatesOf,
} from '../../../dispatch/plates/plate-store.ts';
import { printableText } from '../../../documents/printable-text.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import {
  calendarDay,
  nextCursor,
  pageQuery,
  pathId,
  timestamp,
  uuidPath,
  withoutUndefined,
} from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Plates';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'dispatch' } as const;
const notFound = 'PLATE_NOT_FOUND' as const;

const fields = {
  number: printableText(20).describe('As on the plate, for example HH-04123'),
  validFrom: calendarDay.describe('The first day of validity'),
  validUntil: calendarDay.describe('The last day of validity'),
};

const plateRecord = z
  .object({
    id: z.uuid(),
    ...fields,
    state: z
      .enum(PLATE_STATES)
      .describe(
        'WITH_DRIVER: handed out. USED: on the vehicle of the order. RETURNED: can be handed out again',
      ),
    expired: z.boolean().describe('Whether the validity ended before today'),
    driver: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('The current or last holder'),
    order: z
      .object({ id: z.uuid(), number: z.string() })
      .nullable()
      .describe('The current or last order it is used for'),
    version: z.int().describe('Send it with a change, which is then refused if the plate has changed since'),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'ShortTermPlate' });

const PLATE_RESPONSE = { description: 'The plate as it is now', schema: plateRecord };
const count = z.int();

function toRecord(plate: ListedPlate, today: string) {
  const { driverId, driverName, orderId, orderNumber, ...rest } = plate;
  return {
    ...rest,
    expired: isExpired(plate, today),
    driver: driverId && { id: driverId, name: driverName ?? '' },
    order: orderId && { id: orderId, number: orderNumber ?? '' },
  };
}

async function answer(core: Core, plate: ListedPlate, status = 200) {
  return { status, body: toRecord(plate, await readToday(core)) };
}

const version = z.int().optional().describe('The version seen; refused if the plate was changed since');
const order = z.string().max(200).describe('The id or number of the order');

const actionBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('hand_out'), driverId: z.uuid(), order: order.optional(), version }),
  z.strictObject({ action: z.literal('use'), order, version }),
  z.strictObject({ action: z.literal('return'), version }),
]);

function act(
  core: Core,
  caller: Parameters<typeof usePlate>[1],
  id: string,
  body: z.output<typeof actionBody>,
) {
  const { version: expectedVersion } = body;
  if (body.action === 'hand_out') {
    return handOutPlate(core, caller, id, { driverId: body.driverId, order: body.order, expectedVersion });
  }
  if (body.action === 'use') return usePlate(core, caller, id, { order: body.order, expectedVersion });
  return returnPlate(core, caller, id, { expectedVersion });
}

export const plateRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/plates',
    operationId: 'listPlates',
    tag,
    summary: 'List short-term plates, newest first',
    access: readAccess,
    fromReplica: true,
    query: z.strictObject({
      state: z.enum(PLATE_STATES).optional(),
      expired: z.literal('true').optional().describe('Only those whose validity ended before today'),
      ...pageQuery,
    }),
    responses: {
      200: { description: 'A page of plates', schema: z.object({ data: z.array(plateRecord), nextCursor }) },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services: { core, http }, query: { state, expired, limit, cursor } }) => {
      const today = await readToday(core);
      const start = http.cursors.read('plates', cursor);
      const filter = { state, expiredOn: expired && today };
      const rows = await listPlates(core.sql, filter, limit + 1, start);
      const page = http.cursors.page(rows, limit, 'plates', ({ createdAt: at, id }) => ({ at, id }));
      return { status: 200, body: { ...page, data: page.data.map((plate) => toRecord(plate, today)) } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/plates/counts',
    operationId: 'countPlates',
    tag,
    summary: 'Count short-term plates by state',
    access: readAccess,
    fromReplica: true,
    responses: {
      200: {
        description: 'The counts',
        schema: z.object({
          IN_STOCK: count,
          WITH_DRIVER: count,
          USED: count,
          RETURNED: count,
          EXPIRED: count.describe('Of all states but RETURNED'),
        }),
      },
    },
    errors: [],
    handler: async ({ services: { core } }) => ({
      status: 200,
      body: await countPlates(core.sql, await readToday(core)),
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/plates/{id}',
    operationId: 'getPlate',
    tag,
    summary: 'Get a short-term plate',
    access: readAccess,
    params: uuidPath,
    notFound,
    responses: { 200: PLATE_RESPONSE },
    errors: ['PLATE_NOT_FOUND'],
    handler: async ({ services: { core }, params }) => {
      const plate = await findListedPlate(core.sql, params.id);
      if (!plate) throw plateErrors.PLATE_NOT_FOUND();
      return answer(core, plate);
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/plates',
    operationId: 'listPlatesOfOrder',
    tag,
    summary: 'List the short-term plates of an order, the current one first',
    access: readAccess,
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    responses: { 200: { description: 'The plates', schema: z.object({ data: z.array(plateRecord) }) } },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, params }) => {
      const { id } = await getAnyOrder(core.sql, params.id);
      const today = await readToday(core);
      const plates = await listPlatesOf(core.sql, [id]);
      return { status: 200, body: { data: plates.map((plate) => toRecord(plate, today)) } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/plates',
    operationId: 'addPlate',
    tag,
    summary: 'Add a short-term plate to the stock',
    access: changeAccess,
    body: z.strictObject(fields),
    bodyExample: { number: 'HH-04123', validFrom: '2026-11-17', validUntil: '2026-11-21' },
    responses: { 201: PLATE_RESPONSE },
    errors: ['INVALID_REQUEST', 'PLATE_EXISTS'],
    handler: async ({ services: { core }, caller, body }) =>
      answer(core, await addPlate(core, caller, body), 201),
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/plates/{id}',
    operationId: 'changePlate',
    tag,
    summary: 'Correct number or validity of a short-term plate',
    access: changeAccess,
    params: uuidPath,
    notFound,
    body: z.strictObject({ ...z.strictObject(fields).partial().shape, version }),
    bodyExample: { validUntil: '2026-11-22', version: 1 },
    responses: { 200: PLATE_RESPONSE },
    errors: ['INVALID_REQUEST', 'PLATE_NOT_FOUND', 'PLATE_EXISTS', 'PLATE_NOT_AVAILABLE'],
    handler: async ({ services: { core }, caller, params, body: { version: seen, ...changes } }) =>
      answer(core, await changePlate(core, caller, params.id, withoutUndefined(changes), seen)),
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/plates/{id}',
    operationId: 'removePlate',
    tag,
    summary: 'Remove a short-term plate from the stock',
    description: 'Only while nobody has it. The audit log keeps what was done with it.',
    access: changeAccess,
    params: uuidPath,
    notFound,
    responses: { 204: { description: 'Removed' } },
    errors: ['PLATE_NOT_FOUND', 'PLATE_NOT_AVAILABLE'],
    handler: async ({ services: { core }, caller, params }) => {
      await removePlate(core, caller, params.id);
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/plates/{id}/actions',
    operationId: 'actOnPlate',
    tag,
    summary: 'Hand out, use or return a short-term plate',
    description:
      'hand_out: to a driver, with `order` for that order. use: on the vehicle of an order. Both need a plate that has not expired and is valid on the day of the pickup; an order has one plate at a time. return: it is back and can be handed out again.',
    access: changeAccess,
    params: uuidPath,
    notFound,
    body: actionBody,
    bodyExample: { action: 'use', order: 'VT-100045', version: 1 },
    responses: { 200: PLATE_RESPONSE },
    errors: ['INVALID_REQUEST', 'PLATE_NOT_FOUND', 'PLATE_NOT_AVAILABLE', 'ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params, body }) =>
      answer(core, await act(core, caller, params.id, body)),
  }),
];
