// Previews of the possible commands of an order, and one command for several orders.
import { z } from 'zod';
import { findAccountIncludingDeleted } from '../../customers/accounts/store.ts';
import { countReceiversOf } from '../../messages/webhooks/store.ts';
import type { Core } from '../../orders/core.ts';
import { getAnyOrder } from '../../orders/find-order.ts';
import { DOCUMENT_KINDS } from '../../orders/model/document-kinds.ts';
import { EVENT_NAMES } from '../../orders/model/event-catalog.ts';
import {
  type CommandName,
  type CommandPreview,
  isAllowed,
  listPossibleCommands,
  previewCommand,
} from '../../orders/model/lifecycle.ts';
import type { Order } from '../../orders/model/order.ts';
import { ALL_STATUSES } from '../../orders/model/status.ts';
import { ServiceError } from '../../platform/errors.ts';
import { pathId } from '../../platform/schemas.ts';
import { checkOperatorRole, hasRole, type OperationsCaller, operationsRoute } from './admit.ts';
import { runCommand } from './commands.ts';
import { dispatchRecord, toDispatchRecord } from './order-record.ts';
import { whoMayCommand } from './roles.ts';

const possibleCommand = z
  .object({
    command: z.string(),
    leadsTo: z.enum(ALL_STATUSES),
    events: z.array(
      z.object({
        type: z.enum(EVENT_NAMES),
        conditional: z.boolean().describe('Whether the event depends on the fields of the command'),
        receivers: z.int().describe('How many endpoints of the customer get it'),
      }),
    ),
    documents: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), conditional: z.boolean() })),
    mail: z
      .object({ topic: z.string(), conditional: z.boolean(), to: z.string() })
      .nullable()
      .describe('Null when no mail is sent'),
  })
  .meta({ id: 'PossibleCommand' });

const possible = operationsRoute({
  method: 'GET',
  path: '/orders/{id}/commands',
  operationId: 'listPossibleCommands',
  tag: 'Dispatch',
  summary: 'List the possible commands of an order and their effects',
  description:
    'Depends on the status of the order and the role of the caller; `change` means PATCH. Includes the version of the order.',
  access: { who: 'all' },
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  responses: {
    200: {
      description: 'The commands',
      schema: z.object({ version: z.int(), commands: z.array(possibleCommand) }),
    },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, caller, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    const previews = commandsFor(caller, order).map((name) => previewCommand(name, order));
    const types = [...new Set(previews.flatMap(({ events }) => events.map(({ type }) => type)))];
    const [receivers, mailTo] = await Promise.all([
      countReceiversOf(core.sql, order, types),
      readRecipients(core, order, previews),
    ]);
    const commands = previews.map(({ events, mail, ...outlook }) => ({
      ...outlook,
      events: events.map((event) => ({ ...event, receivers: receivers.get(event.type) ?? 0 })),
      mail: mail && mailTo(mail),
    }));
    return { status: 200, body: { version: order.version, commands } };
  },
});

function commandsFor(caller: OperationsCaller, order: Order): CommandName[] {
  const change = isAllowed('change', order) && order.environment === 'production';
  return [...listPossibleCommands(order), ...(change ? (['change'] as const) : [])].filter((name) =>
    hasRole(caller, whoMayCommand(name)),
  );
}

/** Mails about quotes go to the contracting party, others to the end customer; the sandbox sends none. */
async function readRecipients(core: Core, order: Order, previews: readonly CommandPreview[]) {
  const { sendsMails } = core.policies[order.environment];
  const aboutQuote = previews.some(({ mail }) => mail?.topic === 'quoteWithdrawn');
  const account = aboutQuote ? await findAccountIncludingDeleted(core.sql, order.accountId) : null;
  return (mail: NonNullable<CommandPreview['mail']>) => {
    const to =
      mail.topic === 'quoteWithdrawn' ? (account?.contractingParty?.email ?? null) : order.endCustomerEmail;
    return sendsMails && to !== null ? { ...mail, to } : null;
  };
}

export const MAX_ORDERS_PER_CALL = 100;
const one = z.strictObject({ id: z.uuid(), version: z.int().optional() });
const orders = z.array(one).min(1).max(MAX_ORDERS_PER_CALL);

const manyBody = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('release'), orders }),
  z.strictObject({ command: z.literal('assign_driver'), driverId: z.uuid(), orders }),
]);

const result = z
  .object({
    id: z.uuid(),
    order: dispatchRecord.nullable().describe('The order after the command; null if it was refused'),
    error: z
      .object({ code: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()) })
      .nullable(),
  })
  .meta({ id: 'CommandResult' });

const many = operationsRoute({
  method: 'POST',
  path: '/orders/commands',
  operationId: 'commandOrders',
  tag: 'Dispatch',
  summary: 'Run the same command on several orders',
  description: `At most ${MAX_ORDERS_PER_CALL}, one after the other and independently: if one is refused, the others still run.`,
  access: { who: 'dispatch' },
  body: manyBody,
  bodyExample: {
    command: 'assign_driver',
    driverId: '0199a0c2-7c4e-7000-8000-000000000020',
    orders: [{ id: '0199a0c2-7c4e-7000-8000-000000000010', version: 3 }],
  },
  responses: {
    200: { description: 'One result per order, in their order', schema: z.object({ data: z.array(result) }) },
  },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services: { core }, caller, body: { orders: chosen, ...command } }) => {
    checkOperatorRole(caller, whoMayCommand(command.command));
    const data: z.input<typeof result>[] = [];
    for (const { id, version } of chosen) data.push(await commandOne(core, caller, command, id, version));
    return { status: 200, body: { data } };
  },
});

type ManyCommand = Omit<z.output<typeof manyBody>, 'orders'> & Parameters<typeof runCommand>[1];

async function commandOne(
  core: Core,
  actor: OperationsCaller,
  command: ManyCommand,
  id: string,
  expectedVersion: number | undefined,
) {
  try {
    const request = { reference: id, actor, expectedVersion, idempotency: null };
    const { order } = await runCommand(core, command, request);
    return { id, order: toDispatchRecord(order, core.links), error: null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code, message, details = {} } = error;
    return { id, order: null, error: { code, message, details } };
  }
}

export const orderCommandRoutes = [possible, many];
