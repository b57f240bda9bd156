// The invoice: the content that German law requires, and how to pay it.
import { drawAmounts } from './amounts.ts';
import type { PdfInvoice } from './document.ts';
import { type Facts, writeFacts } from './facts.ts';
import { orderFacts, startLetter } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { COLORS, flow, heading, PAGE, type Sheet } from './sheet.ts';

function invoiceFacts(sheet: Sheet, invoice: PdfInvoice): Facts {
  const { translate, format } = sheet;
  return [
    [translate('invoiceNumber'), invoice.invoiceNumber],
    [translate('invoiceDate'), format.date(invoice.invoiceDate)],
    [translate('serviceDate'), format.date(invoice.serviceDate)],
    invoice.cancels
      ? [translate('cancelledInvoice'), invoice.cancels.invoiceNumber]
      : [translate('dueDate'), format.date(invoice.dueDate)],
    ...orderFacts(sheet, invoice),
    [translate('customerVatId'), invoice.customer.vatId],
  ];
}

function drawPayment(sheet: Sheet, invoice: PdfInvoice): void {
  const { translate, format } = sheet;
  const { bank, name } = invoice.operator;
  heading(sheet, translate('payment'), 60);
  const amount = format.money(invoice.grossCents);
  const date = format.date(invoice.dueDate);
  flow(sheet, [{ text: translate('pay', { amount, date, number: invoice.invoiceNumber }) }]);
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
function drawSettlement(sheet: Sheet, { invoiceNumber }: NonNullable<PdfInvoice['cancels']>): void {
  heading(sheet, sheet.translate('settlement'), 40);
  flow(sheet, [{ text: sheet.translate('settle', { number: invoiceNumber }) }]);
}

function introOf({ translate, format }: Sheet, { cancels }: PdfInvoice): string {
  if (cancels === null) return translate('invoiceIntro');
  const { invoiceNumber, invoiceDate, reason } = cancels;
  return translate('cancellationIntro', { number: invoiceNumber, date: format.date(invoiceDate), reason });
}

export function drawInvoice(sheet: Sheet, invoice: PdfInvoice, title: string): void {
  const { translate } = sheet;
  startLetter(sheet, invoice, title, invoiceFacts(sheet, invoice));
  flow(sheet, [{ text: introOf(sheet, invoice) }]);
  sheet.y += 10;
  drawOrderCard(sheet, invoice);
  drawAmounts(sheet, invoice, invoice.customer);
  if (invoice.note !== null) flow(sheet, [{ text: invoice.note, before: 10 }]);
  if (invoice.cancels) drawSettlement(sheet, invoice.cancels);
  else drawPayment(sheet, invoice);
  const smallPrint = translate('smallPrint', { currency: invoice.currency });
  flow(sheet, [{ text: smallPrint, size: 7.5, color: COLORS.muted, before: 8 }]);
}
