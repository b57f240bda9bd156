import { MAX_OPEN, type Part } from '../../consequences/part.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db } from '../../platform/db.ts';
import { listOpenOfAccount } from './open-items-store.ts';
import { listKept } from './payment-store.ts';
import { listUnassigned } from './unassigned-store.ts';

/** Nobody could assign them to a deleted customer, or pay them back. */
export const paymentsPart: Part<Core, 'account'> = {
  name: 'payments',
  tables: ['bank_statements', 'statement_columns', 'payments', 'refunds'],
  people: 'Payments are part of the books, which stay for ten years by law.',
  answers: {
    account: {
      suspended: 'Its payments are assigned as usual.',
      deleted: {
        open: {
          kind: 'PAYMENT',
          async list(_, db, { accountId }) {
            const payments = await listPaymentsOf(db, accountId);
            return payments.map(({ id, payerName, bookedOn, restCents: amountCents, currency }) => ({
              id,
              number: payerName ?? bookedOn,
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

async function listPaymentsOf(db: Db, accountId: string) {
  const kept = await listKept(db, accountId, MAX_OPEN);
  return [...kept, ...(await listUnassigned(db, [accountId]))].slice(0, MAX_OPEN);
}

export const openItemsPart: Part<Core, 'account'> = {
  name: 'open items',
  tables: [
    'allocations',
    'set_offs',
    'reminders',
    'reminded_invoices',
    'reminder_blocks',
    'bookkeeping_exports',
  ],
  people: 'What settles invoices and reminders are part of the books, which stay for ten years by law.',
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
