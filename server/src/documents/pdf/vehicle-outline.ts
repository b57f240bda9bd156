// Owns the drawn vehicle on the page, seen from five sides, and the numbered marks of damage on it.
import type { VehicleType } from '../../customers/agreements/vocabulary.ts';
import type { Damage, VehicleView } from '../../orders/model/protocol.ts';
import { colors, page, type Sheet, writeAt } from './sheet.ts';
import { type Drawing, type Drawings, drawingsFor } from './vehicle-drawings.ts';

interface View {
  view: VehicleView;
  drawing: Drawing;
  x: number;
  y: number;
  scale: number;
}

const unitsAcross = 446;
const labelHeight = 13;
const rowGap = 7;
const markRadius = 6.5;

/** Both sides in the upper row; top, front and rear in the lower one. */
function placeViews(drawings: Drawings, top: number): { views: View[]; height: number } {
  const scale = page.inner / unitsAcross;
  const at = (view: VehicleView, units: number, y: number): View => {
    const drawing = drawings[view === 'RIGHT' ? 'LEFT' : view];
    return { view, drawing, x: page.left + units * scale, y: y + labelHeight, scale };
  };
  const upper = labelHeight + drawings.LEFT.height * scale + rowGap;
  const views = [
    at('LEFT', 0, top),
    at('RIGHT', 246, top),
    at('TOP', 0, top + upper),
    at('FRONT', 256, top + upper),
    at('REAR', 356, top + upper),
  ];
  const lower = Math.max(drawings.TOP.height, drawings.FRONT.height) * scale;
  return { views, height: upper + labelHeight + lower + rowGap };
}

function drawView(sheet: Sheet, { view, drawing, x, y, scale }: View): void {
  const { doc } = sheet;
  const width = drawing.width * scale;
  writeAt(sheet, [{ text: sheet.say(view), size: 7.5, color: colors.muted }], x, y - labelHeight, width);
  doc.save();
  if (view === 'RIGHT') doc.translate(x + width, y).scale(-scale, scale);
  else doc.translate(x, y).scale(scale);
  doc.lineWidth(0.9).lineJoin('round').lineCap('round').strokeColor(colors.muted);
  doc.path(drawing.body).fillAndStroke(colors.paper, colors.muted);
  doc.lineWidth(0.7).path(drawing.glass).fillAndStroke(colors.tint, colors.muted);
  doc.lineWidth(0.6).path(drawing.details).stroke();
  for (const [cx, cy, radius] of drawing.wheels) {
    doc.lineWidth(0.9).circle(cx, cy, radius).fillAndStroke(colors.paper, colors.muted);
    doc
      .lineWidth(0.6)
      .circle(cx, cy, radius * 0.58)
      .stroke();
  }
  doc.restore();
}

export function markColor(damage: Damage): string {
  return damage.isNew ? colors.alert : colors.muted;
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

export function drawNumberedMark(sheet: Sheet, number: number, color: string, x: number, y: number): void {
  sheet.doc.lineWidth(1).circle(x, y, markRadius).fillAndStroke(color, colors.paper);
  const text = {
    text: String(number),
    size: 7.5,
    font: 'bold',
    color: colors.paper,
    align: 'center',
  } as const;
  writeAt(sheet, [text], x - 10, y - 4.4, 20);
}

function drawLegend(sheet: Sheet, y: number): void {
  const entries = [
    [colors.muted, sheet.say('legend')],
    [colors.alert, sheet.say('legendNew')],
  ] as const;
  let right = page.right;
  for (const [color, text] of entries) {
    sheet.doc.font('regular').fontSize(7.5);
    const width = sheet.doc.widthOfString(text);
    writeAt(sheet, [{ text, size: 7.5, color: colors.muted }], right - width, y, width + 2);
    sheet.doc.circle(right - width - 8, y + 4.5, 3.5).fill(color);
    right -= width + 24;
  }
}

export function outlineHeight(type: VehicleType): number {
  return placeViews(drawingsFor(type), 0).height;
}

/** The number of a mark is its damage's place in the list, so that the table beside it explains it. */
export function drawVehicleOutline(
  sheet: Sheet,
  type: VehicleType,
  damages: Damage[],
  states: boolean,
): void {
  const { views, height } = placeViews(drawingsFor(type), sheet.y);
  for (const view of views) drawView(sheet, view);
  for (const [index, damage] of damages.entries()) {
    const view = views.find((candidate) => candidate.view === damage.position?.view);
    if (view === undefined || damage.position === null) continue;
    const x = view.x + within(damage.position.x) * view.drawing.width * view.scale;
    const y = view.y + within(damage.position.y) * view.drawing.height * view.scale;
    drawNumberedMark(sheet, index + 1, markColor(damage), x, y);
  }
  sheet.y += height;
  if (states && damages.some((damage) => damage.position !== null)) {
    drawLegend(sheet, sheet.y);
    sheet.y += labelHeight + 4;
  }
}

/** "Left side, rear": the view, and along the vehicle the third in which the mark lies. */
export function describePosition(sheet: Sheet, damage: Damage): string {
  const { say } = sheet;
  if (damage.position === null) return '–';
  const { view, x } = damage.position;
  if (view === 'FRONT' || view === 'REAR') return say(view);
  const fromFront = view === 'RIGHT' ? 1 - x : x;
  const zone = fromFront < 1 / 3 ? 'zoneFront' : fromFront > 2 / 3 ? 'zoneRear' : 'zoneMiddle';
  return `${say(view)}, ${say(zone)}`;
}
