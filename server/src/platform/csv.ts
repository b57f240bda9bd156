// Writes CSV files for spreadsheets, guarded against formulas. Every export of the service uses `csvFile`.

/** The byte order mark by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export type CsvCell = string | number | Date | null;

/** The lines of `pages` below a header, page by page, so that only one page is in memory. */
export async function* csvFile(
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
  delimiter = ',',
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header, delimiter);
  for await (const lines of pages) {
    if (lines.length > 0) yield lines.map((cells) => csvLine(cells, delimiter)).join('');
  }
}

function csvLine(cells: readonly CsvCell[], delimiter: string): string {
  return `${cells.map((cell) => toText(cell, delimiter)).join(delimiter)}\r\n`;
}

function toText(cell: CsvCell, delimiter: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = addGuard(cell instanceof Date ? cell.toISOString() : cell);
  const mustQuote = text.includes(delimiter) || /["\r\n]/.test(text);
  return mustQuote ? `"${text.replaceAll('"', '""')}"` : text;
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
