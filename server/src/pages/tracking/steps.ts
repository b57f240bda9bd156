// The steps of the timeline: past, current and coming ones.

import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { capital } from '../../../../shared/time/format-day.ts';
import type { PublicTracking } from '../../dispatch/tracking/public-tracking.ts';
import type { TrackingStep } from '../../dispatch/tracking/tracking-steps.ts';
import type { TrackingView } from './tracking-view.ts';

export interface ShownStep {
  look: 'done' | 'now' | 'late' | 'next' | 'final' | 'over';
  title: string;
  time: string | null;
  /** A time that is no longer valid. */
  struck?: string | null;
  detail?: string | null;
}

/** An order that was received and accepted at once has one step for both. */
const SAME_MOMENT_MS = MINUTE_MS;

export function describeSteps(view: TrackingView): ShownStep[] {
  const past = view.record.timeline
    .filter((step, i, all) => !isAcceptedAtOnce(step, all[i + 1]))
    .map((step) => describePast(view, step));
  return [...markNow(view, past), ...describeCurrentDrive(view), ...describeNextSteps(view)];
}

function isAcceptedAtOnce(step: TrackingStep, next: TrackingStep | undefined): boolean {
  const accepted = step.step === 'RECEIVED' && next?.step === 'CONFIRMED';
  return accepted && next.at.getTime() - step.at.getTime() < SAME_MOMENT_MS;
}

function describePast(
  { record, texts, times, from, to }: TrackingView,
  { step, at, newPickup, newDelivery }: TrackingStep,
): ShownStep {
  const time = times.moment(at);
  const { steps } = texts;
  const when = (date: Date | null) => date && texts.at({ day: times.day(date), clock: times.clock(date) });
  switch (step) {
    case 'PICKUP_ARRIVED':
      return { look: 'done', title: steps.PICKUP_ARRIVED({ city: from }), time };
    case 'DELIVERY_ARRIVED':
      return { look: 'done', title: steps.DELIVERY_ARRIVED({ city: to }), time };
    case 'PICKED_UP':
      return {
        look: 'done',
        title: steps.PICKED_UP,
        time,
        detail: describeRecorded(texts, record.recordedAtPickup),
      };
    case 'DELIVERED':
      return {
        look: 'final',
        title: steps.DELIVERED,
        time,
        detail: describeRecorded(texts, record.recordedAtDelivery),
      };
    case 'CANCELLED':
    case 'REJECTED':
      return { look: 'over', title: steps[step], time };
    case 'RESCHEDULED':
      return {
        look: 'done',
        title: steps.RESCHEDULED,
        time,
        detail: texts.newDates({ pickup: when(newPickup), delivery: when(newDelivery) }) || null,
      };
    case 'DELAYED': {
      const before = record.deliveryBeforeDelay;
      const by =
        before && newDelivery && newDelivery > before ? newDelivery.getTime() - before.getTime() : null;
      const title = by === null ? steps.DELAYED : steps.delayedBy({ span: times.span(by) });
      return { look: 'late', title, time };
    }
    default:
      return { look: 'done', title: steps[step], time };
  }
}

/** Names only what was recorded. */
function describeRecorded(
  { recorded, onRecord }: TrackingView['texts'],
  facts: PublicTracking['recordedAtPickup'],
): string | null {
  if (facts === null) return null;
  const { mileage, keys, photos, notChecked } = facts;
  if (mileage && keys && photos && notChecked === 0) return recorded;
  const parts = [mileage && onRecord.mileage, keys && onRecord.keys, photos && onRecord.photos].filter(
    Boolean,
  );
  return [
    parts.length > 0 && onRecord.sentence({ parts: parts.join(', ') }),
    notChecked > 0 && onRecord.notChecked({ count: notChecked }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** While the driver is on the way to the pickup or has arrived there, that step is the current one. */
function markNow({ record: { state } }: TrackingView, past: ShownStep[]): ShownStep[] {
  if (state !== 'PICKUP' && state !== 'ARRIVED') return past;
  const last = past.findLastIndex(({ look }) => look === 'done');
  return past.map((step, i) => (i === last ? { ...step, look: 'now' } : step));
}

function describeCurrentDrive({ record, texts, times, to }: TrackingView): ShownStep[] {
  if (record.state !== 'IN_TRANSIT') return [];
  const since = record.actualPickup;
  const seen = record.stale ? record.location?.recordedAt : null;
  const time = seen
    ? texts.lastSeen({ at: times.shortClock(seen) })
    : since
      ? texts.since({ at: times.shortClock(since) })
      : null;
  return [{ look: 'now', title: texts.steps.onTheWay({ city: to }), time }];
}

function describeNextSteps({ record, texts, times, from, to }: TrackingView): ShownStep[] {
  const { steps } = texts;
  const { state, requestedPickup, requestedDelivery, estimatedPickup, deliveryBeforeDelay } = record;
  const arrival = record.estimatedDelivery ?? record.delayedUntil ?? requestedDelivery;
  const handover: ShownStep = { look: 'next', title: steps.handover, time: null, detail: texts.together };
  const agreedHandover = {
    ...handover,
    time:
      requestedDelivery &&
      texts.by({ day: times.capitalDay(requestedDelivery), clock: times.shortClock(requestedDelivery) }),
  };
  const pickupAt = estimatedPickup ?? requestedPickup;
  const pickup: ShownStep = {
    look: 'next',
    title: steps.pickup({ city: from }),
    time: pickupAt && times.moment(pickupAt),
    detail: texts.willRecord,
  };
  const drive: ShownStep = { look: 'next', title: steps.onTheWay({ city: to }), time: null };
  switch (state) {
    case 'RECEIVED':
    case 'CONFIRMED':
    case 'SCHEDULED':
      return [pickup, drive, agreedHandover];
    case 'PICKUP':
      return [
        { look: 'next', title: steps.PICKED_UP, time: null, detail: texts.willRecord },
        drive,
        agreedHandover,
      ];
    case 'IN_TRANSIT': {
      const clock = (at: Date) =>
        capital(times.isToday(at) ? times.clock(at, 'around') : times.inSentence(at, 'around'));
      const struck = record.late && deliveryBeforeDelay ? clock(deliveryBeforeDelay) : null;
      return [
        { look: 'next', title: steps.arrival({ city: to }), time: arrival && clock(arrival), struck },
        handover,
      ];
    }
    case 'ARRIVED':
      return [handover];
    default:
      return [];
  }
}
