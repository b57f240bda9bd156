// Owns what every page carries: the operator's head, the address window, the footer, and the mark of a test document.
import type { PdfDocument } from './document.ts';
import { type Facts, writeFacts } from './facts.ts';
import { colors, drawRule, mm, type Piece, page, type Sheet, writeAt, writeCut } from './sheet.ts';

/** An address in one line is broken at its commas. */
function addressLines(address: string): string[] {
  const lines = address.includes('\n') ? address.split('\n') : address.split(',');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function drawBrand(sheet: Sheet, document: PdfDocument): void {
  const { operator } = document;
  sheet.doc.rect(0, 0, page.width, 2.2 * mm).fill(colors.accent);
  const name: Piece = { text: operator.name, size: 15, font: 'bold', color: colors.accent };
  writeCut(sheet, [name], page.left, 15 * mm, 95 * mm, 2);
  const small = { size: 7.5, color: colors.muted, align: 'right' } as const;
  const contact = [...addressLines(operator.address), ...(operator.sender ? [operator.sender.email] : [])];
  const pieces = contact.map((text) => ({ text, ...small }));
  writeCut(sheet, pieces, 130 * mm, 15.5 * mm, page.right - 130 * mm, 6);
}

function drawContinuedHead(sheet: Sheet, document: PdfDocument, title: string): void {
  sheet.doc.rect(0, 0, page.width, 2.2 * mm).fill(colors.accent);
  const y = 14 * mm;
  const name: Piece = { text: document.operator.name, size: 9, font: 'bold', color: colors.accent };
  writeCut(sheet, [name], page.left, y, 85 * mm, 1);
  const label: Piece = { text: title, size: 8.5, color: colors.muted, align: 'right' };
  writeCut(sheet, [label], 112 * mm, y, page.right - 112 * mm, 1);
  drawRule(sheet, 20 * mm);
}

/** Where a letter is folded for the window envelope, and punched. */
function drawFoldMarks(sheet: Sheet): void {
  for (const [y, length] of [
    [105, 5],
    [148.5, 8],
    [210, 5],
  ] as const) {
    drawRule(sheet, y * mm, colors.rule, 4 * mm, (4 + length) * mm);
  }
}

function customerLines(sheet: Sheet, document: PdfDocument): string[] {
  const { customer } = document;
  const lines = [customer.name, ...(customer.address === null ? [] : addressLines(customer.address))];
  const country = sheet.format.country(customer.country);
  const named = lines.some((line) => line.toLowerCase() === country.toLowerCase());
  return customer.country === 'DE' || named ? lines : [...lines, country.toUpperCase()];
}

function writeTitle(sheet: Sheet, title: string, subtitle: string): void {
  sheet.y = writeAt(
    sheet,
    [
      { text: title, size: 17, font: 'bold' },
      { text: subtitle, size: 9.5, color: colors.muted, before: 1 },
    ],
    page.left,
    sheet.y,
    page.inner,
  );
  sheet.y += 10;
}

/** What the order's own numbers are, wherever a document shows them. */
export function orderFacts(sheet: Sheet, { order }: PdfDocument): Facts {
  return [
    [sheet.say('order'), order.orderNumber],
    [sheet.say('request'), order.orderNumber === null ? order.requestNumber : null],
    [sheet.say('externalOrder'), order.externalOrderId],
    [sheet.say('reference'), order.customerReference],
  ];
}

export function subtitleOf(sheet: Sheet, { order }: PdfDocument): string {
  return sheet.say('transfer', { from: order.pickup.city, to: order.delivery.city });
}

/** The first page of a letter by DIN 5008, form B: address window at 45 mm, the numbers beside it, title below. */
export function startLetter(sheet: Sheet, document: PdfDocument, title: string, facts: Facts): void {
  beginFirstPage(sheet, document, title);
  drawFoldMarks(sheet);
  const { operator } = document;
  const sender = [operator.name, ...addressLines(operator.address)].join(' · ');
  writeCut(sheet, [{ text: sender, size: 6.5, color: colors.muted }], page.left, 52 * mm, 80 * mm, 1);
  drawRule(sheet, 55.6 * mm, colors.rule, page.left, page.left + 80 * mm);
  const recipient = customerLines(sheet, document).map((text) => ({ text, size: 10 }));
  writeCut(sheet, recipient, page.left, 59 * mm, 80 * mm, 7);
  const end = writeFacts(sheet, facts, 122 * mm, 51 * mm, page.right - 122 * mm);
  sheet.y = Math.max(97 * mm, end + 12);
  writeTitle(sheet, title, subtitleOf(sheet, document));
}

/** The first page of a protocol or report: no window, so that the page holds more. */
export function startReport(sheet: Sheet, document: PdfDocument, title: string, facts: Facts): void {
  beginFirstPage(sheet, document, title);
  sheet.y = 33 * mm;
  writeTitle(sheet, title, subtitleOf(sheet, document));
  const half = page.inner / 2 - 8;
  const customer = customerLines(sheet, document).map((text, index) => ({
    text,
    size: 9,
    font: index === 0 ? ('bold' as const) : ('regular' as const),
  }));
  const label: Piece = { text: sheet.say('customer'), size: 8, color: colors.muted };
  const left = writeAt(sheet, [label, ...customer], page.left, sheet.y, half);
  const right = writeFacts(sheet, facts, page.left + half + 16, sheet.y, half);
  sheet.y = Math.max(left, right) + 8;
}

function beginFirstPage(sheet: Sheet, document: PdfDocument, title: string): void {
  sheet.doc.addPage();
  sheet.continued = () => drawContinuedHead(sheet, document, title);
  drawBrand(sheet, document);
}

function drawFooter(sheet: Sheet, { operator }: PdfDocument, number: number, count: number): void {
  const top = 273 * mm;
  drawRule(sheet, top);
  const column = page.inner / 4;
  const bank = operator.bank;
  const columns = [
    [operator.name, ...addressLines(operator.address)],
    [operator.sender?.email, operator.vatId && `${sheet.say('vatId')} ${operator.vatId}`],
    bank
      ? [bank.name, `${sheet.say('iban')} ${bank.iban}`, bank.bic && `${sheet.say('bic')} ${bank.bic}`]
      : [],
  ];
  for (const [index, lines] of columns.entries()) {
    const pieces = lines
      .filter((line) => line != null)
      .map((text) => ({ text, size: 6.8, color: colors.muted }));
    const width = index === 2 ? column * 1.25 : column * 0.95;
    writeCut(sheet, pieces, page.left + index * column, top + 6, width, 5);
  }
  const text = sheet.say('page', { page: number, pages: count });
  const pageNumber: Piece = { text, size: 7.5, color: colors.muted, align: 'right' };
  writeAt(sheet, [pageNumber], page.left + column * 3.2, top + 6, column * 0.8);
}

function markAsTest(sheet: Sheet): void {
  const text = sheet.say('test');
  const { doc } = sheet;
  const middle: [number, number] = [page.width / 2, page.height / 2];
  doc.save().rotate(-52, { origin: middle }).fillOpacity(0.13);
  const piece: Piece = { text, size: 46, font: 'bold', color: colors.alert, align: 'center' };
  writeAt(sheet, [piece], middle[0] - 500, middle[1] - 28, 1000);
  doc.restore().fillOpacity(1);
  doc.rect(0, 2.2 * mm, page.width, 6 * mm).fill(colors.alert);
  const ribbon: Piece = { text, size: 8.5, font: 'bold', color: colors.paper, align: 'center' };
  writeAt(sheet, [ribbon], 0, 3.2 * mm, page.width);
}

/** Footers know the number of pages only at the end; the mark lies above everything, photos included. */
export function finishPages(sheet: Sheet, document: PdfDocument): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(index);
    drawFooter(sheet, document, index + 1, count);
    if (document.test) markAsTest(sheet);
  }
}
