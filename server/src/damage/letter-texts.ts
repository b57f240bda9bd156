// The texts of letters about a case, with placeholders that are filled in before a person edits the letter. Pure.
import { LETTER_PLACEHOLDERS, type LetterPlaceholder } from '../../../shared/damage/letter-placeholders.ts';
import type { RecipientType } from './damage-case.ts';

export const LETTER_KINDS = ['CUSTOMER_RECEIVED', 'CUSTOMER_DECIDED', 'INSURER_REPORT'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export const RECIPIENT_OF: Record<LetterKind, RecipientType> = {
  CUSTOMER_RECEIVED: 'CUSTOMER',
  CUSTOMER_DECIDED: 'CUSTOMER',
  INSURER_REPORT: 'INSURER',
};

export type LetterValues = Record<LetterPlaceholder, string>;

export interface LetterText {
  subject: string;
  text: string;
}

const ANY_PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** The placeholders of a text that do not exist. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = LETTER_PLACEHOLDERS;
  return [...new Set([...text.matchAll(ANY_PLACEHOLDER)].map(([, name]) => name!))].filter(
    (name) => !known.includes(name),
  );
}

/**
 * Fills in the values in one pass, so that a value that looks like a placeholder stays as it is. Values lose their braces and
 * control characters: a name must not become a placeholder of a text that is stored and filled in again.
 */
export function fillText(text: string, values: LetterValues): string {
  const known: readonly string[] = LETTER_PLACEHOLDERS;
  return text.replace(ANY_PLACEHOLDER, (whole, name: string) =>
    known.includes(name) ? clean(values[name as LetterPlaceholder]) : whole,
  );
}

function clean(value: string): string {
  return value
    .replace(/[{}]/g, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? '\n' : ' '))
    .trim();
}

export function fillLetter({ subject, text }: LetterText, values: LetterValues): LetterText {
  return { subject: fillText(subject, values).replace(/\s+/g, ' '), text: fillText(text, values) };
}
