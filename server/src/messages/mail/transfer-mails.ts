// The mails about a transfer to the people who await the vehicle: no more than the tracking page shows.
import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { transferTexts } from '../../../../shared/texts/generated/mail/transfer.ts';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { MailTopic } from '../../model/orders/command.ts';
import { writeTrackingNumber } from '../../model/orders/numbers.ts';
import type { Order } from '../../model/orders/order.ts';
import { publicDriver } from '../../model/orders/public-driver.ts';
import { publicVehicle } from '../../model/orders/public-vehicle.ts';
import type { TimeFormatter } from '../../platform/format-time.ts';
import { contactLines } from './contact-line.ts';
import { type LetterContext, timesOf, writeLetter } from './letter.ts';
import type { ChangedTime, Fact, Line } from './letter-parts.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { isShortName } from './short-name.ts';
import { fillLine, type RecipientTextKey, type RecipientTranslate, recipientTextsIn } from './wording.ts';

export type QuoteTopic = 'quote' | 'quoteWithdrawn';
export type TransferTopic = Exclude<MailTopic, QuoteTopic>;

export interface TransferChange {
  /** The order after the change. */
  order: Order;
  /** The order before the change; the same if the mail does not mention the difference. */
  before: Order;
  /** Whether the agreement shows drivers. */
  showDriver: boolean;
}

type Titles = { subject: Timed; heading: Timed };
/** The texts without and with a time. */
type Timed = readonly [RecipientTextKey, RecipientTextKey];

const TITLES: Record<TransferTopic, Titles> = {
  trackingLink: {
    subject: ['trackingLinkSubject', 'trackingLinkSubjectAt'],
    heading: ['trackingLinkHeading', 'trackingLinkHeading'],
  },
  scheduled: {
    subject: ['scheduledSubject', 'scheduledSubjectAt'],
    heading: ['scheduledHeading', 'scheduledHeadingAt'],
  },
  rescheduled: {
    subject: ['rescheduledSubject', 'rescheduledSubjectAt'],
    heading: ['rescheduledHeading', 'rescheduledHeadingAt'],
  },
  pickedUp: {
    subject: ['pickedUpSubject', 'pickedUpSubjectAt'],
    heading: ['pickedUpHeading', 'pickedUpHeading'],
  },
  delayed: {
    subject: ['delayedSubject', 'delayedSubjectAt'],
    heading: ['delayedHeading', 'delayedHeadingAt'],
  },
  delivered: {
    subject: ['deliveredSubject', 'deliveredSubjectAt'],
    heading: ['deliveredHeading', 'deliveredHeading'],
  },
  cancelled: {
    subject: ['cancelledSubject', 'cancelledSubject'],
    heading: ['cancelledHeading', 'cancelledHeading'],
  },
};

export function transferMail(
  topic: TransferTopic,
  change: TransferChange,
  url: string,
  letterContext: LetterContext<RecipientLanguage>,
  reader: 'END_CUSTOMER' | 'SUBSCRIBER' = 'END_CUSTOMER',
): Message {
  const { order } = change;
  const translate = recipientTextsIn(letterContext.language);
  const times = timesOf(letterContext);
  const awaited = awaitedIn(topic, change, translate, times);
  const cities = { from: order.pickup.city, to: order.delivery.city };
  const values = { vehicle: vehicleInSentence(translate, order), ...cities, ...awaited };
  const title = (kind: keyof Titles) => translate(TITLES[topic][kind][awaited === null ? 0 : 1], values);
  const changedTime = changedTimeOf(topic, change, translate, times);
  const was = changedTime?.was;
  const over = isOver(topic);
  const asks = topic !== 'delayed' && topic !== 'cancelled';
  return writeLetter(
    {
      subject: title('subject'),
      preheader: was
        ? translate('changedPreheader', { ...was, nothing: translate('nothingToDo') })
        : translate(`${topic}Preheader`, values),
      heading: title('heading'),
      greeting: translate('greeting'),
      paragraphs: [[translate(topic === 'delivered' && order.hasDamage ? 'damagedIntro' : `${topic}Intro`)]],
      changedTime,
      link: { label: translate(over ? 'historyButton' : 'trackingButton'), url },
      next: nextSteps(topic, letterContext),
      facts: [...dateFacts(topic, order, translate, times), ...transferFacts(topic, change, translate)],
      closing: asks ? contactLines(letterContext, translate('transferQuestions')) : [],
      why: translate(reader === 'SUBSCRIBER' ? 'subscriberWhy' : over ? 'transferOverWhy' : 'transferWhy'),
    },
    letterContext,
  );
}

function isOver(topic: TransferTopic): boolean {
  return topic === 'delivered' || topic === 'cancelled';
}

export function vehicleInSentence(
  translate: RecipientTranslate,
  { vehicle: { manufacturer, model } }: Order,
): string {
  return [model, manufacturer].find(isShortName) ?? translate('vehicleInSentence');
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** A delivery time after a delay is an estimate. */
function deliveryMeaning({ delayedUntil, requestedDelivery }: Order) {
  return delayedUntil !== null && isSame(delayedUntil, requestedDelivery) ? 'around' : 'until';
}

/** If both dates moved, the mail is about the delivery. */
function onlyPickupMoved({ order, before }: TransferChange): boolean {
  return (
    isSame(order.requestedDelivery, before.requestedDelivery) &&
    !isSame(order.requestedPickup, before.requestedPickup)
  );
}

/** The next step that the reader waits for, and its time. */
function awaitedIn(
  topic: TransferTopic,
  change: TransferChange,
  translate: RecipientTranslate,
  times: TimeFormatter,
) {
  const { requestedPickup, requestedDelivery, actualPickup, actualDelivery } = change.order;
  if (topic === 'cancelled') return null;
  if (topic === 'delivered')
    return actualDelivery && { what: '', when: times.inSentence(actualDelivery, 'at') };
  const planned = topic === 'scheduled' || topic === 'rescheduled';
  const pickupFirst =
    planned && (requestedDelivery === null || (topic === 'rescheduled' && onlyPickupMoved(change)));
  if (pickupFirst && requestedPickup !== null && actualPickup === null) {
    return { what: translate('pickupInSentence'), when: times.inSentence(requestedPickup, 'from') };
  }
  if (requestedDelivery === null) return null;
  const when = times.inSentence(requestedDelivery, deliveryMeaning(change.order));
  return { what: translate('deliveryInSentence'), when };
}

function changedTimeOf(
  topic: TransferTopic,
  change: TransferChange,
  translate: RecipientTranslate,
  times: TimeFormatter,
): ChangedTime | undefined {
  if (topic !== 'delayed' && topic !== 'rescheduled') return undefined;
  const { order, before } = change;
  const ofPickup = topic === 'rescheduled' && onlyPickupMoved(change);
  const was = ofPickup ? before.requestedPickup : before.requestedDelivery;
  const is = ofPickup ? order.requestedPickup : order.requestedDelivery;
  if (is === null || isSame(was, is)) return undefined;
  const sameDay = was !== null && times.isToday(was) && times.isToday(is);
  const write = sameDay ? times.clock : times.inList;
  const meaning = (of: Order) => (ofPickup ? 'from' : deliveryMeaning(of));
  const late = topic === 'delayed';
  const estimated = deliveryMeaning(before) === 'around';
  const label = late ? (estimated ? 'expectedBefore' : 'agreed') : 'until';
  return {
    late,
    was: was && { label: translate(label), value: write(was, meaning(before)) },
    is: { label: newLabel(), value: write(is, meaning(order)) },
  };

  function newLabel(): string {
    if (!late) return translate(ofPickup ? 'newPickup' : 'newDelivery');
    return was !== null && is! > was
      ? translate('expectedLater', { span: times.span(is!.getTime() - was.getTime()) })
      : translate('expectedNow');
  }
}

function nextSteps(topic: TransferTopic, letterContext: LetterContext<RecipientLanguage>): Line[] {
  if (isOver(topic)) return [];
  const { language } = letterContext;
  const translate = recipientTextsIn(language);
  const texts = transferTexts[language];
  const nothing = { strong: texts.nothingToDo };
  if (topic !== 'delayed') return [fillLine(texts.whenItChanges, { nothing })];
  const contact = contactLines(letterContext, translate('delayedQuestion')).map((line) => [' ', ...line]);
  return [[...fillLine(texts.delayedNext, { nothing }), ...contact.flat()]];
}

/** With full dates, because "today" is correct only on the day when the mail was written. */
function dateFacts(
  topic: TransferTopic,
  order: Order,
  translate: RecipientTranslate,
  times: TimeFormatter,
): Fact[] {
  const { requestedPickup, requestedDelivery, actualPickup, actualDelivery } = order;
  if (topic === 'cancelled') return [];
  const row = (key: RecipientTextKey, time: string): Fact => ({
    label: translate(key),
    lines: [[{ strong: time }]],
  });
  return [
    ...(actualPickup
      ? [row('pickedUp', times.inList(actualPickup, 'at'))]
      : requestedPickup
        ? [row('pickup', times.inList(requestedPickup, 'from'))]
        : []),
    ...(actualDelivery
      ? [row('delivered', times.inList(actualDelivery, 'at'))]
      : requestedDelivery
        ? [row('delivery', times.inList(requestedDelivery, deliveryMeaning(order)))]
        : []),
  ];
}

function transferFacts(
  topic: TransferTopic,
  { order, showDriver }: TransferChange,
  translate: RecipientTranslate,
): Fact[] {
  const vehicle = vehicleLines(translate, order);
  const driver = isOver(topic) ? null : publicDriver(order.driver, showDriver);
  const driverName = driver && `${driver.firstName} ${driver.initial && `${driver.initial}.`}`.trim();
  return [
    ...(vehicle.length === 0 ? [] : [{ label: translate('vehicle'), lines: vehicle }]),
    { label: translate('route'), lines: [[`${order.pickup.city}\u00a0– ${order.delivery.city}`]] },
    ...(driverName === null ? [] : [{ label: translate('driver'), lines: [[driverName]] }]),
    ...(isOver(topic) ? [] : [{ label: translate('handover'), lines: [[translate('handoverHint')]] }]),
    { label: translate('trackingNumber'), lines: [[{ code: writeTrackingNumber(order.trackingNumber) }]] },
  ];
}

function vehicleLines(translate: RecipientTranslate, order: Order): Line[] {
  const { vinLastFour: vin, plateLastFour: plate } = publicVehicle(order.vehicle);
  const name = oneLine(formatVehicleName(order.vehicle));
  const lines: Line[] = name === '' ? [] : [[{ strong: name }]];
  if (plate !== null && vin !== null) return [...lines, [translate('vinAndPlate', { plate, vin })]];
  if (plate !== null) return [...lines, [translate('onlyPlate', { plate })]];
  return vin === null ? lines : [...lines, [translate('onlyVin', { vin })]];
}
