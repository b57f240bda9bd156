// Finds the texts of a mail in its language, and inserts values.
import type { Language } from '../../platform/language.ts';
import { CARRIER_WORDING } from './carrier-wording.ts';
import { DRIVER_NOTICE_WORDING } from './driver-notice-wording.ts';
import { INVOICE_WORDING } from './invoice-wording.ts';
import type { Line, Piece } from './letter-parts.ts';
import { NOTICE_WORDING } from './notice-wording.ts';
import { ORDER_CHANGE_WORDING } from './order-change-wording.ts';
import { PEOPLE_WORDING } from './people-wording.ts';
import { QUOTE_WORDING } from './quote-wording.ts';
import { REMINDER_WORDING } from './reminder-wording.ts';
import { TRANSFER_WORDING } from './transfer-wording.ts';

const SHARED_WORDING = {
  greeting: ['Guten Tag,', 'Hello,'],
  regards: ['Freundliche Grüße', 'Kind regards'],
  plainLink: ['Oder diese Adresse öffnen:', 'Or open this address:'],
  vehicle: ['Fahrzeug', 'Vehicle'],
  pickup: ['Abholung', 'Pickup'],
  delivery: ['Anlieferung', 'Delivery'],
  managedBy: ['Geschäftsführung: {name}', 'Management: {name}'],
  vatId: ['USt-IdNr. {id}', 'VAT ID {id}'],
  legalNotice: ['Impressum', 'Legal notice'],
  privacy: ['Datenschutz', 'Privacy'],
  terms: ['AGB', 'Terms'],

  callOrReply: [
    '{question} Rufen Sie uns an: {phone}{hours}, oder antworten Sie einfach auf diese Mail.',
    '{question} Call us: {phone}{hours}, or simply reply to this mail.',
  ],
  call: ['{question} Rufen Sie uns an: {phone}{hours}.', '{question} Call us: {phone}{hours}.'],
  reply: ['{question} Antworten Sie einfach auf diese Mail.', '{question} Simply reply to this mail.'],

  driverSubject: ['Ihr Zugang zu Ihren Fahrten', 'Your access to your trips'],
  driverSubjectUntil: [
    'Ihr Zugang zu Ihren Fahrten, gültig bis {until}',
    'Your access to your trips, valid until {until}',
  ],
  driverPreheader: [
    'Bitte auf dem Telefon öffnen, das Sie unterwegs benutzen.',
    'Please open it on the phone that you use on the road.',
  ],
  driverHeading: ['Melden Sie sich bei Ihren Fahrten an', 'Sign in to your trips'],
  driverGreeting: ['Guten Tag {name},', 'Hello {name},'],
  driverIntro: [
    'mit diesem Link melden Sie sich an und sehen Ihre Fahrten. Öffnen Sie ihn auf dem Telefon, das Sie unterwegs benutzen. Er gilt für ein Telefon und ersetzt jeden früheren Link.',
    'With this link you sign in and see your trips. Open it on the phone that you use on the road. It works on one phone and replaces any earlier link.',
  ],
  driverButton: ['Anmelden', 'Sign in'],
  driverCode: ['Code', 'Code'],
  driverCodeUntil: ['gültig bis {until}', 'valid until {until}'],
  driverCodeNote: [
    'Öffnen Sie die App vom Startbildschirm und sie fragt nach einem Code? Dann geben Sie den Code unten ein. Er gilt zehn Minuten. Danach nennt Ihnen die Disposition einen neuen.',
    'If you open the app from the home screen and it asks for a code, enter the one below. It is valid for ten minutes. After that, dispatch can give you a new one.',
  ],
  validUntil: ['Gültig bis', 'Valid until'],
  driverWhy: [
    'Der Link ist nur für Sie bestimmt: Wer ihn hat, sieht Ihre Fahrten. Bitte geben Sie ihn nicht weiter.',
    'The link is meant for you alone: anyone who has it sees your trips. Please do not pass it on.',
  ],

  damagePreheader: [
    'Zum Schadenfall {number}. Das Schreiben liegt als PDF bei.',
    'About damage case {number}. The letter is attached as PDF.',
  ],
  damageCase: ['Schadenfall', 'Damage case'],
  damageOrder: ['Auftrag', 'Order'],
  damageWhy: [
    'Sie erhalten diese Mail, weil Sie am Schadenfall {number} beteiligt sind.',
    'You get this mail because damage case {number} concerns you.',
  ],
} as const;

const WORDING = {
  ...SHARED_WORDING,
  ...QUOTE_WORDING,
  ...TRANSFER_WORDING,
  ...PEOPLE_WORDING,
  ...NOTICE_WORDING,
  ...REMINDER_WORDING,
  ...INVOICE_WORDING,
  ...DRIVER_NOTICE_WORDING,
  ...ORDER_CHANGE_WORDING,
  ...CARRIER_WORDING,
} as const satisfies Record<string, readonly [de: string, en: string]>;

export type TextKey = keyof typeof WORDING;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

export function textsIn(language: Language): Translate {
  const column = language === 'de' ? 0 : 1;
  return (key, values = {}) =>
    WORDING[key][column].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The same for values that are more than text, such as a phone number that can be called. */
export function phraseIn(language: Language, key: TextKey, values: Record<string, Piece>): Line {
  const text = WORDING[key][language === 'de' ? 0 : 1];
  return text.split(/(\{\w+\})/).flatMap((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part === '' ? [] : [part];
    return values[name] === undefined ? [] : [values[name]];
  });
}
