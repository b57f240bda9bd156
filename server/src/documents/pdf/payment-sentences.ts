// How to pay an invoice, or how a correction is settled: the same words in PDF and XML.
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import { earlyPaymentOf } from '../../model/invoices/payment-terms.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from './texts.ts';

export function paymentSentences(
  translate: Translate,
  format: Formats,
  invoice: InvoiceDraft & { number: string },
): string[] {
  const { kind, number, grossCents, dueOn, corrected } = invoice;
  if (corrected) {
    // Neither a cancellation nor the cancelled invoice has to be paid.
    return [translate(kind === 'CANCELLATION' ? 'settle' : 'credit', { number: corrected.number })];
  }
  const pay = translate('pay', { amount: format.money(grossCents), date: format.day(dueOn), number });
  const early = earlyPaymentOf(invoice);
  if (early === null) return [pay];
  const { percent, until, payableCents } = early;
  const amount = format.money(payableCents);
  return [pay, translate('discount', { date: format.day(until), percent: format.percent(percent), amount })];
}
