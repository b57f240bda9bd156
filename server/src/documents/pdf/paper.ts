// Sheets for drivers and dispatch: the day of a driver, the job of an order, the list of short-term plates.
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type {
  PdfDaySheet,
  PdfJob,
  PdfJobSheet,
  PdfPaper,
  PdfPlace,
  PdfPlateList,
  PdfTrip,
} from './document.ts';
import { type Facts, factsHeight, writeFacts } from './facts.ts';
import { startSheet } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { joined, placeLines } from './place-lines.ts';
import {
  COLORS,
  drawRule,
  ensureRoom,
  flow,
  heading,
  heightOf,
  type Line,
  layOutLines,
  PAGE,
  type Piece,
  type Sheet,
  writeLines,
} from './sheet.ts';
import { drawTable } from './table.ts';

export function drawPaper(sheet: Sheet, document: PdfPaper): void {
  for (const part of document.sheets) {
    if (part.kind === 'DAY_SHEET') drawDaySheet(sheet, document, part);
    else if (part.kind === 'JOB_SHEET') drawJobSheet(sheet, document, part);
    else drawPlateList(sheet, document, part);
  }
}

const numberOf = ({ order }: PdfJob) => order.orderNumber ?? order.requestNumber ?? '';

function drawDaySheet(sheet: Sheet, document: PdfPaper, { day, driver, trips }: PdfDaySheet): void {
  const { translate, format } = sheet;
  const km = trips.reduce((sum, { job, way }) => sum + (job.distanceKm ?? 0) + (way?.km ?? 0), 0);
  const count = trips.length === 1 ? translate('oneTrip') : translate('manyTrips', { count: trips.length });
  startSheet(
    sheet,
    document,
    translate('daySheet', { name: driver.name }),
    translate('daySheetFacts', {
      weekday: format.weekday(day),
      day: format.day(day),
      trips: count,
      km: format.number(Math.round(km)),
    }),
  );
  if (trips.length === 0) flow(sheet, [{ text: translate('noTrips'), color: COLORS.muted }]);
  for (const [index, trip] of trips.entries()) drawTrip(sheet, trip, index + 1);
}

const PADDING = 8;

function wayText({ translate, format }: Sheet, { way }: PdfTrip): string {
  if (way === null) return translate('wayUnknown');
  const values = { km: format.number(Math.round(way.km)), minutes: way.minutes };
  return way.from === null ? translate('way', values) : translate('wayFrom', { from: way.from, ...values });
}

function placePieces(sheet: Sheet, place: PdfPlace, title: string, at: Date): Piece[] {
  const contact = joined([place.contact.name, place.contact.phone], ' · ');
  return [
    { text: `${title} ${sheet.format.time(at)}`, font: 'bold', size: 10 },
    ...placeLines(sheet, place),
    ...(contact === '' ? [] : [{ text: contact, before: 2 }]),
  ];
}

function vehicleText({ translate }: Sheet, { order, shortTermPlate }: PdfJob): string {
  const { vin, type, registration } = order.vehicle;
  return joined(
    [
      formatVehicleName(order.vehicle) || translate(type),
      registration.licensePlate,
      shortTermPlate &&
        `${translate('shortTermPlate')}: ${shortTermPlate.number ?? translate('plateMissing')}`,
      vin && `${translate('vin')} ${vin}`,
    ],
    ' · ',
  );
}

function remarkPieces({ translate }: Sheet, { instructions, note }: PdfJob): Piece[] {
  const remark = (label: string, text: string | null): Piece[] =>
    text === null ? [] : [{ text: `${label}: ${text}`, size: 8.5, before: 3 }];
  return [...remark(translate('dispatchNote'), note), ...remark(translate('instructions'), instructions)];
}

/** A trip stays on one page, unless its remarks are longer than a page. */
function drawTrip(sheet: Sheet, trip: PdfTrip, number: number): void {
  const { job, startsAt, arrivesAt } = trip;
  const { translate } = sheet;
  const inner = PAGE.inner - 2 * PADDING;
  const half = inner / 2 - 8;
  const way = layOutLines(sheet, [{ text: wayText(sheet, trip), size: 8, color: COLORS.muted }], inner);
  const head = layOutLines(
    sheet,
    [
      {
        text: `${number}. ${numberOf(job)} · ${job.customerName}`,
        font: 'bold',
        size: 10,
        color: sheet.accent,
      },
    ],
    inner,
  );
  const places = [
    placePieces(sheet, job.order.pickup, translate('pickup'), startsAt),
    placePieces(sheet, job.order.delivery, translate('delivery'), arrivesAt),
  ].map((pieces) => layOutLines(sheet, pieces, half));
  const vehicle = layOutLines(sheet, [{ text: vehicleText(sheet, job) }], inner);
  const remarks = layOutLines(sheet, remarkPieces(sheet, job), inner);
  const parts: Line[][] = [head, vehicle];
  const placesHeight = Math.max(...places.map(heightOf));
  const height = parts.reduce((sum, lines) => sum + heightOf(lines), 0) + placesHeight + 3.5 * PADDING;
  ensureRoom(sheet, heightOf(way) + 6 + height + Math.min(heightOf(remarks), 120));
  sheet.y = writeLines(sheet, way, PAGE.left + PADDING, sheet.y, inner) + 3;
  sheet.doc.roundedRect(PAGE.left, sheet.y, PAGE.inner, height, 4).fill(COLORS.tint);
  const x = PAGE.left + PADDING;
  let y = writeLines(sheet, head, x, sheet.y + PADDING, inner) + PADDING / 2;
  for (const [index, lines] of places.entries()) writeLines(sheet, lines, x + index * (half + 16), y, half);
  y += placesHeight + PADDING / 2;
  drawRule(sheet, y, COLORS.rule, x, x + inner);
  writeLines(sheet, vehicle, x, y + PADDING / 2, inner);
  sheet.y += height;
  flow(sheet, remarkPieces(sheet, job));
  sheet.y += 8;
}

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
