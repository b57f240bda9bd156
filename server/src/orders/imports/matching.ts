// The meaning of the columns and texts of a file, stored for the account's next files.
import { createHash } from 'node:crypto';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Db } from '../../platform/db.ts';
import { canBeJoined, type FieldName } from './fields.ts';
import { guessColumns } from './guess-columns.ts';
import type { FieldTexts, Import, ImportColumn } from './import.ts';
import type { CsvFile } from './read-csv.ts';
import { hasValues, isReadableValue, type ValueChoices, valueKey } from './read-value.ts';
import { findMatching, rememberMatching, updateMatching } from './store.ts';
import { findValueChoices, keepValues, rememberValues, type StoredChoice } from './value-store.ts';

/** The matching that was used for the same header before, otherwise a guess. */
export async function findMatchingFor(
  db: Db,
  accountId: string,
  { header, rows }: CsvFile,
): Promise<Pick<Import, 'columns' | 'constants' | 'valueChoices' | 'remembered'>> {
  const guessed = guessColumns(header, rows);
  const valueChoices = await findValueChoices(db, accountId);
  const before = await findMatching(db, accountId, headerKey(guessed));
  if (before) {
    const columns = guessed.map((column, index) => ({
      ...column,
      field: before.fields[index] ?? null,
      guessed: false,
      otherDates: before.otherDates.includes(index),
    }));
    return { columns, constants: before.constants, valueChoices, remembered: true };
  }
  const hasTransportType = guessed.some(({ field }) => field === 'transportType');
  const constants: FieldTexts = hasTransportType ? {} : { transportType: 'DRIVEN' };
  return { columns: guessed, constants, valueChoices, remembered: false };
}

function headerKey(columns: readonly ImportColumn[]): string {
  return createHash('sha256')
    .update(JSON.stringify(columns.map(({ name }) => name)))
    .digest('base64url');
}

export interface NewMatching {
  /** One entry per column; if absent, the columns stay unchanged. */
  fields?: readonly (FieldName | null)[] | undefined;
  constants?: FieldTexts | undefined;
  /** In addition to earlier choices; null takes one back. */
  values?: readonly StoredChoice[] | undefined;
  /** The columns whose dates are no dates of an order. */
  otherDates?: readonly number[] | undefined;
}

export async function applyMatching(
  tx: Db,
  imported: Import,
  { fields, constants, values = [], otherDates = [] }: NewMatching,
  now: Date,
): Promise<void> {
  refuseWrongValues(values);
  if (fields) refuseWrongFields(imported, fields);
  const chosen = values.map((choice) => ({ ...choice, text: valueKey(choice.text) }));
  const matching = {
    columns: imported.columns.map((column, index) => ({
      ...(fields ? matchedAs(column, fields[index] ?? null) : column),
      otherDates: column.otherDates || otherDates.includes(index),
    })),
    constants: constants ?? imported.constants,
    valueChoices: withChoices(imported.valueChoices, chosen),
  };
  await updateMatching(tx, imported.id, matching);
  await rememberValues(tx, imported.accountId, chosen, now);
  await rememberImport(tx, { ...imported, ...matching }, now);
}

/** A guess stays a guess until a person chooses. */
function matchedAs(column: ImportColumn, field: FieldName | null): ImportColumn {
  return { ...column, field, guessed: column.guessed && field === column.field };
}

/** For the next file with this header, and the next file with these texts. */
export async function rememberImport(
  tx: Db,
  { accountId, columns, constants }: Import,
  now: Date,
): Promise<void> {
  const matching = {
    fields: columns.map(({ field }) => field),
    constants,
    otherDates: columns.flatMap(({ otherDates }, index) => (otherDates ? [index] : [])),
  };
  await rememberMatching(tx, accountId, headerKey(columns), matching, now);
  await keepValues(tx, accountId, now);
}

function withChoices(former: ValueChoices, chosen: readonly StoredChoice[]): ValueChoices {
  const choices: ValueChoices = structuredClone(former);
  for (const { field, text, value } of chosen) {
    const { [text]: _, ...others } = choices[field] ?? {};
    choices[field] = value === null ? others : { ...others, [text]: value };
  }
  return choices;
}

/** A value must be one that a cell may have, or empty. */
function refuseWrongValues(values: readonly StoredChoice[]): void {
  for (const [index, { field, value }] of values.entries()) {
    if (!hasValues(field)) {
      throw invalidFields([
        {
          field: `values[${index}].field`,
          code: 'invalid_value',
          message: 'This field has no list of values.',
        },
      ]);
    }
    if (value !== null && value !== '' && !isReadableValue(field, value)) {
      throw invalidFields([
        {
          field: `values[${index}].value`,
          code: 'invalid_value',
          message: 'The field cannot have this value.',
        },
      ]);
    }
  }
}

function refuseWrongFields({ columns }: Import, fields: readonly (FieldName | null)[]): void {
  const refuse = (field: string, message: string) => {
    throw invalidFields([{ field, code: 'invalid_value', message }]);
  };
  if (fields.length !== columns.length) {
    refuse('columns', `Send one entry for each of the ${columns.length} columns.`);
  }
  for (const [index, field] of fields.entries()) {
    if (field !== null && fields.indexOf(field) < index && !canBeJoined(field)) {
      refuse(`columns[${index}]`, 'Another column is this field already, and only texts can be joined.');
    }
  }
}
