// The sentence for a problem of a cell; it names the field, because a cell of the table shows several.
import { describeField } from '../../../../shared/errors/field-problem.ts';
import { describeError, hasErrorSentence } from '../../../../shared/errors/page-error-sentence.ts';
import { fillText } from '../../../../shared/text/fill-text.ts';
import { findText } from '../../../../shared/text/find-text.ts';
import type { Problem } from './import-types.ts';
import type { ValueTexts } from './value-texts.ts';

export function sentenceOf(
  language: 'de' | 'en',
  problem: Omit<Problem, 'suggestion' | 'sure'>,
  fields: Record<string, string>,
  texts: ValueTexts,
): string {
  const { field, code, reason, about, message } = problem;
  const part = field.replace(/^(pickup|delivery)\./, '');
  const name = findText(texts.shortFields, part) ?? fields[field];
  if (reason !== 'RULE' && reason !== 'OTHER') {
    const text: string | ((params: never) => string) = texts.problems[reason];
    return fillText(text, { ...about, name: name ?? field } as never);
  }
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
