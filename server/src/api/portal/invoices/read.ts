// One invoice with its lines and payments, and its PDF and XML.
import { z } from 'zod';
import { documentErrors } from '../../../documents/errors.ts';
import { INVOICE_KINDS, LINE_KINDS } from '../../../model/invoices/invoice.ts';
import { earlyPaymentOf } from '../../../model/invoices/payment-terms.ts';
import { VAT_CATEGORIES } from '../../../model/invoices/vat.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { findCustomerInvoice } from '../../../money/payments/customer-invoices-store.ts';
import {
  listLaterInvoices,
  listSettlements,
  listShownLines,
  type RelatedInvoice,
  type Settlement,
  type ShownLine,
} from '../../../money/payments/invoice-detail-store.ts';
import { ALLOCATION_KINDS } from '../../../money/payments/payment.ts';
import { FILE_RESPONSES, rangeHeaders } from '../../shared/documents/document-record.ts';
import { FILE_FORMATS, sendInvoice } from '../../shared/invoices/send-invoice.ts';
import { scopeOf } from '../../shared/orders/callers-order.ts';
import { portalRoute } from '../admit.ts';
import { environmentPath } from '../paths.ts';
import { invoiceShape, toPortalInvoice } from './invoice-record.ts';
import { todayOf } from './list.ts';

const access = { who: 'all' } as const;
const tag = 'Invoices';
const notFound = 'DOCUMENT_NOT_FOUND' as const;

/** A collective invoice can have tens of thousands; PDF and XML have all of them. */
const MAX_LINES = 500;

const invoiceDetail = z
  .object({
    ...invoiceShape,
    lineCount: z.int(),
    lines: z
      .array(
        z.object({
          position: z.int(),
          kind: z.enum(LINE_KINDS),
          orderId: z.uuid().nullable(),
          orderNumber: z.string().nullable(),
          orderReference: z.string().nullable(),
          vehicle: z.string().nullable().describe('Name, licence plate and VIN of the vehicle of the order'),
          from: z.string().nullable().describe('City of the pickup'),
          to: z.string().nullable().describe('City of the delivery'),
          extraId: z.uuid().nullable(),
          description: z.string().describe('In the language of the document'),
          quantity: z.number(),
          unit: z.string().describe('Code of UN/ECE recommendation 20: KMT or C62'),
          unitNet: z.string().describe('A decimal in units of the currency'),
          net: z.number(),
          vatCategory: z.enum(VAT_CATEGORIES),
          vatRate: z.number(),
        }),
      )
      .describe(`At most ${MAX_LINES}; the PDF and the XML have all`),
    vatGroups: z.array(
      z.object({ category: z.enum(VAT_CATEGORIES), rate: z.number(), net: z.number(), vat: z.number() }),
    ),
    settlements: z
      .array(z.object({ kind: z.enum(ALLOCATION_KINDS), on: z.iso.date(), amount: z.number() }))
      .describe('Payments received, discounts taken with them, and small differences written off'),
    discount: z
      .object({ percent: z.number(), until: z.iso.date(), amount: z.number(), payable: z.number() })
      .nullable()
      .describe('For early payment, while nothing is paid and the last day has not passed'),
    later: z
      .array(
        z.object({
          number: z.string(),
          kind: z.enum(INVOICE_KINDS),
          invoiceDate: z.iso.date(),
          gross: z.number(),
          reason: z.string().nullable(),
        }),
      )
      .describe('What corrects it, and after a cancellation the next invoice of the same orders'),
  })
  .meta({ id: 'PortalInvoiceDetail' });

const toLine = ({ netCents, ...line }: ShownLine) => ({ ...line, net: centsToAmount(netCents) });
const toSettlement = ({ amountCents, ...one }: Settlement) => ({
  ...one,
  amount: centsToAmount(amountCents),
});
const toLater = ({ grossCents, ...one }: RelatedInvoice) => ({ ...one, gross: centsToAmount(grossCents) });

const get = portalRoute({
  method: 'GET',
  path: '/{environment}/invoices/{number}',
  operationId: 'getPortalInvoice',
  tag,
  summary: 'Get an invoice with its lines and payments',
  access,
  params: environmentPath.extend({ number: z.string() }),
  notFound,
  responses: { 200: { description: 'The invoice', schema: invoiceDetail } },
  errors: [notFound],
  handler: async ({ services, caller, params }) => {
    const scope = scopeOf(caller);
    const { sql } = services.core;
    const invoice = await findCustomerInvoice(sql, scope, params.number);
    if (invoice === null) throw documentErrors.DOCUMENT_NOT_FOUND();
    const [today, { lines, count }, settlements, later] = await Promise.all([
      todayOf(services),
      listShownLines(sql, invoice.id, MAX_LINES),
      listSettlements(sql, scope, invoice.id),
      listLaterInvoices(sql, scope, invoice.id),
    ]);
    const early = earlyPaymentOf(invoice);
    const hasDiscount = early !== null && early.until >= today && invoice.openCents === invoice.grossCents;
    return {
      status: 200,
      body: {
        ...toPortalInvoice(invoice, scope.environment, today),
        lineCount: count,
        lines: lines.map(toLine),
        vatGroups: invoice.vatGroups.map(({ category, rate, netCents, vatCents }) => ({
          category,
          rate,
          net: centsToAmount(netCents),
          vat: centsToAmount(vatCents),
        })),
        settlements: settlements.map(toSettlement),
        discount: hasDiscount
          ? {
              percent: early.percent,
              until: early.until,
              amount: centsToAmount(early.discountCents),
              payable: centsToAmount(early.payableCents),
            }
          : null,
        later: later.map(toLater),
      },
    };
  },
});

const file = portalRoute({
  method: 'GET',
  path: '/{environment}/invoices/{number}/{format}',
  operationId: 'downloadPortalInvoice',
  tag,
  summary: 'Download an invoice as PDF/A-3 with its XML inside, or the XML alone',
  access,
  params: environmentPath.extend({ number: z.string(), format: z.enum(FILE_FORMATS) }),
  notFound,
  headers: rangeHeaders,
  responses: FILE_RESPONSES,
  errors: [notFound, 'STORAGE_UNAVAILABLE'],
  handler: ({ services, caller, params, headers }) =>
    sendInvoice(services.core, scopeOf(caller), params, {
      ifNoneMatch: headers['if-none-match'],
      range: headers.range,
    }),
});

export const readRoutes = [get, file];
