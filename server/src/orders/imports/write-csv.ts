// Writes rows of an import as CSV: their results, or the rows themselves to correct them elsewhere.
import { decimalSign } from '../../../../shared/text/locale.ts';
import { csvColumnsTexts } from '../../../../shared/texts/generated/csv-columns.ts';

import { importsTexts } from '../../../../shared/texts/generated/portal/imports.ts';
import { type CsvCell, csvFile, INTERNATIONAL_CSV } from '../../platform/csv.ts';
import type { Db } from '../../platform/db.ts';
import type { Language } from '../../platform/language.ts';
import type { Import, ImportRow, RowResult } from './import.ts';
import { allRows, nextRows } from './row-store.ts';

const ROWS_PER_SLICE = 500;

const COLUMNS = ['row', 'yourNumber', 'result', 'orderNumber', 'netPrice', 'currency', 'error'] as const;

/** In file order. */
export function resultCsv(db: Db, imported: Import, language: Language): AsyncIterable<string> {
  const lines = slices(
    (after) => allRows(db, imported.id, ROWS_PER_SLICE, after),
    (row) => resultCells(row, language),
  );
  const texts = csvColumnsTexts[language];
  return csvFile(
    COLUMNS.map((name) => texts[name]),
    lines,
    {
      delimiter: imported.delimiter,
      decimal: decimalSign(language),
      timeZone: null,
    },
  );
}

function resultCells(row: ImportRow, language: Language): CsvCell[] {
  return [
    row.rowNumber,
    row.externalOrderId,
    formatResult(row.result, language),
    row.orderNumber,
    row.netCents === null ? null : { cents: row.netCents },
    row.currency,
    errorOf(row, language),
  ];
}

function formatResult(result: RowResult, language: Language): string {
  const { results, leftOut } = importsTexts[language];
  if (result === 'READY' || result === 'REQUEST') return leftOut.notCreated;
  return result === 'UNCHECKED' ? leftOut.notChecked : results[result];
}

function errorOf({ result, problems, error, duplicateOf }: ImportRow, language: Language): string {
  if (result === 'DUPLICATE') return importsTexts[language].table.asRow({ row: duplicateOf! });
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
