// The invoice: what German law requires, and how to pay it.
import { drawAmounts } from './amounts.ts';
import type { PdfInvoice } from './document.ts';
import { type Facts, writeFacts } from './facts.ts';
import { orderFacts, startLetter } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { COLORS, flow, heading, PAGE, type Sheet } from './sheet.ts';

function invoiceFacts(sheet: Sheet, invoice: PdfInvoice): Facts {
  const { say, format } = sheet;
  return [
    [say('invoiceNumber'), invoice.invoiceNumber],
    [say('invoiceDate'), format.date(invoice.invoiceDate)],
    [say('serviceDate'), format.date(invoice.serviceDate)],
    invoice.cancels
      ? [say('cancelledInvoice'), invoice.cancels.invoiceNumber]
      : [say('dueDate'), format.date(invoice.dueDate)],
    ...orderFacts(sheet, invoice),
    [say('customerVatId'), invoice.customer.vatId],
  ];
}

function drawPayment(sheet: Sheet, invoice: PdfInvoice): void {
  const { say, format } = sheet;
  const { bank, name } = invoice.operator;
  heading(sheet, say('payment'), 60);
  const amount = format.money(invoice.grossCents);
  const date = format.date(invoice.dueDate);
  flow(sheet, [{ text: say('pay', { amount, date, number: invoice.invoiceNumber }) }]);
  if (bank === null) return;
  const holder: Facts = [
    [say('accountHolder'), name],
    [say('bank'), bank.name],
  ];
  const account: Facts = [
    [say('iban'), bank.iban],
    [say('bic'), bank.bic],
  ];
  const half = PAGE.inner / 2 - 8;
  const top = sheet.y + 6;
  const left = writeFacts(sheet, holder, PAGE.left, top, half);
  sheet.y = Math.max(left, writeFacts(sheet, account, PAGE.left + half + 16, top, half));
}

/** Nothing is to be paid on a cancellation, nor on what it cancels. */
function drawSettlement(sheet: Sheet, { invoiceNumber }: NonNullable<PdfInvoice['cancels']>): void {
  heading(sheet, sheet.say('settlement'), 40);
  flow(sheet, [{ text: sheet.say('settle', { number: invoiceNumber }) }]);
}

function introOf({ say, format }: Sheet, { cancels }: PdfInvoice): string {
  if (cancels === null) return say('invoiceIntro');
  const { invoiceNumber, invoiceDate, reason } = cancels;
  return say('cancellationIntro', { number: invoiceNumber, date: format.date(invoiceDate), reason });
}

export function drawInvoice(sheet: Sheet, invoice: PdfInvoice, title: string): void {
  const { say } = sheet;
  startLetter(sheet, invoice, title, invoiceFacts(sheet, invoice));
  flow(sheet, [{ text: introOf(sheet, invoice) }]);
  sheet.y += 10;
  drawOrderCard(sheet, invoice);
  drawAmounts(sheet, invoice, invoice.customer);
  if (invoice.note !== null) flow(sheet, [{ text: invoice.note, before: 10 }]);
  if (invoice.cancels) drawSettlement(sheet, invoice.cancels);
  else drawPayment(sheet, invoice);
  const smallPrint = say('smallPrint', { currency: invoice.currency });
  flow(sheet, [{ text: smallPrint, size: 7.5, color: COLORS.muted, before: 8 }]);
}
