// The invoice: the content that German law requires, and how to pay it.
import type { CorrectedInvoice } from '../../invoices/model/invoice.ts';
import { earlyPaymentOf } from '../../invoices/model/payment-terms.ts';
import { drawAmounts } from './amounts.ts';
import type { PdfInvoice } from './document.ts';
import { type Facts, writeFacts } from './facts.ts';
import { orderFacts, startLetter } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { COLORS, flow, heading, PAGE, type Sheet } from './sheet.ts';

function invoiceFacts(sheet: Sheet, document: PdfInvoice): Facts {
  const { translate, format } = sheet;
  const { kind, number, invoiceDate, dueOn, corrected } = document.invoice;
  return [
    [translate('invoiceNumber'), number],
    [translate('invoiceDate'), format.day(invoiceDate)],
    [translate('serviceDate'), format.date(document.serviceDate)],
    corrected
      ? [translate(kind === 'CANCELLATION' ? 'cancelledInvoice' : 'correctedInvoice'), corrected.number]
      : [translate('dueDate'), format.day(dueOn)],
    ...orderFacts(sheet, document),
    [translate('customerVatId'), document.customer.vatId],
  ];
}

function paymentSentences({ translate, format }: Sheet, { invoice }: PdfInvoice): string[] {
  const { number, grossCents, dueOn } = invoice;
  const pay = translate('pay', { amount: format.money(grossCents), date: format.day(dueOn), number });
  const early = earlyPaymentOf(invoice);
  if (early === null) return [pay];
  const { percent, until, payableCents } = early;
  const amount = format.money(payableCents);
  return [pay, translate('discount', { date: format.day(until), percent: format.percent(percent), amount })];
}

function drawPayment(sheet: Sheet, document: PdfInvoice): void {
  const { translate } = sheet;
  const { bank, name } = document.operator;
  heading(sheet, translate('payment'), 60);
  flow(sheet, [{ text: paymentSentences(sheet, document).join(' ') }]);
  if (bank === null) return;
  const holder: Facts = [
    [translate('accountHolder'), name],
    [translate('bank'), bank.name],
  ];
  const account: Facts = [
    [translate('iban'), bank.iban],
    [translate('bic'), bank.bic],
  ];
  const half = PAGE.inner / 2 - 8;
  const top = sheet.y + 6;
  const left = writeFacts(sheet, holder, PAGE.left, top, half);
  sheet.y = Math.max(left, writeFacts(sheet, account, PAGE.left + half + 16, top, half));
}

/** Neither a cancellation nor the cancelled invoice has to be paid. */
function drawSettlement(sheet: Sheet, { invoice }: PdfInvoice, { number }: CorrectedInvoice): void {
  heading(sheet, sheet.translate('settlement'), 40);
  flow(sheet, [{ text: sheet.translate(invoice.kind === 'CANCELLATION' ? 'settle' : 'credit', { number }) }]);
}

function introOf({ translate, format }: Sheet, { invoice }: PdfInvoice): string {
  const { kind, corrected, reason } = invoice;
  if (corrected === null) return translate('invoiceIntro');
  const { number, invoiceDate } = corrected;
  const named = { number, date: format.day(invoiceDate), reason: reason ?? '' };
  return translate(kind === 'CANCELLATION' ? 'cancellationIntro' : 'creditIntro', named);
}

export function drawInvoice(sheet: Sheet, document: PdfInvoice, title: string): void {
  const { translate } = sheet;
  const { invoice } = document;
  startLetter(sheet, document, title, invoiceFacts(sheet, document));
  flow(sheet, [{ text: introOf(sheet, document) }]);
  sheet.y += 10;
  drawOrderCard(sheet, document);
  drawAmounts(sheet, invoice);
  if (invoice.corrected) drawSettlement(sheet, document, invoice.corrected);
  else drawPayment(sheet, document);
  const smallPrint = translate('smallPrint', { currency: invoice.currency });
  flow(sheet, [{ text: smallPrint, size: 7.5, color: COLORS.muted, before: 8 }]);
}
