// The prefix and the first number of invoices.
import { z } from 'zod';
import { hasInvoices } from '../../../money/invoices/invoice-store.ts';
import { changeNumberScheme, findNumberScheme, numberScheme } from '../../../money/invoices/number-scheme.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounting';
const record = z.object({
  prefix: z.string(),
  first: z.int(),
  isFixed: z.boolean().describe('An invoice was issued, so nothing can be changed any more'),
});

export const invoiceNumberRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/invoice-numbers',
    operationId: 'getInvoiceNumbers',
    tag,
    summary: 'Get the prefix and the first number of invoices',
    access: { who: 'all' },
    responses: { 200: { description: 'The scheme', schema: record } },
    errors: [],
    handler: async ({ services: { core } }) => {
      const { prefix, first } = await findNumberScheme(core.sql);
      return { status: 200, body: { prefix, first, isFixed: await hasInvoices(core.sql) } };
    },
  }),
  operationsRoute({
    method: 'PUT',
    path: '/accounting/invoice-numbers',
    operationId: 'changeInvoiceNumbers',
    tag,
    summary: 'Choose the prefix and the first number of invoices, before the first invoice',
    access: { who: 'accounting' },
    body: numberScheme,
    responses: { 200: { description: 'The scheme', schema: record } },
    errors: ['INVALID_REQUEST', 'INVOICE_NUMBERS_FIXED'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: { ...(await changeNumberScheme(services.core, caller, body)), isFixed: false },
    }),
  }),
];
