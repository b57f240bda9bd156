// The pickup and delivery protocols: the vehicle's condition as both sides signed it.

import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import type { ChecklistItem } from '../../model/orders/protocol.ts';
import { drawDamagesAbove, drawMoreDamages } from './damages.ts';
import type { PdfDeliveryProtocol, PdfPickupProtocol } from './document.ts';
import { startProtocol } from './letterhead.ts';
import { drawPhotos } from './photos.ts';
import { drawProtocolCard } from './protocol-card.ts';
import {
  COLORS,
  ensureRoom,
  flow,
  HEADING_HEIGHT,
  heading,
  heightOf,
  layOutLines,
  PAGE,
  type Piece,
  type Sheet,
  truncateLines,
  writeLines,
} from './sheet.ts';
import { drawSignatures, type Signer, signaturesHeight } from './signatures.ts';
import { drawTable } from './table.ts';
import { translateIfKnown } from './texts.ts';

type Protocol = PdfPickupProtocol | PdfDeliveryProtocol;

function resultPieces(sheet: Sheet, protocol: Protocol): Piece[] {
  const { translate, format } = sheet;
  const isPickup = protocol.kind === 'PICKUP_PROTOCOL';
  const { pickup, delivery } = protocol.order;
  const time = format.dateTime(protocol.performedAt);
  const done = isPickup
    ? translate('takenOverIn', { city: pickup.city, time })
    : translate('handedOverIn', { city: delivery.city, time });
  const fresh = protocol.damages.filter(({ isNew }) => isNew).length;
  const count = isPickup ? protocol.damages.length : fresh;
  const notOk = protocol.checklist.filter(({ ok }) => !ok).length;
  const damages =
    count === 0 && !isPickup
      ? translate('noNewDamage')
      : translate(isPickup ? 'damageCount' : 'newDamageCount', { count });
  const findings = [damages, ...(notOk === 0 ? [] : [translate('notOkCount', { count: notOk })])];
  const color = !isPickup && fresh > 0 ? COLORS.alert : COLORS.ink;
  return [
    { text: done, size: 10.5, before: 1 },
    { text: findings.join(' '), size: 9.5, font: 'bold', color, before: 1 },
  ];
}

function levelText({ format }: Sheet, percent: number | null): string {
  return percent === null ? '–' : format.percent(percent);
}

function kmText({ translate, format }: Sheet, km: number | null): string {
  return km === null ? translate('notRecorded') : `${format.number(km)} km`;
}

function drawCondition(sheet: Sheet, protocol: Protocol): void {
  const { translate } = sheet;
  const { odometerKm, levels } = protocol;
  const strong = (text: string) => [{ text, size: 8.5, font: 'bold' as const }];
  heading(sheet, translate('condition'), 60);
  const atPickup = protocol.kind === 'DELIVERY_PROTOCOL' ? protocol.atPickup : null;
  if (protocol.kind === 'PICKUP_PROTOCOL' || atPickup === null) {
    drawTable(
      sheet,
      [
        { label: '', share: 1 },
        { label: translate('reading'), share: 3 },
      ],
      [
        [translate('odometer'), strong(kmText(sheet, odometerKm))],
        ...levels.map(({ energy, percent }) => [translate(energy), strong(levelText(sheet, percent))]),
      ],
    );
    return;
  }
  const at = atPickup.at === null ? null : sheet.format.dateTime(atPickup.at);
  drawTable(
    sheet,
    [
      { label: '', share: 15 },
      { label: at === null ? translate('pickup') : translate('atPickupTime', { time: at }), share: 27 },
      {
        label: translate('atHandoverTime', { time: sheet.format.dateTime(protocol.performedAt) }),
        share: 27,
      },
      { label: translate('difference'), share: 31 },
    ],
    [
      [
        translate('odometer'),
        kmText(sheet, atPickup.odometerKm),
        strong(kmText(sheet, odometerKm)),
        drivenText(sheet, atPickup.odometerKm, odometerKm, protocol.routeKm),
      ],
      ...levels.map(({ energy, percent }, index) => {
        // Only one level is read at pickup: that of the energy that the vehicle is registered with.
        const before = index === 0 ? atPickup.percent : null;
        return [
          translate(energy),
          levelText(sheet, before),
          strong(levelText(sheet, percent)),
          changeText(sheet, before, percent),
        ];
      }),
    ],
  );
}

function drivenText(
  { translate, format }: Sheet,
  before: number | null,
  after: number | null,
  routeKm: number | null,
): string {
  if (before === null || after === null || after < before) return '–';
  const km = format.number(after - before);
  if (routeKm === null) return translate('kmDriven', { km });
  return translate('kmDrivenOf', { km, route: format.number(Math.round(routeKm)) });
}

function changeText({ translate }: Sheet, before: number | null, after: number): string {
  if (before === null) return '–';
  const points = Math.abs(after - before);
  if (points === 0) return translate('unchanged');
  return translate(after < before ? 'pointsLess' : 'pointsMore', { points });
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

/** Longer remarks are complete on the next page. */
const MAX_REMARK_LINES = 4;

/** The signatures stay on the page of the facts that they confirm; what does not fit follows them. */
export function drawProtocol(sheet: Sheet, protocol: Protocol, title: string): void {
  const { translate } = sheet;
  const { remarks } = protocol;
  const isDelivery = protocol.kind === 'DELIVERY_PROTOCOL';
  startProtocol(sheet, protocol, title, resultPieces(sheet, protocol));
  drawProtocolCard(sheet, protocol);
  drawCondition(sheet, protocol);
  drawChecklist(sheet, protocol);
  const contactRole = translate(isDelivery ? 'receiving' : 'handingOver');
  const signers: [Signer, Signer] = [
    { role: translate('driver'), signature: protocol.driver, absence: null },
    { role: contactRole, signature: protocol.contact, absence: protocol.contactAbsence },
  ];
  const smallPrint = translate('protocolSmallPrint');
  const remarkLines = remarks === null ? [] : layOutLines(sheet, [{ text: remarks }], PAGE.inner);
  const isCut = remarkLines.length > MAX_REMARK_LINES;
  const shown: Piece[] = isCut ? [{ text: translate('remarksContinued'), size: 8.5 }] : [];
  const lines = [
    ...truncateLines(sheet, remarkLines, PAGE.inner, isCut ? MAX_REMARK_LINES - 1 : MAX_REMARK_LINES),
    ...layOutLines(sheet, shown, PAGE.inner),
  ];
  const remarksHeight = lines.length === 0 ? 0 : HEADING_HEIGHT + heightOf(lines);
  const followingHeight = remarksHeight + signaturesHeight(sheet, signers, smallPrint);
  const { type } = protocol.order.vehicle;
  const rest = drawDamagesAbove(sheet, type, protocol.damages, { showState: isDelivery, followingHeight });
  if (lines.length > 0) {
    heading(sheet, translate('remarks'), heightOf(lines));
    sheet.y = writeLines(sheet, lines, PAGE.left, sheet.y, PAGE.inner);
  }
  drawSignatures(sheet, signers, smallPrint);
  drawMoreDamages(sheet, rest, isDelivery);
  if (isCut) {
    heading(sheet, translate('remarks'), 30);
    flow(sheet, [{ text: remarks! }]);
  }
  drawMissingPhotos(sheet, protocol);
  drawPhotos(sheet, protocol.photos);
}
