import { MAX_OPEN, type Part } from '../../consequences/part.ts';
import type { Core } from '../../orders/records/core.ts';
import { keepRest } from './keep-rest.ts';
import { listOpenOfAccount } from './open-items-store.ts';
import { listKeptCredits } from './set-off-store.ts';

export const paymentsPart: Part<Core, 'account'> = {
  name: 'payments',
  tables: [
    'bank_statements',
    'statement_columns',
    'payments',
    'allocations',
    'reminders',
    'reminded_invoices',
    'reminder_blocks',
    'bookkeeping_exports',
  ],
  people: 'Payments and reminders are part of the books, which stay for ten years by law.',
  answers: {
    account: {
      suspended: 'It still has to pay, and gets reminders.',
      deleted: {
        open: {
          kind: 'INVOICE',
          async list(_, db, { accountId }) {
            const items = await listOpenOfAccount(db, accountId, MAX_OPEN);
            return items.map(({ id, number, openCents: amountCents, currency }) => ({
              id,
              number,
              choices: [],
              facts: { amountCents, currency },
            }));
          },
          settle: {},
        },
      },
    },
  },
};

/** Nothing more is invoiced to a deleted customer, so what was kept of a payment can only be paid back. */
export const creditsPart: Part<Core, 'account'> = {
  name: 'credits',
  tables: ['refunds', 'set_offs'],
  people: 'Refunds and set-offs are part of the books, which stay for ten years by law.',
  answers: {
    account: {
      suspended: 'Its credits can be used for its invoices as usual.',
      deleted: {
        open: {
          kind: 'CREDIT',
          async list(_, db, { accountId }) {
            const credits = await listKeptCredits(db, accountId, MAX_OPEN);
            return credits.map(({ id, bookedOn, restCents: amountCents, currency }) => ({
              id,
              number: null,
              choices: ['PAY_BACK'],
              facts: { at: new Date(bookedOn), amountCents, currency },
            }));
          },
          settle: {
            PAY_BACK: (core, tx, { actor, accountId }, { id }) =>
              keepRest(tx, core, actor, id, { accountId, payBack: true }),
          },
        },
      },
    },
  },
};
