// Reads a bank's CSV: lines above the header and below the entries are left out.
import { readCsv } from '../../../orders/imports/read-csv.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { statementFault } from '../errors.ts';
import { type CsvColumns, headerKey, recogniseColumns } from './csv-columns.ts';
import {
  checkDay,
  collectEntries,
  ibanOrNull,
  identifyEntries,
  type ReadStatement,
  readCents,
  referenceOrNull,
  textOrNull,
} from './entry.ts';

/** What a person chose for the columns of this header before. */
export type FindColumns = (headerKey: string) => Promise<CsvColumns | null>;

/** Banks write the account and the period above the columns, and sums below the entries. */
const MAX_LINES_AROUND = 30;
const MAX_LINE_LENGTH = 20_000;
const SAMPLE_ROWS = 3;

export async function readCsvStatement(text: string, findColumns: FindColumns): Promise<ReadStatement> {
  const { header, rows } = await readTable(withoutFrame(text));
  const columns = (await findColumns(headerKey(header))) ?? recogniseColumns(header);
  if (columns === null) {
    throw statementFault('UNKNOWN_COLUMNS', { header, sample: rows.slice(0, SAMPLE_ROWS) });
  }
  const { raw, add } = collectEntries();
  for (const [index, row] of rows.entries()) await add(readRow(row, columns, index + 1));
  return { format: 'CSV', entries: await identifyEntries(raw) };
}

async function readTable(text: string) {
  try {
    return await readCsv(Buffer.from(text));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw statementFault('CSV_DAMAGED', { cause: error.message });
  }
}

/** A comma comes last, because German amounts and texts have it, too. */
const DELIMITERS = [';', '\t', '|', ','];

function cellReader(lines: readonly string[]) {
  const delimiter = DELIMITERS.find((one) => lines.some((line) => line.includes(one))) ?? ',';
  return (line: string) =>
    line
      .slice(0, MAX_LINE_LENGTH)
      .trim()
      .split(delimiter)
      .map((cell) => cell.replace(/^"|"$/g, ''));
}

/** The positions at which the first lines begin. The text may have millions of lines. */
function lineStarts(text: string): number[] {
  const starts = [0];
  while (starts.length < MAX_LINES_AROUND) {
    const next = text.indexOf('\n', starts.at(-1)!) + 1;
    if (next === 0) break;
    starts.push(next);
  }
  return starts;
}

/** From the line whose names are known, else from the first line with the most cells, to the last line of that width. */
function withoutFrame(text: string): string {
  const starts = lineStarts(text);
  const lines = starts.map((start, index) => text.slice(start, starts[index + 1] ?? start + MAX_LINE_LENGTH));
  const cellsIn = cellReader(lines);
  const known = lines.findIndex((line) => recogniseColumns(cellsIn(line)) !== null);
  const widths = lines.map((line) => cellsIn(line).length);
  const first = known === -1 ? widths.indexOf(Math.max(...widths)) : known;
  let table = text.slice(starts[first]).trimEnd();
  for (let count = 0; count < MAX_LINES_AROUND; count += 1) {
    const last = table.lastIndexOf('\n');
    if (last === -1 || cellsIn(table.slice(last + 1)).length >= widths[first]!) break;
    table = table.slice(0, last).trimEnd();
  }
  return table;
}

function readRow(row: readonly string[], columns: CsvColumns, entry: number) {
  const at = (field: keyof CsvColumns) => (columns[field] === undefined ? '' : (row[columns[field]] ?? ''));
  const currency = at('currency').trim().toUpperCase();
  return {
    bookedOn: checkDay(readDay(at('bookedOn')), entry),
    amountCents: readAmount(at, entry),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'EUR',
    bankAccount: textOrNull(at('bankAccount')) ?? '',
    payerName: textOrNull(at('payerName')),
    payerIban: ibanOrNull(at('payerIban')),
    remittance: textOrNull(at('remittance')) ?? '',
    endToEndId: referenceOrNull(at('endToEndId')),
    bankReference: null,
  };
}

/** Of the column of amounts with its sign, or of one column for money in and one for money out. */
function readAmount(at: (field: keyof CsvColumns) => string, entry: number): number {
  const amount = at('amount').trim();
  if (amount === '') {
    const credit = at('credit').trim();
    const debit = at('debit').trim();
    if (credit === '' && debit === '') throw statementFault('INVALID_ENTRY', { entry });
    return credit === '' ? -Math.abs(signedCents(debit, entry)) : Math.abs(signedCents(credit, entry));
  }
  const cents = signedCents(amount, entry);
  return /^(?:s|soll|d|debit|-)$/i.test(at('direction').trim()) ? -Math.abs(cents) : cents;
}

/** `1.234,56`, `1,234.56`, `-12,30`, `12,30-` and `€ 5`. */
function signedCents(text: string, entry: number): number {
  const plain = text.replace(/[€\s\u00a0'+]|EUR/g, '').replace('−', '-');
  const isNegative = plain.includes('-');
  const digits = plain.replace(/-/g, '');
  const decimal = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  // Three digits after a single separator are thousands.
  const isWhole = decimal === -1 || /^\d{1,3}(?:\.\d{3})+$/.test(digits);
  const units = (isWhole ? digits : digits.slice(0, decimal)).replace(/[.,]/g, '');
  const cents = readCents(isWhole ? units : `${units}.${digits.slice(decimal + 1)}`, entry);
  return isNegative ? -cents : cents;
}

/** `17.11.2026`, `17.11.26`, `17/11/2026` and `2026-11-17`, each with or without a time. */
function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})\b/.exec(text.trim()) ?? [];
  if (day === undefined) return text.trim().slice(0, 10);
  return `${year!.padStart(4, '20')}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
