// The first sentence of a driver's page: where the driver is, when the driver is free, and what is wrong. Pure.
import { nearestCity } from '../../../../../shared/map/describe-map.ts';
import type { DriverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import type { NamesTexts } from '../../../../../shared/texts/generated/names.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatAgo, formatDuration, inDative } from '../../../../../shared/time/format-duration.ts';
import type { Language } from '../../../messages/language.ts';
import { formatCalendarDay, formatTimeOrDay } from '../../../ui/format.ts';
import { type DriverPageData, type DriverTrip, isReplaceable, isUnderWay } from './driver-page-queries.ts';
import { hasEnded } from './licence-state.ts';

export interface SentenceContext {
  texts: DriverPageTexts;
  names: NamesTexts;
  language: Language;
  nowMs: number;
}

/** The lead is a whole sentence; the detail ends with the number of the trip, if there is one. */
export interface DriverSentence {
  lead: string;
  detail: string | null;
  order: string | null;
  /** Each is a sentence. */
  problems: string[];
}

export function describeDriver(context: SentenceContext, page: DriverPageData): DriverSentence {
  const trip = page.trips.find(isUnderWay) ?? null;
  return {
    lead: leadOf(context, page, trip),
    ...detailOf(context, page, trip),
    problems: problemsOf(context, page),
  };
}

export const firstNameOf = (name: string) => name.split(/\s+/)[0] ?? name;

function leadOf(context: SentenceContext, page: DriverPageData, trip: DriverTrip | null): string {
  const { texts, language } = context;
  const { sentence } = texts;
  const { driver, state } = page;
  const name = firstNameOf(driver.name);
  const when = whenIn(context);
  if (driver.leaving)
    return trip
      ? sentence.leaving({ name, order: trip.order.number, when: when(trip.endsAt) })
      : sentence.leavingLast({ name });
  if (trip) return `${onTheRoad(context, name, trip)}${freeAgain(context, page)}.`;
  switch (state.kind) {
    case 'INACTIVE':
      return sentence.inactive({ name });
    case 'ABSENT':
      return sentence.absent[state.absence ?? 'unknown']({
        name,
        day: formatCalendarDay(language, state.lastDay),
      });
    case 'NO_ANSWER':
      return sentence.noAnswer({
        name,
        order: state.order,
        span: inDative(formatDuration(language, state.minutes * MINUTE_MS)),
      });
    default:
      return freeNow(context, page, name);
  }
}

function onTheRoad(
  { texts: { sentence }, ...context }: SentenceContext,
  name: string,
  trip: DriverTrip,
): string {
  const { order, arrivesAt, lateMinutes } = trip;
  if (order.status === 'DELIVERY') return sentence.handover({ name, city: order.delivery.city });
  if (order.status === 'PICKUP')
    return (trip.arrivedAtPickup ? sentence.atPickup : sentence.toPickup)({ name, city: order.pickup.city });
  const when = whenIn(context)(arrivesAt);
  const city = order.delivery.city;
  if (lateMinutes === 0) return sentence.transit({ name, city, when });
  return sentence.transitLate({
    name,
    city,
    when,
    span: formatDuration(context.language, lateMinutes * MINUTE_MS),
  });
}

function freeAgain(context: SentenceContext, { freeFrom }: DriverPageData): string {
  return freeFrom === null ? '' : `, ${context.texts.sentence.freeFrom({ when: whenIn(context)(freeFrom) })}`;
}

function freeNow(context: SentenceContext, page: DriverPageData, name: string): string {
  const { sentence } = context.texts;
  const { driver, freeFrom, tripCount } = page;
  if (tripCount === 0 && !driver.signedIn)
    return driver.phone === null ? sentence.newWithoutPhone({ name }) : sentence.newDriver({ name });
  if (freeFrom === null) return sentence.never({ name });
  if (Date.parse(freeFrom) - context.nowMs > MINUTE_MS)
    return sentence.off({ name, when: whenIn(context)(freeFrom) });
  const next = page.trips.find(isReplaceable);
  if (!next) return sentence.free({ name });
  const { order, startsAt } = next;
  return sentence.freeUntil({
    name,
    when: whenIn(context)(startsAt),
    order: order.number,
    city: order.pickup.city,
  });
}

function detailOf(
  { texts: { detail }, language, nowMs }: SentenceContext,
  { place, state, driver }: DriverPageData,
  trip: DriverTrip | null,
): Pick<DriverSentence, 'detail' | 'order'> {
  const near = place && place.city === null ? nearestCity(place.coordinates, language) : null;
  if (trip) {
    const order = trip.order.number;
    const silent = 'silentMinutes' in state ? state.silentMinutes : 0;
    const span = inDative(formatDuration(language, silent * MINUTE_MS));
    if (silent > 0)
      return { order, detail: near ? detail.silent({ span, city: near }) : detail.silentUnknown({ span }) };
    if (!driver.locationConsent) return { order, detail: detail.noConsent };
    return { order, detail: near ? detail.with({ city: near }) : detail.withSomewhere };
  }
  const city = place?.city ?? near;
  if (!place || !city) return { order: null, detail: null };
  const ago = formatAgo(language, nowMs - Date.parse(place.at));
  return { order: null, detail: (place.city ? detail.last : detail.lastNear)({ city, ago }) };
}

function problemsOf(context: SentenceContext, page: DriverPageData): string[] {
  const { texts, names, language } = context;
  if (!page.driver.active) return [];
  const [today] = page.days;
  const ended = page.licences.filter((licence) => hasEnded(licence, today!.day));
  const replace = page.trips.filter(
    (trip) => isReplaceable(trip) && trip.obstacles.some(({ kind }) => kind === 'ABSENT'),
  );
  return [
    ...ended.map(({ kind, validUntil }) =>
      texts.problem.licence({
        licence: names.licenceKinds[kind],
        day: formatCalendarDay(language, validUntil!),
      }),
    ),
    ...(replace.length > 0 ? [texts.problem.replace({ count: replace.length })] : []),
  ];
}

function whenIn({ language, nowMs }: Pick<SentenceContext, 'language' | 'nowMs'>) {
  return (at: string) => formatTimeOrDay(language, new Date(at), nowMs);
}
