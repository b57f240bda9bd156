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
  const { record, texts } = view;
  return {
    tone: TONES[record.state],
    state: texts.states[record.state],
    punctuality: punctualityOf(view),
    headline: headlineOf(view),
    agreed: agreedOf(view),
    notes: notesOf(view),
    noMap: noMapOf(view),
    staleNote:
      record.stale && record.location
        ? {
            ...texts.stale,
            lead: texts.stale.lead({ at: view.times.shortClock(record.location.recordedAt) }),
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

function punctualityOf({ record, texts, times }: TrackingView): TrackingSummary['punctuality'] {
  const under = record.state === 'PICKUP' || record.state === 'IN_TRANSIT' || record.state === 'ARRIVED';
  if (record.ended || !(under || record.state === 'DELIVERED' || record.late)) return null;
  if (record.late) {
    const planned = plannedDelivery(record);
    const latest = latestDelivery(record);
    const ms = planned && latest ? latest.getTime() - planned.getTime() : 0;
    return { late: true, text: ms >= MINUTE_MS ? texts.late({ span: times.span(ms) }) : texts.delayed };
  }
  // A reader who waits for an answer about damage does not need to read that it was on time.
  if (plannedDelivery(record) === null || record.followUp !== null) return null;
  return { late: false, text: record.state === 'DELIVERED' ? texts.onTime : texts.onSchedule };
}

const PICKUP_STEPS: readonly string[] = ['PICKUP_STARTED', 'PICKUP_ARRIVED'];

function headlineOf({ record, texts, times, from, to }: TrackingView): readonly string[] {
  const { head } = texts;
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
      when: texts.at({ day: times.day(at), clock: times.shortClock(at) }),
    });
  }
  if (state === 'ARRIVED') return [head.arrived({ city: to }), head.handingOver];
  const expected = expectedOf({ record, texts, times });
  if (state === 'IN_TRANSIT') return [head.onTheWay({ city: to }), expected ?? ''];
  if (state === 'PICKUP') {
    const there =
      record.timeline.findLast(({ step }) => PICKUP_STEPS.includes(step))?.step === 'PICKUP_ARRIVED';
    return [there ? head.atPickup({ city: from }) : head.toPickup({ city: from }), expected ?? ''];
  }
  const pickup = record.requestedPickup;
  if (state === 'RECEIVED') {
    const requested = record.requestedDelivery;
    const when = requested && texts.by({ day: times.day(requested), clock: times.shortClock(requested) });
    return [head.received, when ? head.requested({ when }) : head.datesFollow];
  }
  if (pickup === null) return [head.confirmed, expected ?? head.planned];
  return [head.pickupOn({ day: times.day(pickup), isNear: times.isNear(pickup) }), expected ?? head.planned];
}

function expectedOf({
  record,
  texts,
  times,
}: Pick<TrackingView, 'record' | 'texts' | 'times'>): string | null {
  const { estimatedDelivery: estimated, requestedDelivery: requested, delayedUntil } = record;
  const reported = record.late ? (estimated ?? delayedUntil) : null;
  if (reported)
    return texts.head.nowExpected({
      when: texts.at({ day: times.day(reported), clock: times.shortClock(reported) }),
    });
  // Before the drive, the agreed time is more reliable than a computed one.
  const moving = record.state === 'IN_TRANSIT' || record.state === 'PICKUP';
  if (moving && estimated)
    return texts.head.expectedBy({
      when: texts.at({ day: times.day(estimated), clock: times.shortClock(estimated) }),
    });
  if (requested) {
    // The sentence about the pickup already names the day, so it is not repeated.
    const pickup = record.requestedPickup;
    const said = pickup !== null && !moving && times.sameDay(pickup, requested);
    const clock = times.shortClock(requested);
    return texts.head.expectedBy({
      when: said ? texts.byClock({ clock }) : texts.by({ day: times.day(requested), clock }),
    });
  }
  return (
    estimated &&
    texts.head.expectedBy({
      when: texts.at({ day: times.day(estimated), clock: times.shortClock(estimated) }),
    })
  );
}

const NOTHING_AGREED: readonly PublicState[] = ['RECEIVED', 'CANCELLED', 'REJECTED'];

function agreedOf({ record, texts, times }: TrackingView): string | null {
  if (record.ended || NOTHING_AGREED.includes(record.state)) return null;
  const planned = plannedDelivery(record);
  if (planned)
    return texts.agreed({ when: texts.by({ day: times.day(planned), clock: times.clock(planned) }) });
  const pickup = record.requestedPickup;
  return (
    pickup && texts.agreedPickup({ when: texts.at({ day: times.day(pickup), clock: times.clock(pickup) }) })
  );
}

function notesOf({ record, texts, times }: TrackingView): string[] {
  if (record.ended) return [texts.endedText];
  if (record.state === 'CANCELLED') return [texts.cancelledText];
  if (record.state === 'DELIVERED') {
    return [texts.delivered[record.followUp ?? (record.late ? 'late' : 'thanks')]];
  }
  const delay = record.timeline.findLast(({ step }) => step === 'DELAYED');
  return delay && record.late ? [texts.delayText({ at: times.clock(delay.at) })] : [];
}

function noMapOf({ record, texts, times }: TrackingView): TrackingSummary['noMap'] {
  const { state, location, locationUnavailableReason: reason } = record;
  if (record.ended || location !== null || state === 'CANCELLED' || state === 'REJECTED') return null;
  if (state === 'DELIVERED') return { ...texts.noMap.over, over: true };
  if (reason === 'SANDBOX') return { ...texts.noMap.sandbox, over: true };
  if (state === 'IN_TRANSIT' || state === 'ARRIVED') return { ...texts.noMap.none, over: true };
  const start = record.estimatedPickup ?? record.requestedPickup;
  const { beforeAt, before } = texts.noMap;
  const text = start
    ? { ...beforeAt, title: beforeAt.title({ when: times.inSentence(start, 'around') }) }
    : before;
  return { ...text, over: false };
}

function railOf(view: TrackingView): Rail {
  const { record, texts, times } = view;
  const { rail } = texts;
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
      right: at ? rail.handedOver({ at: near(at) }) : texts.states.DELIVERED,
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
