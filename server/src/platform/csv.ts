// Writes CSV files for spreadsheets, guarded against formulas. Every export of the service uses `csvFile`.
import { toLocalSecond } from './time-zones.ts';

/** The byte order mark by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export type CsvCell = string | number | Date | CsvAmount | CsvDay | null;

/** An amount of money, always with two decimals. */
interface CsvAmount {
  cents: number;
}

/** A day without a time, as `2026-11-18`. */
interface CsvDay {
  day: string;
}

/** How a file writes what programs and countries write differently. */
export interface CsvForm {
  delimiter: string;
  decimal: '.' | ',';
  /** Dates are written as in Germany, in this time zone; null for ISO 8601. */
  timeZone: string | null;
}

export const INTERNATIONAL_CSV: CsvForm = { delimiter: ',', decimal: '.', timeZone: null };

/** As a German spreadsheet expects it. */
export function germanCsv(timeZone: string): CsvForm {
  return { delimiter: ';', decimal: ',', timeZone };
}

/** The lines of `pages` below a header, page by page, so that only one page is in memory. */
export async function* csvFile(
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
  form: CsvForm = INTERNATIONAL_CSV,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header, form);
  for await (const lines of pages) {
    if (lines.length > 0) yield lines.map((cells) => csvLine(cells, form)).join('');
  }
}

function csvLine(cells: readonly CsvCell[], form: CsvForm): string {
  return `${cells.map((cell) => toText(cell, form)).join(form.delimiter)}\r\n`;
}

function toText(cell: CsvCell, form: CsvForm): string {
  const text = typeof cell === 'string' ? addGuard(cell) : format(cell, form);
  const mustQuote = text.includes(form.delimiter) || /["\r\n]/.test(text);
  return mustQuote ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Numbers and dates need no guard: a negative number must stay a number. */
function format(cell: Exclude<CsvCell, string>, { decimal, timeZone }: CsvForm): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (cell instanceof Date) {
    if (timeZone === null) return cell.toISOString();
    const [day, time] = toLocalSecond(timeZone, cell).split('T') as [string, string];
    return `${germanDay(day)} ${time}`;
  }
  if ('day' in cell) return timeZone === null ? cell.day : germanDay(cell.day);
  return (cell.cents / 100).toFixed(2).replace('.', decimal);
}

function germanDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/**
 * Where a cell may begin. A spreadsheet that expects another separator than the file has begins cells inside
 * our texts, and quotes do not prevent it: a German Excel reads `a,"x"";=1+1"` as `a,"x""` and `=1+1"`.
 */
const CELL_START = String.raw`(?:^|[;,|\t\r\n"])`;
/** What a spreadsheet would compute. Apostrophes count, so that `removeGuard` restores every text exactly. */
const FORMULA = String.raw`'*(?:[^\S\t\r\n]*[=+\-@＝＋－＠]|[\t\r])`;
const UNGUARDED = new RegExp(`(?<=${CELL_START})(?=${FORMULA})`, 'g');
const GUARDED = new RegExp(`(?<=${CELL_START})'(?=${FORMULA})`, 'g');

/** An apostrophe keeps the text a text. */
function addGuard(text: string): string {
  return text.replace(UNGUARDED, "'");
}

/** Restores the original text of files that the service wrote and reads again. */
export function removeGuard(text: string): string {
  return text.includes("'") ? text.replace(GUARDED, '') : text;
}
