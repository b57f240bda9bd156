// A letter about a credit that was used for an invoice.
import type { PdfSetOff } from './document.ts';
import { startLetter } from './letterhead.ts';
import { flow, type Sheet } from './sheet.ts';
import { drawTable } from './table.ts';

export function drawSetOff(sheet: Sheet, document: PdfSetOff): void {
  const { translate, format } = sheet;
  const { invoice, credit, amountCents } = document;
  startLetter(sheet, document, translate('SET_OFF'), [
    [translate('reminderDate'), format.date(document.createdAt)],
    [translate('invoiceNumber'), invoice.number],
    [translate('customerVatId'), document.customer.vatId],
  ]);
  const amount = format.money(amountCents);
  flow(sheet, [
    { text: translate('reminderGreeting') },
    { text: translate('setOffSentence', { amount, number: invoice.number }), before: 6 },
  ]);
  sheet.y += 10;
  const creditName =
    credit.invoiceNumber === null
      ? translate('setOffPayment', { date: format.day(credit.paidOn!) })
      : translate('setOffCredit', { number: credit.invoiceNumber });
  const row = (name: string, before: number, after: number) => [
    name,
    format.money(before),
    format.money(amountCents),
    format.money(after),
  ];
  drawTable(
    sheet,
    [
      { label: '', share: 4 },
      { label: translate('setOffBefore'), share: 2, align: 'right' },
      { label: translate('setOffAmount'), share: 2, align: 'right' },
      { label: translate('setOffAfter'), share: 2, align: 'right' },
    ],
    [
      row(creditName, credit.creditCents, credit.creditCents - amountCents),
      row(
        translate('setOffInvoice', { number: invoice.number, date: format.day(invoice.invoiceDate) }),
        invoice.openCents,
        invoice.openCents - amountCents,
      ),
    ],
  );
  const left = invoice.openCents - amountCents;
  const sentence =
    left === 0 ? translate('setOffPaid') : translate('setOffOpen', { amount: format.money(left) });
  flow(sheet, [
    { text: sentence, font: 'bold', before: 12 },
    { text: translate('regards'), before: 16 },
    { text: document.operator.name, before: 2 },
  ]);
}
