// What orders, quotes, imports and recurring orders do when something of another part changes.
import { each, MAX_OPEN, type Part, type PendingItem, unaffected } from '../consequences/part.ts';
import { textsAboutPeople } from '../consequences/person-store.ts';
import type { Order } from '../model/orders/order.ts';
import { redactOrder } from '../model/orders/redact-order.ts';
import { BEFORE_PICKUP, isOneOf } from '../model/orders/status.ts';
import { applyCommand } from './act/apply-command.ts';
import { anonymizeRowsOfOrder } from './imports/row-store.ts';
import { anonymizeDecisions } from './quotes/store.ts';
import type { Core } from './records/core.ts';
import { getAnyOrder } from './records/find-order.ts';
import { listOpenOrdersOfAccount } from './records/open-orders-store.ts';
import {
  auditOfPerson,
  awaitErasures,
  eraseAuditValues,
  ORDER_TEXTS,
  ordersOfPerson,
} from './records/person-orders-store.ts';
import { saveRedactedOrder } from './records/personal-data-store.ts';
import { deleteRecurringOfAccount } from './recurring/recurring-store.ts';

/** What a person needs to know of an order to choose. */
export function openOrder(order: Order, choices: readonly string[]): Omit<PendingItem, 'kind'> {
  const { id, orderNumber, requestNumber, status, pickup, delivery } = order;
  const at = order.actualPickup ? order.requestedDelivery : order.requestedPickup;
  const facts = { status, from: pickup.city, to: delivery.city, at };
  return { id, number: orderNumber ?? requestNumber, choices, facts };
}

const REASON = 'The account was deleted.';

export const ordersPart: Part<Core, 'order' | 'account' | 'driver' | 'place' | 'person'> = {
  name: 'orders',
  tables: [
    'orders',
    'anonymized_orders',
    'awaited_erasures',
    'audit_values',
    'order_notes',
    'dispatch_notes',
    'order_presence',
    'idempotency_keys',
    'answered_calls',
    'order_terms',
    'name_terms',
  ],
  people: {
    orders: {
      find: (_, db, person) => ordersOfPerson(db, person),
      /** Documents take time: they are rendered again right after it, or when the order has ended. */
      erase: ({ clock }, tx, person) => awaitErasures(tx, person, clock.now()),
    },
    auditTexts: {
      find: (_, db, person) => auditOfPerson(db, person),
      erase: (_, tx, person) => eraseAuditValues(tx, person),
    },
    orderTexts: textsAboutPeople({
      orders: { ...ORDER_TEXTS, id: 'order', version: 'version' },
      order_notes: { text: 'text', order_id: 'order' },
      dispatch_notes: { text: 'text', order_id: 'order' },
      idempotency_keys: { body: 'jsonText', order_id: 'order' },
    }),
  },
  answers: {
    order: unaffected('order', 'The command changes the order itself.', {
      anonymized: { act: each((_: Core, tx, { order }) => saveRedactedOrder(tx, redactOrder(order))) },
    }),
    account: {
      suspended: 'Its running orders continue. New ones are refused.',
      deleted: {
        open: {
          kind: 'ORDER',
          async list(_, db, { accountId }) {
            const orders = await listOpenOrdersOfAccount(db, accountId, MAX_OPEN);
            return orders.map((order) => openOrder(order, isOneOf(BEFORE_PICKUP, order) ? ['CANCEL'] : []));
          },
          settle: {
            CANCEL: async (core, tx, { actor }, { id }) =>
              applyCommand(core, tx, await getAnyOrder(tx, id), {
                actor,
                command: { name: 'cancel', reason: REASON },
              }),
          },
        },
        later: 'Contacts are removed right after it: a running command holds the lock of its order.',
      },
    },
    driver: {
      absent: { today: ['DRIVER_ABSENT'] },
      deactivated: 'The trips of the driver are open; see trips.',
    },
    place: unaffected('place', 'An order keeps the address with which it was given.'),
    person: {
      erased: {
        open: {
          kind: 'ORDER',
          async list(_, db, { person }) {
            const orders = await Promise.all(person.waitingOrders.map((id) => getAnyOrder(db, id)));
            return orders.map((order) => openOrder(order, ['AFTER_END']));
          },
          /** The driver still needs the contacts. */
          settle: { AFTER_END: async () => {} },
        },
      },
    },
  },
};

export const quotesPart: Part<Core, 'order' | 'account'> = {
  name: 'quotes',
  tables: ['quotes', 'quote_versions'],
  people: {
    quotes: textsAboutPeople({
      quotes: { price: 'json', note: 'text', change: 'json', decision: 'json', order_id: 'order' },
      quote_versions: { price: 'json', note: 'text', order_id: 'order' },
    }),
  },
  answers: {
    order: {
      changed: 'A price that changes is offered first; accepting it changes the order.',
      released: null,
      taken: null,
      assigned: null,
      given_back: null,
      cancelled: 'A request with a quote on offer cannot be cancelled; withdrawing it ends the quote.',
      delivered: null,
      completed: null,
      invoiced: null,
      invoice_cancelled: null,
      anonymized: { act: each((_: Core, tx, { order }) => anonymizeDecisions(tx, order.id)) },
    },
    account: {
      suspended: 'Links to its quotes are refused until the account is active again.',
      deleted: { later: 'Quotes on offer are withdrawn, and their requests end (retention).' },
    },
  },
};

export const importsPart: Part<Core, 'order' | 'account' | 'place'> = {
  name: 'imports',
  tables: ['imports', 'import_rows', 'import_matchings', 'import_values'],
  people: {
    imports: textsAboutPeople({
      imports: { file_name: 'text', columns: 'json', constants: 'map', value_choices: 'map' },
      import_rows: {
        cells: 'json',
        corrected: 'map',
        problems: 'json',
        external_order_id: 'clear',
        error: 'text',
        order_id: 'order',
      },
      import_matchings: { fields: 'json', constants: 'map' },
      import_values: { text: 'row', value: 'row' },
    }),
  },
  answers: {
    order: unaffected('order', 'A row is what the customer sent.', {
      anonymized: { act: each((_: Core, tx, { order }) => anonymizeRowsOfOrder(tx, order.id)) },
    }),
    account: {
      suspended: 'The rows of a running import are refused like other orders.',
      deleted: { later: 'Deleted right after it: a running import holds its rows.' },
    },
    place: unaffected('place', 'Rows are completed from the address book when they are read.'),
  },
};

export const recurringPart: Part<Core, 'account' | 'agreement' | 'place'> = {
  name: 'recurring orders',
  tables: ['recurring_orders', 'recurring_order_dates'],
  people: {
    recurringOrders: textsAboutPeople({
      recurring_orders: { name: 'text', content: 'json', vehicles: 'json', version: 'version' },
      recurring_order_dates: { error: 'json' },
    }),
  },
  answers: {
    account: {
      suspended: { today: ['RECURRING_REFUSED'] },
      deleted: { act: each((_, tx, { accountId }) => deleteRecurringOfAccount(tx, accountId)) },
    },
    agreement: { changed: 'Each order is priced by the agreement of its day.' },
    place: unaffected('place', 'A recurring order keeps its own addresses, like an order.'),
  },
};
