// Counts with the right form of the noun or verb, by the plural rules of the language.
import { MAX_COUNTED } from '../lists/count-limit.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rulesOf = new Map<string, Intl.PluralRules>();
const formatOf = new Map<string, Intl.NumberFormat>();

/** `pluralForm('en', 2, { one: 'is', other: 'are' })` gives "are", without the count. */
export function pluralForm(language: string, count: number, forms: Forms): string {
  let rules = rulesOf.get(language);
  if (rules === undefined) {
    rules = new Intl.PluralRules(language);
    rulesOf.set(language, rules);
  }
  return forms[rules.select(count)] ?? forms.other;
}

/** `formatNumber('de', 1234.5)` gives "1.234,5". */
export function formatNumber(language: string, value: number): string {
  let format = formatOf.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language);
    formatOf.set(language, format);
  }
  return format.format(value);
}

/** Of a list that counts up to a limit: "84", "1,000+". */
export function formatCount(language: string, count: number): string {
  return count > MAX_COUNTED ? `${formatNumber(language, MAX_COUNTED)}+` : formatNumber(language, count);
}
