// Drafts invoices and corrections: lines, totals and terms of payment, before they have a number.

import { addDays } from '../../../../shared/time/days.ts';
import type { Letterhead } from '../../documents/letterhead.ts';
import { textsIn } from '../../documents/pdf/texts.ts';
import type { BillableExtra } from '../../model/invoices/billable-extra.ts';
import { type InvoiceDraft, totalsOf } from '../../model/invoices/invoice.ts';
import { hasOnlyExtras, linesOfOrder } from '../../model/invoices/order-lines.ts';
import type { Order } from '../../model/orders/order.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import type { Price } from '../../model/prices/price.ts';
import { groupBy } from '../../platform/group-by.ts';
import { dayOf } from '../../platform/time-zones.ts';
import type { Invoice } from './invoice-store.ts';

export function draftInvoice(
  { account, operator }: Letterhead,
  terms: AgreementTerms,
  orders: readonly Order[],
  extras: readonly BillableExtra[],
  now: Date,
): InvoiceDraft {
  const party = account.contractingParty;
  const { language } = account;
  const extrasOf = groupBy(extras, ({ orderId }) => orderId);
  const lines = orders.flatMap((order) =>
    linesOfOrder({
      orderId: order.id,
      price: billedPriceOf(order),
      extras: extrasOf.get(order.id) ?? [],
      isSummed: orders.length > 1,
      party,
      agreedRate: terms.vatRate,
      language,
      describe: textsIn(language),
    }),
  );
  const invoiceDate = dayOf(operator.timeZone, now);
  return {
    kind: 'INVOICE',
    invoiceDate,
    dueOn: addDays(invoiceDate, terms.payment.dueDays),
    discount: terms.payment.discount,
    currency: orders[0]!.price?.currency ?? terms.currency,
    party,
    lines,
    ...totalsOf(lines),
    corrected: null,
    reason: null,
  };
}

function billedPriceOf(order: Order): Price | null {
  if (hasOnlyExtras(order)) return null;
  if (order.price === null) throw new Error(`Order ${order.id} has no price to invoice`);
  return order.price;
}

/** A cancellation or a credit note, addressed to the recipient of the corrected invoice. */
export function draftCorrection(
  { account, operator }: Letterhead,
  corrected: Invoice,
  { kind, lines, reason }: Pick<InvoiceDraft, 'kind' | 'lines'> & { reason: string },
  now: Date,
): InvoiceDraft {
  const invoiceDate = dayOf(operator.timeZone, now);
  const { id, number, currency } = corrected;
  return {
    kind,
    invoiceDate,
    dueOn: invoiceDate,
    discount: null,
    currency,
    party: corrected.party ?? account.contractingParty,
    lines,
    ...totalsOf(lines),
    corrected: { id, number, invoiceDate: corrected.invoiceDate },
    reason,
  };
}
