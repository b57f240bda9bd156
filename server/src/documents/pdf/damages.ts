// The damage section: the drawing, and the table that explains its numbers.

import type { Damage } from '../../model/orders/protocol.ts';
import type { VehicleType } from '../../model/prices/vocabulary.ts';
import { COLORS, flow, heading, type Sheet } from './sheet.ts';
import { drawTable, type Row } from './table.ts';
import { translateIfKnown } from './texts.ts';
import { describePosition, drawVehicleOutline, markColor, outlineHeight } from './vehicle-outline.ts';

export function typeOf(sheet: Sheet, damage: Damage): string {
  return damage.type === null ? '–' : translateIfKnown(sheet.translate, damage.type);
}

/** `showState` distinguishes new damage from known damage; at pickup all damage counts as known. */
export function drawDamages(sheet: Sheet, type: VehicleType, damages: Damage[], showState: boolean): void {
  heading(sheet, sheet.translate('damages'), outlineHeight(type));
  drawVehicleOutline(sheet, type, damages, showState);
  if (damages.length > 0) drawDamageTable(sheet, type, damages, showState);
  else flow(sheet, [{ text: sheet.translate('noDamages') }]);
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

function drawDamageTable(sheet: Sheet, type: VehicleType, damages: Damage[], showState: boolean): void {
  const { translate } = sheet;
  const columns = [
    { label: translate('damageNumber'), share: 6 },
    { label: translate('damageAt'), share: 22 },
    { label: translate('damageType'), share: 17 },
    { label: translate('damageDescription'), share: 43 },
    ...(showState ? [{ label: translate('damageState'), share: 12 }] : []),
  ];
  drawTable(
    sheet,
    columns,
    damages.map((damage, index) => damageRow(sheet, type, damage, index)),
  );
}
