// Converts a tracking record to the content of the page: sentence, agreed time, progress and steps.

import { fillLines } from '../../../../shared/text/fill-text.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { capital } from '../../../../shared/time/format-day.ts';
import type { PublicState, PublicTracking } from '../../dispatch/tracking/public-tracking.ts';
import { describeSteps, type ShownStep } from './steps.ts';
import type { TrackingView } from './tracking-view.ts';

type Tone = 'waiting' | 'planned' | 'moving' | 'late' | 'done' | 'over';

export interface TrackingSummary {
  tone: Tone;
  state: string;
  punctuality: { late: boolean; text: string } | null;
  headline: readonly string[];
  agreed: string | null;
  notes: string[];
  noMap: { title: string; text: string; over: boolean } | null;
  staleNote: { lead: string; text: string } | null;
  rail: Rail | null;
  steps: ShownStep[];
}

export interface Rail {
  /** 0 to 100; null if only the plan is known. */
  percent: number | null;
  left: string;
  middle: string | null;
  right: string;
}

const TONES: Record<PublicState, Tone> = {
  RECEIVED: 'waiting',
  CONFIRMED: 'planned',
  SCHEDULED: 'planned',
  PICKUP: 'moving',
  IN_TRANSIT: 'moving',
  ARRIVED: 'moving',
  DELIVERED: 'done',
  CANCELLED: 'over',
  REJECTED: 'over',
};

export function summarizeTracking(view: TrackingView): TrackingSummary {
  const { record, words } = view;
  return {
    tone: TONES[record.state],
    state: words.states[record.state],
    punctuality: punctualityOf(view),
    headline: headlineOf(view),
    agreed: agreedOf(view),
    notes: notesOf(view),
    noMap: noMapOf(view),
    staleNote:
      record.stale && record.location
        ? {
            ...words.stale,
            lead: words.stale.lead({ at: view.times.shortClock(record.location.recordedAt) }),
          }
        : null,
    rail: record.ended || record.state === 'CANCELLED' || record.state === 'REJECTED' ? null : railOf(view),
    steps: record.ended ? [] : describeSteps(view),
  };
}

/** The delivery time before any reported delay. */
function plannedDelivery({ deliveryBeforeDelay, requestedDelivery }: PublicTracking): Date | null {
  return deliveryBeforeDelay ?? requestedDelivery;
}

/** The actual delivery time, or the best known estimate. */
function latestDelivery({ actualDelivery, estimatedDelivery, delayedUntil }: PublicTracking): Date | null {
  return actualDelivery ?? estimatedDelivery ?? delayedUntil;
}

function punctualityOf({ record, words, times }: TrackingView): TrackingSummary['punctuality'] {
  const under = record.state === 'PICKUP' || record.state === 'IN_TRANSIT' || record.state === 'ARRIVED';
  if (record.ended || !(under || record.state === 'DELIVERED' || record.late)) return null;
  if (record.late) {
    const planned = plannedDelivery(record);
    const latest = latestDelivery(record);
    const ms = planned && latest ? latest.getTime() - planned.getTime() : 0;
    return { late: true, text: ms >= MINUTE_MS ? words.late({ span: times.span(ms) }) : words.delayed };
  }
  // A reader who waits for an answer about damage does not need to read that it was on time.
  if (plannedDelivery(record) === null || record.followUp !== null) return null;
  return { late: false, text: record.state === 'DELIVERED' ? words.onTime : words.onSchedule };
}

const PICKUP_STEPS: readonly string[] = ['PICKUP_STARTED', 'PICKUP_ARRIVED'];

function headlineOf({ record, words, times, from, to }: TrackingView): readonly string[] {
  const { head } = words;
  const { state } = record;
  if (record.ended) {
    return state === 'DELIVERED' && record.actualDelivery
      ? fillLines(head.endedDelivered, { date: times.date(record.actualDelivery) })
      : head.ended;
  }
  if (state === 'CANCELLED') return head.cancelled;
  if (state === 'REJECTED') return head.rejected;
  if (state === 'DELIVERED') {
    const at = record.actualDelivery ?? record.updatedAt;
    return fillLines(head.handedOver, {
      city: to,
      when: words.at({ day: times.day(at), clock: times.shortClock(at) }),
    });
  }
  if (state === 'ARRIVED') return [head.arrived({ city: to }), head.handingOver];
  const expected = expectedOf({ record, words, times });
  if (state === 'IN_TRANSIT') return [head.onTheWay({ city: to }), expected ?? ''];
  if (state === 'PICKUP') {
    const there =
      record.timeline.findLast(({ step }) => PICKUP_STEPS.includes(step))?.step === 'PICKUP_ARRIVED';
    return [there ? head.atPickup({ city: from }) : head.toPickup({ city: from }), expected ?? ''];
  }
  const pickup = record.requestedPickup;
  if (state === 'RECEIVED') {
    const requested = record.requestedDelivery;
    const when = requested && words.by({ day: times.day(requested), clock: times.shortClock(requested) });
    return [head.received, when ? head.requested({ when }) : head.datesFollow];
  }
  if (pickup === null) return [head.confirmed, expected ?? head.planned];
  return [head.pickupOn({ day: times.day(pickup), isNear: times.isNear(pickup) }), expected ?? head.planned];
}

function expectedOf({
  record,
  words,
  times,
}: Pick<TrackingView, 'record' | 'words' | 'times'>): string | null {
  const { estimatedDelivery: estimated, requestedDelivery: requested, delayedUntil } = record;
  const reported = record.late ? (estimated ?? delayedUntil) : null;
  if (reported)
    return words.head.nowExpected({
      when: words.at({ day: times.day(reported), clock: times.shortClock(reported) }),
    });
  // Before the drive, the agreed time is more reliable than a computed one.
  const moving = record.state === 'IN_TRANSIT' || record.state === 'PICKUP';
  if (moving && estimated)
    return words.head.expectedBy({
      when: words.at({ day: times.day(estimated), clock: times.shortClock(estimated) }),
    });
  if (requested) {
    // The sentence about the pickup already names the day, so it is not repeated.
    const pickup = record.requestedPickup;
    const said = pickup !== null && !moving && times.sameDay(pickup, requested);
    const clock = times.shortClock(requested);
    return words.head.expectedBy({
      when: said ? words.byClock({ clock }) : words.by({ day: times.day(requested), clock }),
    });
  }
  return (
    estimated &&
    words.head.expectedBy({
      when: words.at({ day: times.day(estimated), clock: times.shortClock(estimated) }),
    })
  );
}

const NOTHING_AGREED: readonly PublicState[] = ['RECEIVED', 'CANCELLED', 'REJECTED'];

function agreedOf({ record, words, times }: TrackingView): string | null {
  if (record.ended || NOTHING_AGREED.includes(record.state)) return null;
  const planned = plannedDelivery(record);
  if (planned)
    return words.agreed({ when: words.by({ day: times.day(planned), clock: times.clock(planned) }) });
  const pickup = record.requestedPickup;
  return (
    pickup && words.agreedPickup({ when: words.at({ day: times.day(pickup), clock: times.clock(pickup) }) })
  );
}

function notesOf({ record, words, times }: TrackingView): string[] {
  if (record.ended) return [words.endedText];
  if (record.state === 'CANCELLED') return [words.cancelledText];
  if (record.state === 'DELIVERED') {
    return [words.delivered[record.followUp ?? (record.late ? 'late' : 'thanks')]];
  }
  const delay = record.timeline.findLast(({ step }) => step === 'DELAYED');
  return delay && record.late ? [words.delayText({ at: times.clock(delay.at) })] : [];
}

function noMapOf({ record, words, times }: TrackingView): TrackingSummary['noMap'] {
  const { state, location, locationUnavailableReason: reason } = record;
  if (record.ended || location !== null || state === 'CANCELLED' || state === 'REJECTED') return null;
  if (state === 'DELIVERED') return { ...words.noMap.over, over: true };
  if (reason === 'SANDBOX') return { ...words.noMap.sandbox, over: true };
  if (state === 'IN_TRANSIT' || state === 'ARRIVED') return { ...words.noMap.none, over: true };
  const start = record.estimatedPickup ?? record.requestedPickup;
  const { beforeAt, before } = words.noMap;
  const text = start
    ? { ...beforeAt, title: beforeAt.title({ when: times.inSentence(start, 'around') }) }
    : before;
  return { ...text, over: false };
}

function railOf(view: TrackingView): Rail {
  const { record, words, times } = view;
  const { rail } = words;
  const { state, actualPickup, requestedPickup, distanceKm, distanceRemainingKm, location } = record;
  const near = (at: Date) =>
    times.sameDay(at, view.now) ? times.shortClock(at) : `${times.day(at)}, ${times.shortClock(at)}`;
  const left = actualPickup
    ? rail.left({ at: near(actualPickup) })
    : requestedPickup
      ? rail.pickup({ when: near(requestedPickup) })
      : rail.pickupOpen;
  if (state === 'DELIVERED') {
    const at = record.actualDelivery;
    const middle = distanceKm === null ? null : rail.km({ km: String(distanceKm) });
    return {
      percent: 100,
      left,
      middle,
      right: at ? rail.handedOver({ at: near(at) }) : words.states.DELIVERED,
    };
  }
  const endOfRail = (at: Date, meaning: 'around' | 'until') =>
    times.isToday(at)
      ? times.clock(at, meaning)
      : times.isNear(at)
        ? times.inSentence(at, meaning)
        : times.inList(at, meaning);
  const latest = record.estimatedDelivery ?? record.delayedUntil;
  const moving = state === 'IN_TRANSIT';
  const agreed = record.requestedDelivery;
  const right =
    state === 'ARRIVED'
      ? rail.arrived
      : moving && latest
        ? capital(endOfRail(latest, 'around'))
        : agreed
          ? capital(endOfRail(agreed, 'until'))
          : rail.open;
  const km = distanceRemainingKm;
  const shown = km === null || !moving ? null : String(km);
  const middle =
    shown === null
      ? null
      : record.stale && location
        ? rail.toGoAt({ km: shown, at: times.shortClock(location.recordedAt) })
        : rail.toGo({ km: shown });
  return { percent: state === 'ARRIVED' ? 100 : progress(record, moving), left, middle, right };
}

/** Never 0 or 100 percent: the vehicle has left and has not arrived. */
function progress({ distanceKm, distanceRemainingKm }: PublicTracking, moving: boolean): number | null {
  if (!moving || !distanceKm || distanceRemainingKm === null) return null;
  return Math.min(96, Math.max(4, Math.round((1 - distanceRemainingKm / distanceKm) * 100)));
}
