// The damage section: the drawing, and the table that explains its numbers.

import type { Damage } from '../../model/orders/protocol.ts';
import type { VehicleType } from '../../model/prices/vocabulary.ts';
import { COLORS, flow, heading, PAGE, type Sheet } from './sheet.ts';
import { type Column, countFittingRows, drawTable, type Row } from './table.ts';
import { translateIfKnown } from './texts.ts';
import { describePosition, drawVehicleOutline, markColor, outlineHeight } from './vehicle-outline.ts';

export function typeOf(sheet: Sheet, damage: Damage): string {
  return damage.type === null ? '–' : translateIfKnown(sheet.translate, damage.type);
}

/** `showState` distinguishes new damage from known damage; at pickup all damage counts as known. */
export function drawDamages(sheet: Sheet, type: VehicleType, damages: Damage[], showState: boolean): void {
  heading(sheet, sheet.translate('damages'), outlineHeight(type, 'LARGE'));
  drawVehicleOutline(sheet, type, damages, showState, 'LARGE');
  if (damages.length > 0) drawTable(sheet, columnsOf(sheet, showState), rowsOf(sheet, type, damages));
  else flow(sheet, [{ text: sheet.translate('noDamages') }]);
}

/** Leaves room for what follows on the page, and returns the rows that did not fit. */
export function drawDamagesAbove(
  sheet: Sheet,
  type: VehicleType,
  damages: Damage[],
  { showState, followingHeight }: { showState: boolean; followingHeight: number },
): Row[] {
  const { translate } = sheet;
  heading(sheet, translate('damages'), outlineHeight(type, 'ROW'));
  if (damages.length === 0) {
    flow(sheet, [{ text: translate('noDamages') }]);
    return [];
  }
  drawVehicleOutline(sheet, type, damages, showState, 'ROW');
  const columns = columnsOf(sheet, showState);
  const rows = rowsOf(sheet, type, damages);
  const room = PAGE.bottom - sheet.y - followingHeight;
  const all = countFittingRows(sheet, columns, rows, room);
  const count = all === rows.length ? all : countFittingRows(sheet, columns, rows, room - MORE_HEIGHT);
  if (count > 0) drawTable(sheet, columns, rows.slice(0, count));
  const rest = rows.slice(count);
  if (rest.length > 0) {
    flow(sheet, [
      { text: translate('moreDamages', { count: rest.length }), size: 8.5, font: 'bold', before: 3 },
    ]);
  }
  return rest;
}

/** The line that says that there is more. */
const MORE_HEIGHT = 16;

export function drawMoreDamages(sheet: Sheet, rows: Row[], showState: boolean): void {
  if (rows.length === 0) return;
  heading(sheet, sheet.translate('moreDamagesTitle'), 40);
  drawTable(sheet, columnsOf(sheet, showState), rows);
}

/** New damage first; the numbers are those of the drawing. */
function rowsOf(sheet: Sheet, type: VehicleType, damages: Damage[]): Row[] {
  const numbered = damages.map((damage, index) => ({ damage, index }));
  return [
    ...numbered.filter(({ damage }) => damage.isNew),
    ...numbered.filter(({ damage }) => !damage.isNew),
  ].map(({ damage, index }) => damageRow(sheet, type, damage, index));
}

function damageRow(sheet: Sheet, type: VehicleType, damage: Damage, index: number): Row {
  const color = damage.isNew ? COLORS.alert : COLORS.muted;
  return [
    [{ text: String(index + 1), size: 8.5, font: 'bold', color: markColor(damage) }],
    describePosition(sheet, type, damage),
    typeOf(sheet, damage),
    damage.description,
    [{ text: sheet.translate(damage.isNew ? 'isNew' : 'known'), size: 8.5, color }],
  ];
}

function columnsOf({ translate }: Sheet, showState: boolean): Column[] {
  return [
    { label: translate('damageNumber'), share: 6 },
    { label: translate('damageAt'), share: 22 },
    { label: translate('damageType'), share: 17 },
    { label: translate('damageDescription'), share: 43 },
    ...(showState ? [{ label: translate('damageState'), share: 12 }] : []),
  ];
}
