// One command or message for several orders: preview, run, and the file of chosen orders.
import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '../../../dispatch/conversations/message.ts';
import type { BulkCommand } from '../../../dispatch/lists/bulk/bulk-command.ts';
import { previewMessages, runMessages } from '../../../dispatch/lists/bulk/bulk-messages.ts';
import { type OrderPreview, previewBulk } from '../../../dispatch/lists/bulk/preview-bulk.ts';
import { type BulkResult, runBulk } from '../../../dispatch/lists/bulk/run-bulk.ts';
import { findDispatchListItems } from '../../../dispatch/lists/dispatch-store.ts';
import { EVENT_NAMES } from '../../../model/orders/event-catalog.ts';
import type { Links } from '../../../model/orders/links.ts';
import type { Order } from '../../../model/orders/order.ts';
import { ALL_STATUSES } from '../../../model/orders/status.ts';
import { findOperator } from '../../../operator/operator.ts';
import type { FieldProblem } from '../../../platform/call-errors.ts';
import type { ServiceError } from '../../../platform/errors.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, timestamp } from '../../../platform/schemas.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import { idempotencyHeader, makeCallKey } from '../../shared/orders/idempotency-key.ts';
import { checkOperatorRole, operationsRoute } from '../admit.ts';
import { sendOperatorCsv } from '../operator/operator-csv.ts';
import { ORDER_COLUMNS } from '../orders/order-columns.ts';
import { dispatchRecord, toDispatchRecord } from '../orders/order-record.ts';
import { whoMayCommand } from '../roles.ts';

const tag = 'Dispatch';
const access = { who: 'dispatch' } as const;

export const MAX_ORDERS_PER_CALL = 200;
const MAX_DAYS = 365;

const one = z.strictObject({
  id: z.uuid(),
  version: z.int().optional().describe('The version seen; refused if the order was changed since'),
});
/** An order that is named twice is changed once, as it was named first. */
const orders = z
  .array(one)
  .min(1)
  .max(MAX_ORDERS_PER_CALL)
  .transform((named) => {
    const inLowerCase = named.map((each) => ({ ...each, id: each.id.toLowerCase() }));
    return inLowerCase.filter(({ id }, at) => inLowerCase.findIndex((other) => other.id === id) === at);
  });

const bulkBody = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('release'), orders }),
  z.strictObject({ command: z.literal('assign_driver'), driverId: z.uuid(), orders }),
  z.strictObject({ command: z.literal('cancel'), reason: plainText(500).optional(), orders }),
  z.strictObject({
    command: z.literal('move'),
    day: calendarDay
      .optional()
      .describe('The day of the pickup, in the operator’s time zone; the times of day stay'),
    days: z
      .int()
      .min(-MAX_DAYS)
      .max(MAX_DAYS)
      .optional()
      .describe('Number of days to move by, instead of `day`'),
    orders,
  }),
  z.strictObject({
    command: z.literal('message'),
    text: plainText(MAX_MESSAGE_LENGTH).describe('The driver of each order gets it, as from the order page'),
    question: z.boolean().default(false).describe('Whether the drivers are asked to answer'),
    orders,
  }),
]);

type BulkBody = z.output<typeof bulkBody>;

function moveProblems(body: BulkBody | undefined): FieldProblem[] {
  if (body?.command !== 'move' || (body.day === undefined) !== (body.days === undefined)) return [];
  const message = 'Send either day or days.';
  return [{ field: 'day', code: 'invalid_type', message, reason: 'required' }];
}

type CommandBody = Exclude<BulkBody, { command: 'message' }>;

function toBulk(body: CommandBody): BulkCommand {
  if (body.command !== 'move') return body;
  return { command: 'move', ...(body.day === undefined ? { days: body.days! } : { day: body.day }) };
}

const roleFor = ({ command }: BulkBody) =>
  command === 'move' || command === 'message' ? 'dispatch' : whoMayCommand(command);

const errorSchema = z
  .object({ code: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()) })
  .nullable();

function toError({ code, message, details }: ServiceError) {
  return { code, message, details };
}

const result = z
  .object({
    id: z.uuid(),
    order: dispatchRecord.nullable().describe('The order after the command; null if it was refused'),
    error: errorSchema,
  })
  .meta({ id: 'CommandResult' });

function toResult(done: BulkResult, links: Links) {
  if (done.order === null) return { id: done.id, order: null, error: toError(done.error) };
  const order = done.repeated === null ? toDispatchRecord(done.order, links) : JSON.parse(done.repeated);
  return { id: done.id, order, error: null };
}

const preview = z
  .object({
    id: z.uuid(),
    number: z.string().nullable().describe('Null if there is no such order'),
    customer: z.string().nullable(),
    driver: z.string().nullable().describe('The driver who has the order now'),
    outcome: z.enum(['RUNS', 'UNCHANGED', 'REFUSED']).describe('UNCHANGED: the order already has this state'),
    error: errorSchema.describe('Why it would be refused'),
    leadsTo: z.enum(ALL_STATUSES).nullable().describe('The internal status afterwards'),
    requestedPickup: timestamp.nullable().describe('Now'),
    newRequestedPickup: timestamp.nullable().describe('Afterwards'),
    newRequestedDelivery: timestamp.nullable().describe('Afterwards'),
    events: z.array(
      z.object({
        type: z.enum(EVENT_NAMES),
        receivers: z.int().describe('How many endpoints of the customer get it'),
      }),
    ),
    mails: z.array(z.object({ to: z.string(), subject: z.string() })),
    tells: z
      .object({
        driver: z.string(),
        pushed: z.boolean().describe('Whether a phone of the driver gets push messages'),
        mailed: z.boolean().describe('Whether a mail follows if it is not read in time'),
      })
      .nullable()
      .describe('The recipient of the message from dispatch; null for commands'),
  })
  .meta({ id: 'BulkPreview' });

function toPreview({ id, item, outcome, error, leadsTo, after, events, mails, tells }: OrderPreview) {
  const order = item?.order ?? null;
  return {
    id,
    number: order && (order.orderNumber ?? order.requestNumber),
    customer: item?.customerName ?? null,
    driver: order?.driver?.name ?? null,
    outcome,
    error: error && toError(error),
    leadsTo,
    requestedPickup: order?.requestedPickup ?? null,
    newRequestedPickup: after?.requestedPickup ?? null,
    newRequestedDelivery: after?.requestedDelivery ?? null,
    events,
    mails,
    tells,
  };
}

const BODY_EXAMPLE = {
  command: 'move',
  day: '2026-11-20',
  orders: [{ id: '0199a0c2-7c4e-7000-8000-000000000010', version: 3 }],
};

export const bulkRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/orders/commands',
    operationId: 'commandOrders',
    tag,
    summary: 'Run the same command on several orders, or write to their drivers',
    description: `At most ${MAX_ORDERS_PER_CALL}, one after the other and independently: if one is refused, the others still run. With an Idempotency-Key the call can be repeated, also with only some of the orders: what was done is not done again.`,
    access,
    headers: idempotencyHeader,
    body: bulkBody,
    rules: ({ body }) => moveProblems(body),
    bodyExample: BODY_EXAMPLE,
    responses: {
      200: {
        description: 'One result per order, in their order; an order that is named twice has one',
        schema: z.object({ data: z.array(result) }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_IDEMPOTENCY_KEY'],
    handler: async ({ services: { core }, caller, headers, body }) => {
      checkOperatorRole(caller, roleFor(body));
      const { orders: chosen, ...content } = body;
      if (body.command === 'message') {
        const key = makeCallKey('bulk message', headers['idempotency-key'], null, content);
        const message = { text: body.text, isQuestion: body.question };
        const sent = await runMessages(
          core,
          caller,
          message,
          chosen,
          key && `${key.key} ${key.fingerprint.toString('hex')}`,
        );
        return { status: 200, body: { data: sent.map((each) => toResult(each, core.links)) } };
      }
      const keyFor = ({ id }: Order) => {
        const key = makeCallKey(`bulk ${id}`, headers['idempotency-key'], null, content);
        return key && { ...key, space: 'ops' as const, key: `${key.key} ${id}` };
      };
      const render = (order: Order) => ({
        status: 200,
        body: JSON.stringify(toDispatchRecord(order, core.links)),
      });
      const done = await runBulk(core, caller, toBulk(body), chosen, { keyFor, render });
      return { status: 200, body: { data: done.map((each) => toResult(each, core.links)) } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/orders/commands/preview',
    operationId: 'previewCommandOnOrders',
    tag,
    summary: 'Preview a command on several orders',
    description:
      'What would happen to each order and who would get a message, by the same rules. Changes nothing.',
    access,
    body: bulkBody,
    rules: ({ body }) => moveProblems(body),
    bodyExample: BODY_EXAMPLE,
    responses: {
      200: {
        description: 'One preview per order, in their order',
        schema: z.object({ data: z.array(preview) }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core }, caller, body }) => {
      checkOperatorRole(caller, roleFor(body));
      const previews =
        body.command === 'message'
          ? await previewMessages(core, body.orders)
          : await previewBulk(core, toBulk(body), body.orders);
      return { status: 200, body: { data: previews.map(toPreview) } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/orders/export',
    operationId: 'exportOrders',
    tag,
    summary: 'Export chosen orders as CSV',
    description: `At most ${MAX_ORDERS_PER_CALL}, in the format that the operator chose.`,
    access: { who: 'staff' },
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ id: z.uuid() }))
        .min(1)
        .max(MAX_ORDERS_PER_CALL),
    }),
    bodyExample: { orders: [{ id: '0199a0c2-7c4e-7000-8000-000000000010' }] },
    responses: { 200: { description: 'The file', contentType: 'text/csv' } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core }, body }) => {
      const operator = await findOperator(core.sql);
      const items = await findDispatchListItems(core.sql, [...new Set(body.orders.map(({ id }) => id))]);
      const day = dayOf(operator.timeZone, core.clock.now());
      return sendOperatorCsv(`orders-${day}.csv`, operator, ORDER_COLUMNS, async function* () {
        yield items;
      });
    },
  }),
];
