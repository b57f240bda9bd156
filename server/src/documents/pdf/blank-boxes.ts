// Empty boxes of the day sheet: the same facts in the same order as in the driver app.
import { drawingsFor } from '../../../../shared/vehicle/drawings.ts';
import type { VehicleType } from '../../model/prices/vocabulary.ts';
import { COLORS, MM, type Sheet, writeTruncated } from './sheet.ts';
import { drawShape } from './vehicle-outline.ts';

const GAP = 1.7 * MM;
const ROWS = [12 * MM, 12 * MM, 19 * MM];
export const BOXES_HEIGHT = ROWS.reduce((sum, height) => sum + height, 0) + 2 * GAP;
const LABEL = 7.5;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawBox(sheet: Sheet, label: string, { x, y, width, height }: Box): void {
  sheet.doc.roundedRect(x, y, width, height, 4).lineWidth(0.8).strokeColor(COLORS.muted).stroke();
  writeTruncated(sheet, [{ text: label, size: LABEL }], x + 2 * MM, y + 1.2 * MM, width - 3 * MM, 1);
}

/** Boxes of one row, by their shares of the width. */
function rowOf({ x, y, width, height }: Box, shares: number[]): Box[] {
  const room = width - GAP * (shares.length - 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = x;
  return shares.map((share) => {
    const box = { x: left, y, width: (room * share) / total, height };
    left += box.width + GAP;
    return box;
  });
}

function writeSuffix(sheet: Sheet, text: string, { x, y, width, height }: Box): void {
  const piece = { text, size: 8.5, align: 'right' as const };
  writeTruncated(sheet, [piece], x, y + height - 4.6 * MM, width - 2 * MM, 1);
}

function drawChoices(sheet: Sheet, choices: string[], { x, y, width, height }: Box): void {
  const side = 4 * MM;
  const step = (width - 3 * MM) / choices.length;
  for (const [index, text] of choices.entries()) {
    const left = x + 2 * MM + index * step;
    const top = y + height - side - 1.6 * MM;
    sheet.doc.roundedRect(left, top, side, side, 2).lineWidth(0.8).strokeColor(COLORS.ink).stroke();
    writeTruncated(sheet, [{ text, size: 9 }], left + side + 1 * MM, top + 0.4, step - side - 1 * MM, 1);
  }
}

export function drawSideBoxes(
  sheet: Sheet,
  vehicleType: VehicleType,
  { x, y, width, isPickup }: Omit<Box, 'height'> & { isPickup: boolean },
): void {
  const { translate } = sheet;
  const [times, levels, last] = ROWS.map((height, index) => ({
    x,
    y: y + ROWS.slice(0, index).reduce((sum, each) => sum + each + GAP, 0),
    width,
    height,
  })) as [Box, Box, Box];
  const [arrival, departure, odometer] = rowOf(times, [30, 30, 40]) as [Box, Box, Box];
  for (const [box, label] of [
    [arrival, translate('arrival')],
    [departure, translate('departure')],
  ] as const) {
    drawBox(sheet, label, box);
    writeTruncated(sheet, [{ text: ':', size: 11, align: 'center' }], box.x, box.y + 5.6 * MM, box.width, 1);
  }
  drawBox(sheet, translate('odometer'), odometer);
  writeSuffix(sheet, 'km', odometer);
  const [level, keys] = rowOf(levels, [64, 36]) as [Box, Box];
  drawBox(sheet, translate('recordFuel'), level);
  drawChoices(sheet, ['0', '¼', '½', '¾', '1'], level);
  drawBox(sheet, translate('KEYS'), keys);
  drawChoices(sheet, ['1', '2', '3'], keys);
  const [damage, signature] = rowOf(last, [39, 61]) as [Box, Box];
  drawBox(sheet, translate('markDamage'), damage);
  drawCar(sheet, vehicleType, damage);
  drawBox(sheet, translate(isPickup ? 'signedHandingOver' : 'signedReceiving'), signature);
  const line = signature.y + signature.height - 4 * MM;
  sheet.doc
    .moveTo(signature.x + 2 * MM, line)
    .lineTo(signature.x + signature.width - 2 * MM, line)
    .lineWidth(0.6)
    .strokeColor(COLORS.muted)
    .stroke();
}

function drawCar(sheet: Sheet, vehicleType: VehicleType, { x, y, width, height }: Box): void {
  const drawing = drawingsFor(vehicleType).TOP;
  const room = { width: width - 4 * MM, height: height - 6 * MM };
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
  const left = x + (width - drawing.width * scale) / 2;
  const top = y + 5 * MM + (room.height - drawing.height * scale) / 2;
  sheet.doc.save().translate(left, top).scale(scale);
  drawShape(sheet, drawing);
  sheet.doc.restore();
}

export function drawExpenseBoxes(sheet: Sheet, y: number): void {
  const { translate } = sheet;
  const left = 13.5 * MM;
  const heads = [
    { text: translate('expensesToday'), size: 10, font: 'bold' as const },
    { text: translate('keepReceipts'), size: 8.5, before: 1 },
  ];
  writeTruncated(sheet, heads, left, y + 2 * MM, 36 * MM, 3);
  const labels = (['FUEL', 'CHARGING', 'TOLL', 'PARKING', 'OTHER'] as const).map((kind) =>
    translate(`expense${kind}`),
  );
  const row = { x: left + 38 * MM, y, width: 145 * MM, height: 12.5 * MM };
  for (const [index, box] of rowOf(
    row,
    labels.map(() => 1),
  ).entries()) {
    drawBox(sheet, labels[index]!, box);
    writeSuffix(sheet, '€', box);
  }
}
