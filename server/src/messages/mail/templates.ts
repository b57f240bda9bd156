// What each mail says: quote, tracking link, status changes, driver's link.
import type { Price } from '../../customers/agreements/price.ts';
import type { MailTopic } from '../../orders/model/command.ts';
import type { Location, Order, Vehicle } from '../../orders/model/order.ts';
import { formatsFor } from '../../platform/formats.ts';
import { type Stationery, writeLetter } from './layout.ts';
import type { Message } from './mail.ts';
import { type Say, type TextKey, textsIn } from './wording.ts';

type Fact = readonly [label: string, value: string];

/** Postal code and city only: others who read the mailbox need not learn where somebody lives. */
function townOf({ postalCode, city }: Location): string {
  return `${postalCode} ${city}`;
}

function vehicleOf({ manufacturer, model, registration }: Vehicle): string {
  const name = [manufacturer, model].filter((part) => part !== null).join(' ');
  return [name, registration.licensePlate].filter((part) => part !== null && part !== '').join(' · ');
}

function transferFacts(
  say: Say,
  { vehicle, pickup, delivery }: Pick<Order, 'vehicle' | 'pickup' | 'delivery'>,
) {
  const vehicleName = vehicleOf(vehicle);
  const facts: Fact[] = vehicleName === '' ? [] : [[say('vehicle'), vehicleName]];
  return [...facts, [say('route'), `${townOf(pickup)} → ${townOf(delivery)}`] as const];
}

function requestFacts(say: Say, { requestNumber }: Pick<Order, 'requestNumber'>): Fact[] {
  return requestNumber === null ? [] : [[say('request'), requestNumber]];
}

function amountFacts(
  say: Say,
  { netCents, vatRate, vatCents, grossCents, currency }: QuoteToSend['price'],
  { operator, language }: Stationery,
): Fact[] {
  const format = formatsFor(language, operator.timeZone, currency);
  return [
    [say('net'), format.money(netCents)],
    [say('vat', { rate: format.percent(vatRate) }), format.money(vatCents)],
    [say('gross'), format.money(grossCents)],
  ];
}

interface QuoteToSend {
  quoteNumber: string;
  version: number;
  price: Pick<Price, 'netCents' | 'vatRate' | 'vatCents' | 'grossCents' | 'currency'>;
  note: string | null;
  validUntil: Date;
}

export function quoteMail(
  quote: QuoteToSend,
  order: Pick<Order, 'requestNumber' | 'vehicle' | 'pickup' | 'delivery'>,
  url: string,
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const { quoteNumber: number, version, price, note } = quote;
  const format = formatsFor(stationery.language, stationery.operator.timeZone, price.currency);
  const revised = version > 1;
  const places = { from: order.pickup.city, to: order.delivery.city };
  return writeLetter(
    {
      subject: say(revised ? 'revisedQuoteSubject' : 'quoteSubject', { number, version, ...places }),
      heading: say('quoteHeading', { number }),
      paragraphs: [say(revised ? 'revisedQuoteIntro' : 'quoteIntro'), ...(note === null ? [] : [note])],
      facts: [
        [say('quoteNumber'), number],
        [say('version'), String(version)],
        ...requestFacts(say, order),
        ...transferFacts(say, order),
        ...amountFacts(say, price, stationery),
        [say('validUntil'), format.dateTime(quote.validUntil)],
      ],
      link: { label: say('quoteButton'), url },
      closing: say('quoteClosing'),
    },
    stationery,
  );
}

/** Without a link: there is nothing left to decide. */
export function quoteWithdrawnMail(
  order: Pick<Order, 'quoteNumber' | 'requestNumber' | 'vehicle' | 'pickup' | 'delivery'>,
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const number = order.quoteNumber!;
  return writeLetter(
    {
      subject: say('quoteWithdrawnSubject', { number }),
      heading: say('quoteWithdrawnHeading', { number }),
      paragraphs: [say('quoteWithdrawnIntro')],
      facts: [[say('quoteNumber'), number], ...requestFacts(say, order), ...transferFacts(say, order)],
    },
    stationery,
  );
}

export function quoteAcceptedMail(
  { quoteNumber: number, version, price }: Pick<QuoteToSend, 'quoteNumber' | 'version' | 'price'>,
  order: Pick<Order, 'orderNumber' | 'requestNumber' | 'vehicle' | 'pickup' | 'delivery'>,
  url: string,
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const orderNumber = order.orderNumber!;
  return writeLetter(
    {
      subject: say('quoteAcceptedSubject', { number, orderNumber }),
      heading: say('quoteAcceptedHeading', { orderNumber }),
      paragraphs: [say('quoteAcceptedIntro')],
      facts: [
        [say('order'), orderNumber],
        [say('quoteNumber'), number],
        [say('version'), String(version)],
        ...requestFacts(say, order),
        ...transferFacts(say, order),
        ...amountFacts(say, price, stationery),
      ],
      link: { label: say('trackingButton'), url },
    },
    stationery,
  );
}

export function trackingLinkMail(order: Order, url: string, stationery: Stationery): Message {
  const say = textsIn(stationery.language);
  return writeLetter(
    {
      subject: say('trackingSubject', { number: order.orderNumber! }),
      heading: say('trackingHeading'),
      paragraphs: [say('trackingIntro')],
      facts: [[say('order'), order.orderNumber!], ...transferFacts(say, order)],
      link: { label: say('trackingButton'), url },
    },
    stationery,
  );
}

export type QuoteTopic = 'quote' | 'quoteWithdrawn';
export type StatusTopic = Exclude<MailTopic, QuoteTopic | 'trackingLink'>;

type Dates = Pick<Order, 'requestedPickup' | 'requestedDelivery' | 'actualPickup' | 'actualDelivery'>;

type DateLines = readonly (readonly [TextKey, keyof Dates])[];

const PLAN: DateLines = [
  ['plannedPickup', 'requestedPickup'],
  ['plannedDelivery', 'requestedDelivery'],
];

const DATES: Record<StatusTopic, DateLines> = {
  scheduled: PLAN,
  rescheduled: PLAN,
  pickedUp: [
    ['pickedUpAt', 'actualPickup'],
    ['plannedDelivery', 'requestedDelivery'],
  ],
  delayed: [['newDelivery', 'requestedDelivery']],
  delivered: [['deliveredAt', 'actualDelivery']],
  cancelled: [],
};

function dateFacts(say: Say, topic: StatusTopic, dates: Dates, { operator, language }: Stationery): Fact[] {
  const format = formatsFor(language, operator.timeZone, 'EUR');
  return DATES[topic].flatMap(([label, key]) => {
    const time = dates[key];
    return time === null ? [] : [[say(label), format.dateTime(time)] as const];
  });
}

export function statusMail(topic: StatusTopic, order: Order, url: string, stationery: Stationery): Message {
  const say = textsIn(stationery.language);
  const number = order.orderNumber!;
  return writeLetter(
    {
      subject: say(`${topic}Subject`, { number }),
      heading: say(`${topic}Heading`),
      paragraphs: [say(topic === 'delivered' && order.hasDamage ? 'damagedIntro' : `${topic}Intro`)],
      facts: [
        ...dateFacts(say, topic, order, stationery),
        [say('order'), number],
        ...transferFacts(say, order),
      ],
      link: { label: say('trackingButton'), url },
    },
    stationery,
  );
}

export function driverLinkMail(
  link: { driverName: string; url: string; validUntil: Date | null },
  stationery: Stationery,
): Message {
  const say = textsIn(stationery.language);
  const format = formatsFor(stationery.language, stationery.operator.timeZone, 'EUR');
  const { driverName: name, url, validUntil } = link;
  return writeLetter(
    {
      subject: say('driverSubject'),
      heading: say('driverHeading', { name }),
      paragraphs: [say('driverIntro')],
      facts: validUntil === null ? [] : [[say('validUntil'), format.dateTime(validUntil)]],
      link: { label: say('driverButton'), url },
      closing: say('driverClosing'),
    },
    stationery,
  );
}
