import { z } from 'zod';
import { INVOICE_KINDS } from '../../../model/invoices/invoice.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import type { CustomerInvoice } from '../../../money/payments/customer-invoices-store.ts';
import { INVOICE_STATES, stateOf } from '../../../money/payments/invoice-state.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const invoiceShape = {
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  state: z
    .enum(INVOICE_STATES)
    .nullable()
    .describe(
      'CREDITED: fully taken back by credit notes. Null for cancellations and credit notes, which are part of what is open of their invoice',
    ),
  issuedAt: timestamp,
  invoiceDate: z.iso.date().describe('As printed'),
  dueOn: z.iso.date().nullable().describe('Null for cancellations and credit notes'),
  currency: z.string(),
  net: z.number().describe('Negative for cancellations and credit notes, like all their amounts'),
  vat: z.number(),
  gross: z.number(),
  open: z
    .number()
    .nullable()
    .describe('What is not settled; below zero is a credit. Null for cancellations and credit notes'),
  corrects: z.string().nullable().describe('The number of the invoice that this one cancels or credits'),
  reason: z.string().nullable().describe('Why it was corrected'),
  cancelledBy: z.string().nullable(),
  creditedBy: z.array(z.string()),
  orderCount: z.int().describe('How many orders it bills'),
  orders: z
    .array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        reference: z
          .string()
          .nullable()
          .describe('The customer’s reference, or the customer’s number of the order'),
      }),
    )
    .describe('The first of them'),
  hasXml: z.boolean(),
  test: z.boolean().describe('A test document of the sandbox: nothing is owed'),
};

export const portalInvoice = z.object(invoiceShape).meta({ id: 'PortalInvoice' });

export function toPortalInvoice(invoice: CustomerInvoice, environment: string, today: string) {
  const { number, kind, issuedAt, invoiceDate, dueOn, currency, corrects, reason } = invoice;
  const { cancelledBy, creditedBy, orderCount, orders, hasXml, openCents } = invoice;
  return {
    number,
    kind,
    state: stateOf(invoice, today),
    issuedAt,
    invoiceDate,
    dueOn: kind === 'INVOICE' ? dueOn : null,
    currency,
    net: centsToAmount(invoice.netCents),
    vat: centsToAmount(invoice.vatCents),
    gross: centsToAmount(invoice.grossCents),
    open: openCents === null ? null : centsToAmount(openCents),
    corrects,
    reason,
    cancelledBy,
    creditedBy,
    orderCount: orderCount ?? 0,
    orders,
    hasXml,
    test: environment === 'sandbox',
  };
}
