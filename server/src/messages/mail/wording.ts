// Finds the texts of a mail in its language, and inserts values.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { fillPieces, fillText, type ValuesOf } from '../../../../shared/text/fill-text.ts';
import { carrierTexts } from '../../../../shared/texts/generated/mail/carrier.ts';
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

const TEXTS = eachLanguage((language) => ({
  ...letterTexts[language],
  ...transportFormsTexts[language],
  ...quoteTexts[language],
  ...transferTexts[language],
  ...peopleTexts[language],
  ...noticeTexts[language],
  ...reminderTexts[language],
  ...invoiceTexts[language],
  ...driverTexts[language],
  ...orderChangeTexts[language],
  ...carrierTexts[language],
  ...recipientTexts[language],
}));

type Texts = (typeof TEXTS)['en'];
export type TextKey = keyof Texts;

export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Texts[Key]>) => string;

export function textsIn(language: Language): Translate {
  const texts = TEXTS[language];
  return (key, ...values) => fillText(texts[key] as string, values[0]);
}

/** The same for values that are more than text, such as a phone number that can be called. */
export function phraseIn(language: Language, key: TextKey, values: Record<string, Piece>): Line {
  const text: string | ((params: never) => string) = TEXTS[language][key];
  return typeof text === 'string' ? [text] : fillPieces(text as (params: object) => string, values);
}
