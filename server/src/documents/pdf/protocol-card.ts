// Vehicle, customer and both places of a protocol side by side, with the numbers of the order below.
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { PdfOrderDocument, PdfPlace } from './document.ts';
import { customerLines, orderFacts } from './letterhead.ts';
import { placeLines } from './place-lines.ts';
import {
  COLORS,
  heightOf,
  layOutLines,
  PAGE,
  type Piece,
  type Sheet,
  truncateLines,
  writeLines,
} from './sheet.ts';

const PADDING = 9;
const GAP = 8;
const MAX_LINES = 9;

const label = (text: string): Piece => ({ text, size: 7.5, color: COLORS.muted });

function placePieces(sheet: Sheet, title: string, place: PdfPlace): Piece[] {
  return [label(title), ...placeLines(sheet, place).map((piece) => ({ ...piece, size: 8.5 }))];
}

function vehiclePieces({ translate }: Sheet, { order: { vehicle } }: PdfOrderDocument): Piece[] {
  return [
    label(translate('vehicle')),
    { text: formatVehicleName(vehicle) || translate(vehicle.type), size: 8.5, font: 'bold' },
    ...(vehicle.vin === null ? [] : [{ text: vehicle.vin, size: 8 }]),
    ...(vehicle.registration.licensePlate === null
      ? []
      : [{ text: vehicle.registration.licensePlate, size: 8.5, font: 'bold' as const }]),
  ];
}

export function drawProtocolCard(sheet: Sheet, document: PdfOrderDocument): void {
  const { translate } = sheet;
  const { order } = document;
  const customer = customerLines(sheet, document).map(
    (text, index): Piece => ({ text, size: 8.5, font: index === 0 ? 'bold' : 'regular' }),
  );
  const width = (PAGE.inner - 2 * PADDING - 3 * GAP) / 4;
  const columns = [
    vehiclePieces(sheet, document),
    [label(translate('customer')), ...customer],
    placePieces(sheet, translate('pickup'), order.pickup),
    placePieces(sheet, translate('delivery'), order.delivery),
  ].map((pieces) => truncateLines(sheet, layOutLines(sheet, pieces, width), width, MAX_LINES));
  const numbers = orderFacts(sheet, document).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  const inner = PAGE.inner - 2 * PADDING;
  const foot = layOutLines(sheet, [{ text: numbers.join(' · '), size: 8, color: COLORS.muted }], inner);
  const upper = Math.max(...columns.map(heightOf));
  const height = upper + heightOf(foot) + 2.6 * PADDING;
  sheet.doc.roundedRect(PAGE.left, sheet.y, PAGE.inner, height, 4).fill(COLORS.tint);
  for (const [index, lines] of columns.entries()) {
    writeLines(sheet, lines, PAGE.left + PADDING + index * (width + GAP), sheet.y + PADDING, width);
  }
  writeLines(sheet, foot, PAGE.left + PADDING, sheet.y + upper + 1.6 * PADDING, inner);
  sheet.y += height;
}
