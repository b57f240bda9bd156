// How a reader contacts the operator: by phone, by reply, or not at all if the operator's record has neither.
import { formatPhoneHours } from '../../../../shared/contact/phone-hours.ts';
import type { AnyLanguage } from '../../../../shared/texts/generated/languages.ts';
import { letterTexts } from '../../../../shared/texts/generated/mail/letter.ts';
import type { LetterContext } from './letter.ts';
import type { Line } from './letter-parts.ts';
import { oneLine } from './one-line.ts';
import { fillLine } from './wording.ts';

/** A reply reaches the operator only if a sender address is set. */
export function contactLines({ operator, language }: LetterContext<AnyLanguage>, question: string): Line[] {
  const texts = letterTexts[language];
  const { sender } = operator;
  const phone = operator.phone && oneLine(operator.phone);
  if (phone === null && sender === null) return [];
  if (phone === null) return [fillLine(texts.reply, { question })];
  const { phoneHours } = operator;
  const hours = phoneHours === null ? '' : ` (${oneLine(formatPhoneHours(phoneHours, language))})`;
  return [
    fillLine(sender === null ? texts.call : texts.callOrReply, {
      question,
      phone: { phone },
      hours,
    }),
  ];
}
