// Sheets for drivers and dispatch: the day of a driver, the job of an order, the list of short-term plates.
import { drawDaySheet } from './day-sheet.ts';
import type { PdfJob, PdfJobSheet, PdfPaper, PdfPlateList } from './document.ts';
import { type Facts, factsHeight, writeFacts } from './facts.ts';
import { startSheet } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { COLORS, ensureRoom, flow, heading, PAGE, type Piece, type Sheet } from './sheet.ts';
import { drawTable } from './table.ts';

export function drawPaper(sheet: Sheet, document: PdfPaper): void {
  for (const part of document.sheets) {
    if (part.kind === 'DAY_SHEET') drawDaySheet(sheet, document, part);
    else if (part.kind === 'JOB_SHEET') drawJobSheet(sheet, document, part);
    else drawPlateList(sheet, document, part);
  }
}

const numberOf = ({ order }: PdfJob) => order.orderNumber ?? order.requestNumber ?? '';

function plateText({ translate, format }: Sheet, { shortTermPlate }: PdfJob): string | null {
  if (shortTermPlate === null) return null;
  const { number, validUntil } = shortTermPlate;
  if (number === null) return translate('plateMissing');
  return translate('plateUntil', { number, day: format.day(validUntil!) });
}

function drawJobSheet(sheet: Sheet, document: PdfPaper, { job }: PdfJobSheet): void {
  const { translate, format } = sheet;
  const { order, driver } = job;
  startSheet(
    sheet,
    document,
    translate('jobSheet', { number: numberOf(job) }),
    translate('transfer', { from: order.pickup.city, to: order.delivery.city }),
  );
  const left: Facts = [
    [translate('customer'), job.customerName],
    [translate('externalOrder'), order.externalOrderId],
    [translate('reference'), order.customerReference],
    [
      translate('distance'),
      job.distanceKm === null ? null : `${format.number(Math.round(job.distanceKm))} km`,
    ],
  ];
  const right: Facts = [
    [translate('driver'), driver?.name ?? translate('noDriver')],
    [translate('phone'), driver?.phone ?? null],
    [translate('shortTermPlate'), plateText(sheet, job)],
    [translate('registrationService'), job.registration ? translate('booked') : null],
    [translate('driveable'), translate(job.isDriveable ? 'yes' : 'no')],
    [translate('printedAt'), format.dateTime(document.createdAt)],
  ];
  const half = PAGE.inner / 2 - 8;
  ensureRoom(sheet, Math.max(...[left, right].map((facts) => factsHeight(sheet, facts, half))));
  const ends = [
    writeFacts(sheet, left, PAGE.left, sheet.y, half),
    writeFacts(sheet, right, PAGE.left + half + 16, sheet.y, half),
  ];
  sheet.y = Math.max(...ends) + 8;
  drawOrderCard(sheet, job);
  drawRemark(sheet, translate('dispatchNote'), job.note);
  drawRemark(sheet, translate('instructions'), job.instructions);
  drawBlanks(sheet);
}

function drawRemark(sheet: Sheet, label: string, text: string | null): void {
  if (text === null) return;
  heading(sheet, label, 14);
  flow(sheet, [{ text, size: 10 }]);
}

/** Empty fields for a day without the app. */
function drawBlanks(sheet: Sheet): void {
  const { translate } = sheet;
  heading(sheet, translate('record'), 110);
  const blank: Piece[] = [{ text: ' ', size: 22 }];
  drawTable(
    sheet,
    [
      { label: '', share: 2 },
      { label: translate('recordAt'), share: 2 },
      { label: translate('odometer'), share: 2 },
      { label: translate('recordFuel'), share: 2 },
      { label: translate('recordSigned'), share: 5 },
    ],
    [
      [translate('pickup'), blank, blank, blank, blank],
      [translate('delivery'), blank, blank, blank, blank],
    ],
    { whole: true },
  );
}

function drawPlateList(sheet: Sheet, document: PdfPaper, { day, plates }: PdfPlateList): void {
  const { translate, format } = sheet;
  startSheet(
    sheet,
    document,
    translate('plateList'),
    translate('plateListFacts', { day: format.day(day), count: format.number(plates.length) }),
  );
  if (plates.length === 0) {
    flow(sheet, [{ text: translate('noPlates'), color: COLORS.muted }]);
    return;
  }
  drawTable(
    sheet,
    [
      { label: translate('plate'), share: 3 },
      { label: translate('validFrom'), share: 2 },
      { label: translate('validUntil'), share: 2 },
      { label: translate('plateState'), share: 3 },
      { label: translate('withWhom'), share: 3 },
      { label: translate('forOrder'), share: 2 },
    ],
    plates.map(({ number, validFrom, validUntil, state, isExpired, driver, order }) => [
      [{ text: number, size: 8.5, font: 'bold' as const }],
      format.day(validFrom),
      format.day(validUntil),
      isExpired ? translate('expired', { state: translate(state) }) : translate(state),
      driver ?? '',
      order ?? '',
    ]),
  );
}
