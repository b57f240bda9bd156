// The mail with dispatch's question to the contracting party about a request, and its prepared text.
import type { Order } from '../../model/orders/order.ts';
import type { Language } from '../../platform/language.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { citiesOf, type QuotedTransfer, transferFacts } from './quote-mails.ts';
import { textsIn } from './wording.ts';

export const QUESTION_TOPICS = ['pickup', 'delivery', 'contact', 'other'] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** A text as a dispatcher would write it; it can be edited before it is sent. */
export function prepareQuestion(
  language: Language,
  topic: QuestionTopic,
  order: Pick<Order, 'pickup' | 'delivery'>,
  postalTown: string | null,
): string {
  const translate = textsIn(language);
  if (topic === 'contact') return translate('askContact');
  if (topic === 'other') return translate('askOther');
  const { postalCode, city } = order[topic];
  const which = translate(topic === 'pickup' ? 'askOfPickup' : 'askOfDelivery');
  return postalTown === null
    ? translate('askPlace', { which, postalCode, city })
    : translate('askWhichPlace', { which, postalCode, city, town: postalTown });
}

export function questionMail(
  text: string,
  order: QuotedTransfer,
  party: { name: string },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const values = { number: order.requestNumber ?? '', ...citiesOf(order) };
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== '');
  return writeLetter(
    {
      subject: translate('questionSubject', values),
      preheader: paragraphs[0] ?? '',
      heading: translate('questionHeading', values),
      greeting: translate('greeting'),
      paragraphs: paragraphs.map((line) => [line]),
      facts: [
        { label: translate('requestLabel'), lines: [[values.number]] },
        ...transferFacts(translate, order, letterContext),
      ],
      closing: contactLines(letterContext, translate('answerThis')),
      why: translate('partyWhy', { party: party.name }),
    },
    letterContext,
  );
}
