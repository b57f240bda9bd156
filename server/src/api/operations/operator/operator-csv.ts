// The CSV files of the console, in the format that the operator chose.

import { type CsvColumnsTexts, csvColumnsTexts } from '../../../../../shared/texts/generated/csv-columns.ts';
import { type FieldsTexts, fieldsTexts } from '../../../../../shared/texts/generated/orders/fields.ts';
import { sendCsv } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { Operator } from '../../../operator/operator.ts';
import { type CsvCell, csvFile, germanCsv, INTERNATIONAL_CSV } from '../../../platform/csv.ts';

export interface CsvColumn<Row> {
  /** Fields of an order have their own names. */
  name: keyof CsvColumnsTexts | keyof FieldsTexts;
  cell: (row: Row) => CsvCell;
}

export function sendOperatorCsv<Row>(
  fileName: string,
  operator: Pick<Operator, 'csvFormat' | 'timeZone'>,
  columns: readonly CsvColumn<Row>[],
  pages: () => AsyncIterable<readonly Row[]>,
): Answer {
  return sendCsv(fileName, () => operatorCsv(operator, columns, pages()));
}

export function operatorCsv<Row>(
  { csvFormat, timeZone }: Pick<Operator, 'csvFormat' | 'timeZone'>,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
) {
  const isGerman = csvFormat === 'GERMAN';
  const language = isGerman ? 'de' : 'en';
  const texts = { ...fieldsTexts[language], ...csvColumnsTexts[language] };
  const header = columns.map(({ name }) => texts[name]);
  const form = isGerman ? germanCsv(timeZone) : INTERNATIONAL_CSV;
  return csvFile(header, cellsOf(columns, pages), form);
}

async function* cellsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<CsvCell[][]> {
  for await (const rows of pages) yield rows.map((row) => columns.map(({ cell }) => cell(row)));
}
