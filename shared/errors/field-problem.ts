// One wrong field of a call, and the sentence about it for people on the pages, in their language.
import { fieldWordsDe } from './field-words-de.ts';
import { fieldWordsEn } from './field-words-en.ts';

/** More exact than the code of API v1; the pages have words for each. */
export type FieldReason = keyof typeof fieldWordsEn.reasons;

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

export interface FieldWords {
  /** By the last name of the path, where the kind of value says more than the reason. */
  formats: Record<string, string>;
  reasons: Record<FieldReason, (params: FieldParams) => string>;
  /** For a problem without a known reason. */
  codes: Record<string, string>;
  other: string;
  required(label: string): string;
}

const WORDS: Record<'de' | 'en', FieldWords> = { de: fieldWordsDe, en: fieldWordsEn };

/** "vin" of "vehicle.vin", "allowedAddresses" of "allowedAddresses[1]". */
function lastName(field: string): string {
  return field.replace(/\[\d+\]/g, '').split('.').at(-1)!;
}

/** `label` is the name of the field on the page. */
export function describeField(language: 'de' | 'en', problem: DescribedField, label?: string): string {
  const { field, code, message, reason = '', params = {} } = problem;
  const words = WORDS[language];
  if (reason === 'required' && label !== undefined) return words.required(label);
  const byFormat = reason === '' || reason === 'format' ? words.formats[lastName(field)] : undefined;
  if (byFormat !== undefined) return byFormat;
  if (reason in words.reasons) return words.reasons[reason as FieldReason](params);
  // The message is English, so that no other reader may get it.
  if (language === 'en' && message) return message;
  return words.codes[code] ?? words.other;
}
