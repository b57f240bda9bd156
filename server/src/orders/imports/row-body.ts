// Turns a row into the body that creates an order: the text of each field, parsed by its kind.
import { fingerprint } from '../records/idempotency/fingerprint.ts';
import { type FieldName, kindOf } from './fields.ts';
import type { FieldTexts, Import, ImportRow } from './import.ts';
import { readTime, type TimeContext } from './read-time.ts';
import { readChoice, readCountry, readYesNo, valueKey } from './read-value.ts';

/** For dates without a time: pickup in the morning, delivery by the evening. */
const PICKUP_HOUR = 8;
const DELIVERY_HOUR = 18;

/**
 * A correction takes precedence over the cell, and the cell over the constant for all rows. A cell whose text
 * the account chose a value for has that value.
 */
export function textsOf(
  { columns, constants, valueChoices }: Pick<Import, 'columns' | 'constants' | 'valueChoices'>,
  { cells, corrected }: Pick<ImportRow, 'cells' | 'corrected'>,
): FieldTexts {
  const fromCells: FieldTexts = {};
  for (const [index, { field }] of columns.entries()) {
    const written = cells[index]?.trim();
    if (field === null || !written) continue;
    const cell = valueChoices[field]?.[valueKey(written)] ?? written;
    if (cell === '') continue;
    fromCells[field] = fromCells[field] === undefined ? cell : `${fromCells[field]} ${cell}`;
  }
  const texts = { ...constants, ...fromCells, ...corrected };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])),
  );
}

export function timeContext(
  { columns }: Pick<Import, 'columns'>,
  field: string,
  timeZone: string,
): TimeContext {
  const monthFirst = columns.some((column) => column.field === field && column.monthFirst);
  return { timeZone, monthFirst, hour: field === 'requestedDelivery' ? DELIVERY_HOUR : PICKUP_HOUR };
}

/** A text that cannot be parsed stays unchanged, so that the API's rules report what is wrong with it. */
export function toBody(
  imported: Pick<Import, 'columns'>,
  texts: FieldTexts,
  timeZone: string,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [field, text] of Object.entries(texts) as [FieldName, string][]) {
    put(
      body,
      field.split('.'),
      readText(field, text, () => timeContext(imported, field, timeZone)),
    );
  }
  return body;
}

function put(body: Record<string, unknown>, [name, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    body[name!] = value;
    return;
  }
  const inner = (body[name!] ?? {}) as Record<string, unknown>;
  body[name!] = inner;
  put(inner, rest, value);
}

function readText(field: FieldName, text: string, times: () => TimeContext): unknown {
  switch (kindOf(field)) {
    case 'vin':
      return text.replace(/[\s-]/g, '').toUpperCase();
    case 'country':
      return readCountry(text);
    case 'time': {
      const read = readTime(text, times());
      return 'at' in read ? read.at.toISOString() : text;
    }
    case 'year':
      return /^\d{1,9}$/.test(text) ? Number(text) : text;
    case 'yesNo':
      return readYesNo(text);
    case 'choice':
      return readChoice(field, text) ?? text;
    default:
      return text;
  }
}

/** The same for all rows with equal content, in any file and order of columns. */
export function contentKeyOf(body: Record<string, unknown>): string {
  return fingerprint('import', body).toString('base64url');
}
