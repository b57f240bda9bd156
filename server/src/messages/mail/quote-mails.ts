// The mails about a quote, to the contracting party, who may see addresses and prices.

import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { Location, Order } from '../../model/orders/order.ts';
import type { Price } from '../../model/prices/price.ts';
import { HOME_COUNTRY } from '../../model/prices/reverse-charge.ts';
import { formatsFor } from '../../platform/formats.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { Fact, Letter, Line } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { isShortName, withoutBreaks } from './short-name.ts';
import { phraseIn, type Translate, textsIn } from './wording.ts';

/** The contracting party, who signs and pays. */
interface Party {
  name: string;
  country: string;
}

interface QuoteToSend {
  quoteNumber: string;
  version: number;
  price: Pick<Price, 'netCents' | 'vatRate' | 'vatCents' | 'grossCents' | 'currency'> & {
    lines: readonly Pick<Price['lines'][number], 'description' | 'quantity' | 'unitNet' | 'netCents'>[];
  };
  note: string | null;
  validUntil: Date;
  /** Set if it offers a change of an order. */
  change?: object | null;
}

export type QuotedTransfer = Pick<
  Order,
  | 'requestNumber'
  | 'customerReference'
  | 'vehicle'
  | 'transportType'
  | 'pickup'
  | 'delivery'
  | 'requestedPickup'
  | 'requestedDelivery'
>;

export function quoteMail(
  quote: QuoteToSend,
  order: QuotedTransfer,
  url: string,
  party: Party,
  letterContext: LetterContext,
): Message {
  const { language } = letterContext;
  const translate = textsIn(language);
  const times = timesOf(letterContext);
  const { quoteNumber: number, version, price, note, validUntil } = quote;
  const revised = version > 1;
  const values = { number, version, gross: grossOf(price, letterContext), ...citiesOf(order) };
  return writeLetter(
    {
      subject: translate(revised ? 'revisedQuoteSubject' : 'quoteSubject', values),
      preheader: translate('quotePreheader', { until: times.inList(validUntil, 'at') }),
      heading: translate('quoteHeading', values),
      greeting: translate('greeting'),
      paragraphs: [
        phraseIn(language, introOf(quote), {
          vehicle: vehicleInSentence(translate, order),
          until: { strong: times.long(validUntil) },
        }),
      ],
      link: { label: translate('quoteButton'), url },
      facts: [...transferFacts(translate, order, letterContext), ...quoteFacts(translate, quote, order)],
      amounts: amountsOf(translate, price, party, letterContext),
      closing: [...(note === null ? [] : [[note]]), ...contactLines(letterContext, translate('questions'))],
      why: translate('quoteWhy', { party: party.name }),
    },
    letterContext,
  );
}

function introOf({ version, change }: QuoteToSend) {
  if (change) return 'changeQuoteIntro';
  return version > 1 ? 'revisedQuoteIntro' : 'quoteIntro';
}

/** Without a link, because the quote can no longer be decided. */
export function quoteWithdrawnMail(
  order: QuotedTransfer & Pick<Order, 'quoteNumber'>,
  party: Party,
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const values = { number: order.quoteNumber!, ...citiesOf(order) };
  return writeLetter(
    {
      subject: translate('quoteWithdrawnSubject', values),
      preheader: translate('quoteWithdrawnPreheader', values),
      heading: translate('quoteWithdrawnHeading', values),
      greeting: translate('greeting'),
      paragraphs: [[translate('quoteWithdrawnIntro')]],
      facts: [
        ...transferFacts(translate, order, letterContext),
        ...quoteFacts(translate, { quoteNumber: values.number }, order),
      ],
      closing: contactLines(letterContext, translate('questions')),
      why: translate('partyWhy', { party: party.name }),
    },
    letterContext,
  );
}

export function quoteAcceptedMail(
  quote: Pick<QuoteToSend, 'quoteNumber' | 'version' | 'price'>,
  accepted: { name: string; signedAt: Date },
  order: QuotedTransfer & Pick<Order, 'orderNumber'>,
  url: string,
  party: Party,
  letterContext: LetterContext,
): Message {
  const translate = textsIn(letterContext.language);
  const { quoteNumber: number, price } = quote;
  const orderNumber = order.orderNumber!;
  const values = { number, orderNumber, gross: grossOf(price, letterContext), ...citiesOf(order) };
  const signedAt = timesOf(letterContext).inList(accepted.signedAt, 'at');
  return writeLetter(
    {
      subject: translate('quoteAcceptedSubject', values),
      preheader: translate('quoteAcceptedPreheader', values),
      heading: translate('quoteAcceptedHeading', values),
      greeting: translate('greeting'),
      paragraphs: [[translate('quoteAcceptedIntro')]],
      link: { label: translate('trackingButton'), url },
      facts: [
        { label: translate('order'), lines: [[{ strong: orderNumber }]] },
        {
          label: translate('accepted'),
          lines: [[signedAt], [translate('acceptedBy', { name: accepted.name })]],
        },
        ...transferFacts(translate, order, letterContext),
        ...quoteFacts(translate, quote, order),
      ],
      amounts: amountsOf(translate, price, party, letterContext),
      closing: contactLines(letterContext, translate('questions')),
      why: translate('partyWhy', { party: party.name }),
    },
    letterContext,
  );
}

export function citiesOf({ pickup, delivery }: Pick<Order, 'pickup' | 'delivery'>) {
  return { from: pickup.city, to: delivery.city };
}

function grossOf(
  { grossCents, currency }: QuoteToSend['price'],
  { operator, language }: LetterContext,
): string {
  return formatsFor(language, operator.timeZone, currency).money(grossCents);
}

function vehicleInSentence(translate: Translate, order: Pick<Order, 'vehicle'>): string {
  const name = oneLine(formatVehicleName(order.vehicle));
  return isShortName(name)
    ? withoutBreaks(translate('ofYourNamedVehicle', { name }))
    : translate('ofYourVehicle');
}

/** Parts that belong together stay on one line. */
function addressOf({ company, street, postalCode, city }: Location): string {
  const streetAndNumber = street.replace(/ (?=\d\S*$)/, '\u00a0');
  return [company, streetAndNumber, `${postalCode}\u00a0${city}`]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

export function transferFacts(
  translate: Translate,
  order: QuotedTransfer,
  letterContext: LetterContext,
): Fact[] {
  const times = timesOf(letterContext);
  const { pickup, delivery, requestedPickup, requestedDelivery, transportType } = order;
  const timed = (time: string | null): Line[] => (time === null ? [] : [[{ strong: time }]]);
  const name = oneLine(formatVehicleName(order.vehicle));
  const plate = order.vehicle.registration.licensePlate;
  const vehicle: Line = [
    ...(name === '' ? [] : [{ strong: name }]),
    ...(plate === null ? [] : [name === '' ? plate : `, ${plate}`]),
  ];
  return [
    {
      label: translate('pickup'),
      lines: [...timed(requestedPickup && times.inList(requestedPickup, 'from')), [addressOf(pickup)]],
    },
    {
      label: translate('delivery'),
      lines: [...timed(requestedDelivery && times.inList(requestedDelivery, 'until')), [addressOf(delivery)]],
    },
    {
      label: translate('vehicle'),
      lines: [...(vehicle.length === 0 ? [] : [vehicle]), [translate(transportType)]],
    },
  ];
}

/** The numbers and references of the quote on both sides. */
function quoteFacts(
  translate: Translate,
  { quoteNumber: number, version = 1 }: Pick<QuoteToSend, 'quoteNumber'> & { version?: number },
  { requestNumber, customerReference }: QuotedTransfer,
): Fact[] {
  const named = version === 1 ? number : translate('versionOfQuote', { number, version });
  const request = requestNumber === null ? [] : [[translate('request', { number: requestNumber })]];
  return [
    { label: translate('quoteNumber'), lines: [[named], ...request] },
    ...(customerReference === null ? [] : [{ label: translate('reference'), lines: [[customerReference]] }]),
  ];
}

/** If there is only one line, its amount is already the net amount. */
function amountsOf(
  translate: Translate,
  price: QuoteToSend['price'],
  party: Party,
  { operator, language }: LetterContext,
): NonNullable<Letter['amounts']> {
  const format = formatsFor(language, operator.timeZone, price.currency);
  const lines = price.lines.map(({ description, quantity, unitNet, netCents }) => {
    const times = quantity === 1 ? '' : `, ${format.number(quantity)} × ${format.unitPrice(unitNet)}`;
    return [`${description}${times}`, format.money(netCents)] as const;
  });
  const net = lines.length === 1 ? [] : [[translate('net'), format.money(price.netCents)] as const];
  const owedByCustomer = price.vatRate === 0 && party.country !== HOME_COUNTRY;
  const vat = translate(owedByCustomer ? 'reverseCharge' : 'vat', { rate: format.percent(price.vatRate) });
  return {
    lines: [...lines, ...net, [vat, format.money(price.vatCents)]],
    total: [translate('gross'), format.money(price.grossCents)],
  };
}
