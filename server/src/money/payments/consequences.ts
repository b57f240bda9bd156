import { MAX_OPEN, type Part } from '../../consequences/part.ts';
import type { Core } from '../../orders/records/core.ts';
import { listOpenOfAccount } from './open-items-store.ts';

export const paymentsPart: Part<Core, 'account'> = {
  name: 'payments',
  tables: [
    'bank_statements',
    'statement_columns',
    'payments',
    'allocations',
    'refunds',
    'set_offs',
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
