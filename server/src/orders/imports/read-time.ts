// Parses dates and times of tables: German, ISO, with slashes, with month names.
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { parseZonedTime, toInstant } from '../../platform/time-zones.ts';

export interface TimeContext {
  /** The operator's time zone, which applies to times without a zone. */
  timeZone: string;
  /** Whether dates with slashes start with the month. */
  monthFirst: boolean;
  /** The hour for a date without a time. */
  hour: number;
}

interface Day {
  year: number;
  month: number;
  day: number;
}

export type ReadTime =
  | { at: Date }
  | { fault: 'DAY_OF_MONTH'; month: number; days: number; corrected: string }
  | { fault: 'DATE_NUMBER'; corrected: string }
  | { fault: 'TIME_FORMAT' };

const MONTHS = [
  'jan januar january jänner',
  'feb februar february',
  'mar mär mrz märz march',
  'apr april',
  'mai may',
  'jun juni june',
  'jul juli july',
  'aug august',
  'sep sept september',
  'okt oct oktober october',
  'nov november',
  'dez dec dezember december',
].map((names) => names.split(' '));

const CLOCK = String.raw`(?:[,\s]+(?:um\s+)?|T)(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(?:uhr|h)?`;
const POINTS = new RegExp(String.raw`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:${CLOCK})?$`, 'i');
const DASHES = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:${CLOCK})?$`, 'i');
const SLASHES = new RegExp(String.raw`^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:${CLOCK})?$`, 'i');
const NAMED = new RegExp(String.raw`^(\d{1,2})\.?\s*(\p{L}{3,9})\.?,?\s*(\d{4})(?:${CLOCK})?$`, 'iu');
/** Days since 1900, as Excel stores dates, for the years from 2009 to 2064. */
const EXCEL = /^([4-5]\d{4})(?:[.,](\d{1,10}))?$/;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

export function readTime(text: string, context: TimeContext): ReadTime {
  const zoned = parseZonedTime(text);
  if (zoned) return { at: zoned };
  const excel = EXCEL.exec(text);
  if (excel) {
    const at = new Date(
      Math.round((EXCEL_EPOCH + Number(text.replace(',', '.')) * DAY_MS) / MINUTE_MS) * MINUTE_MS,
    );
    return {
      fault: 'DATE_NUMBER',
      corrected: at
        .toISOString()
        .slice(0, excel[2] ? 16 : 10)
        .replace('T', ' '),
    };
  }
  const parts = findParts(text, context.monthFirst);
  if (parts === null || parts.month < 1 || parts.month > 12 || parts.day < 1 || parts.day > 31) {
    return { fault: 'TIME_FORMAT' };
  }
  const { year, month, day, hour = context.hour, minute = 0 } = parts;
  if (hour > 23 || minute > 59) return { fault: 'TIME_FORMAT' };
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > days) {
    const clock = parts.hour === undefined ? '' : ` ${two(hour)}:${two(minute)}`;
    return { fault: 'DAY_OF_MONTH', month, days, corrected: `${year}-${two(month)}-${two(days)}${clock}` };
  }
  return { at: toInstant(Date.UTC(year, month - 1, day, hour, minute), context.timeZone) };
}

/** Numbers do not count: a number of days could as well be a postal code. */
export function isDate(text: string): boolean {
  return parseZonedTime(text) !== null || findParts(text, false) !== null;
}

/** Whether a column's dates with slashes can only be read with the month first. */
export function isMonthFirst(texts: Iterable<string>): boolean {
  let found = false;
  for (const text of texts) {
    const [, first, second] = SLASHES.exec(text.trim()) ?? [];
    if (Number(first) > 12) return false;
    if (Number(second) > 12) found = true;
  }
  return found;
}

type Parts = Day & { hour: number | undefined; minute: number | undefined };

function findParts(text: string, monthFirst: boolean): Parts | null {
  const dashes = DASHES.exec(text);
  if (dashes) return partsOf(dashes, [1, 2, 3]);
  const points = POINTS.exec(text);
  if (points) return partsOf(points, [3, 2, 1]);
  const slashes = SLASHES.exec(text);
  if (slashes) return partsOf(slashes, monthFirst ? [3, 1, 2] : [3, 2, 1]);
  const named = NAMED.exec(text);
  const month = named ? MONTHS.findIndex((names) => names.includes(named[2]!.toLowerCase())) + 1 : 0;
  return named && month > 0 ? { ...partsOf(named, [3, 1, 1]), month } : null;
}

function partsOf(match: RegExpExecArray, [year, month, day]: [number, number, number]): Parts {
  const at = (group: number) => (match[group] === undefined ? undefined : Number(match[group]));
  const short = at(year)!;
  return {
    year: short < 100 ? 2000 + short : short,
    month: at(month)!,
    day: at(day)!,
    hour: at(4),
    minute: at(5),
  };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
