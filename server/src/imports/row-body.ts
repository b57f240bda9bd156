// Turns a row into the body that creates an order: the text of each field, parsed by its kind.
import { countryOfName, countryOfSign } from '../geo/addresses/address-countries.ts';
import { fingerprint } from '../orders/create/idempotency/fingerprint.ts';
import { CHOICE_WORDS, CHOICES, type FieldName, kindOf, NO, wordKey, YES } from './fields.ts';
import type { FieldTexts, Import, ImportRow } from './import.ts';
import { readTime, type TimeContext } from './read-time.ts';

/** For dates without a time: pickup in the morning, delivery by the evening. */
const PICKUP_HOUR = 8;
const DELIVERY_HOUR = 18;

/** A correction takes precedence over the cell, and the cell over the constant for all rows. */
export function textsOf(
  { columns, constants }: Pick<Import, 'columns' | 'constants'>,
  { cells, corrected }: Pick<ImportRow, 'cells' | 'corrected'>,
): FieldTexts {
  const fromCells: FieldTexts = {};
  for (const [index, { field }] of columns.entries()) {
    const cell = cells[index]?.trim();
    if (field === null || !cell) continue;
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
      return choiceOf(field, text) ?? text;
    default:
      return text;
  }
}

/** Accepts names in several languages, vehicle country codes, and ISO codes; other texts stay unchanged. */
export function readCountry(text: string): string {
  return countryOfName(text) ?? countryOfSign(text) ?? text;
}

const yes = new Set(YES.split('|').map(wordKey));
const no = new Set([...NO.split('|').map(wordKey), '']);

function readYesNo(text: string): boolean | string {
  const key = wordKey(text);
  return yes.has(key) ? true : no.has(key) ? false : text;
}

const choices = new Map<string, Map<string, string>>();
for (const [field, values] of Object.entries(CHOICES)) {
  const words = Object.entries(CHOICE_WORDS[field as FieldName] ?? {}).flatMap(([value, spelled]) =>
    spelled.split('|').map((word): [string, string] => [wordKey(word), value]),
  );
  choices.set(
    field,
    new Map([...words, ...values.map((value): [string, string] => [wordKey(value), value])]),
  );
}

function choiceOf(field: FieldName, text: string): string | null {
  return choices.get(field)?.get(wordKey(text)) ?? null;
}

/** The same for all rows with equal content, in any file and order of columns. */
export function contentKeyOf(body: Record<string, unknown>): string {
  return fingerprint('import', body).toString('base64url');
}
