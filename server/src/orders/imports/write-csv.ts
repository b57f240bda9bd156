// Writes rows of an import as CSV: their results, or the rows themselves to correct them elsewhere.
import { type CsvCell, csvFile, INTERNATIONAL_CSV } from '../../platform/csv.ts';
import type { Db } from '../../platform/db.ts';
import type { Language } from '../../platform/language.ts';
import type { Import, ImportRow, RowResult } from './import.ts';
import { allRows, nextRows } from './row-store.ts';

const ROWS_PER_SLICE = 500;

const HEADERS: Record<Language, string[]> = {
  en: ['Row', 'Your number', 'Result', 'Order number', 'Net price', 'Currency', 'Error'],
  de: ['Zeile', 'Ihre Nummer', 'Ergebnis', 'Auftragsnummer', 'Preis netto', 'Währung', 'Fehler'],
};

const RESULTS: Record<Language, Record<RowResult, string>> = {
  en: {
    UNCHECKED: 'Not checked',
    TO_CORRECT: 'To correct',
    READY: 'Not created',
    REQUEST: 'Not created',
    EXISTS: 'Exists already',
    DUPLICATE: 'Twice in the file',
    CREATED: 'Created',
    REQUESTED: 'Requested',
    FAILED: 'Failed',
  },
  de: {
    UNCHECKED: 'Nicht geprüft',
    TO_CORRECT: 'Zu korrigieren',
    READY: 'Nicht angelegt',
    REQUEST: 'Nicht angelegt',
    EXISTS: 'Schon vorhanden',
    DUPLICATE: 'Doppelt in der Datei',
    CREATED: 'Angelegt',
    REQUESTED: 'Angebot ausstehend',
    FAILED: 'Fehlgeschlagen',
  },
};

/** In file order. */
export function resultCsv(db: Db, imported: Import, language: Language): AsyncIterable<string> {
  const lines = slices(
    (after) => allRows(db, imported.id, ROWS_PER_SLICE, after),
    (row) => resultCells(row, language),
  );
  return csvFile(HEADERS[language], lines, {
    delimiter: imported.delimiter,
    decimal: language === 'de' ? ',' : '.',
    timeZone: null,
  });
}

function resultCells(row: ImportRow, language: Language): CsvCell[] {
  return [
    row.rowNumber,
    row.externalOrderId,
    RESULTS[language][row.result],
    row.orderNumber,
    row.netCents === null ? null : { cents: row.netCents },
    row.currency,
    errorOf(row, language),
  ];
}

function errorOf({ result, problems, error, duplicateOf }: ImportRow, language: Language): string {
  if (result === 'DUPLICATE') return language === 'de' ? `Wie Zeile ${duplicateOf}` : `As row ${duplicateOf}`;
  if (error) return error;
  return problems.map(({ field, message }) => `${field}: ${message}`).join(' ');
}

/** The original rows with their corrections, so that they can be imported again. */
export function rowsCsv(db: Db, imported: Import, results: readonly RowResult[]): AsyncIterable<string> {
  const names = imported.columns.map(({ name }) => name);
  const lines = slices(
    (after) => nextRows(db, imported.id, results, ROWS_PER_SLICE, after),
    (row) => correctedCells(imported, row),
  );
  return csvFile(names, lines, { ...INTERNATIONAL_CSV, delimiter: imported.delimiter });
}

/** A correction is written to the first column of its field; the other joined columns are empty. */
function correctedCells({ columns }: Import, { cells, corrected }: ImportRow): string[] {
  return columns.map(({ field }, index) => {
    const text = field === null ? undefined : corrected[field];
    if (text === undefined) return cells[index] ?? '';
    return columns.findIndex((column) => column.field === field) === index ? text : '';
  });
}

async function* slices(
  read: (after: number) => Promise<ImportRow[]>,
  cellsOf: (row: ImportRow) => CsvCell[],
): AsyncIterable<CsvCell[][]> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    if (rows.length === 0) return;
    yield rows.map(cellsOf);
    after = rows.at(-1)!.rowNumber;
  }
}
