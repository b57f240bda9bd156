// How a reader contacts the operator: by phone, by reply, or not at all if the operator's record has neither.
import { formatPhoneHours } from '../../../../shared/contact/phone-hours.ts';
import type { LetterContext } from './letter.ts';
import type { Line } from './letter-parts.ts';
import { oneLine } from './one-line.ts';
import { phraseIn, type TextKey, textsIn } from './wording.ts';

/** A reply reaches the operator only if a sender address is set. */
export function contactLines({ operator, language }: LetterContext, question: TextKey): Line[] {
  const { sender } = operator;
  const phone = operator.phone && oneLine(operator.phone);
  if (phone === null && sender === null) return [];
  const questionText = textsIn(language)(question);
  if (phone === null) return [phraseIn(language, 'reply', { question: questionText })];
  const { phoneHours } = operator;
  const hours = phoneHours === null ? '' : ` (${oneLine(formatPhoneHours(phoneHours, language))})`;
  return [
    phraseIn(language, sender === null ? 'call' : 'callOrReply', {
      question: questionText,
      phone: { phone },
      hours,
    }),
  ];
}
