// The words of values, dates that nobody matched, and problems of cells in German.
import { pluralIn } from '../../../../shared/text/plural.ts';
import { de as order } from '../../orders/new/de.ts';
import type { ValueWords } from './values-en.ts';

const plural = pluralIn('de');
const rows = (count: number) => plural(count, { one: 'Zeile', other: 'Zeilen' });

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

const choices: Record<string, string> = {
  ...order.types,
  ...order.fuels,
  DRIVEN: 'Eigene Achse',
  TRAILER: 'Anhänger',
  TRUCK: 'Lkw',
  REGISTERED: 'Zugelassen',
  NOT_REGISTERED: 'Nicht zugelassen',
  DEREGISTERED: 'Abgemeldet',
  true: 'Ja',
  false: 'Nein',
};

export const valuesDe: ValueWords = {
  title: 'Werte',
  sentence:
    'Ihrer Datei, die wir nicht kennen. Ihre Wahl gilt für alle Zeilen und für Ihre nächsten Dateien.',
  means: (text, field) => `${field} ${text} bedeutet`,
  inRows: (count) => `in ${rows(count)}`,
  choose: (field) => `${field}?`,
  empty: 'Leer lassen',
  choices,
  question: {
    requestedPickup: (column) => `Ist „${column}“ der Abholtermin?`,
    requestedDelivery: (column) => `Ist „${column}“ der Liefertermin?`,
    detail: 'In der Spalte stehen Termine, und sie wird noch nicht importiert.',
    yes: { requestedPickup: 'Ja, die Abholung', requestedDelivery: 'Ja, die Anlieferung' },
    otherYes: { requestedPickup: 'Nein, die Anlieferung', requestedDelivery: 'Nein, die Abholung' },
    no: 'Weder noch',
  },
  shortFields: {
    pickup: 'Adresse der Abholung',
    delivery: 'Adresse der Anlieferung',
    company: 'Firma',
    street: 'Straße',
    postalCode: 'PLZ',
    city: 'Ort',
    country: 'Land',
    'contact.name': 'Kontakt',
    'contact.phone': 'Telefon',
  },
  problems: {
    REQUIRED: (_, name) => `${name} fehlt`,
    LETTER: ({ letter, at }) => `Buchstabe ${letter} an Stelle ${at}`,
    LENGTH: ({ has, needs }, name) =>
      needs === undefined ? `${name}: ${has} Zeichen, zu lang` : `${has} Zeichen, nötig sind ${needs}`,
    DIGITS: ({ has, needs }) => `${has} Ziffern, nötig sind ${needs}`,
    POSTAL_CODE: ({ example }) =>
      example ? `Keine Postleitzahl dieses Landes, etwa ${example}` : 'Keine Postleitzahl',
    DAY_OF_MONTH: ({ month, days }) => `Der ${months[Number(month) - 1]} hat ${days} Tage`,
    DATE_NUMBER: () => 'Eine Zahl, kein Datum',
    TIME_FORMAT: (_, name) => `${name} ist kein Datum, etwa 17.11.2026 08:00`,
    COUNTRY: (_, name) => `${name} unbekannt, etwa DE oder Deutschland`,
    CHOICE: (_, name) => `${name} ist unbekannt`,
    EMAIL: (_, name) => `${name} ist keine E-Mail-Adresse`,
    DATES: () => 'Anlieferung vor der Abholung, oder nicht zwischen 2000 und 2100',
    PAST_PICKUP: () => 'Liegt in der Vergangenheit',
    SAME_NUMBER: ({ row }) => `Dieselbe Nummer wie Zeile ${row}`,
    RULE: () => null,
    OTHER: () => null,
  },
};
