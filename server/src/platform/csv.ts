// Writes CSV files for spreadsheets, guarded against formulas.

/** The byte order mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

export type CsvCell = string | number | Date | null;

export function csvLine(cells: readonly CsvCell[], delimiter = ','): string {
  return `${cells.map((cell) => toText(cell, delimiter)).join(delimiter)}\r\n`;
}

function toText(cell: CsvCell, delimiter: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = addGuard(cell instanceof Date ? cell.toISOString() : cell);
  const mustQuote = text.includes(delimiter) || /["\r\n]/.test(text);
  return mustQuote ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Texts that a spreadsheet would compute as a formula when it opens the file. */
const FORMULA = String.raw`(?:\s*[=+\-@]|[\t\r])`;
const LIKE_FORMULA = new RegExp(`^${FORMULA}`);
const GUARDED = new RegExp(`^'(?=${FORMULA})`);

/** An apostrophe keeps the text a text. */
function addGuard(text: string): string {
  return LIKE_FORMULA.test(text) ? `'${text}` : text;
}

/** Restores the original text of files that the service wrote and reads again. */
export function removeGuard(text: string): string {
  return text.startsWith("'") ? text.replace(GUARDED, '') : text;
}
