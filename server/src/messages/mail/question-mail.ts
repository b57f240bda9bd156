// The mail in which dispatch asks the contracting party about a request, and the text that it begins with.
import type { Order } from '../../orders/model/order.ts';
import type { Language } from '../../platform/language.ts';
import { contactLines } from './contact-line.ts';
import { type Stationery, writeLetter } from './letter.ts';
import type { Message } from './mail.ts';
import { citiesOf, type QuotedTransfer, transferFacts } from './quote-mails.ts';
import { textsIn } from './wording.ts';

export const QUESTION_TOPICS = ['pickup', 'delivery', 'contact', 'other'] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** As a dispatcher would write it; changed at will before it is sent. */
export function prepareQuestion(
  language: Language,
  topic: QuestionTopic,
  order: Pick<Order, 'pickup' | 'delivery'>,
  postalTown: string | null,
): string {
  const say = textsIn(language);
  if (topic === 'contact') return say('askContact');
  if (topic === 'other') return say('askOther');
  const { postalCode, city } = order[topic];
  const which = say(topic === 'pickup' ? 'askOfPickup' : 'askOfDelivery');
  return postalTown === null
    ? say('askPlace', { which, postalCode, city })
    : say('askWhichPlace', { which, postalCode, city, town: postalTown });
}

export function questionMail(
  text: string,
  order: QuotedTransfer,
  party: { name: string },
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const values = { number: order.requestNumber ?? '', ...citiesOf(order) };
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== '');
  return writeLetter(
    {
      subject: say('questionSubject', values),
      preheader: paragraphs[0] ?? '',
      heading: say('questionHeading', values),
      greeting: say('greeting'),
      paragraphs: paragraphs.map((line) => [line]),
      facts: [
        { label: say('requestLabel'), lines: [[values.number]] },
        ...transferFacts(say, order, stationery),
      ],
      closing: contactLines(stationery, 'answerThis'),
      why: say('partyWhy', { party: party.name }),
    },
    stationery,
  );
}
