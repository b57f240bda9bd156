// Owns the priced lines of a quote or invoice, their sums, and the note when the customer owes the VAT.
import type { PdfAmounts, PdfCustomer, PdfLine } from './document.ts';
import { colors, drawRule, ensureRoom, flow, mm, type Piece, page, type Sheet, writeAt } from './sheet.ts';
import { drawTable, type Row } from './table.ts';

const totalsHeight = 66;

function lineRow(sheet: Sheet, line: PdfLine, index: number): Row {
  const { say, format } = sheet;
  const quantity = format.number(line.quantity);
  return [
    String(index + 1),
    line.code ? say(line.code) : line.description,
    line.code === 'DISTANCE' ? `${quantity} km` : quantity,
    format.unitPrice(line.unitNet),
    format.money(line.netCents),
  ];
}

function writeTotal(sheet: Sheet, label: string, amount: string, style: Omit<Piece, 'text'>): void {
  const left = page.left + 85 * mm;
  writeAt(sheet, [{ text: label, ...style }], left, sheet.y, 45 * mm);
  const end = writeAt(
    sheet,
    [{ text: amount, ...style, align: 'right' }],
    left,
    sheet.y,
    page.right - left - 4,
  );
  sheet.y = end + 3;
}

function drawTotals(sheet: Sheet, amounts: PdfAmounts): void {
  const { say, format } = sheet;
  ensureRoom(sheet, totalsHeight);
  sheet.y += 8;
  writeTotal(sheet, say('net'), format.money(amounts.netCents), {});
  writeTotal(
    sheet,
    say('vat', { rate: format.percent(amounts.vatRate) }),
    format.money(amounts.vatCents),
    {},
  );
  drawRule(sheet, sheet.y + 1, colors.accent, page.left + 85 * mm);
  sheet.y += 6;
  writeTotal(sheet, say('gross'), format.money(amounts.grossCents), {
    size: 12,
    font: 'bold',
    color: colors.accent,
  });
}

export function drawAmounts(sheet: Sheet, amounts: PdfAmounts, customer: PdfCustomer): void {
  const { say } = sheet;
  drawTable(
    sheet,
    [
      { label: say('position'), share: 6 },
      { label: say('item'), share: 46 },
      { label: say('quantity'), share: 14, align: 'right' },
      { label: say('unitPrice'), share: 17, align: 'right' },
      { label: say('amount'), share: 17, align: 'right' },
    ],
    amounts.lines.map((line, index) => lineRow(sheet, line, index)),
    totalsHeight,
  );
  drawTotals(sheet, amounts);
  if (amounts.vatRate === 0 && customer.country !== 'DE') {
    flow(sheet, [{ text: say('reverseCharge'), size: 8.5, before: 6 }]);
  }
}
