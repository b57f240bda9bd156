import { z } from 'zod';
import { ENCODINGS } from '../../../../../shared/text/decode-text.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { findOperator } from '../../../operator/operator.ts';
import { FIELD_NAMES, type FieldName } from '../../../orders/imports/fields.ts';
import {
  type FieldTexts,
  IMPORT_STATES,
  type Import,
  type ImportColumn,
  type ImportRow,
  PROBLEM_REASONS,
  ROW_RESULTS,
  type RowResult,
} from '../../../orders/imports/import.ts';
import { DELIMITERS } from '../../../orders/imports/read-csv.ts';
import { readTime } from '../../../orders/imports/read-time.ts';
import { hasValues, isReadableValue, valueKey } from '../../../orders/imports/read-value.ts';
import { textsOf, timeContext } from '../../../orders/imports/row-body.ts';
import { countSuggestions } from '../../../orders/imports/row-store.ts';
import { countPriceChanges, countResults, type ResultCount } from '../../../orders/imports/store.ts';
import { listWrittenValues, type WrittenValue } from '../../../orders/imports/value-store.ts';
import type { Core } from '../../../orders/records/core.ts';
import { namesOfUsers } from '../../../people/user-store.ts';
import { timestamp } from '../../../platform/schemas.ts';

const DATE_FIELDS = ['requestedPickup', 'requestedDelivery'] as const;
/** More are answered step by step. */
const MAX_VALUES = 50;

export const fieldName = z.enum(FIELD_NAMES).meta({ id: 'ImportField' });
const fieldTexts = z.partialRecord(fieldName, z.string());
const rowResult = z.enum(ROW_RESULTS);

const counts = z
  .object(Object.fromEntries(ROW_RESULTS.map((result) => [result, z.int()])) as Record<RowResult, z.ZodInt>)
  .describe('Rows by result');

const summaryShape = {
  id: z.uuid(),
  fileName: z.string().nullable().describe('Null for pasted text'),
  state: z.enum(IMPORT_STATES),
  rows: z.int(),
  counts,
  net: z
    .array(
      z.object({
        currency: z.string(),
        ready: z.number().describe('Of the rows that are still to be created'),
        created: z.number().describe('Of the rows that were created'),
      }),
    )
    .describe('One sum for each currency; more than one only if the agreement’s currency changed'),
  haltedBy: z.string().nullable().describe('The code of the error that stops the creation of all rows'),
  createdBy: z.string().nullable().describe('The name of the person who uploaded the file'),
  createdAt: timestamp,
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
};

export const importSummary = z.object(summaryShape).meta({ id: 'ImportSummary' });

export const importRecord = z
  .object({
    ...summaryShape,
    delimiter: z.enum(DELIMITERS),
    encoding: z.enum(ENCODINGS),
    columns: z.array(
      z.object({
        name: z.string(),
        field: fieldName.nullable().describe('Null when the column is not imported'),
        guessed: z.boolean().describe('The field was guessed, because the name of the column is not exact'),
        maybe: z
          .enum(DATE_FIELDS)
          .nullable()
          .describe('The column is not imported but holds dates: ask whether it is this field'),
      }),
    ),
    values: z
      .array(
        z.object({
          field: fieldName,
          text: z.string().describe('As the cells have it'),
          rows: z.int(),
          value: z.string().nullable().describe('The chosen value, "" for none; null until one is chosen'),
        }),
      )
      .describe(
        'Texts of the file that are no value of their field, each once, with the choice for all rows',
      ),
    constants: fieldTexts.describe('For all rows whose cell is empty'),
    remembered: z.boolean().describe('The matching was taken from an earlier file with the same header'),
    suggestions: z.int().describe('Cells that can be corrected together'),
    checkedAt: timestamp.nullable(),
    agreementVersion: z.int().nullable().describe('The version by which the rows were priced'),
    priceChanges: z
      .array(
        z.object({
          currency: z.string(),
          rows: z.int(),
          formerNet: z.number(),
          net: z.number(),
        }),
      )
      .describe(
        'Rows whose price, or need for a quote, changed with the agreement and is not confirmed yet; one entry for each currency',
      ),
    distanceLimitKm: z.number().nullable().describe('Above this distance the agreement requires a quote'),
  })
  .meta({ id: 'Import' });

export const rowRecord = z
  .object({
    row: z.int(),
    result: rowResult,
    values: fieldTexts.describe('The texts of its fields, corrected ones included'),
    requestedPickup: timestamp.nullable().describe('As parsed from the cell'),
    problems: z.array(
      z.object({
        field: z.string(),
        code: z.string().describe('The error code of the order API'),
        message: z.string(),
        reason: z.enum(PROBLEM_REASONS),
        about: z.record(z.string(), z.union([z.string(), z.number()])),
        suggestion: z.string().nullable(),
        sure: z.boolean(),
      }),
    ),
    net: z.number().nullable(),
    currency: z.string().nullable(),
    priceChanged: z.boolean().describe('The agreement changed and so did the price of this row'),
    formerNet: z
      .number()
      .nullable()
      .describe('The price before the agreement changed, until it is confirmed; null if there was none'),
    formerCurrency: z.string().nullable(),
    quoteReason: z.string().nullable(),
    distanceKm: z.number().nullable(),
    duplicateOf: z.int().nullable().describe('The earlier row with the same content'),
    order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'ImportRow' });

function summaryOf(imported: Import, found: readonly ResultCount[], names: Map<string, string>) {
  const { id, fileName, state, rowCount, haltedBy, createdAt, startedAt, finishedAt } = imported;
  const own = found.filter(({ importId }) => importId === id);
  const countOf = (counted: RowResult) =>
    own.reduce((sum, { result, count }) => sum + (result === counted ? count : 0), 0);
  const netOf = (counted: RowResult, of: string) => {
    const found = own.find(({ result, currency }) => result === counted && currency === of);
    return centsToAmount(found?.netCents ?? 0);
  };
  const currencies = own
    .filter(({ result }) => result === 'READY' || result === 'CREATED')
    .flatMap(({ currency }) => currency ?? []);
  return {
    id,
    fileName,
    state,
    rows: rowCount,
    counts: Object.fromEntries(ROW_RESULTS.map((result) => [result, countOf(result)])),
    net: [...new Set(currencies)].map((currency) => ({
      currency,
      ready: netOf('READY', currency),
      created: netOf('CREATED', currency),
    })),
    haltedBy,
    createdBy: names.get(personOf(imported)) ?? null,
    createdAt,
    startedAt,
    finishedAt,
  };
}

function personOf({ createdBy }: Import): string {
  return createdBy.replace(/^user:/, '');
}

/** Reads a page of imports with the counts of their rows, in two queries. */
export async function toSummaries({ sql }: Core, accountId: string, imports: readonly Import[]) {
  const ids = imports.map(({ id }) => id);
  const people = [...new Set(imports.map(personOf))];
  const [found, names] = await Promise.all([
    countResults(sql, accountId, ids),
    namesOfUsers(sql, accountId, people),
  ]);
  return imports.map((imported) => summaryOf(imported, found, names));
}

export async function toImportRecord(core: Core, imported: Import) {
  const [[summary], suggestions, changes, { terms }, written] = await Promise.all([
    toSummaries(core, imported.accountId, [imported]),
    countSuggestions(core.sql, imported.id),
    countPriceChanges(core.sql, imported.id),
    core.agreements.current(imported.accountId),
    listWrittenValues(core.sql, imported, hasValues),
  ]);
  const { delimiter, encoding, columns, constants, remembered, checkedAt, agreementVersion } = imported;
  return {
    ...summary!,
    delimiter,
    encoding,
    columns: columns.map((column) => ({
      name: column.name,
      field: column.field,
      guessed: column.guessed,
      maybe: maybeField(columns, column),
    })),
    values: valuesOf(imported, written),
    constants,
    remembered,
    suggestions,
    checkedAt,
    agreementVersion,
    priceChanges: changes.map(({ currency, rows, formerNetCents, netCents }) => ({
      currency,
      rows,
      formerNet: centsToAmount(formerNetCents),
      net: centsToAmount(netCents),
    })),
    distanceLimitKm: terms.quoteRequired.distanceAboveKm,
  };
}

/** Dates without a name belong to the pickup, or to the delivery if the date of the pickup is known. */
function maybeField(columns: readonly ImportColumn[], { field, holdsDates, otherDates }: ImportColumn) {
  if (field !== null || !holdsDates || otherDates) return null;
  const isFree = (name: FieldName) => !columns.some((column) => column.field === name);
  return DATE_FIELDS.find(isFree) ?? null;
}

function valuesOf({ valueChoices }: Import, written: readonly WrittenValue[]) {
  return written
    .map(({ field, text, rows }) => ({
      field,
      text,
      rows,
      value: valueChoices[field]?.[valueKey(text)] ?? null,
    }))
    .filter(({ field, text, value }) => value !== null || !isReadableValue(field, text))
    .slice(0, MAX_VALUES);
}

export async function toRowRecords(core: Core, imported: Import, rows: readonly ImportRow[]) {
  const { timeZone } = await findOperator(core.sql);
  return rows.map((row) => toRowRecord(imported, row, timeZone));
}

function toRowRecord(imported: Import, row: ImportRow, timeZone: string) {
  const values = textsOf(imported, row);
  const { rowNumber, result, problems, netCents, currency, quoteReason, distanceKm, duplicateOf, error } =
    row;
  return {
    row: rowNumber,
    result,
    values,
    requestedPickup: pickupOf(imported, values, timeZone),
    problems,
    net: netCents === null ? null : centsToAmount(netCents),
    currency,
    priceChanged: row.priceChanged,
    formerNet: row.formerNetCents === null ? null : centsToAmount(row.formerNetCents),
    formerCurrency: row.formerCurrency,
    quoteReason,
    distanceKm,
    duplicateOf,
    order: row.orderId && row.orderNumber ? { id: row.orderId, number: row.orderNumber } : null,
    error,
  };
}

function pickupOf(imported: Import, { requestedPickup }: FieldTexts, timeZone: string): Date | null {
  if (requestedPickup === undefined) return null;
  const read = readTime(requestedPickup, timeContext(imported, 'requestedPickup', timeZone));
  return 'at' in read ? read.at : null;
}
