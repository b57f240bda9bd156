// The handover as a calendar entry (RFC 5545). Like the page it names the city, never the street.
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { PublicTracking } from '../../dispatch/tracking/public-tracking.ts';
import type { TrackingView } from './tracking-view.ts';

const MAX_LINE_BYTES = 75;
const DURATION_MINUTES = 15;

/** The agreed time; null without one, and once the transfer has ended. */
export function handoverTime(record: PublicTracking): Date | null {
  const isOver = record.ended || ['ARRIVED', 'DELIVERED', 'CANCELLED', 'REJECTED'].includes(record.state);
  return isOver ? null : (record.delayedUntil ?? record.requestedDelivery ?? record.estimatedDelivery);
}

export function calendarOf({ record, texts, to, now }: TrackingView, url: string, at: Date): string {
  const vehicle = formatVehicleName(record.vehicle ?? {}) || texts.unnamedVehicle;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(record.operator.name)}//Tracking//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${record.trackingNumber}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor(record.updatedAt.getTime() / 1000)}`,
    `DTSTART:${stamp(at)}`,
    `DURATION:PT${DURATION_MINUTES}M`,
    `SUMMARY:${escaped(texts.calendar.summary({ vehicle }))}`,
    `LOCATION:${escaped(to)}`,
    `DESCRIPTION:${escaped(texts.calendar.description({ operator: record.operator.name, url }))}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(texts.calendar.summary({ vehicle }))}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Lines are at most 75 bytes long; the next one begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > MAX_LINE_BYTES - 1) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}
