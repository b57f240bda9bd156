// The pickup and delivery protocols: the vehicle's condition as both sides signed it.

import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import type { ChecklistItem } from '../../model/orders/protocol.ts';
import { drawDamages } from './damages.ts';
import type { PdfDeliveryProtocol, PdfPickupProtocol } from './document.ts';
import { orderFacts, startReport } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { drawPhotos } from './photos.ts';
import {
  COLORS,
  ensureRoom,
  flow,
  heading,
  heightOf,
  layOutLines,
  PAGE,
  type Piece,
  type Sheet,
  writeAt,
  writeLines,
} from './sheet.ts';
import { drawSignatures } from './signatures.ts';
import { translateIfKnown } from './texts.ts';

type Protocol = PdfPickupProtocol | PdfDeliveryProtocol;

function drawGauge(sheet: Sheet, percent: number, x: number, y: number, width: number): void {
  const { doc } = sheet;
  const share = Math.min(100, Math.max(0, percent)) / 100;
  doc.roundedRect(x, y, width, 7, 3.5).fill(COLORS.rule);
  doc.save().roundedRect(x, y, width, 7, 3.5).clip();
  doc
    .rect(x, y, width * share, 7)
    .fill(share < 0.15 ? COLORS.alert : sheet.accent)
    .restore();
  for (const quarter of [0.25, 0.5, 0.75]) {
    const tick = x + width * quarter;
    doc
      .moveTo(tick, y)
      .lineTo(tick, y + 7)
      .lineWidth(0.8)
      .strokeColor(COLORS.paper)
      .stroke();
  }
}

function drawCondition(sheet: Sheet, protocol: Protocol): void {
  const { translate, format } = sheet;
  const { odometerKm } = protocol;
  const odometer = odometerKm === null ? translate('notRecorded') : `${format.number(odometerKm)} km`;
  const tiles = [
    {
      label: translate(protocol.kind === 'PICKUP_PROTOCOL' ? 'performedPickup' : 'performedDelivery'),
      value: format.dateTime(protocol.performedAt),
    },
    { label: translate('odometer'), value: odometer },
    ...protocol.levels.map(({ energy, percent }) => ({
      label: translate(energy),
      value: format.percent(percent),
      percent,
    })),
  ];
  const height = 52;
  heading(sheet, translate('condition'), height);
  const gap = 10;
  const width = (PAGE.inner - gap * (tiles.length - 1)) / tiles.length;
  for (const [index, tile] of tiles.entries()) {
    const x = PAGE.left + index * (width + gap);
    sheet.doc.roundedRect(x, sheet.y, width, height, 4).fill(COLORS.tint);
    const pieces: Piece[] = [
      { text: tile.label, size: 8, color: COLORS.muted },
      { text: tile.value, size: tiles.length > 3 ? 10.5 : 12, font: 'bold', before: 2 },
    ];
    writeAt(sheet, pieces, x + 10, sheet.y + 7, width - 14);
    if ('percent' in tile) drawGauge(sheet, tile.percent, x + 10, sheet.y + height - 13, width - 20);
  }
  sheet.y += height;
}

/** Drawn as shapes, because a screen reader cannot read a tick or cross of the font in a useful way. */
function drawCheckMark(sheet: Sheet, ok: boolean | null, x: number, y: number): void {
  const { doc } = sheet;
  if (ok === null) {
    doc
      .circle(x + 5, y + 5.5, 4.5)
      .lineWidth(1)
      .dash(1.6, { space: 1.6 })
      .strokeColor(COLORS.muted)
      .stroke()
      .undash();
    return;
  }
  doc.circle(x + 5, y + 5.5, 5).fill(ok ? COLORS.good : COLORS.alert);
  if (ok)
    doc
      .moveTo(x + 2.6, y + 5.7)
      .lineTo(x + 4.4, y + 7.5)
      .lineTo(x + 7.5, y + 3.8);
  else
    doc
      .moveTo(x + 3, y + 3.5)
      .lineTo(x + 7, y + 7.5)
      .moveTo(x + 7, y + 3.5)
      .lineTo(x + 3, y + 7.5);
  doc.lineWidth(1.1).strokeColor(COLORS.paper).stroke();
}

interface ListedItem extends Omit<ChecklistItem, 'ok'> {
  /** Null without an answer. */
  ok: boolean | null;
}

function checklistPieces(sheet: Sheet, item: ListedItem): Piece[] {
  const { translate } = sheet;
  const answer =
    item.ok === null
      ? translate('notChecked')
      : item.count === null
        ? translate(item.ok ? 'yes' : 'no')
        : String(item.count);
  const note: Piece[] = item.note === null ? [] : [{ text: item.note, size: 7.5, color: COLORS.muted }];
  return [{ text: `${translateIfKnown(translate, item.item)}: ${answer}`, size: 8.5 }, ...note];
}

/** What nobody checked is listed, too, so that the protocol never says more than was seen. */
function drawChecklist(sheet: Sheet, { checklist, unchecked, checklistAbsence }: Protocol): void {
  const items: ListedItem[] = [
    ...checklist,
    ...unchecked.map((item) => ({ item, ok: null, count: null, note: null })),
  ];
  if (items.length === 0) return;
  heading(sheet, sheet.translate('checklist'), 40);
  const columns = 3;
  const width = PAGE.inner / columns;
  for (let index = 0; index < items.length; index += columns) {
    const row = items.slice(index, index + columns);
    const cells = row.map((item) => layOutLines(sheet, checklistPieces(sheet, item), width - 24));
    const height = Math.max(...cells.map(heightOf)) + 5;
    ensureRoom(sheet, height);
    for (const [column, lines] of cells.entries()) {
      const x = PAGE.left + column * width;
      drawCheckMark(sheet, row[column]!.ok, x, sheet.y);
      writeLines(sheet, lines, x + 16, sheet.y, width - 24);
    }
    sheet.y += height;
  }
  if (unchecked.length > 0 && checklistAbsence !== null) writeReason(sheet, checklistAbsence);
}

function writeReason(sheet: Sheet, reason: string): void {
  flow(sheet, [{ text: sheet.translate('reasonNotDone', { reason }), size: 8.5, color: COLORS.muted }]);
}

/** Required photos that were not taken. */
function drawMissingPhotos(sheet: Sheet, { missingPhotos, photosAbsence }: Protocol): void {
  if (missingPhotos.length === 0) return;
  const { translate } = sheet;
  const angles = drivingTexts[sheet.language].photoAngles;
  heading(sheet, translate('missingPhotos'), 30);
  flow(sheet, [{ text: missingPhotos.map((angle) => angles[angle]).join(', ') }]);
  if (photosAbsence !== null) writeReason(sheet, photosAbsence);
}

export function drawProtocol(sheet: Sheet, protocol: Protocol, title: string): void {
  const { translate } = sheet;
  startReport(sheet, protocol, title, orderFacts(sheet, protocol));
  drawOrderCard(sheet, protocol);
  drawCondition(sheet, protocol);
  drawChecklist(sheet, protocol);
  drawDamages(sheet, protocol.order.vehicle.type, protocol.damages, protocol.kind === 'DELIVERY_PROTOCOL');
  if (protocol.remarks !== null) {
    heading(sheet, translate('remarks'), 30);
    flow(sheet, [{ text: protocol.remarks }]);
  }
  const contactRole = translate(protocol.kind === 'PICKUP_PROTOCOL' ? 'handingOver' : 'receiving');
  drawSignatures(
    sheet,
    [
      { role: translate('driver'), signature: protocol.driver, absence: null },
      { role: contactRole, signature: protocol.contact, absence: protocol.contactAbsence },
    ],
    translate('protocolSmallPrint'),
  );
  drawMissingPhotos(sheet, protocol);
  drawPhotos(sheet, protocol.photos);
}
