import { MAX_OPEN, type Part } from '../../consequences/part.ts';
import type { Core } from '../../orders/records/core.ts';
import { listToInvoiceOf } from './to-invoice-store.ts';

export const invoicesPart: Part<Core, 'order' | 'account' | 'agreement'> = {
  name: 'invoices',
  tables: [
    'invoice_counters',
    'invoices',
    'invoice_lines',
    'invoice_runs',
    'invoice_run_accounts',
    'invoice_run_sums',
  ],
  people: 'Invoices stay for ten years by law.',
  answers: {
    order: {
      changed: 'Only orders that are completed are invoiced, and those no longer change.',
      released: null,
      taken: null,
      assigned: null,
      given_back: null,
      cancelled: 'What is billed for it is an extra.',
      delivered: null,
      completed: 'Accounting lists it to be invoiced.',
      invoiced: null,
      invoice_cancelled: 'Accounting lists the order again to be invoiced.',
      anonymized: 'Invoices stay for ten years.',
    },
    account: {
      suspended: 'Its completed orders are invoiced as usual.',
      deleted: {
        open: {
          kind: 'TO_INVOICE',
          async list(_, db, { accountId }) {
            const orders = await listToInvoiceOf(db, accountId, MAX_OPEN);
            return orders.map(({ id, orderNumber: number, status }) => ({
              id,
              number,
              choices: ['WAIVE'],
              facts: { status },
            }));
          },
          /** Nothing is billed for it. The audit log has who decided so. */
          settle: { WAIVE: async () => {} },
        },
      },
    },
    agreement: { changed: 'An order is billed by the price that was agreed for it.' },
  },
};
