// The mail about a changed order, to the contracting party, who may see addresses and prices.
import type { Order } from '../../model/orders/order.ts';
import { isSame } from '../../model/orders/order-changes.ts';
import { formatsFor } from '../../platform/formats.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, writeLetter } from './letter.ts';
import type { Fact } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { citiesOf, transferFacts } from './quote-mails.ts';
import { type Translate, textsIn } from './wording.ts';

export interface OrderChangeNews {
  before: Order;
  after: Order;
  reason: string | null;
}

export function orderChangeMail(
  news: OrderChangeNews,
  url: string,
  party: { name: string },
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const { before, after } = news;
  const number = after.orderNumber!;
  const prices = { before: netOf(before, letterContext), after: netOf(after, letterContext) };
  const isRepriced = prices.before !== prices.after;
  return writeLetter(
    {
      subject: translate('orderChangeSubject', { number, ...citiesOf(after) }),
      preheader: translate(isRepriced ? 'orderChangePreheaderPrice' : 'orderChangePreheader', prices),
      heading: translate(after.status === 'IN_TRANSIT' ? 'orderRedirectHeading' : 'orderChangeHeading'),
      greeting: translate('greeting'),
      paragraphs: [[translate('orderChangeIntro', { number })]],
      link: { label: translate('trackingButton'), url },
      facts: [
        { label: translate('orderNumber'), lines: [[{ strong: number }]] },
        ...changedFacts(translate, news, letterContext),
        {
          label: translate('orderChangePrice'),
          lines: [
            [{ strong: prices.after }],
            ...(isRepriced ? [[translate('orderChangePriceFrom', prices)]] : []),
          ],
        },
        ...(news.reason === null ? [] : [{ label: translate('orderChangeReason'), lines: [[news.reason]] }]),
      ],
      closing: contactLines(letterContext, translate('questions')),
      why: translate('orderChangeWhy', { number, party: party.name }),
    },
    letterContext,
  );
}

/** Pickup, delivery and vehicle as they are now; below each that differs, how it was. */
function changedFacts(
  translate: Translate,
  { before, after }: OrderChangeNews,
  letterContext: LetterContext,
): Fact[] {
  const was = transferFacts(translate, before, letterContext);
  return transferFacts(translate, after, letterContext).map((fact, i) => {
    const former = was[i]!;
    if (isSame(fact.lines, former.lines)) return fact;
    return { ...fact, lines: [...fact.lines, [`${translate('orderChangeBefore')}:`], ...former.lines] };
  });
}

function netOf({ price }: Order, { language, operator }: LetterContext): string {
  return price === null ? '–' : formatsFor(language, operator.timeZone, price.currency).money(price.netCents);
}
