// A reminder: the overdue invoices of a customer, the fee, and until when to pay.
import type { PdfReminder } from './document.ts';
import { startLetter } from './letterhead.ts';
import { drawPaymentBox } from './payment-box.ts';
import { flow, type Sheet } from './sheet.ts';
import { drawTable } from './table.ts';
import type { TextKey } from './texts.ts';

export function drawReminder(sheet: Sheet, document: PdfReminder, title: string): void {
  const { translate, format } = sheet;
  const until = format.day(document.payUntil);
  startLetter(sheet, document, title, [
    [translate('reminderDate'), format.date(document.createdAt)],
    [translate('reminderPayUntil'), until],
    [translate('customerVatId'), document.customer.vatId],
  ]);
  flow(sheet, [{ text: translate('reminderGreeting') }, { text: document.text, before: 6 }]);
  sheet.y += 10;
  drawInvoices(sheet, document);
  const amount = format.money(document.totalCents);
  flow(sheet, [{ text: translate('reminderPay', { amount, date: until }), font: 'bold', before: 12 }]);
  const { operator, currency, totalCents: amountCents } = document;
  const references = document.invoices.map(({ number }) => number);
  drawPaymentBox(sheet, { operator, currency, amountCents, references });
}

function drawInvoices(sheet: Sheet, document: PdfReminder): void {
  const { invoices, feeCents, isFlatFee, interestCents, totalCents } = document;
  const { translate, format } = sheet;
  const added = (key: TextKey, cents: number) => [translate(key), '', '', '', format.money(cents)];
  const total = (key: TextKey, cents: number) => [
    [{ text: translate(key), size: 8.5, font: 'bold' as const }],
    '',
    '',
    '',
    [{ text: format.money(cents), size: 8.5, font: 'bold' as const }],
  ];
  drawTable(
    sheet,
    [
      { label: translate('invoiceNumber'), share: 3 },
      { label: translate('invoiceDate'), share: 2 },
      { label: translate('dueDate'), share: 2 },
      { label: translate('reminderOf'), share: 1, align: 'right' },
      { label: translate('reminderOpen'), share: 2, align: 'right' },
    ],
    [
      ...invoices.map(({ number, invoiceDate, dueOn, level, openCents }) => [
        number,
        format.day(invoiceDate),
        format.day(dueOn),
        String(level),
        format.money(openCents),
      ]),
      ...(interestCents === 0 ? [] : [added('reminderInterest', interestCents)]),
      ...(feeCents === 0 ? [] : [added(isFlatFee ? 'reminderFlatFee' : 'reminderFee', feeCents)]),
      total('reminderTotal', totalCents),
    ],
  );
}
