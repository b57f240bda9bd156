// One trip on a day sheet: what is known about it, and boxes for what happens. It is never split.
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import { BOXES_HEIGHT, drawSideBoxes } from './blank-boxes.ts';
import type { PdfJob, PdfPlace, PdfTrip } from './document.ts';
import { joined, placeLines } from './place-lines.ts';
import { drawQrCode } from './qr-code.ts';
import {
  COLORS,
  drawRule,
  heightOf,
  layOutLines,
  MM,
  type Piece,
  type Sheet,
  truncateLines,
  writeAt,
  writeLines,
  writeTruncated,
} from './sheet.ts';

const BLOCK = { left: 13.5 * MM, width: 183 * MM, right: 196.5 * MM };
const HEAD = 14.5 * MM;
const PADDING = 3.5 * MM;
const SIDE = BLOCK.width / 2 - 2 * PADDING;
const CODE = 16.5 * MM;
/** Longer notes are for the app and the job sheet. */
const MAX_NOTE_LINES = 6;

function notePieces({ translate }: Sheet, { instructions, note }: PdfJob): Piece[] {
  const piece = (label: string, text: string | null): Piece[] =>
    text === null ? [] : [{ text: `${label}: ${text}`, size: 9, before: 1 }];
  return [...piece(translate('dispatchNote'), note), ...piece(translate('instructions'), instructions)];
}

function layOutNotes(sheet: Sheet, job: PdfJob) {
  const width = BLOCK.width - 2 * PADDING;
  return truncateLines(sheet, layOutLines(sheet, notePieces(sheet, job), width), width, MAX_NOTE_LINES);
}

function placePieces(sheet: Sheet, place: PdfPlace): Piece[] {
  const contact = joined([place.contact.name, place.contact.phone], ', ');
  return [
    ...placeLines(sheet, place).map((piece) => ({ ...piece, size: 10.5 })),
    ...(contact === '' ? [] : [{ text: contact, size: 10, font: 'bold' as const, before: 3 }]),
  ];
}

const layOutPlace = (sheet: Sheet, place: PdfPlace) =>
  layOutLines(sheet, placePieces(sheet, place), SIDE - CODE - 3 * MM);

function placesHeight(sheet: Sheet, { job }: PdfTrip): number {
  const { pickup, delivery } = job.order;
  const texts = [pickup, delivery].map((place) => heightOf(layOutPlace(sheet, place)) + 7 * MM);
  return Math.max(...texts, CODE + 5 * MM);
}

export function tripHeight(sheet: Sheet, trip: PdfTrip): number {
  const notes = heightOf(layOutNotes(sheet, trip.job));
  return (
    HEAD +
    PADDING +
    placesHeight(sheet, trip) +
    (notes === 0 ? 0 : notes + 1.5 * MM) +
    BOXES_HEIGHT +
    2.5 * MM
  );
}

export function drawTripBlock(sheet: Sheet, trip: PdfTrip, number: number, top: number): void {
  const { doc } = sheet;
  const height = tripHeight(sheet, trip);
  doc.roundedRect(BLOCK.left, top, BLOCK.width, height, 7).lineWidth(1.2).strokeColor(COLORS.ink).stroke();
  drawHead(sheet, trip, number, top);
  const middle = BLOCK.left + BLOCK.width / 2;
  const lower = top + HEAD;
  drawRule(sheet, lower, COLORS.ink, BLOCK.left, BLOCK.right);
  const boxesTop = top + height - BOXES_HEIGHT - 2.5 * MM;
  const { order } = trip.job;
  const sides = [
    {
      place: order.pickup,
      label: sheet.translate('pickup'),
      at: sheet.format.time(trip.startsAt),
      isPickup: true,
    },
    {
      place: order.delivery,
      label: sheet.translate('delivery'),
      at: sheet.translate('byTime', { time: sheet.format.time(trip.arrivesAt) }),
      isPickup: false,
    },
  ];
  for (const [index, side] of sides.entries()) {
    const x = BLOCK.left + PADDING + (index * BLOCK.width) / 2;
    drawSide(sheet, side, x, lower + PADDING);
    drawSideBoxes(sheet, trip.job.order.vehicle.type, {
      x,
      y: boxesTop,
      width: SIDE,
      isPickup: side.isPickup,
    });
  }
  const notes = layOutNotes(sheet, trip.job);
  const notesTop = lower + PADDING + placesHeight(sheet, trip);
  writeLines(sheet, notes, BLOCK.left + PADDING, notesTop, BLOCK.width - 2 * PADDING);
  const line = doc.lineWidth(0.6).strokeColor(COLORS.rule);
  line
    .moveTo(middle, lower)
    .lineTo(middle, notes.length === 0 ? top + height : notesTop - 1 * MM)
    .stroke();
  if (notes.length > 0)
    line
      .moveTo(middle, boxesTop - 1 * MM)
      .lineTo(middle, top + height)
      .stroke();
}

function drawHead(sheet: Sheet, { job }: PdfTrip, number: number, top: number): void {
  const { doc, translate, format } = sheet;
  const { order } = job;
  const radius = 4.2 * MM;
  const x = BLOCK.left + PADDING;
  doc.circle(x + radius, top + HEAD / 2, radius).fill(COLORS.ink);
  const digit: Piece = { text: String(number), size: 13, font: 'bold', color: COLORS.paper, align: 'center' };
  writeAt(sheet, [digit], x, top + HEAD / 2 - 8.6, 2 * radius);
  const textX = x + 2 * radius + 3 * MM;
  const rightX = BLOCK.left + 94 * MM;
  const width = rightX - textX - 3 * MM;
  const route: Piece = { text: `${order.pickup.city} → ${order.delivery.city}`, size: 14, font: 'bold' };
  writeTruncated(
    sheet,
    [{ ...route, size: fittingSize(sheet, route, width) }],
    textX,
    top + 2.6 * MM,
    width,
    1,
  );
  const km = job.distanceKm === null ? null : `${format.number(Math.round(job.distanceKm))} km`;
  const numbers = joined([order.orderNumber ?? order.requestNumber, km, job.customerName], ' · ');
  writeTruncated(sheet, [{ text: numbers, size: 9 }], textX, top + 8.7 * MM, width, 1);
  const vehicle = formatVehicleName(order.vehicle) || translate(order.vehicle.type);
  const plateX = drawPlate(
    sheet,
    order.vehicle.registration.licensePlate,
    order.pickup.country,
    top + 2.8 * MM,
  );
  const name: Piece = { text: vehicle, size: 10.5, font: 'bold', align: 'right' };
  writeTruncated(sheet, [name], rightX, top + 2.9 * MM, plateX - rightX - 2 * MM, 1);
  const plate = job.shortTermPlate;
  const short =
    plate && joined([translate('shortTermPlate'), plate.number ?? translate('plateMissing')], ' ');
  const vin = order.vehicle.vin && `${translate('vin')} ${order.vehicle.vin}`;
  const line: Piece = { text: joined([short, vin], ' · '), size: 8.5, align: 'right' };
  writeTruncated(sheet, [line], rightX - 20 * MM, top + 9 * MM, BLOCK.right - PADDING - rightX + 20 * MM, 1);
}

function fittingSize({ doc }: Sheet, { text, size = 10 }: Piece, width: number): number {
  const natural = doc.font('bold').fontSize(size).widthOfString(text);
  return Math.max(9, Math.min(size, (size * width * 0.99) / natural));
}

/** Returns where it begins. */
function drawPlate(sheet: Sheet, plate: string | null, country: string, y: number): number {
  const right = BLOCK.right - PADDING;
  if (plate === null) return right;
  const { doc } = sheet;
  const band = 4 * MM;
  const height = 6 * MM;
  const width = doc.font('bold').fontSize(11.5).widthOfString(plate) + band + 4 * MM;
  const x = right - width;
  doc.roundedRect(x, y, width, height, 2.5).lineWidth(1).strokeColor(COLORS.ink).stroke();
  doc.save().roundedRect(x, y, width, height, 2.5).clip().rect(x, y, band, height).fill('#1f4fa3').restore();
  const letter: Piece = {
    text: country === 'DE' ? 'D' : country,
    size: 6,
    font: 'bold',
    color: COLORS.paper,
    align: 'center',
  };
  writeAt(sheet, [letter], x, y + height - 9, band);
  writeAt(sheet, [{ text: plate, size: 11.5, font: 'bold' }], x + band + 2 * MM, y + 1, width);
  return x;
}

interface Side {
  place: PdfPlace;
  label: string;
  at: string;
  isPickup: boolean;
}

function drawSide(sheet: Sheet, { place, label, at, isPickup }: Side, x: number, y: number): void {
  const { doc } = sheet;
  const mark = 1.7 * MM;
  if (isPickup)
    doc
      .circle(x + mark, y + 2.2 * MM, mark)
      .lineWidth(1.6)
      .strokeColor(COLORS.ink)
      .stroke();
  else doc.roundedRect(x, y + 0.5 * MM, 2 * mark, 2 * mark, 1).fill(COLORS.ink);
  const labelX = x + 5.5 * MM;
  writeAt(sheet, [{ text: label, size: 10 }], labelX, y, SIDE);
  const labelWidth = doc.font('regular').fontSize(10).widthOfString(label);
  writeAt(sheet, [{ text: at, size: 12.5, font: 'bold' }], labelX + labelWidth + 2.5 * MM, y - 1.8, SIDE);
  writeLines(sheet, layOutPlace(sheet, place), x, y + 6.3 * MM, SIDE);
  const codeX = x + SIDE - CODE;
  drawQrCode(sheet, mapsLinkOf(place), codeX, y, CODE);
  writeAt(
    sheet,
    [{ text: sheet.translate('map'), size: 7.5, align: 'center' }],
    codeX,
    y + CODE + 1 * MM,
    CODE,
  );
}

/** Opens the map app of a phone that reads it. */
function mapsLinkOf({ street, postalCode, city, country, coordinates }: PdfPlace): string {
  const at = coordinates ? `${coordinates.lat},${coordinates.lng}` : '0,0';
  return `geo:${at}?q=${encodeURIComponent(`${street}, ${postalCode} ${city}, ${country}`)}`;
}
