// Reads CSV files of spreadsheets: commas, semicolons or tabs, quotes, line breaks inside quotes.
import { usageError } from './exit-codes.ts';

export interface Table {
  columns: string[];
  rows: { line: number; cells: string[] }[];
}

const SEPARATORS = [';', ',', '\t'];

export function readCsv(text: string): Table {
  const separator = separatorOf(text);
  const records = recordsOf(text, separator).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = records;
  if (!head) throw usageError('The file is empty.');
  return { columns: head.cells, rows };
}

/** The delimiter that occurs most often in the first line. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/\r?\n|$/));
  return SEPARATORS.reduce((best, each) => (head.split(each).length > head.split(best).length ? each : best));
}

function recordsOf(text: string, separator: string): Table['rows'] {
  const records: Table['rows'] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begins = 1;
  const endRecord = () => {
    records.push({ line: begins, cells: [...cells, cell].map((each) => each.trim()) });
    cells = [];
    cell = '';
    begins = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') endRecord();
    else if (letter !== '\r') cell += letter;
  }
  if (quoted) throw usageError(`A quote that is opened in line ${begins} is never closed.`);
  if (cell !== '' || cells.length > 0) endRecord();
  return records;
}
