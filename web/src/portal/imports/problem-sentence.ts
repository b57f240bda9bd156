// The sentence for a problem of a cell; it names the field, because a cell of the table shows several.
import { describeField } from '../../../../shared/errors/field-problem.ts';
import { describeError, hasErrorSentence } from '../../../../shared/errors/page-error-sentence.ts';
import type { Problem } from './import-types.ts';
import type { ValueWords } from './values-en.ts';

export function sentenceOf(
  language: 'de' | 'en',
  problem: Omit<Problem, 'suggestion' | 'sure'>,
  fields: Record<string, string>,
  words: ValueWords,
): string {
  const { field, code, reason, about, message } = problem;
  const part = field.replace(/^(pickup|delivery)\./, '');
  const name = words.shortFields[part] ?? fields[field];
  const sentence = words.problems[reason](about, name ?? field);
  if (sentence !== null) return sentence;
  const { because, ...params } = about;
  // A rule has an error's code, a field that the creation refused has a reason of its own.
  const explained = hasErrorSentence(code)
    ? describeError(language, { code, message })
    : describeField(language, {
        field,
        code,
        message,
        params,
        ...(because !== undefined && { reason: String(because) }),
      });
  return name === undefined ? explained : `${name}: ${explained}`;
}
