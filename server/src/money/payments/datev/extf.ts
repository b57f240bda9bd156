// The frame of every DATEV file: header, names of columns, lines in Windows-1252.
// The format: https://developer.datev.de/datev/platform/de/dtvf/formate/header
import { toLocalSecond } from '../../../platform/time-zones.ts';
import { COLUMNS, isTextColumn } from './columns.ts';
import type { DatevSettings } from './settings.ts';
import { encodeWindows1252 } from './windows-1252.ts';

export interface BatchPeriod {
  /** First and last day, as 2026-11-01. */
  from: string;
  to: string;
  createdAt: Date;
  timeZone: string;
}

/** The cells of a booking by the name of their column. */
export type Booking = Record<string, string>;

const HEADER_VERSION = 700;
const MAX_TEXT_LENGTH = 60;

export const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
const digits = (day: string) => day.replaceAll('-', '');

export interface DatevFile {
  bytes: Buffer;
  /** The lines without the header, which names the time. */
  content: string;
}

/** `title` names what the bookings are, such as Rechnungen. */
export function writeBookings(
  settings: DatevSettings,
  period: BatchPeriod,
  title: string,
  bookings: readonly Booking[],
): DatevFile {
  const { from, to } = period;
  const kind = [21, quoted('Buchungsstapel'), 13] as const;
  const named = `${title} ${from.slice(5, 7)}-${from.slice(0, 4)}`;
  // 1: a batch of bookings. 0: for every accounting purpose.
  const about = [digits(from), digits(to), quoted(named), quoted(''), 1, 0, settings.finalize ? 1 : 0];
  const header = headerLine(settings, period, kind, [...about, quoted('EUR')]);
  return writeFile(header, COLUMNS, bookings.map(bookingLine));
}

export function writeFile(header: string, columns: readonly string[], lines: readonly string[]): DatevFile {
  const content = [columns.join(';'), ...lines].map((line) => `${line}\r\n`).join('');
  return { bytes: encodeWindows1252(`${header}\r\n${content}`), content };
}

/** `about` are the fields 15 to 22, which only booking batches fill. */
export function headerLine(
  settings: DatevSettings,
  { from, createdAt, timeZone }: BatchPeriod,
  kind: readonly [number, string, number],
  about: readonly (string | number)[],
): string {
  const created = toLocalSecond(timeZone, createdAt).replace(/\D/g, '');
  const none = '';
  return [
    quoted('EXTF'),
    HEADER_VERSION,
    ...kind,
    `${created}000`,
    none,
    quoted('HO'),
    quoted('Handover'),
    quoted(''),
    settings.consultantNumber,
    settings.clientNumber,
    digits(fiscalYearOf(settings, from)),
    settings.accountLength,
    ...about,
    none,
    quoted(''),
    none,
    none,
    quoted(settings.chart),
    none,
    none,
    quoted(''),
    quoted('Handover'),
  ].join(';');
}

/** The fiscal year that the first day belongs to. */
function fiscalYearOf({ fiscalYearStart }: DatevSettings, from: string): string {
  const year = Number(from.slice(0, 4));
  return `${from.slice(5) < fiscalYearStart ? year - 1 : year}-${fiscalYearStart}`;
}

function bookingLine(booking: Booking): string {
  const cellOf = (name: string) => booking[name] ?? '';
  return COLUMNS.map((name) => (isTextColumn(name) ? quoted(cellOf(name)) : cellOf(name))).join(';');
}

export const writeCents = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace('.', ',');
/** 2026-11-17 is 1711, or 17112026. */
export const dayAndMonth = (day: string) => `${day.slice(8)}${day.slice(5, 7)}`;
export const fullDay = (day: string) => day.split('-').reverse().join('');

/** Control characters are not allowed. */
export function printable(text: string, maxLength = MAX_TEXT_LENGTH): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
