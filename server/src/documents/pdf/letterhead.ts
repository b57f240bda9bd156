// The parts of every page: the operator's head, the address window, the footer, and the test watermark.
import type { PdfDocument, PdfLetter, PdfOrderDocument } from './document.ts';
import { type Facts, writeFacts } from './facts.ts';
import { COLORS, drawRule, MM, PAGE, type Piece, type Sheet, writeAt, writeTruncated } from './sheet.ts';

/** A one-line address breaks at its commas. */
function addressLines(address: string | null): string[] {
  if (address === null) return [];
  const lines = address.includes('\n') ? address.split('\n') : address.split(',');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function drawBrand(sheet: Sheet, document: PdfDocument): void {
  const { operator } = document;
  sheet.doc.rect(0, 0, PAGE.width, 2.2 * MM).fill(sheet.accent);
  const nameX = document.logo ? drawLogo(sheet, Buffer.from(document.logo)) : PAGE.left;
  if (nameX !== null) {
    const name: Piece = { text: operator.name, size: 15, font: 'bold', color: sheet.accent };
    writeTruncated(sheet, [name], nameX, 15 * MM, PAGE.left + 95 * MM - nameX, 2);
  }
  const small = { size: 7.5, color: COLORS.muted, align: 'right' } as const;
  const contact = [...addressLines(operator.address), operator.phone, operator.sender?.email];
  const pieces = contact.flatMap((text) => (text ? [{ text, ...small }] : []));
  writeTruncated(sheet, pieces, 130 * MM, 15.5 * MM, PAGE.right - 130 * MM, 6);
}

const LOGO = { top: 11 * MM, height: 13 * MM, width: 60 * MM, gap: 4 * MM };

/** A function of pdfkit that is missing in its types. */
type Opening = Sheet['doc'] & { openImage(image: Buffer): { width: number; height: number } };

/** Returns where the name starts next to the logo; null for a wide logo, which contains the name. */
function drawLogo({ doc }: Sheet, logo: Buffer): number | null {
  const { width, height } = (doc as Opening).openImage(logo);
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  doc.image(logo, PAGE.left, LOGO.top, { width: width * scale, height: height * scale });
  return width > 2 * height ? null : PAGE.left + width * scale + LOGO.gap;
}

/** A small logo that is not wide, where the name follows; returns where the name starts. */
export function drawSquareLogo(
  { doc }: Sheet,
  { logo }: PdfDocument,
  { x, y, height: side }: { x: number; y: number; height: number },
): number {
  if (!logo) return x;
  const { width, height } = (doc as Opening).openImage(Buffer.from(logo));
  if (width > 2 * height) return x;
  const shown = (width * side) / height;
  doc.image(Buffer.from(logo), x, y, { width: shown, height: side });
  return x + shown + 2 * MM;
}

function drawContinuedHead(sheet: Sheet, document: PdfDocument, title: string): void {
  sheet.doc.rect(0, 0, PAGE.width, 2.2 * MM).fill(sheet.accent);
  const y = 14 * MM;
  const name: Piece = { text: document.operator.name, size: 9, font: 'bold', color: sheet.accent };
  writeTruncated(sheet, [name], PAGE.left, y, 85 * MM, 1);
  const label: Piece = { text: title, size: 8.5, color: COLORS.muted, align: 'right' };
  writeTruncated(sheet, [label], 112 * MM, y, PAGE.right - 112 * MM, 1);
  drawRule(sheet, 20 * MM);
}

/** Marks for folding the letter to the window envelope, and for punching it. */
function drawFoldMarks(sheet: Sheet): void {
  for (const [y, length] of [
    [105, 5],
    [148.5, 8],
    [210, 5],
  ] as const) {
    drawRule(sheet, y * MM, COLORS.rule, 4 * MM, (4 + length) * MM);
  }
}

function customerLines(sheet: Sheet, document: PdfLetter): string[] {
  const { customer } = document;
  const lines = [customer.name, ...addressLines(customer.address)];
  const country = sheet.format.country(customer.country);
  const countryIsNamed = lines.some((line) => line.toLowerCase() === country.toLowerCase());
  return customer.country === 'DE' || countryIsNamed ? lines : [...lines, country.toUpperCase()];
}

function writeTitle(sheet: Sheet, title: string, subtitle: string): void {
  sheet.y = writeAt(
    sheet,
    [
      { text: title, size: 17, font: 'bold' },
      { text: subtitle, size: 9.5, before: 1 },
    ],
    PAGE.left,
    sheet.y,
    PAGE.inner,
  );
  sheet.y += 10;
}

/** The numbers of the order, the same on every document. */
export function orderFacts(sheet: Sheet, { order }: PdfOrderDocument): Facts {
  return [
    [sheet.translate('order'), order.orderNumber],
    [sheet.translate('request'), order.orderNumber === null ? order.requestNumber : null],
    [sheet.translate('externalOrder'), order.externalOrderId],
    [sheet.translate('reference'), order.customerReference],
    [sheet.translate('costCentre'), order.customerCostCentre],
  ];
}

function subtitleOf(sheet: Sheet, document: PdfLetter): string {
  if (!('order' in document)) return sheet.format.date(document.createdAt);
  const { translate, format } = sheet;
  const { pickup, delivery } = document.order;
  const route = { from: pickup.city, to: delivery.city };
  if (document.kind !== 'INVOICE') return translate('transfer', route);
  const { invoice, billed } = document;
  const count = billed.length === 0 ? null : format.number(billed.length);
  if (invoice.corrected || invoice.grossCents <= 0) {
    return count === null ? translate('transfer', route) : translate('transfers', { count });
  }
  const due = { amount: format.money(invoice.grossCents), date: format.day(invoice.dueOn) };
  return count === null
    ? translate('payForTransfer', { ...due, ...route })
    : translate('payForTransfers', { ...due, count });
}

/**
 * The first page of a letter by DIN 5008, form B: address window at 45 mm, numbers next to it, title below.
 */
export function startLetter(sheet: Sheet, document: PdfLetter, title: string, facts: Facts): void {
  beginFirstPage(sheet, document, title);
  drawFoldMarks(sheet);
  const { operator } = document;
  const sender = [operator.name, ...addressLines(operator.address)].join(' · ');
  writeTruncated(sheet, [{ text: sender, size: 6.5, color: COLORS.muted }], PAGE.left, 52 * MM, 80 * MM, 1);
  drawRule(sheet, 55.6 * MM, COLORS.rule, PAGE.left, PAGE.left + 80 * MM);
  const recipient = customerLines(sheet, document).map((text) => ({ text, size: 10 }));
  writeTruncated(sheet, recipient, PAGE.left, 59 * MM, 80 * MM, 7);
  const end = writeFacts(sheet, facts, 122 * MM, 51 * MM, PAGE.right - 122 * MM);
  sheet.y = Math.max(97 * MM, end + 12);
  writeTitle(sheet, title, subtitleOf(sheet, document));
}

/** The first page of a protocol or report: no address window, so that more fits on the page. */
export function startReport(sheet: Sheet, document: PdfLetter, title: string, facts: Facts): void {
  beginFirstPage(sheet, document, title);
  sheet.y = 33 * MM;
  writeTitle(sheet, title, subtitleOf(sheet, document));
  const half = PAGE.inner / 2 - 8;
  const customer = customerLines(sheet, document).map((text, index) => ({
    text,
    size: 9,
    font: index === 0 ? ('bold' as const) : ('regular' as const),
  }));
  const label: Piece = { text: sheet.translate('customer'), size: 8, color: COLORS.muted };
  const left = writeAt(sheet, [label, ...customer], PAGE.left, sheet.y, half);
  const right = writeFacts(sheet, facts, PAGE.left + half + 16, sheet.y, half);
  sheet.y = Math.max(left, right) + 8;
}

/** The first page of a sheet for the operator's own people. */
export function startSheet(sheet: Sheet, document: PdfDocument, title: string, subtitle: string): void {
  beginFirstPage(sheet, document, title);
  sheet.y = 33 * MM;
  writeTitle(sheet, title, subtitle);
}

function beginFirstPage(sheet: Sheet, document: PdfDocument, title: string): void {
  sheet.doc.addPage();
  sheet.partStarts.push(sheet.doc.bufferedPageRange().count - 1);
  sheet.drawPageHead = () => drawContinuedHead(sheet, document, title);
  drawBrand(sheet, document);
}

/** An IBAN needs the widest column. */
const FOOTER_COLUMNS = [0.25, 0.22, 0.24, 0.29].map((share, index, shares) => {
  const before = shares.slice(0, index).reduce((sum, each) => sum + each, 0);
  return { x: PAGE.left + PAGE.inner * before, width: PAGE.inner * share };
});

function drawFooter(sheet: Sheet, { operator }: PdfDocument, number: number, count: number): void {
  const top = 273 * MM;
  drawRule(sheet, top);
  const { translate } = sheet;
  const bank = operator.bank;
  const columns = [
    [operator.name, ...addressLines(operator.address)],
    [
      operator.phone,
      operator.sender?.email,
      operator.vatId && `${translate('vatId')} ${operator.vatId}`,
      operator.taxNumber && `${translate('taxNumber')} ${operator.taxNumber}`,
    ],
    // § 35a GmbHG: the register and every managing director.
    [operator.register, operator.managedBy && translate('managedBy', { name: operator.managedBy })],
    bank
      ? [bank.name, `${translate('iban')} ${bank.iban}`, bank.bic && `${translate('bic')} ${bank.bic}`]
      : [],
  ];
  for (const [index, lines] of columns.entries()) {
    const pieces = lines
      .filter((line) => line != null)
      .map((text) => ({ text, size: 6.5, color: COLORS.muted }));
    const { x, width } = FOOTER_COLUMNS[index]!;
    writeTruncated(sheet, pieces, x, top + 6, width - 8, 5);
  }
  const text = translate('page', { page: number, pages: count });
  const pageNumber: Piece = { text, size: 7.5, color: COLORS.muted, align: 'right' };
  writeAt(sheet, [pageNumber], PAGE.left, 288.5 * MM, PAGE.inner);
}

function markPage(sheet: Sheet, text: string): void {
  const { doc } = sheet;
  const middle: [number, number] = [PAGE.width / 2, PAGE.height / 2];
  doc.save().rotate(-52, { origin: middle }).fillOpacity(0.13);
  const piece: Piece = { text, size: 46, font: 'bold', color: COLORS.alert, align: 'center' };
  writeAt(sheet, [piece], middle[0] - 500, middle[1] - 28, 1000);
  doc.restore().fillOpacity(1);
  doc.rect(0, 2.2 * MM, PAGE.width, 6 * MM).fill(COLORS.alert);
  const ribbon: Piece = { text, size: 8.5, font: 'bold', color: COLORS.paper, align: 'center' };
  writeAt(sheet, [ribbon], 0, 3.2 * MM, PAGE.width);
}

/** Footers need the number of pages, known only at the end. The watermark goes over everything, even photos. */
export function finishPages(sheet: Sheet, document: PdfDocument): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(index);
    const start = sheet.partStarts.findLast((first) => first <= index) ?? 0;
    const end = sheet.partStarts.find((first) => first > index) ?? count;
    const drawOwnFooter = sheet.partFooters.get(start);
    if (drawOwnFooter) drawOwnFooter(index - start + 1, end - start);
    else drawFooter(sheet, document, index - start + 1, end - start);
    if (document.test) markPage(sheet, sheet.translate('test'));
    if ('isDraft' in document && document.isDraft) markPage(sheet, sheet.translate('draft'));
  }
}
