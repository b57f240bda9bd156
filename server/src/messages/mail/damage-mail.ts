// The mail with a letter about a damage case; the letter is attached.
import { contactLines } from './contact-line.ts';
import { type LetterContext, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { textsIn } from './wording.ts';

export interface LetterToSend {
  subject: string;
  text: string;
  caseNumber: string;
  orderNumber: string | null;
  vehicle: string;
}

export function damageMail(letter: LetterToSend, letterContext: LetterContext): Message {
  const translate = textsIn(letterContext.language);
  const { caseNumber, orderNumber, vehicle } = letter;
  const paragraphs = letter.text.split(/\n+/).filter((line) => line.trim() !== '');
  return writeLetter(
    {
      subject: letter.subject,
      preheader: translate('damagePreheader', { number: caseNumber }),
      heading: letter.subject,
      greeting: translate('greeting'),
      paragraphs: paragraphs.map((line) => [line]),
      facts: [
        { label: translate('damageCase'), lines: [[{ strong: caseNumber }]] },
        ...(orderNumber === null ? [] : [{ label: translate('damageOrder'), lines: [[orderNumber]] }]),
        { label: translate('vehicle'), lines: [[vehicle]] },
      ],
      closing: contactLines(letterContext, translate('questions')),
      why: translate('damageWhy', { number: caseNumber }),
    },
    letterContext,
  );
}
