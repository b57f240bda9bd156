// Mails to people who asked for messages, or for another time, on the tracking page.
import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import type { Order } from '../../model/orders/order.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { Letter } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { vehicleInSentence } from './transfer-mails.ts';
import { recipientTextsIn } from './wording.ts';

/** Asks whether the address is the reader's own; without an answer nothing else is sent. */
export function confirmationMail(
  order: Order,
  url: string,
  letterContext: LetterContext<RecipientLanguage>,
): Message {
  const translate = recipientTextsIn(letterContext.language);
  const values = valuesOf(order, letterContext);
  return writeLetter(
    {
      ...frameOf(order, url, letterContext),
      subject: translate('confirmMessagesSubject', values),
      preheader: translate('confirmMessagesPreheader'),
      heading: translate('confirmMessagesHeading', values),
      paragraphs: [[translate('confirmMessagesIntro')]],
      link: { label: translate('confirmMessagesButton'), url },
      why: translate('confirmMessagesWhy'),
    },
    letterContext,
  );
}

export function arrivalMail(
  order: Order,
  at: Date,
  url: string,
  letterContext: LetterContext<RecipientLanguage>,
): Message {
  const translate = recipientTextsIn(letterContext.language);
  const when = timesOf(letterContext).inSentence(at, 'around');
  const values = { ...valuesOf(order, letterContext), when };
  return writeLetter(
    {
      ...frameOf(order, url, letterContext),
      subject: translate('arrivalSubject', values),
      preheader: translate('arrivalPreheader'),
      heading: translate('arrivalHeading', values),
      paragraphs: [[translate('arrivalIntro')]],
      why: translate('subscriberWhy'),
    },
    letterContext,
  );
}

/** The protocol is attached. */
export function protocolCopyMail(
  order: Order,
  kind: 'PICKUP' | 'DELIVERY',
  letterContext: LetterContext,
): Message {
  const translate = recipientTextsIn(letterContext.language);
  const values = { ...valuesOf(order, letterContext), kind: kind.toLowerCase() };
  return writeLetter(
    {
      subject: translate('protocolCopySubject', values),
      preheader: translate('protocolCopyPreheader'),
      heading: translate('protocolCopyHeading', values),
      greeting: translate('greeting'),
      paragraphs: [[translate('protocolCopyIntro', values)]],
      facts: [],
      closing: contactLines(letterContext, translate('transferQuestions')),
      why: translate('protocolCopyWhy'),
    },
    letterContext,
  );
}

interface Answer {
  /** With its time as it is now. */
  order: Order;
  request: { wantedUntil: Date | null };
  accept: boolean;
  text: string | null;
}

export function answerMail(
  { order, request, accept, text }: Answer,
  url: string,
  letterContext: LetterContext<RecipientLanguage>,
): Message {
  const translate = recipientTextsIn(letterContext.language);
  const times = timesOf(letterContext);
  const at = order.requestedDelivery;
  const values = { ...valuesOf(order, letterContext), when: at ? times.inSentence(at, 'until') : '' };
  const isNewTime = accept && request.wantedUntil !== null;
  const key = isNewTime ? 'newTime' : accept ? 'agreed' : 'notAgreed';
  const stays = !accept && at !== null ? [[translate('notAgreedStays', values)]] : [];
  return writeLetter(
    {
      ...frameOf(order, url, letterContext),
      subject: translate(`${key}Subject`, values),
      preheader: text === null ? translate('answerPreheader') : oneLine(text),
      heading: translate(`${key}Heading`, values),
      paragraphs: [[translate(`${key}Intro`, values)], ...stays, ...(text === null ? [] : [[text]])],
      why: translate('answerWhy'),
    },
    letterContext,
  );
}

function valuesOf(order: Order, { language }: LetterContext<RecipientLanguage>) {
  return { vehicle: vehicleInSentence(recipientTextsIn(language), order), to: order.delivery.city };
}

/** No more than the tracking page shows. */
function frameOf(
  order: Order,
  url: string,
  letterContext: LetterContext<RecipientLanguage>,
): Pick<Letter, 'greeting' | 'link' | 'facts' | 'closing'> {
  const translate = recipientTextsIn(letterContext.language);
  const route = `${order.pickup.city}\u00a0– ${order.delivery.city}`;
  return {
    greeting: translate('greeting'),
    link: { label: translate('trackingButton'), url },
    facts: [{ label: translate('route'), lines: [[route]] }],
    closing: contactLines(letterContext, translate('transferQuestions')),
  };
}
