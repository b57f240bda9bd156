// One wrong field of a call, and the sentence about it for people on the pages, in their language.
import { fieldWordsDe } from './field-words-de.ts';
import { type FieldParams, type FieldReason, type FieldWords, fieldWordsEn } from './field-words-en.ts';

export interface DescribedField {
  /** The path in the call, such as `pickup.postalCode`. */
  field: string;
  code: string;
  /** English, for developers. */
  message: string;
  reason?: string;
  params?: FieldParams;
}

const WORDS: Record<'de' | 'en', FieldWords> = { de: fieldWordsDe, en: fieldWordsEn };

/** "vin" of "vehicle.vin", "allowedAddresses" of "allowedAddresses[1]". */
function lastName(field: string): string {
  return field
    .replace(/\[\d+\]/g, '')
    .split('.')
    .at(-1)!;
}

export function describeField(language: 'de' | 'en', problem: DescribedField): string {
  const { field, code, message, reason = '', params = {} } = problem;
  const words = WORDS[language];
  const byFormat = reason === '' || reason === 'format' ? words.formats[lastName(field)] : undefined;
  if (byFormat !== undefined) return byFormat;
  if (reason in words.reasons) return words.reasons[reason as FieldReason](params);
  // The message is English, so that no other reader may get it.
  if (language === 'en' && message) return message;
  return words.codes[code] ?? words.other;
}
