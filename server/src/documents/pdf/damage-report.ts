// The damage report: a drawing with all damages, then each one with its photos.
import { drawDamages, typeOf } from './damages.ts';
import type { PdfDamageReport } from './document.ts';
import type { Facts } from './facts.ts';
import { orderFacts, startReport } from './letterhead.ts';
import { drawOrderCard } from './order-card.ts';
import { drawPhotoGrid, drawPhotos } from './photos.ts';
import { flow, heading, type Sheet } from './sheet.ts';
import { describePosition } from './vehicle-outline.ts';

export function drawDamageReport(sheet: Sheet, report: PdfDamageReport, title: string): void {
  const { translate, format } = sheet;
  const facts: Facts = [
    [translate('reportedAt'), format.dateTime(report.reportedAt)],
    [translate('reportedBy'), report.reportedBy],
    [translate('found'), translate(`found${report.found}`)],
    ...orderFacts(sheet, report),
  ];
  startReport(sheet, report, title, facts);
  drawOrderCard(sheet, report);
  drawDamages(sheet, report.order.vehicle.type, report.damages, true);
  if (report.remarks !== null) {
    heading(sheet, translate('remarks'), 30);
    flow(sheet, [{ text: report.remarks }]);
  }
  drawPhotos(sheet, report.photos, drawDamagePhotos(sheet, report));
}

/** Returns the number of the next photo. */
function drawDamagePhotos(sheet: Sheet, report: PdfDamageReport): number {
  const { translate } = sheet;
  let first = 1;
  for (const [index, damage] of report.damages.entries()) {
    if (damage.photos.length === 0) continue;
    const place = describePosition(sheet, report.order.vehicle.type, damage);
    const parts = [translate('damage', { number: index + 1 }), typeOf(sheet, damage), place];
    heading(sheet, parts.filter((part) => part !== '–').join(' · '), 210);
    flow(sheet, [{ text: damage.description, size: 8.5 }]);
    sheet.y += 6;
    drawPhotoGrid(sheet, damage.photos, first);
    first += damage.photos.length;
  }
  return first;
}
