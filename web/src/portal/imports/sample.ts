// A small sample file, with column names in the reader's language.
import { findText } from '../../../../shared/text/find-text.ts';
import type { ImportsTexts } from './texts.ts';

const FIELDS = [
  'externalOrderId',
  'pickup.street',
  'pickup.postalCode',
  'pickup.city',
  'delivery.street',
  'delivery.postalCode',
  'delivery.city',
  'vehicle.vin',
  'vehicle.registration.licensePlate',
  'vehicle.manufacturer',
  'vehicle.model',
  'requestedPickup',
];

const ROWS = [
  'FL-1001;Wendenstraße 120;20537;Hamburg;Äußere Bayreuther Straße 60;90491;Nürnberg;WVWZZZCD7RW018842;HH-NL 442;VW;Golf Variant;08:00',
  'FL-1002;Industriestraße 9;28199;Bremen;Maximilianallee 4;04129;Leipzig;TMBJJ7NX5RY031877;HB-NL 118;Škoda;Octavia;10:00',
];

/** Pickups are a week from today, so that they are always in the future. */
export function sampleUrl(texts: ImportsTexts): string {
  const day = new Date();
  day.setDate(day.getDate() + 7);
  const date = [day.getDate(), day.getMonth() + 1].map((part) => String(part).padStart(2, '0')).join('.');
  const header = FIELDS.map((field) => findText(texts.fields, field)).join(';');
  const rows = ROWS.map((row) => row.replace(/(\d\d:\d\d)$/, `${date}.${day.getFullYear()} $1`));
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${[header, ...rows].join('\r\n')}\r\n`)}`;
}
