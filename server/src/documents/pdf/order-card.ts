import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { PdfOrder, PdfPlace } from './document.ts';
import { joined, placeLines } from './place-lines.ts';
import {
  COLORS,
  drawRule,
  ensureRoom,
  heightOf,
  layOutLines,
  PAGE,
  type Piece,
  type Sheet,
  writeLines,
} from './sheet.ts';

const PADDING = 9;

function label(text: string): Piece {
  return { text, size: 8, color: COLORS.muted };
}

function placePieces(sheet: Sheet, place: PdfPlace, title: string, times: [string, Date | null][]): Piece[] {
  const contact = joined([place.contact.name, place.contact.phone], ' · ');
  return [
    label(title),
    ...placeLines(sheet, place),
    ...(contact === '' ? [] : [{ text: `${sheet.translate('contact')}: ${contact}`, size: 8, before: 3 }]),
    ...times.flatMap(([name, time]) =>
      time === null ? [] : [{ text: `${name}: ${sheet.format.dateTime(time)}`, size: 8, before: 1 }],
    ),
  ];
}

function vehicleColumns(sheet: Sheet, order: PdfOrder): Piece[][] {
  const { vehicle } = order;
  const type = sheet.translate(vehicle.type);
  const name = formatVehicleName(vehicle) || type;
  return [
    [label(sheet.translate('vehicle')), { text: name === type ? type : `${name} · ${type}`, font: 'bold' }],
    [label(sheet.translate('vin')), { text: vehicle.vin ?? '–' }],
    [label(sheet.translate('plate')), { text: vehicle.registration.licensePlate ?? '–' }],
    [label(sheet.translate('transport')), { text: sheet.translate(order.transportType) }],
  ];
}

export function drawOrderCard(sheet: Sheet, { order }: { order: PdfOrder }): void {
  const inner = PAGE.inner - 2 * PADDING;
  const x = PAGE.left + PADDING;
  const shares = [0.36, 0.28, 0.16, 0.2];
  const vehicle = vehicleColumns(sheet, order).map((pieces, index) =>
    layOutLines(sheet, pieces, inner * shares[index]! - 6),
  );
  const half = inner / 2 - 8;
  const { translate } = sheet;
  const places = [
    placePieces(sheet, order.pickup, translate('pickup'), [
      [translate('requested'), order.requestedPickup],
      [translate('done'), order.actualPickup],
    ]),
    placePieces(sheet, order.delivery, translate('delivery'), [
      [translate('requested'), order.requestedDelivery],
      [translate('done'), order.actualDelivery],
    ]),
  ].map((pieces) => layOutLines(sheet, pieces, half));

  const vehicleHeight = Math.max(...vehicle.map(heightOf));
  const height = vehicleHeight + Math.max(...places.map(heightOf)) + 3.6 * PADDING;
  ensureRoom(sheet, height);
  sheet.doc.roundedRect(PAGE.left, sheet.y, PAGE.inner, height, 4).fill(COLORS.tint);
  const top = sheet.y + PADDING;
  let column = x;
  for (const [index, lines] of vehicle.entries()) {
    writeLines(sheet, lines, column, top, inner);
    column += inner * shares[index]!;
  }
  const middle = top + vehicleHeight + 0.8 * PADDING;
  drawRule(sheet, middle, COLORS.rule, x, x + inner);
  for (const [index, lines] of places.entries()) {
    writeLines(sheet, lines, x + index * (half + 16), middle + 0.8 * PADDING, half);
  }
  sheet.y += height + 8;
}
