// The mails about a quote, to the contracting party, who may see addresses and prices.
import type { Price } from '../../customers/agreements/price.ts';
import type { Location, Order } from '../../orders/model/order.ts';
import { formatsFor } from '../../platform/formats.ts';
import { contactLines } from './contact-line.ts';
import { type Stationery, timesOf, writeLetter } from './letter.ts';
import type { Fact, Letter, Line } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { glued, isShortName } from './short-name.ts';
import { phraseIn, type Say, textsIn } from './wording.ts';

/** Who signs and pays. */
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
  stationery: Stationery,
): Message {
  const { language } = stationery;
  const say = textsIn(language);
  const times = timesOf(stationery);
  const { quoteNumber: number, version, price, note, validUntil } = quote;
  const revised = version > 1;
  const values = { number, version, gross: grossOf(price, stationery), ...citiesOf(order) };
  return writeLetter(
    {
      subject: say(revised ? 'revisedQuoteSubject' : 'quoteSubject', values),
      preheader: say('quotePreheader', { until: times.inList(validUntil, 'at') }),
      heading: say('quoteHeading', values),
      greeting: say('greeting'),
      paragraphs: [
        phraseIn(language, revised ? 'revisedQuoteIntro' : 'quoteIntro', {
          vehicle: vehicleInSentence(say, order),
          until: { strong: times.long(validUntil) },
        }),
      ],
      link: { label: say('quoteButton'), url },
      facts: [...transferFacts(say, order, stationery), ...quoteFacts(say, quote, order)],
      amounts: amountsOf(say, price, party, stationery),
      closing: [...(note === null ? [] : [[note]]), ...contactLines(stationery, 'questions')],
      why: say('quoteWhy', { party: party.name }),
    },
    stationery,
  );
}

/** Without a link: there is nothing left to decide. */
export function quoteWithdrawnMail(
  order: QuotedTransfer & Pick<Order, 'quoteNumber'>,
  party: Party,
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const values = { number: order.quoteNumber!, ...citiesOf(order) };
  return writeLetter(
    {
      subject: say('quoteWithdrawnSubject', values),
      preheader: say('quoteWithdrawnPreheader', values),
      heading: say('quoteWithdrawnHeading', values),
      greeting: say('greeting'),
      paragraphs: [[say('quoteWithdrawnIntro')]],
      facts: [
        ...transferFacts(say, order, stationery),
        ...quoteFacts(say, { quoteNumber: values.number }, order),
      ],
      closing: contactLines(stationery, 'questions'),
      why: say('partyWhy', { party: party.name }),
    },
    stationery,
  );
}

export function quoteAcceptedMail(
  quote: Pick<QuoteToSend, 'quoteNumber' | 'version' | 'price'>,
  accepted: { name: string; signedAt: Date },
  order: QuotedTransfer & Pick<Order, 'orderNumber'>,
  url: string,
  party: Party,
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const { quoteNumber: number, price } = quote;
  const orderNumber = order.orderNumber!;
  const values = { number, orderNumber, gross: grossOf(price, stationery), ...citiesOf(order) };
  const signedAt = timesOf(stationery).inList(accepted.signedAt, 'at');
  return writeLetter(
    {
      subject: say('quoteAcceptedSubject', values),
      preheader: say('quoteAcceptedPreheader', values),
      heading: say('quoteAcceptedHeading', values),
      greeting: say('greeting'),
      paragraphs: [[say('quoteAcceptedIntro')]],
      link: { label: say('trackingButton'), url },
      facts: [
        { label: say('order'), lines: [[{ strong: orderNumber }]] },
        { label: say('accepted'), lines: [[signedAt], [say('acceptedBy', { name: accepted.name })]] },
        ...transferFacts(say, order, stationery),
        ...quoteFacts(say, quote, order),
      ],
      amounts: amountsOf(say, price, party, stationery),
      closing: contactLines(stationery, 'questions'),
      why: say('partyWhy', { party: party.name }),
    },
    stationery,
  );
}

export function citiesOf({ pickup, delivery }: Pick<Order, 'pickup' | 'delivery'>) {
  return { from: pickup.city, to: delivery.city };
}

function grossOf({ grossCents, currency }: QuoteToSend['price'], { operator, language }: Stationery): string {
  return formatsFor(language, operator.timeZone, currency).money(grossCents);
}

function vehicleName({ vehicle: { manufacturer, model } }: Pick<Order, 'vehicle'>): string {
  return oneLine([manufacturer, model].filter((part) => part !== null).join(' '));
}

function vehicleInSentence(say: Say, order: Pick<Order, 'vehicle'>): string {
  const name = vehicleName(order);
  return isShortName(name) ? glued(say('ofYourNamedVehicle', { name })) : say('ofYourVehicle');
}

/** What belongs together stays on one line. */
function addressOf({ company, street, postalCode, city }: Location): string {
  const streetAndNumber = street.replace(/ (?=\d\S*$)/, '\u00a0');
  return [company, streetAndNumber, `${postalCode}\u00a0${city}`]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

export function transferFacts(say: Say, order: QuotedTransfer, stationery: Stationery): Fact[] {
  const times = timesOf(stationery);
  const { pickup, delivery, requestedPickup, requestedDelivery, transportType } = order;
  const timed = (time: string | null): Line[] => (time === null ? [] : [[{ strong: time }]]);
  const name = vehicleName(order);
  const plate = order.vehicle.registration.licensePlate;
  const vehicle: Line = [
    ...(name === '' ? [] : [{ strong: name }]),
    ...(plate === null ? [] : [name === '' ? plate : `, ${plate}`]),
  ];
  return [
    {
      label: say('pickup'),
      lines: [...timed(requestedPickup && times.inList(requestedPickup, 'from')), [addressOf(pickup)]],
    },
    {
      label: say('delivery'),
      lines: [...timed(requestedDelivery && times.inList(requestedDelivery, 'until')), [addressOf(delivery)]],
    },
    { label: say('vehicle'), lines: [...(vehicle.length === 0 ? [] : [vehicle]), [say(transportType)]] },
  ];
}

/** What the quote is called on both sides. */
function quoteFacts(
  say: Say,
  { quoteNumber: number, version = 1 }: Pick<QuoteToSend, 'quoteNumber'> & { version?: number },
  { requestNumber, customerReference }: QuotedTransfer,
): Fact[] {
  const named = version === 1 ? number : say('versionOfQuote', { number, version });
  const request = requestNumber === null ? [] : [[say('request', { number: requestNumber })]];
  return [
    { label: say('quoteNumber'), lines: [[named], ...request] },
    ...(customerReference === null ? [] : [{ label: say('reference'), lines: [[customerReference]] }]),
  ];
}

/** A single line is the net amount already. */
function amountsOf(
  say: Say,
  price: QuoteToSend['price'],
  party: Party,
  { operator, language }: Stationery,
): NonNullable<Letter['amounts']> {
  const format = formatsFor(language, operator.timeZone, price.currency);
  const lines = price.lines.map(({ description, quantity, unitNet, netCents }) => {
    const times = quantity === 1 ? '' : `, ${format.number(quantity)} × ${format.unitPrice(unitNet)}`;
    return [`${description}${times}`, format.money(netCents)] as const;
  });
  const net = lines.length === 1 ? [] : [[say('net'), format.money(price.netCents)] as const];
  const owedByCustomer = price.vatRate === 0 && party.country !== 'DE';
  const vat = say(owedByCustomer ? 'reverseCharge' : 'vat', { rate: format.percent(price.vatRate) });
  return {
    lines: [...lines, ...net, [vat, format.money(price.vatCents)]],
    total: [say('gross'), format.money(price.grossCents)],
  };
}
