// The day of a driver on paper, for a day on which the phone is dead: large, with boxes to fill in and codes for any phone.
import { formatPhoneHours } from '../../../../shared/contact/phone-hours.ts';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { drawExpenseBoxes } from './blank-boxes.ts';
import type { PdfDaySheet, PdfPaper, PdfTrip } from './document.ts';
import { drawSquareLogo } from './letterhead.ts';
import { drawQrCode } from './qr-code.ts';
import { COLORS, MM, PAGE, type Sheet, writeAt, writeTruncated } from './sheet.ts';
import { drawTripBlock, tripHeight } from './trip-block.ts';

/** Wider than a letter: nobody punches or folds it. */
const DAY = { left: 13.5 * MM, right: 196.5 * MM, inner: 183 * MM, bottom: 284 * MM };

const HEAD_HEIGHT = 35.5 * MM;
const WAY_HEIGHT = 7.5 * MM;
const EXPENSES_HEIGHT = 14 * MM;

export function drawDaySheet(sheet: Sheet, document: PdfPaper, part: PdfDaySheet): void {
  const { trips } = part;
  startDayPage(sheet, document, part);
  sheet.partStarts.push(sheet.doc.bufferedPageRange().count - 1);
  sheet.partFooters.set(sheet.partStarts.at(-1)!, (page, pages) => drawFoot(sheet, document, page, pages));
  if (trips.length === 0) {
    const none = { text: sheet.translate('noTrips'), size: 12, color: COLORS.muted };
    sheet.y = writeAt(sheet, [none], DAY.left, sheet.y, DAY.inner);
  }
  for (const [index, trip] of trips.entries()) {
    const height = tripHeight(sheet, trip);
    const isLast = index === trips.length - 1;
    const following = isLast ? EXPENSES_HEIGHT : 0;
    if (sheet.y + WAY_HEIGHT + height + following > DAY.bottom && sheet.y > HEAD_HEIGHT + WAY_HEIGHT) {
      startDayPage(sheet, document, part);
    }
    drawWay(sheet, trip, index + 1);
    drawTripBlock(sheet, trip, index + 1, sheet.y);
    sheet.y += height + 2 * MM;
  }
  if (trips.length > 0) drawExpenseBoxes(sheet, Math.min(sheet.y + 1 * MM, DAY.bottom - EXPENSES_HEIGHT));
}

function startDayPage(sheet: Sheet, document: PdfPaper, part: PdfDaySheet): void {
  sheet.doc.addPage();
  drawHead(sheet, document, part);
  sheet.y = HEAD_HEIGHT;
}

function drawHead(sheet: Sheet, document: PdfPaper, { day, driver, trips }: PdfDaySheet): void {
  const { translate, format } = sheet;
  const { operator } = document;
  const boxX = 113 * MM;
  const textX = drawSquareLogo(sheet, document, { x: DAY.left, y: 7 * MM, height: 6 * MM });
  const brand = { text: operator.name, size: 9.5, font: 'bold' as const };
  writeTruncated(sheet, [brand], textX, 8.2 * MM, boxX - textX - 4, 1);
  const km = trips.reduce((sum, { job, way }) => sum + (job.distanceKm ?? 0) + (way?.km ?? 0), 0);
  const count = trips.length === 1 ? translate('oneTrip') : translate('manyTrips', { count: trips.length });
  const facts = translate('daySheetFacts', {
    weekday: format.weekday(day),
    day: format.day(day),
    trips: count,
    km: format.number(Math.round(km)),
  });
  const width = boxX - DAY.left - 4 * MM;
  writeTruncated(sheet, [{ text: driver.name, size: 23, font: 'bold' }], DAY.left, 14.5 * MM, width, 1);
  const about = { text: `${translate('daySheetTitle')} · ${facts}`, size: 9.5 };
  writeTruncated(sheet, [about], DAY.left, 25.5 * MM, width, 2);
  drawDispatch(sheet, document, boxX);
}

function drawDispatch(sheet: Sheet, { operator, language }: PdfPaper, x: number): void {
  const { phone, phoneHours } = operator;
  if (phone === null) return;
  const { translate } = sheet;
  const top = 6.5 * MM;
  const height = 27 * MM;
  const code = 18 * MM;
  drawFrame(sheet, x, top, DAY.right - x, height);
  const hours = phoneHours ? formatPhoneHours(phoneHours, language) : null;
  const pieces = [
    { text: hours ? translate('dispatchHours', { hours }) : translate('dispatch'), size: 9 },
    { text: phone, size: phone.length > 15 ? 14 : 19, font: 'bold' as const, before: 3 },
    { text: translate('emergency'), size: 9, before: 3 },
  ];
  writeAt(sheet, pieces, x + 4 * MM, top + 5 * MM, DAY.right - x - code - 11 * MM);
  const codeX = DAY.right - code - 3.5 * MM;
  drawQrCode(sheet, phoneLink(phone), codeX, top + 2.5 * MM, code);
  const label = { text: translate('scanToCall'), size: 7, align: 'center' as const };
  writeTruncated(sheet, [label], codeX - 2 * MM, top + 21.2 * MM, code + 4 * MM, 2);
}

function drawFrame({ doc }: Sheet, x: number, y: number, width: number, height: number): void {
  doc.roundedRect(x, y, width, height, 6).lineWidth(1.2).strokeColor(COLORS.ink).stroke();
}

function drawWay(sheet: Sheet, { way }: PdfTrip, number: number): void {
  const { translate, format } = sheet;
  if (way !== null) {
    const values = { km: format.number(Math.round(way.km)), minutes: way.minutes, number };
    const text =
      way.from === null
        ? translate('wayToTrip', values)
        : translate('wayToTripFrom', { ...values, from: way.from });
    writeTruncated(
      sheet,
      [{ text: `→  ${text}`, size: 9.5 }],
      DAY.left + 4 * MM,
      sheet.y + 1.2 * MM,
      DAY.inner,
      1,
    );
  }
  sheet.y += way === null ? 1 * MM : WAY_HEIGHT - 1 * MM;
}

function drawFoot(sheet: Sheet, document: PdfPaper, page: number, pages: number): void {
  const { translate, format } = sheet;
  const y = 288.5 * MM;
  const printed = translate('printedPage', { time: format.dateTime(document.createdAt), page, pages });
  writeTruncated(sheet, [{ text: translate('phoneDead'), size: 8 }], DAY.left, y, DAY.inner * 0.62, 1);
  const right = { text: printed, size: 8, align: 'right' as const };
  writeTruncated(sheet, [right], PAGE.width / 2, y, DAY.right - PAGE.width / 2, 1);
}
