// An invoice as a PDF before a run issues it.
import { z } from 'zod';
import { sendOnce } from '../../../http/download.ts';
import { chooseDay } from '../../../money/invoices/runs/manage-runs.ts';
import { renderPlannedInvoice } from '../../../money/invoices/runs/preview-document.ts';
import { operationsRoute } from '../admit.ts';
import { untilDay } from './invoice-runs.ts';

export const invoicePreviewRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/invoice-runs/preview/document',
    operationId: 'renderInvoicePreview',
    tag: 'Accounting',
    summary: 'Render an invoice before a run issues it',
    description: 'A PDF that is marked as a draft. No number is taken, and nothing is stored.',
    access: { who: 'accounting' },
    query: z.strictObject({
      until: untilDay,
      accountId: z.uuid().describe('The customer'),
      position: z.coerce
        .number()
        .int()
        .min(1)
        .max(100_000)
        .default(1)
        .describe('Which of its invoices, in the order of the run'),
    }),
    responses: { 200: { description: 'The PDF', contentType: 'application/pdf' } },
    errors: [
      'INVALID_REQUEST',
      'NOTHING_TO_INVOICE',
      'NO_CONTRACTING_PARTY',
      'TAX_NUMBER_MISSING',
      'ORDER_NOT_CHANGEABLE',
      'SERVICE_BUSY',
    ],
    handler: async ({ services, query: { accountId, position, until: given } }) => {
      const { core } = services;
      const day = await chooseDay(core, given);
      const bytes = await renderPlannedInvoice(core, { accountId, until: day, position });
      return sendOnce({ fileName: `preview-${position}.pdf`, contentType: 'application/pdf', bytes });
    },
  }),
];
