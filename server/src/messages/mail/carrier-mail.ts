// The mails to a carrier's people about an offer: towns and times, but neither addresses nor the customer.
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { Order } from '../../model/orders/order.ts';
import { formatsFor } from '../../platform/formats.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { Line } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { greetingOf } from './person-name.ts';
import { citiesOf } from './quote-mails.ts';
import { textsIn } from './wording.ts';

export type CarrierTopic = 'Offered' | 'Accepted' | 'Changed' | 'Taken' | 'Withdrawn';

export interface OfferedTrip {
  order: Pick<
    Order,
    | 'orderNumber'
    | 'pickup'
    | 'delivery'
    | 'requestedPickup'
    | 'requestedDelivery'
    | 'vehicle'
    | 'transportType'
  >;
  netCents: number;
  currency: string;
  deadline: Date;
  /** The name of the carrier. */
  carrier: string;
  /** The name of the person; null if nobody is known by name. */
  person: string | null;
  /** The page of the offer in the portal. */
  url: string;
}

export function carrierMail(topic: CarrierTopic, trip: OfferedTrip, letterContext: LetterContext): Message {
  const { language, operator } = letterContext;
  const translate = textsIn(language);
  const times = timesOf(letterContext);
  const { order, deadline, carrier, person, url } = trip;
  const price = formatsFor(language, operator.timeZone, trip.currency).money(trip.netCents);
  const until = times.inList(deadline, 'at');
  const values = { ...citiesOf(order), price, until, number: order.orderNumber ?? '' };
  const isOpen = topic !== 'Taken' && topic !== 'Withdrawn';
  const stop = (at: Date | null, kind: 'from' | 'until', end: Order['pickup']): Line[] => [
    ...(at === null ? [] : [[{ strong: times.inList(at, kind) }]]),
    [`${end.postalCode}\u00a0${end.city}`],
  ];
  const vehicle = oneLine(formatVehicleName(order.vehicle));
  return writeLetter(
    {
      subject: translate(`carrier${topic}Subject`, values),
      preheader: translate(`carrier${topic}Preheader`, values),
      heading: translate(`carrier${topic}Heading`, values),
      greeting: person === null ? translate('greeting') : greetingOf(translate, person),
      paragraphs: [[translate(`carrier${topic}Intro`, values)]],
      link:
        topic === 'Taken' || topic === 'Withdrawn'
          ? undefined
          : { label: translate(`carrier${topic}Button`), url },
      facts: [
        { label: translate('carrierOrder'), lines: [[values.number]] },
        { label: translate('pickup'), lines: stop(order.requestedPickup, 'from', order.pickup) },
        { label: translate('delivery'), lines: stop(order.requestedDelivery, 'until', order.delivery) },
        {
          label: translate('vehicle'),
          lines: [...(vehicle === '' ? [] : [[{ strong: vehicle }]]), [translate(order.transportType)]],
        },
        ...(isOpen ? [{ label: translate('carrierPrice'), lines: [[{ strong: price }]] }] : []),
        ...(topic === 'Offered'
          ? [{ label: translate('carrierDeadline'), lines: [[{ strong: until }]] }]
          : []),
      ],
      closing: contactLines(letterContext, translate('questions')),
      why: translate('carrierWhy', { carrier: oneLine(carrier) }),
    },
    letterContext,
  );
}
