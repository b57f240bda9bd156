// Reads cells that hold one of a few values: choices, countries, and yes or no.
import { countryOfName, countryOfSign } from '../../geo/addresses/address-countries.ts';
import { countryCode } from '../../platform/countries.ts';
import { CHOICE_WORDS, CHOICES, type FieldName, kindOf, NO, wordKey, YES } from './fields.ts';

/** The values that an account chose for texts of its files, by field and `valueKey`; '' means none. */
export type ValueChoices = Partial<Record<FieldName, Record<string, string>>>;

/** Spelling in capitals and spaces do not matter. */
export function valueKey(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

export function hasValues(field: FieldName): boolean {
  const kind = kindOf(field);
  return kind === 'choice' || kind === 'country' || kind === 'yesNo';
}

export function isReadableValue(field: FieldName, text: string): boolean {
  switch (kindOf(field)) {
    case 'country':
      return countryCode.safeParse(readCountry(text)).success;
    case 'yesNo':
      return typeof readYesNo(text) === 'boolean';
    default:
      return readChoice(field, text) !== null;
  }
}

/** Accepts names in several languages, vehicle country codes, and ISO codes; other texts stay unchanged. */
export function readCountry(text: string): string {
  return countryOfName(text) ?? countryOfSign(text) ?? text;
}

const yes = new Set(YES.split('|').map(wordKey));
const no = new Set([...NO.split('|').map(wordKey), '']);

export function readYesNo(text: string): boolean | string {
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

export function readChoice(field: FieldName, text: string): string | null {
  return choices.get(field)?.get(wordKey(text)) ?? null;
}
