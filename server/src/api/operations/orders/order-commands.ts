import { z } from 'zod';
import { findAccountIncludingDeleted } from '../../../customers/accounts/store.ts';
import { listUndoable } from '../../../dispatch/trips/undo-step.ts';
import { countReceiversOf } from '../../../messages/webhooks/store.ts';
import { DOCUMENT_KINDS } from '../../../model/orders/document-kinds.ts';
import { EVENT_NAMES } from '../../../model/orders/event-catalog.ts';
import {
  type CommandName,
  type CommandPreview,
  DISPATCH_CHANGES,
  isAllowed,
  isOpenToDispatch,
  listPossibleCommands,
  previewCommand,
} from '../../../model/orders/lifecycle.ts';
import type { Order } from '../../../model/orders/order.ts';
import { ALL_STATUSES } from '../../../model/orders/status.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { pathId } from '../../../platform/schemas.ts';
import { hasRole, type OperationsCaller, operationsRoute } from '../admit.ts';
import { whoMayCommand } from '../roles.ts';

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
    'Depends on the status of the order and the role of the caller; `change` means PATCH, `change_terms` and `redirect` mean `POST /orders/{id}/change`. Includes the version of the order.',
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
    const undoable = (await listUndoable(core, order)).filter(({ command }) =>
      hasRole(caller, whoMayCommand(command)),
    );
    const previews = [
      ...commandsFor(caller, order).map((name) => previewCommand(name, order)),
      ...undoable.map(({ command, to: leadsTo }) => ({ ...previewCommand(command, order), leadsTo })),
    ];
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
  const changes = DISPATCH_CHANGES.filter((name) => isAllowed(name, order) && isOpenToDispatch(name, order));
  return [...listPossibleCommands(order), ...changes].filter((name) => hasRole(caller, whoMayCommand(name)));
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

export const orderCommandRoutes = [possible];
