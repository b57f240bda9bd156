// The priced lines of a quote or invoice, their totals, and the note when the customer owes the VAT.
import { KILOMETRES, unitOf } from '../../invoices/model/order-lines.ts';
import type { PdfAmounts, PdfLine } from './document.ts';
import {
  COLORS,
  drawRule,
  ensureRoom,
  flow,
  heightOf,
  layOutLines,
  MM,
  PAGE,
  type Piece,
  type Sheet,
  writeAt,
} from './sheet.ts';
import { drawTable, type Row } from './table.ts';

const totalsHeight = ({ vatGroups }: PdfAmounts) => 52 + 14 * vatGroups.length;

/** The sentences that the law requires where no VAT is charged. */
function vatNotes({ translate }: Sheet, { vatGroups }: PdfAmounts): Piece[] {
  return vatGroups.flatMap(({ category }) =>
    category === 'S' || category === 'Z'
      ? []
      : [{ text: translate(`note${category}`), size: 8.5, before: 6 }],
  );
}

function lineRow(sheet: Sheet, line: PdfLine, index: number): Row {
  const { translate, format } = sheet;
  const quantity = format.number(line.quantity);
  return [
    String(index + 1),
    line.code ? translate(line.code) : line.description,
    (line.unit ?? unitOf(line)) === KILOMETRES ? `${quantity} km` : quantity,
    format.unitPrice(line.unitNet),
    format.money(line.netCents),
  ];
}

function writeTotal(sheet: Sheet, label: string, amount: string, style: Omit<Piece, 'text'>): void {
  const left = PAGE.left + 85 * MM;
  writeAt(sheet, [{ text: label, ...style }], left, sheet.y, 52 * MM);
  const end = writeAt(
    sheet,
    [{ text: amount, ...style, align: 'right' }],
    left,
    sheet.y,
    PAGE.right - left - 4,
  );
  sheet.y = end + 3;
}

function drawTotals(sheet: Sheet, amounts: PdfAmounts): void {
  const { translate, format } = sheet;
  ensureRoom(sheet, totalsHeight(amounts));
  sheet.y += 8;
  writeTotal(sheet, translate('net'), format.money(amounts.netCents), {});
  for (const { rate, netCents, vatCents } of amounts.vatGroups) {
    const named = { rate: format.percent(rate), net: format.money(netCents) };
    const label = translate(amounts.vatGroups.length > 1 ? 'vatOf' : 'vat', named);
    writeTotal(sheet, label, format.money(vatCents), {});
  }
  drawRule(sheet, sheet.y + 1, COLORS.accent, PAGE.left + 85 * MM);
  sheet.y += 6;
  writeTotal(sheet, translate('gross'), format.money(amounts.grossCents), {
    size: 12,
    font: 'bold',
    color: COLORS.accent,
  });
}

/**
 * The totals, and with them the last line, are on the same page as the `followingHeight` points after them, if one page
 * has room for it; with `whole`, all lines are.
 */
export function drawAmounts(
  sheet: Sheet,
  amounts: PdfAmounts,
  { followingHeight = 0, whole = false } = {},
): void {
  const { translate } = sheet;
  const notes = vatNotes(sheet, amounts);
  const noteHeight = heightOf(layOutLines(sheet, notes, PAGE.inner));
  const keptHeight = totalsHeight(amounts) + noteHeight + followingHeight;
  const fitsOnPage = keptHeight < (PAGE.bottom - PAGE.top) / 2;
  drawTable(
    sheet,
    [
      { label: translate('position'), share: 6 },
      { label: translate('item'), share: 46 },
      { label: translate('quantity'), share: 14, align: 'right' },
      { label: translate('unitPrice'), share: 17, align: 'right' },
      { label: translate('amount'), share: 17, align: 'right' },
    ],
    amounts.lines.map((line, index) => lineRow(sheet, line, index)),
    { followingHeight: whole || fitsOnPage ? keptHeight : totalsHeight(amounts), whole },
  );
  drawTotals(sheet, amounts);
  flow(sheet, notes);
}
