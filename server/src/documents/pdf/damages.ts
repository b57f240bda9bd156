// Owns the section on damage: the drawing, and the list that explains its numbers.
import type { VehicleType } from '../../customers/agreements/vocabulary.ts';
import type { Damage } from '../../orders/model/protocol.ts';
import { colors, flow, heading, type Sheet } from './sheet.ts';
import { drawTable, type Row } from './table.ts';
import { sayOrKeep } from './texts.ts';
import { describePosition, drawVehicleOutline, markColor, outlineHeight } from './vehicle-outline.ts';

export function typeOf(sheet: Sheet, damage: Damage): string {
  return damage.type === null ? '–' : sayOrKeep(sheet.say, damage.type);
}

/** `states` tells new damage from known; at pickup all of it is known. */
export function drawDamages(sheet: Sheet, type: VehicleType, damages: Damage[], states: boolean): void {
  heading(sheet, sheet.say('damages'), outlineHeight(type));
  drawVehicleOutline(sheet, type, damages, states);
  if (damages.length > 0) drawDamageTable(sheet, damages, states);
  else flow(sheet, [{ text: sheet.say('noDamages') }]);
}

function damageRow(sheet: Sheet, damage: Damage, index: number): Row {
  const color = damage.isNew ? colors.alert : colors.muted;
  return [
    [{ text: String(index + 1), size: 8.5, font: 'bold', color: markColor(damage) }],
    describePosition(sheet, damage),
    typeOf(sheet, damage),
    damage.description,
    [{ text: sheet.say(damage.isNew ? 'isNew' : 'known'), size: 8.5, color }],
  ];
}

function drawDamageTable(sheet: Sheet, damages: Damage[], states: boolean): void {
  const { say } = sheet;
  const columns = [
    { label: say('damageNumber'), share: 6 },
    { label: say('damageAt'), share: 22 },
    { label: say('damageType'), share: 17 },
    { label: say('damageDescription'), share: 43 },
    ...(states ? [{ label: say('damageState'), share: 12 }] : []),
  ];
  drawTable(
    sheet,
    columns,
    damages.map((damage, index) => damageRow(sheet, damage, index)),
  );
}
