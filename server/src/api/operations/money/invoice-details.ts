// One invoice: its lines with what can still be credited, a preview of a credit note, and its mail.
import { z } from 'zod';
import { invoiceAddressOf } from '../../../model/account.ts';
import { LINE_KINDS } from '../../../model/invoices/invoice.ts';
import { VAT_CATEGORIES } from '../../../model/invoices/vat.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { findListedInvoice } from '../../../money/invoices/accounting-store.ts';
import { previewCredit } from '../../../money/invoices/credit-invoice.ts';
import { findInvoice, type Invoice, sumCreditedLines } from '../../../money/invoices/invoice-store.ts';
import { findNextInvoiceNumber } from '../../../money/invoices/issuer.ts';
import { sendInvoiceAgain } from '../../../money/invoices/mail-invoice.ts';
import { listShownLines, type ShownLine } from '../../../money/payments/invoice-detail-store.ts';
import { findItem } from '../../../money/payments/open-items-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import type { Services } from '../../../services.ts';
import { operationsRoute } from '../admit.ts';
import { creditedLines, toCreditedLines } from '../orders/commands.ts';
import { invoiceRecord, toInvoiceRecord } from './invoices.ts';

const tag = 'Accounting';
const params = z.object({ number: z.string().max(40) });
const invoiceNotFound = () => callErrors.NOT_FOUND({ message: 'There is no invoice with this number.' });

const line = z.object({
  position: z.int(),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  orderReference: z.string().nullable(),
  vehicle: z.string().nullable().describe('Name, licence plate and VIN of the vehicle of the order'),
  from: z.string().nullable().describe('City of the pickup'),
  to: z.string().nullable().describe('City of the delivery'),
  kind: z.enum(LINE_KINDS),
  description: z.string(),
  quantity: z.number(),
  unitNet: z.number(),
  net: z.number(),
  vatCategory: z.enum(VAT_CATEGORIES),
  vatRate: z.number(),
  creditable: z
    .number()
    .describe('What earlier credit notes left of it, below zero for a discount line; 0 for corrections'),
});

const details = z
  .object({
    ...invoiceRecord.shape,
    lines: z.array(line),
    open: z.number().nullable().describe('What is not settled; null for corrections'),
    discount: z.object({ percent: z.number(), days: z.int() }).nullable(),
    address: z
      .string()
      .nullable()
      .describe('Where it is mailed on request; null if the account has no contracting party'),
    partyName: z.string().nullable().describe('The recipient as printed'),
  })
  .meta({ id: 'InvoiceDetails' });

async function getInvoice({ core: { sql } }: Services, number: string): Promise<Invoice> {
  const invoice = await findInvoice(sql, number);
  if (invoice?.environment !== 'production') throw invoiceNotFound();
  return invoice;
}

/** A cancelled invoice, and what corrects another one, has nothing left. */
function toLines(
  { kind }: Invoice,
  lines: readonly ShownLine[],
  isCancelled: boolean,
  credited: ReadonlyMap<number, number>,
) {
  return lines.map(({ extraId: _, unit: __, position, unitNet, netCents, ...rest }) => {
    const left = kind === 'INVOICE' && !isCancelled ? netCents - (credited.get(position) ?? 0) : 0;
    return {
      ...rest,
      position,
      unitNet: Number(unitNet),
      net: centsToAmount(netCents),
      creditable: centsToAmount(left),
    };
  });
}

export const invoiceDetailRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/invoices/{number}',
    operationId: 'getInvoice',
    tag,
    summary: 'Get an invoice with its lines and what can still be credited',
    access: { who: 'all' },
    params,
    responses: { 200: { description: 'The invoice', schema: details } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params: { number } }) => {
      const { sql } = services.core;
      const invoice = await getInvoice(services, number);
      const [listed, { lines }, credited, item] = await Promise.all([
        findListedInvoice(sql, number),
        listShownLines(sql, invoice.id, invoice.lines.length),
        sumCreditedLines(sql, invoice.id),
        findItem(sql, number),
      ]);
      const body = {
        ...toInvoiceRecord(listed!),
        lines: toLines(invoice, lines, listed!.cancelledBy !== null, credited),
        open: item && centsToAmount(item.openCents),
        discount: invoice.discount,
        address: invoiceAddressOf(listed!.contractingParty),
        partyName: invoice.party?.name ?? null,
      };
      return { status: 200, body };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/invoices/{number}/credit-preview',
    operationId: 'previewCredit',
    tag,
    summary: 'Sum up a credit note on an invoice; nothing is stored',
    description: 'By the same rules as the command `credit_invoice` of the order.',
    access: { who: 'accounting' },
    params,
    body: z.strictObject({ lines: creditedLines }),
    responses: {
      200: {
        description: 'The credit note, with positive amounts',
        schema: z
          .object({
            number: z.string().describe('Provisional until the credit note takes it'),
            net: z.number(),
            gross: z.number(),
            vatGroups: z.array(
              z.object({
                category: z.enum(VAT_CATEGORIES),
                rate: z.number(),
                net: z.number(),
                vat: z.number(),
              }),
            ),
          })
          .meta({ id: 'CreditPreview' }),
      },
    },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, params: { number }, body }) => {
      const { core } = services;
      const invoice = await getInvoice(services, number);
      const totals = await previewCredit(core.sql, invoice, toCreditedLines(body.lines));
      const { timeZone } = await findOperator(core.sql);
      const positive = (cents: number) => centsToAmount(Math.abs(cents));
      return {
        status: 200,
        body: {
          number: await findNextInvoiceNumber(core, timeZone),
          net: positive(totals.netCents),
          gross: positive(totals.grossCents),
          vatGroups: totals.vatGroups.map(({ category, rate, netCents, vatCents }) => ({
            category,
            rate,
            net: positive(netCents),
            vat: positive(vatCents),
          })),
        },
      };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/invoices/{number}/mail',
    operationId: 'mailInvoice',
    tag,
    summary: 'Mail an invoice again, to the address for invoices of today',
    access: { who: 'accounting' },
    params,
    body: z.strictObject({}),
    responses: {
      200: {
        description: 'The mail, which is sent next',
        schema: z.object({ mailId: z.uuid(), recipient: z.string() }),
      },
    },
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'NO_CONTRACTING_PARTY'],
    handler: async ({ services, caller, params: { number } }) => {
      const mail = await sendInvoiceAgain(services.core, caller, number);
      if (mail === null) throw invoiceNotFound();
      return { status: 200, body: { mailId: mail.id, recipient: mail.recipient } };
    },
  }),
];
