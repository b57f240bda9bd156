// The invoice: the content that German law requires, and how to pay it.
import { localeOf } from '../../../../shared/text/locale.ts';
import { vatInEuroCents } from '../../model/invoices/invoice.ts';
import { EURO } from '../../model/prices/exchange-rate.ts';
import { formatsFor } from '../../platform/formats.ts';
import { drawAmounts } from './amounts.ts';
import type { PdfInvoice, PdfOrder } from './document.ts';
import type { Facts } from './facts.ts';
import { orderFacts, startLetter } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { drawPaymentBox } from './payment-box.ts';
import { paymentSentences } from './payment-sentences.ts';
import { COLORS, flow, heading, type Sheet } from './sheet.ts';

function serviceFact({ translate, format }: Sheet, { service: { from, to } }: PdfInvoice): Facts[number] {
  if (from === to) return [translate('serviceDate'), format.day(from)];
  return [translate('servicePeriod'), `${format.day(from)} – ${format.day(to)}`];
}

const countFact = ({ translate, format }: Sheet, { billed }: PdfInvoice): Facts[number] => [
  translate('orderCount'),
  format.number(billed.length),
];

function invoiceFacts(sheet: Sheet, document: PdfInvoice): Facts {
  const { translate, format } = sheet;
  const { billed, invoice } = document;
  const { kind, number, invoiceDate, dueOn, corrected } = invoice;
  return [
    [translate('invoiceNumber'), number],
    [translate('invoiceDate'), format.day(invoiceDate)],
    serviceFact(sheet, document),
    corrected
      ? [translate(kind === 'CANCELLATION' ? 'cancelledInvoice' : 'correctedInvoice'), corrected.number]
      : [translate('dueDate'), format.day(dueOn)],
    ...(billed.length === 0 ? orderFacts(sheet, document) : [countFact(sheet, document)]),
    [translate('customerVatId'), document.customer.vatId],
  ];
}

function drawPayment(sheet: Sheet, document: PdfInvoice): void {
  const { translate, format } = sheet;
  const { currency, number, grossCents } = document.invoice;
  drawPaymentBox(sheet, {
    operator: document.operator,
    currency,
    amountCents: grossCents,
    references: [number],
  });
  flow(sheet, [{ text: paymentSentences(translate, format, document.invoice).join(' '), before: 10 }]);
}

function drawSettlement(sheet: Sheet, { invoice }: PdfInvoice): void {
  heading(sheet, sheet.translate('settlement'), 40);
  flow(sheet, [{ text: paymentSentences(sheet.translate, sheet.format, invoice).join(' ') }]);
}

function drawCorrected(sheet: Sheet, { kind, corrected, reason }: PdfInvoice['invoice']): void {
  const { translate, format } = sheet;
  const { number, invoiceDate } = corrected!;
  const named = { number, date: format.day(invoiceDate), reason: reason ?? '' };
  const text = translate(kind === 'CANCELLATION' ? 'cancellationIntro' : 'creditIntro', named);
  flow(sheet, [{ text }]);
  sheet.y += 10;
}

/** Art. 230 of Directive 2006/112/EC: the VAT of another currency in euro. */
function drawVatInEuro(sheet: Sheet, invoice: PdfInvoice['invoice']): void {
  const cents = vatInEuroCents(invoice);
  if (cents === null) return;
  const { translate, language } = sheet;
  const { currency, exchangeRate } = invoice;
  const amount = formatsFor(language, 'UTC', EURO).money(cents);
  const rate = exchangeRate!.toLocaleString(localeOf(language), { maximumFractionDigits: 6 });
  flow(sheet, [{ text: translate('vatInEuro', { amount, rate, currency }), size: 8.5, before: 6 }]);
}

export function drawInvoice(sheet: Sheet, document: PdfInvoice, title: string): void {
  const { translate } = sheet;
  const { invoice, billed } = document;
  startLetter(sheet, document, title, invoiceFacts(sheet, document));
  if (invoice.corrected) drawCorrected(sheet, invoice);
  if (billed.length === 0) drawOrderCard(sheet, { order: withoutContacts(document.order) });
  drawAmounts(sheet, invoice, document.operator, { billed });
  drawVatInEuro(sheet, invoice);
  if (invoice.corrected) drawSettlement(sheet, document);
  else drawPayment(sheet, document);
  const smallPrint = translate(billed.length === 0 ? 'smallPrint' : 'collectiveSmallPrint', {
    currency: invoice.currency,
  });
  flow(sheet, [{ text: smallPrint, size: 7.5, color: COLORS.muted, before: 8 }]);
}

/** An invoice stays for ten years, and names nobody whose data is erased earlier. */
function withoutContacts(order: PdfOrder): PdfOrder {
  const contact = { name: null, phone: null };
  return { ...order, pickup: { ...order.pickup, contact }, delivery: { ...order.delivery, contact } };
}
