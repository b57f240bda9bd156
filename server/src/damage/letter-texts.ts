// The texts of letters about a case, with placeholders that are filled in before a person edits the letter. Pure.
import { LETTER_PLACEHOLDERS, type LetterPlaceholder } from '../../../shared/damage/letter-placeholders.ts';
import type { Language } from '../platform/language.ts';
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

export const DEFAULT_TEXTS: Record<LetterKind, Record<Language, LetterText>> = {
  CUSTOMER_RECEIVED: {
    de: {
      subject: 'Schadenfall {case} zu Auftrag {order}',
      text: 'wir haben Ihre Meldung zum Fahrzeug {vehicle} ({plate}) erhalten und führen sie unter der Nummer {case}.\n\nGemeldet sind: {damages}\n\nWir vergleichen die Fotos von Abholung und Übergabe und melden uns, sobald wir entschieden haben. Bitte lassen Sie den Schaden bis dahin nicht reparieren.',
    },
    en: {
      subject: 'Damage case {case} about order {order}',
      text: 'We have received your report about the vehicle {vehicle} ({plate}) and handle it under the number {case}.\n\nReported: {damages}\n\nWe compare the photos of pickup and handover and write to you as soon as we have decided. Please do not have the damage repaired before.',
    },
  },
  CUSTOMER_DECIDED: {
    de: {
      subject: 'Unsere Entscheidung zum Schadenfall {case}',
      text: 'wir haben den Schaden am Fahrzeug {vehicle} ({plate}) aus dem Auftrag {order} geprüft.\n\nGemeldet waren: {damages}\n\nErgebnis: {liability}. {reason}',
    },
    en: {
      subject: 'Our decision on damage case {case}',
      text: 'We have examined the damage of the vehicle {vehicle} ({plate}) of order {order}.\n\nReported: {damages}\n\nResult: {liability}. {reason}',
    },
  },
  INSURER_REPORT: {
    de: {
      subject: 'Schadenmeldung {case}, Ihre Nummer {insurerNumber}',
      text: 'wir melden einen Schaden aus einer Fahrzeugüberführung von {from} nach {to}, übergeben am {delivered}.\n\nFahrzeug: {vehicle}, Kennzeichen {plate}, FIN {vin}\nSchäden: {damages}\nGeschätzter Schaden: {estimate}\n\nDie Protokolle und Fotos von Abholung und Übergabe reichen wir auf Wunsch nach. Bitte nennen Sie in Ihrer Antwort unsere Nummer {case}.',
    },
    en: {
      subject: 'Report of damage {case}, your number {insurerNumber}',
      text: 'We report a damage from a vehicle transfer from {from} to {to}, handed over on {delivered}.\n\nVehicle: {vehicle}, plate {plate}, VIN {vin}\nDamages: {damages}\nEstimate: {estimate}\n\nProtocols and photos of pickup and handover follow on request. Please quote our number {case} in your answer.',
    },
  },
};

/** How a decision is worded towards the customer. */
export const LIABILITY_WORDS: Record<Language, Record<string, string>> = {
  de: {
    OPEN: 'noch nicht entschieden',
    OPERATOR: 'Der Schaden ist während der Überführung entstanden, wir kommen dafür auf',
    DRIVER: 'Der Schaden ist während der Überführung entstanden, wir kommen dafür auf',
    CUSTOMER: 'Der Schaden ist nicht während der Überführung entstanden',
    THIRD_PARTY: 'Ein Dritter hat den Schaden verursacht',
    NOT_OURS: 'Der Schaden ist nicht während der Überführung entstanden',
  },
  en: {
    OPEN: 'not decided yet',
    OPERATOR: 'The damage happened during the transfer and we pay for it',
    DRIVER: 'The damage happened during the transfer and we pay for it',
    CUSTOMER: 'The damage did not happen during the transfer',
    THIRD_PARTY: 'A third party caused the damage',
    NOT_OURS: 'The damage did not happen during the transfer',
  },
};
