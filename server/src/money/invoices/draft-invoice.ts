// Drafts invoices and corrections: lines, totals and terms of payment, before they have a number.

import { addDays } from '../../../../shared/time/days.ts';
import { findVatRates } from '../../customers/agreements/store.ts';
import { listBillableExtras } from '../../dispatch/extras/billable-store.ts';
import type { Letterhead } from '../../documents/letterhead.ts';
import { describeLine } from '../../documents/pdf/describe-line.ts';
import { textsIn } from '../../documents/pdf/texts.ts';
import type { BillableExtra } from '../../model/invoices/billable-extra.ts';
import { billedOrderOf, servicePeriodOf } from '../../model/invoices/billed-order.ts';
import {
  type InvoiceDraft,
  type InvoiceTotals,
  negatedLines,
  totalsOf,
} from '../../model/invoices/invoice.ts';
import { hasOnlyExtras, linesOfOrder } from '../../model/invoices/order-lines.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import { EURO, type MonthlyRate, rateOfDay } from '../../model/prices/exchange-rate.ts';
import { agreedRateOf, type Price } from '../../model/prices/price.ts';
import { findExchangeRates } from '../../operator/exchange-rates.ts';
import type { Core } from '../../orders/records/core.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import { formatsFor } from '../../platform/formats.ts';
import { groupBy } from '../../platform/group-by.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { getInvoiceOf, type Invoice, sumCreditedLines } from './invoice-store.ts';
import type { DraftedInvoice } from './issuer.ts';

/** One invoice for each group of orders, all of one account, with the agreement and the approved extras of now. */
export async function draftInvoices(
  core: Core,
  letterhead: Letterhead,
  groups: Order[][],
  enteredRate?: number,
): Promise<DraftedInvoice[]> {
  const all = groups.flat();
  const { terms } = await core.agreements.current(letterhead.account.id);
  const extras = await listBillableExtras(
    core.sql,
    all.map(({ id }) => id),
  );
  const now = core.clock.now();
  const { timeZone } = letterhead.operator;
  const servedOn = (order: Order) => billedOrderOf(order, timeZone).servedOn;
  const vatRates = await findVatRates(core.sql, letterhead.account.id, all.map(servedOn));
  const rateOf = (order: Order) => vatRates.get(servedOn(order))!;
  const exchangeRates = await findExchangeRates(core.sql);
  return groups.map((orders) => {
    const draft = draftInvoice(letterhead, { terms, rateOf }, orders, extras, now);
    const { to } = servicePeriodOf(orders.map((order) => billedOrderOf(order, timeZone)));
    return { orders, draft: { ...draft, exchangeRate: rateFor(draft, exchangeRates, to, enteredRate) } };
  });
}

/** The entered rate, or the average of the month of the service. */
function rateFor(
  { currency }: Pick<InvoiceDraft, 'currency'>,
  rates: readonly MonthlyRate[],
  servedOn: string,
  entered: number | undefined,
): number | null {
  if (currency !== EURO) return entered ?? rateOfDay(rates, currency, servedOn);
  if (entered === undefined) return null;
  const message = 'The invoice is in euro. Leave the exchange rate out.';
  throw invalidFields([{ field: 'exchangeRate', code: 'invalid_value', message }]);
}

function draftInvoice(
  { account, operator }: Letterhead,
  { terms, rateOf }: { terms: AgreementTerms; rateOf: (order: Order) => number },
  orders: readonly Order[],
  extras: readonly BillableExtra[],
  now: Date,
): Omit<InvoiceDraft, 'exchangeRate'> {
  const party = account.contractingParty;
  const { language } = account;
  const translate = textsIn(language);
  const format = formatsFor(language, operator.timeZone, terms.currency);
  const extrasOf = groupBy(extras, ({ orderId }) => orderId);
  const lines = orders.flatMap((order) =>
    linesOfOrder({
      orderId: order.id,
      price: billedPriceOf(order),
      extras: extrasOf.get(order.id) ?? [],
      isSummed: orders.length > 1,
      party,
      agreedRate: agreedRateOf(order.price, rateOf(order)),
      language,
      describe: (line) => describeLine({ translate, format }, line),
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

/** Takes back every line, so nothing may have been credited before. */
export async function draftCancellation(
  { sql, clock }: Core,
  letterhead: Letterhead,
  order: Order,
  { invoiceNumber, reason }: { invoiceNumber: string; reason: string },
): Promise<InvoiceDraft> {
  const cancelled = await getInvoiceOf(sql, order.id, invoiceNumber);
  if ((await sumCreditedLines(sql, cancelled.id)).size > 0) throw refuseCredited(invoiceNumber);
  const lines = negatedLines(cancelled.lines);
  const correction = { kind: 'CANCELLATION' as const, lines, totals: totalsOf(lines), reason };
  return draftCorrection(letterhead, cancelled, correction, clock.now());
}

function refuseCredited(invoiceNumber: string) {
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: `Parts of ${invoiceNumber} were credited. Credit the rest instead of cancelling it.`,
    details: { invoiceNumber },
  });
}

/** A cancellation or a credit note, addressed to the recipient of the corrected invoice. */
export function draftCorrection(
  { account, operator }: Letterhead,
  corrected: Invoice,
  {
    kind,
    lines,
    totals,
    reason,
  }: Pick<InvoiceDraft, 'kind' | 'lines'> & { totals: InvoiceTotals; reason: string },
  now: Date,
): InvoiceDraft {
  const invoiceDate = dayOf(operator.timeZone, now);
  const { id, number, currency, exchangeRate } = corrected;
  return {
    kind,
    invoiceDate,
    dueOn: invoiceDate,
    discount: null,
    currency,
    exchangeRate,
    party: corrected.party ?? account.contractingParty,
    lines,
    ...totals,
    corrected: { id, number, invoiceDate: corrected.invoiceDate },
    reason,
  };
}
