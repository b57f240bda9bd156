// One wrong field of a call, and the sentence about it for people on the pages, in their language.
import { fillText } from '../text/fill-text.ts';
import { findText } from '../text/find-text.ts';
import { type FieldProblemsTexts, fieldProblemsTexts } from '../texts/generated/errors/field-problems.ts';

/** More exact than the code of API v1; the pages have a text for each. */
export type FieldReason = keyof FieldProblemsTexts['reasons'];
export type FieldParams = Record<string, string | number>;

export interface DescribedField {
  /** The path in the call, such as `pickup.postalCode`. */
  field: string;
  code: string;
  /** English, for developers. */
  message: string;
  reason?: string;
  params?: FieldParams;
}

/** "vin" of "vehicle.vin", "allowedAddresses" of "allowedAddresses[1]". */
function lastName(field: string): string {
  return field
    .replace(/\[\d+\]/g, '')
    .split('.')
    .at(-1)!;
}

export function describeField(language: 'de' | 'en', problem: DescribedField): string {
  const { field, code, message, reason = '', params = {} } = problem;
  const texts = fieldProblemsTexts[language];
  const byFormat =
    reason === '' || reason === 'format' ? findText(texts.formats, lastName(field)) : undefined;
  if (byFormat !== undefined) return byFormat;
  if (reason in texts.reasons) {
    const text: string | ((params: never) => string) = texts.reasons[reason as FieldReason];
    return fillText(text, params as never);
  }
  // The message is English, so that no other reader may get it.
  if (language === 'en' && message) return message;
  return findText(texts.codes, code) ?? texts.other;
}
