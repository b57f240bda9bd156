// Counts with the right form of the noun.

/** `plural(2, { one: 'order', other: 'orders' })` gives "2 orders". */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (count: number, forms: { one: string; other: string }): string =>
    `${number.format(count)} ${rules.select(count) === 'one' ? forms.one : forms.other}`;
}
