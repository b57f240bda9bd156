// The sentence for a problem of a cell; it names the field, because a cell of the table shows several.
import type { Problem } from './import-types.ts';
import type { ValueWords } from './values-en.ts';

export function sentenceOf(
  { field, reason, about, message }: Pick<Problem, 'field' | 'reason' | 'about' | 'message'>,
  fields: Record<string, string>,
  words: ValueWords,
): string {
  const part = field.replace(/^(pickup|delivery)\./, '');
  const name = words.shortFields[part] ?? fields[field];
  const sentence = words.problems[reason](about, name ?? field);
  if (sentence !== null) return sentence;
  return name === undefined ? message : `${name}: ${message}`;
}
