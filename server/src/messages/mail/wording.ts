// Finds the texts of a mail in its language, and inserts values. Drivers and end customers have languages of their own.
import { eachLanguage, eachOf } from '../../../../shared/text/each-language.ts';
import { fillPieces, fillText, type ValuesOf } from '../../../../shared/text/fill-text.ts';
import {
  DRIVER_LANGUAGES,
  type DriverLanguage,
  RECIPIENT_LANGUAGES,
  type RecipientLanguage,
} from '../../../../shared/texts/generated/languages.ts';
import { carrierTexts } from '../../../../shared/texts/generated/mail/carrier.ts';
import { damageTexts } from '../../../../shared/texts/generated/mail/damage.ts';
import { driverTexts } from '../../../../shared/texts/generated/mail/driver.ts';
import { invoiceTexts } from '../../../../shared/texts/generated/mail/invoice.ts';
import { letterTexts } from '../../../../shared/texts/generated/mail/letter.ts';
import { noticeTexts } from '../../../../shared/texts/generated/mail/notice.ts';
import { orderChangeTexts } from '../../../../shared/texts/generated/mail/order-change.ts';
import { peopleTexts } from '../../../../shared/texts/generated/mail/people.ts';
import { quoteTexts } from '../../../../shared/texts/generated/mail/quote.ts';
import { recipientTexts } from '../../../../shared/texts/generated/mail/recipient.ts';
import { reminderTexts } from '../../../../shared/texts/generated/mail/reminder.ts';
import { transferTexts } from '../../../../shared/texts/generated/mail/transfer.ts';
import { transportFormsTexts } from '../../../../shared/texts/generated/names/transport-forms.ts';
import type { Language } from '../../platform/language.ts';
import type { Line, Piece } from './letter-parts.ts';

const OFFICE = eachLanguage((language) => ({
  ...letterTexts[language],
  ...transportFormsTexts[language],
  ...quoteTexts[language],
  ...transferTexts[language],
  ...peopleTexts[language],
  ...noticeTexts[language],
  ...reminderTexts[language],
  ...invoiceTexts[language],
  ...orderChangeTexts[language],
  ...carrierTexts[language],
  ...damageTexts[language],
}));

const RECIPIENT = eachOf(RECIPIENT_LANGUAGES, (language) => ({
  ...letterTexts[language],
  ...transferTexts[language],
  ...recipientTexts[language],
}));

const DRIVER = eachOf(DRIVER_LANGUAGES, (language) => ({
  ...letterTexts[language],
  ...driverTexts[language],
}));

type TranslateOf<Texts> = <Key extends keyof Texts>(key: Key, ...values: ValuesOf<Texts[Key]>) => string;

function translatorOf<Texts>(texts: Texts): TranslateOf<Texts> {
  return (key, ...values) => fillText(texts[key] as string, values[0]);
}

export type TextKey = keyof (typeof OFFICE)['en'];
export type Translate = TranslateOf<(typeof OFFICE)['en']>;

/** For mails to customers, carriers and colleagues. */
export function textsIn(language: Language): Translate {
  return translatorOf(OFFICE[language]);
}

export type RecipientTextKey = keyof (typeof RECIPIENT)['en'];
export type RecipientTranslate = TranslateOf<(typeof RECIPIENT)['en']>;

/** For mails to those who await the vehicle. */
export function recipientTextsIn(language: RecipientLanguage): RecipientTranslate {
  return translatorOf(RECIPIENT[language]);
}

export function driverTextsIn(language: DriverLanguage): TranslateOf<(typeof DRIVER)['en']> {
  return translatorOf(DRIVER[language]);
}

/** The same for values that are more than text, such as a phone number that can be called. */
export function phraseIn(language: Language, key: TextKey, values: Record<string, Piece>): Line {
  return fillLine(OFFICE[language][key], values);
}

export function fillLine(text: string | ((params: never) => string), values: Record<string, Piece>): Line {
  return typeof text === 'string' ? [text] : fillPieces(text as (params: object) => string, values);
}
