// The priced lines of a quote or invoice, their totals, and the note when the customer owes the VAT.
import {
  type BilledOrder,
  describeRoute,
  describeVehicle,
  orderNumbersOf,
} from '../../model/invoices/billed-order.ts';
import { KILOMETRES, unitOf } from '../../model/invoices/order-lines.ts';
import { describeLine } from './describe-line.ts';
import type { PdfAmounts, PdfDocument, PdfLine } from './document.ts';
import { exemptionNotes } from './exemption-note.ts';
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
function vatNotes(
  { translate }: Sheet,
  { vatGroups }: PdfAmounts,
  operator: PdfDocument['operator'],
): Piece[] {
  return vatGroups
    .flatMap((group) => exemptionNotes(translate, operator, group))
    .map((text) => ({ text, size: 8.5, before: 6 }));
}

function lineRow(sheet: Sheet, line: PdfLine, index: number): Row {
  const { format } = sheet;
  const quantity = format.number(line.quantity);
  return [
    String(index + 1),
    describeLine(sheet, line),
    (line.unit ?? unitOf(line)) === KILOMETRES ? `${quantity} km` : quantity,
    format.unitPrice(line.unitNet),
    format.money(line.netCents),
  ];
}

/** The column of the description. */
const ITEM = 1;

/** With several orders, the first line of each names it above its description. */
function lineRows(sheet: Sheet, { lines }: PdfAmounts, billed: readonly BilledOrder[]): Row[] {
  const orders = new Map(billed.map((order) => [order.orderId, order]));
  return lines.map((line, index) => {
    const row = lineRow(sheet, line, index);
    const order = orders.get(line.orderId ?? '');
    if (!order) return row;
    if (lines[index - 1]?.orderId === line.orderId) return row;
    const description = { text: line.description, size: 8.5 };
    return row.with(ITEM, [...orderPieces(sheet, order), description]);
  });
}

function orderPieces({ format, translate }: Sheet, order: BilledOrder): Piece[] {
  const { costCentre, servedOn } = order;
  const payer = costCentre && `${translate('costCentre')} ${costCentre}`;
  const numbers = [orderNumbersOf(order), payer].filter(Boolean).join(' · ');
  const details = [describeVehicle(order), describeRoute(order), format.day(servedOn)]
    .filter(Boolean)
    .join(' · ');
  return [
    { text: numbers, size: 8.5, font: 'bold' },
    { text: details, size: 7.5, color: COLORS.muted },
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
  drawRule(sheet, sheet.y + 1, sheet.accent, PAGE.left + 85 * MM);
  sheet.y += 6;
  writeTotal(sheet, translate('gross'), format.money(amounts.grossCents), {
    size: 12,
    font: 'bold',
    color: sheet.accent,
  });
}

/**
 * The totals, and with them the last line, are on the same page as the `followingHeight` points after them, if one page
 * has room for it; with `whole`, all lines are.
 */
export function drawAmounts(
  sheet: Sheet,
  amounts: PdfAmounts,
  operator: PdfDocument['operator'],
  { followingHeight = 0, whole = false, billed = [] as readonly BilledOrder[] } = {},
): void {
  const { translate } = sheet;
  const notes = vatNotes(sheet, amounts, operator);
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
    lineRows(sheet, amounts, billed),
    { followingHeight: whole || fitsOnPage ? keptHeight : totalsHeight(amounts), whole },
  );
  drawTotals(sheet, amounts);
  flow(sheet, notes);
}
