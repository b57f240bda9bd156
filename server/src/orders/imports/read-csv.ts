// Reads a CSV file with any common delimiter into a header and rows, in slices.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, type Parser, parse } from 'csv-parse';
import { decodeText, type Encoding } from '../../../../shared/text/decode-text.ts';
import { removeGuard } from '../../platform/csv.ts';
import { fileFault } from './errors.ts';
import { MAX_COLUMNS, MAX_ROWS } from './import.ts';

export const DELIMITERS = [';', ',', '\t', '|'] as const;

export interface CsvFile {
  header: string[];
  rows: string[][];
  delimiter: string;
  encoding: Encoding;
}

/** A few milliseconds of parsing. */
const SLICE_LENGTH = 16 * 1024;
/** The part of the file from which the delimiter is guessed. */
const SAMPLE_LENGTH = 32 * 1024;
/** Longer than any field of an order. */
const MAX_CELL_LENGTH = 5000;
/** Including empty cells that spreadsheets add; a line with more is not read. */
const MAX_CELLS = 1000;
/** Including empty ones, which spreadsheets add and which take time although they are left out. */
const MAX_LINES = 200_000;
/** In the text of one line, also inside of cells: an endless line is refused before it has ended. */
const MAX_DELIMITERS_IN_LINE = 20_000;
const NAMED_ROWS = 5;

export async function readCsv(bytes: Buffer): Promise<CsvFile> {
  const decoded = await decodeText(bytes, nextTurn);
  if (decoded === null) throw fileFault('NOT_TEXT');
  const { text, encoding } = decoded;
  if (text.trim() === '') throw fileFault('EMPTY');
  const delimiter = guessDelimiter(text.slice(0, SAMPLE_LENGTH));
  if (delimiter === null) throw fileFault('NO_COLUMNS');
  const [header, ...rows] = await parseSlices(text, delimiter);
  if (header === undefined) throw fileFault('EMPTY');
  if (header.length > MAX_COLUMNS) {
    throw fileFault('TOO_MANY_COLUMNS', { columns: header.length, most: MAX_COLUMNS });
  }
  if (rows.length === 0) throw fileFault('NO_ROWS');
  return { header: header.map(nameColumn), rows: evenRows(header.length, rows), delimiter, encoding };
}

function nameColumn(name: string, index: number): string {
  return name.trim().slice(0, 200) || `Column ${index + 1}`;
}

/** Spreadsheets may add empty cells at the end; any other difference means that cells have shifted. */
function evenRows(width: number, rows: string[][]): string[][] {
  const isUneven = (row: string[]) =>
    row.length < width || row.slice(width).some((cell) => cell.trim() !== '');
  const uneven = rows.flatMap((row, index) => (isUneven(row) ? [index + 1] : []));
  if (uneven.length === 0) return rows.map((row) => row.slice(0, width));
  throw fileFault('UNEVEN_ROWS', { rows: uneven.slice(0, NAMED_ROWS), count: uneven.length, needed: width });
}

/**
 * The delimiter that splits the first lines into the most columns, equally in every line, outside of quotes.
 */
function guessDelimiter(sample: string): string | null {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, columns: columnsBy(sample, delimiter) }));
  const best = counts.sort((one, other) => other.columns - one.columns)[0]!;
  return best.columns > 0 ? best.delimiter : null;
}

/** The number of delimiters in the header, weighted by the share of lines with the same number. */
function columnsBy(sample: string, delimiter: string): number {
  const perLine: number[] = [0];
  let quoted = false;
  for (const character of sample) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === '\n') perLine.push(0);
    else if (!quoted && character === delimiter) perLine[perLine.length - 1]! += 1;
  }
  // The last line may be cut off.
  const lines = perLine.length > 2 ? perLine.slice(0, -1) : perLine;
  const header = lines[0]!;
  const alike = lines.filter((count) => count === header).length / lines.length;
  return header * alike;
}

async function parseSlices(text: string, delimiter: string): Promise<string[][]> {
  const rows: string[][] = [];
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_COLUMNS * MAX_CELL_LENGTH,
  });
  let failure: Error | null = null;
  parser.on('error', (error: Error) => {
    failure = error;
  });
  let lines = 0;
  const collect = () => {
    for (let row = parser.read(); row !== null; row = parser.read()) {
      const cells = row as string[];
      lines += 1;
      if (cells.length > MAX_CELLS) throw tooManyColumns();
      if (cells.some((cell) => cell.length > MAX_CELL_LENGTH)) {
        throw fileFault('CELL_TOO_LONG', { rows: [rows.length] });
      }
      if (cells.some((cell) => cell.trim() !== '')) rows.push(cells.map(removeGuard));
    }
    if (rows.length > MAX_ROWS + 1 || lines > MAX_LINES) throw fileFault('TOO_MANY_ROWS', { most: MAX_ROWS });
  };
  let delimitersInLine = 0;
  try {
    for (let at = 0, end = 0; at < text.length && failure === null; at = end) {
      end = sliceEnd(text, at);
      const slice = text.slice(at, end);
      const linesBefore = lines;
      parser.write(slice);
      collect();
      delimitersInLine = lines > linesBefore ? 0 : delimitersInLine + slice.split(delimiter).length;
      if (delimitersInLine > MAX_DELIMITERS_IN_LINE) throw tooManyColumns();
      await nextTurn();
    }
    if (failure === null) await endOf(parser, collect);
  } finally {
    parser.destroy();
  }
  if (failure !== null) throw explain(failure, rows.length);
  return rows;
}

/** Keeps the two halves of a character such as an emoji together. */
function sliceEnd(text: string, at: number): number {
  const end = at + SLICE_LENGTH;
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return isHalf ? end + 1 : end;
}

function tooManyColumns() {
  return fileFault('TOO_MANY_COLUMNS', { most: MAX_COLUMNS });
}

function endOf(parser: Parser, collect: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const take = () => {
      try {
        collect();
      } catch (error) {
        reject(error);
      }
    };
    parser.on('readable', take);
    parser.once('end', resolve);
    parser.once('error', () => resolve());
    parser.end();
    take();
  });
}

function explain(failure: Error, row: number): Error {
  if (!(failure instanceof CsvError)) return failure;
  if (failure.code === 'CSV_MAX_RECORD_SIZE') return fileFault('CELL_TOO_LONG', { rows: [row] });
  return fileFault('OPEN_QUOTE', { rows: [row] });
}
