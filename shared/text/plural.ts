// Counts with the right form of the noun or verb, by the plural rules of the language.

export interface PluralForms {
  one: string;
  other: string;
}

/** `plural(2, { one: 'order', other: 'orders' })` gives "2 orders". */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const form = pluralFormIn(language);
  const number = new Intl.NumberFormat(language);
  return (count, forms) => `${number.format(count)} ${form(count, forms)}`;
}

/** `form(2, { one: 'is', other: 'are' })` gives "are", without the count. */
export function pluralFormIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}
