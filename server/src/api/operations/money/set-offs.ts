// Credits of customers, and using them for an invoice.
import { z } from 'zod';
import { loadDocument } from '../../../documents/attach.ts';
import { refuseAltered } from '../../../documents/report-altered.ts';
import { sendOnce } from '../../../http/download.ts';
import { amountToCents, centsToAmount, MAX_PRICE_CENTS } from '../../../model/prices/price.ts';
import { paymentErrors } from '../../../money/payments/errors.ts';
import { setOffCredit } from '../../../money/payments/set-off.ts';
import { findSetOffDocument, listCredits } from '../../../money/payments/set-off-store.ts';
import { uuidPath } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounting';
const MAX_CREDITS = 100;

export const setOffRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/credits',
    operationId: 'listCredits',
    tag,
    summary: 'List the credits of a customer: on invoices, and what was kept of payments',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject({ accountId: z.uuid() }),
    responses: {
      200: {
        description: 'Oldest first, 100 at most',
        schema: z.object({
          data: z.array(
            z
              .object({
                kind: z.enum(['INVOICE', 'PAYMENT']),
                id: z.uuid(),
                number: z.string().nullable().describe('Of the invoice'),
                on: z.iso.date().describe('The day of the invoice or of the payment'),
                amount: z.number(),
                currency: z.string(),
              })
              .meta({ id: 'Credit' }),
          ),
        }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, query: { accountId } }) => {
      const credits = await listCredits(services.core.sql, accountId, MAX_CREDITS);
      const data = credits.map(({ cents, ...one }) => ({ ...one, amount: centsToAmount(cents) }));
      return { status: 200, body: { data } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/set-offs',
    operationId: 'setOffCredit',
    tag,
    summary: 'Use a credit of a customer for an invoice, with a letter about it',
    access: { who: 'accounting' },
    body: z
      .strictObject({
        invoiceId: z.uuid().describe('The invoice that is paid with the credit'),
        creditInvoiceId: z.uuid().nullable().default(null).describe('The invoice on which the credit is'),
        creditPaymentId: z
          .uuid()
          .nullable()
          .default(null)
          .describe('The payment of which the credit is left'),
        amount: z.number().positive().max(centsToAmount(MAX_PRICE_CENTS)).multipleOf(0.01),
      })
      .refine(
        (body) => (body.creditInvoiceId === null) !== (body.creditPaymentId === null),
        'Send creditInvoiceId or creditPaymentId.',
      ),
    responses: {
      201: {
        description: 'The set-off; undo it by its allocation',
        schema: z.object({ id: z.uuid() }),
      },
    },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND', 'ALLOCATION_NOT_POSSIBLE', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, caller, body: { amount, ...wanted } }) => {
      const amountCents = amountToCents(amount);
      const { id } = await setOffCredit(services.core, caller, { ...wanted, amountCents });
      return { status: 201, body: { id } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounting/set-offs/{id}/document',
    operationId: 'downloadSetOff',
    tag,
    summary: 'Get the letter of a set-off',
    access: { who: 'all' },
    params: uuidPath,
    responses: { 200: { description: 'The PDF', contentType: 'application/pdf' } },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, params }) => {
      const { core } = services;
      const documentId = await findSetOffDocument(core.sql, params.id);
      const file = documentId && (await loadDocument(core, documentId));
      if (!file) throw paymentErrors.PAYMENT_NOT_FOUND();
      return 'bytes' in file ? sendOnce(file) : refuseAltered(core, file.altered);
    },
  }),
];
