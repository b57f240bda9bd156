// Lines of CSV files that spreadsheets open as they are meant.

/** Spreadsheets take the file for UTF-8 by it. */
export const BYTE_ORDER_MARK = '\ufeff';

export type CsvCell = string | number | Date | null;

export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** What begins like a formula would be computed by whoever opens the file; an apostrophe keeps it a text. */
function toCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  const harmless = /^\s*[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
