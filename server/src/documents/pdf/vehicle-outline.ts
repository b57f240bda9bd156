// The vehicle drawing, seen from five sides, with the numbered marks of damage on it.

import { partAt } from '../../../../shared/vehicle/car-parts.ts';
import { type Drawing, type Drawings, drawingsFor } from '../../../../shared/vehicle/drawings.ts';
import { namePart } from '../../../../shared/vehicle/part-names.ts';
import type { Damage, VehicleView } from '../../model/orders/protocol.ts';
import type { VehicleType } from '../../model/prices/vocabulary.ts';
import { COLORS, PAGE, type Sheet, writeAt } from './sheet.ts';

interface View {
  view: VehicleView;
  drawing: Drawing;
  x: number;
  y: number;
  scale: number;
}

const UNITS_ACROSS = 446;
const LABEL_HEIGHT = 13;
const ROW_GAP = 7;
const MARK_RADIUS = 6.5;

/** Both sides in the upper row; top, front and rear in the lower row. */
function placeViews(drawings: Drawings, top: number): { views: View[]; height: number } {
  const scale = PAGE.inner / UNITS_ACROSS;
  const at = (view: VehicleView, units: number, y: number): View => {
    const drawing = drawings[view === 'RIGHT' ? 'LEFT' : view];
    return { view, drawing, x: PAGE.left + units * scale, y: y + LABEL_HEIGHT, scale };
  };
  const upper = LABEL_HEIGHT + drawings.LEFT.height * scale + ROW_GAP;
  const views = [
    at('LEFT', 0, top),
    at('RIGHT', 246, top),
    at('TOP', 0, top + upper),
    at('FRONT', 256, top + upper),
    at('REAR', 356, top + upper),
  ];
  const lower = Math.max(drawings.TOP.height, drawings.FRONT.height) * scale;
  return { views, height: upper + LABEL_HEIGHT + lower + ROW_GAP };
}

function drawView(sheet: Sheet, { view, drawing, x, y, scale }: View): void {
  const { doc } = sheet;
  const width = drawing.width * scale;
  writeAt(
    sheet,
    [{ text: sheet.translate(view), size: 7.5, color: COLORS.muted }],
    x,
    y - LABEL_HEIGHT,
    width,
  );
  doc.save();
  if (view === 'RIGHT') doc.translate(x + width, y).scale(-scale, scale);
  else doc.translate(x, y).scale(scale);
  drawShape(sheet, drawing);
  doc.restore();
}

/** In the drawing's own units. */
export function drawShape({ doc }: Sheet, drawing: Drawing): void {
  doc.lineWidth(0.9).lineJoin('round').lineCap('round').strokeColor(COLORS.muted);
  doc.path(drawing.body).fillAndStroke(COLORS.paper, COLORS.muted);
  doc.lineWidth(0.7).path(drawing.glass).fillAndStroke(COLORS.tint, COLORS.muted);
  doc.lineWidth(0.6).path(drawing.details).stroke();
  for (const [cx, cy, radius] of drawing.wheels) {
    doc.lineWidth(0.9).circle(cx, cy, radius).fillAndStroke(COLORS.paper, COLORS.muted);
    doc
      .lineWidth(0.6)
      .circle(cx, cy, radius * 0.58)
      .stroke();
  }
}

export function markColor(damage: Damage): string {
  return damage.isNew ? COLORS.alert : COLORS.muted;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function drawNumberedMark(sheet: Sheet, number: number, color: string, x: number, y: number): void {
  sheet.doc.lineWidth(1).circle(x, y, MARK_RADIUS).fillAndStroke(color, COLORS.paper);
  const text = {
    text: String(number),
    size: 7.5,
    font: 'bold',
    color: COLORS.paper,
    align: 'center',
  } as const;
  writeAt(sheet, [text], x - 10, y - 4.4, 20);
}

function drawLegend(sheet: Sheet, y: number): void {
  const entries = [
    [COLORS.muted, sheet.translate('legend')],
    [COLORS.alert, sheet.translate('legendNew')],
  ] as const;
  let right = PAGE.right;
  for (const [color, text] of entries) {
    sheet.doc.font('regular').fontSize(7.5);
    const width = sheet.doc.widthOfString(text);
    writeAt(sheet, [{ text, size: 7.5, color: COLORS.muted }], right - width, y, width + 2);
    sheet.doc.circle(right - width - 8, y + 4.5, 3.5).fill(color);
    right -= width + 24;
  }
}

export function outlineHeight(type: VehicleType): number {
  return placeViews(drawingsFor(type), 0).height;
}

/** A mark's number is the position of its damage in the list, so the table next to it explains it. */
export function drawVehicleOutline(
  sheet: Sheet,
  type: VehicleType,
  damages: Damage[],
  showState: boolean,
): void {
  const { views, height } = placeViews(drawingsFor(type), sheet.y);
  for (const view of views) drawView(sheet, view);
  for (const [index, damage] of damages.entries()) {
    const view = views.find((candidate) => candidate.view === damage.position?.view);
    if (view === undefined || damage.position === null) continue;
    const x = view.x + clamp(damage.position.x) * view.drawing.width * view.scale;
    const y = view.y + clamp(damage.position.y) * view.drawing.height * view.scale;
    drawNumberedMark(sheet, index + 1, markColor(damage), x, y);
  }
  sheet.y += height;
  if (showState && damages.some((damage) => damage.position !== null)) {
    drawLegend(sheet, sheet.y);
    sheet.y += LABEL_HEIGHT + 4;
  }
}

/** "Front door, left": the same name as on the driver's phone. */
export function describePosition(sheet: Sheet, type: VehicleType, { position }: Damage): string {
  return position === null ? '–' : namePart(sheet.language, partAt(type, position));
}
