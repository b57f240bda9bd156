// The decisions of dispatch: one rule for each kind, with a deadline, the most urgent first.

import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import {
  type DamageHandling,
  needsDelayReport,
  pickupLateMinutes,
  SILENT_AFTER_MS,
  unansweredSince,
  undecidedDamageOf,
} from '../../model/orders/attention.ts';
import {
  ASSIGNED_BEFORE_PICKUP,
  BEFORE_SETTING_OUT,
  isOneOf,
  UNASSIGNED,
} from '../../model/orders/status.ts';
import { plannedPickup } from '../../model/orders/travel-time.ts';
import { FAILING_FROM_MS } from '../../operator/jobs/list-store.ts';
import type { AbsenceKind } from '../availability/absence.ts';
import type { WaitingAbsence } from '../availability/absence-store.ts';
import { type DoubleBooking, findDoubleBookings } from './double-booking.ts';
import { type PlanOrder, silentSinceOf } from './plan-order.ts';
import type {
  AcceptedByCarrier,
  DueTask,
  EndingQuote,
  FailedMail,
  FailingCustomer,
  PlateOut,
  RefusedDates,
  Situation,
  StuckJob,
  Trouble,
  UnansweredOffers,
  UncheckedExtras,
  UnreadThread,
  WaitingRequest,
} from './situation.ts';
import { tripOf } from './trip-times.ts';

/** A decision with an earlier deadline is urgent now. */
export const NOW_WITHIN_MS = 2 * HOUR_MS;
/** An order needs a driver this long before its pickup; later pickups are not a decision yet. */
export const NEAR_PICKUP_MS = 12 * HOUR_MS;
/** A request must be answered within this time. */
export const QUOTE_WITHIN_MS = 4 * HOUR_MS;
export const QUOTE_ENDS_WITHIN_MS = DAY_MS;

export type Urgency = 'NOW' | 'BEFORE_NOON' | 'TODAY';

type What =
  | { kind: 'NOT_RELEASED'; order: PlanOrder }
  | { kind: 'NO_DRIVER' | 'NO_DATE'; order: PlanOrder }
  | { kind: 'NO_ANSWER' | 'TO_CONFIRM'; order: PlanOrder; since: Date }
  | { kind: 'DOUBLE_BOOKED'; order: PlanOrder; other: PlanOrder }
  | { kind: 'LATE_PICKUP'; order: PlanOrder; minutes: number }
  | { kind: 'LATE'; order: PlanOrder; minutes: number; arrivesAt: Date }
  | { kind: 'SILENT'; order: PlanOrder; since: Date }
  | ({ kind: 'NO_QUOTE' } & WaitingRequest)
  | ({ kind: 'QUOTE_ENDS' } & EndingQuote)
  | ({ kind: 'DAMAGE' | 'COMPLAINT' } & Omit<Trouble, keyof DamageHandling>)
  | ({ kind: 'DAMAGE_TASK' } & Omit<DueTask, 'dueAt'>)
  | ({ kind: 'WEBHOOKS' } & FailingCustomer)
  | ({ kind: 'MAIL' } & FailedMail)
  | ({ kind: 'JOB' } & StuckJob)
  | { kind: 'EXTRAS'; count: number; since: Date }
  | ({ kind: 'ABSENCE' } & WaitingAbsence)
  | { kind: 'DRIVER_ABSENT'; order: PlanOrder; absence: AbsenceKind; lastDay: string }
  | { kind: 'DRIVER_INACTIVE'; order: PlanOrder }
  | ({ kind: 'PLATE_NOT_VALID' } & PlateOut)
  | ({ kind: 'DRIVER_MESSAGE' } & UnreadThread)
  | ({ kind: 'CARRIER_NO_DRIVER' | 'CARRIER_TO_CONFIRM' } & AcceptedByCarrier)
  | ({ kind: 'CARRIER_NO_ANSWER' } & UnansweredOffers)
  | ({ kind: 'RECURRING_REFUSED' } & RefusedDates);

export type Decision = What & { id: string; dueAt: Date; urgency: Urgency };

export interface Day {
  now: Date;
  noon: Date;
  /** The end of the day, which is the deadline of decisions without another one. */
  end: Date;
}

type Found = What & { id: string; dueAt: Date };

/** Sorted by urgency, then by deadline. */
export function findDecisions(situation: Situation, day: Day): Decision[] {
  const withCarriers = new Set([...situation.accepted, ...situation.unanswered].map(({ order }) => order.id));
  const unassigned = situation.unassigned.filter(({ id }) => !withCarriers.has(id));
  const inactive = new Set(situation.inactive.map(({ id }) => id));
  const trips = situation.trips.filter(({ id }) => !inactive.has(id));
  const booked = findDoubleBookings(trips, day.now);
  return [
    ...situation.unreleased.map((order) => notReleased(order, day)),
    ...unassigned.flatMap((order) => ifNoDriver(order, day)),
    ...situation.askedAgain.map((asked) => carrierToConfirm(asked, day)),
    ...situation.accepted
      .filter(({ order }) => !situation.askedAgain.some((asked) => asked.order.id === order.id))
      .flatMap((accepted) => ifCarrierNamedNobody(accepted, day)),
    ...situation.unanswered.map((unanswered) => noCarrier(unanswered, day)),
    ...situation.inactive.map((order) => driverInactive(order, day)),
    ...trips.flatMap((order) => ofTrip(order, situation.absent, booked, day)),
    ...situation.invalidPlates.map((plate) => plateNotValid(plate, day)),
    ...situation.requests.map((request) => noQuote(request, day)),
    ...situation.quotes.flatMap((quote) => ifQuoteEnds(quote, day)),
    ...situation.troubles.flatMap((trouble) => ofTrouble(trouble, day)),
    ...situation.failing.flatMap((failing) => ifFailing(failing, day)),
    ...situation.mails.map((mail) => ({
      kind: 'MAIL' as const,
      ...mail,
      id: `mail ${mail.mailId}`,
      dueAt: day.end,
    })),
    ...situation.jobs.map((job) => ({
      kind: 'JOB' as const,
      ...job,
      id: `job ${job.jobId}`,
      dueAt: day.end,
    })),
    ...ifUnchecked(situation.extras, day),
    ...situation.absences.map((waiting) => absenceRequest(waiting, day)),
    ...situation.threads.map(driverMessage),
    ...situation.tasks.map((task) => ({
      kind: 'DAMAGE_TASK' as const,
      ...task,
      id: `task ${task.taskId}`,
    })),
    ...situation.refused.map((dates) => ({
      kind: 'RECURRING_REFUSED' as const,
      ...dates,
      id: `recurring ${dates.recurringId}`,
      dueAt: day.end,
    })),
  ]
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
    .map((found) => ({ ...found, urgency: urgencyOf(found.dueAt, day) }));
}

export function urgencyOf(dueAt: Date, { now, noon }: Day): Urgency {
  if (dueAt.getTime() - now.getTime() <= NOW_WITHIN_MS) return 'NOW';
  return dueAt < noon ? 'BEFORE_NOON' : 'TODAY';
}

/** The customer waits for the release, so it is due today even if the pickup is later. */
function notReleased(order: PlanOrder, { end }: Day): Found {
  return { kind: 'NOT_RELEASED', id: `release ${order.id}`, order, dueAt: pickupOrEnd(order, end) };
}

function pickupOrEnd(order: PlanOrder, end: Date): Date {
  const pickup = plannedPickup(order);
  return pickup && pickup < end ? pickup : end;
}

function ifNoDriver(order: PlanOrder, day: Day): Found[] {
  const dueAt = plannedPickup(order);
  if (!isOneOf(UNASSIGNED, order)) return [];
  if (dueAt === null) return ifNoDate(order, day);
  return isNear(dueAt, day) ? [{ kind: 'NO_DRIVER', id: `driver ${order.id}`, order, dueAt }] : [];
}

/** No day has the order until it gets a date. */
function ifNoDate(order: PlanOrder, { end }: Day): Found[] {
  const isWaiting = isOneOf([...UNASSIGNED, ...BEFORE_SETTING_OUT], order) && plannedPickup(order) === null;
  return isWaiting ? [{ kind: 'NO_DATE', id: `date ${order.id}`, order, dueAt: end }] : [];
}

/** The carrier must be called, as for an order without a driver near its pickup. */
function ifCarrierNamedNobody(accepted: AcceptedByCarrier, day: Day): Found[] {
  const { order } = accepted;
  const dueAt = plannedPickup(order);
  if (dueAt === null) return ifNoDate(order, day);
  return isNear(dueAt, day)
    ? [{ kind: 'CARRIER_NO_DRIVER', ...accepted, id: `carrier ${order.id}`, dueAt }]
    : [];
}

/** Listed at once: a carrier that does not want the changed trip leaves time to find another. */
function carrierToConfirm(asked: AcceptedByCarrier, { end }: Day): Found {
  const { requestedPickup, id } = asked.order;
  return { kind: 'CARRIER_TO_CONFIRM', ...asked, id: `confirm ${id}`, dueAt: requestedPickup ?? end };
}

/** Due today: the order needs other carriers, another price or an own driver. */
function noCarrier(unanswered: UnansweredOffers, { end }: Day): Found {
  const { order } = unanswered;
  return {
    kind: 'CARRIER_NO_ANSWER',
    ...unanswered,
    id: `offers ${order.id}`,
    dueAt: pickupOrEnd(order, end),
  };
}

/** A pickup within hours, or later today. */
function isNear(pickup: Date, { now, end }: Day): boolean {
  return pickup.getTime() - now.getTime() <= NEAR_PICKUP_MS || pickup < end;
}

/** At most one decision per trip: dispatch calls a silent and late driver only once. */
function ofTrip(
  order: PlanOrder,
  absent: Situation['absent'],
  booked: readonly DoubleBooking[],
  day: Day,
): Found[] {
  const [first] = [
    ...ifDriverAbsent(order, absent, day),
    ...ifDoubleBooked(order, booked),
    ...ifNoAnswer(order, day),
    ...ifSilent(order, day),
    ...ifLate(order, day),
    ...ifNoDate(order, day),
  ];
  return first ? [first] : [];
}

/** The trip needs another driver, at any time: nobody drives it. */
function driverInactive(order: PlanOrder, { end }: Day): Found {
  return { kind: 'DRIVER_INACTIVE', id: `inactive ${order.id}`, order, dueAt: pickupOrEnd(order, end) };
}

/** The dates moved after the plate was taken: it needs another plate, or another date. */
function plateNotValid(plate: PlateOut, { end }: Day): Found {
  const { order } = plate;
  return { kind: 'PLATE_NOT_VALID', ...plate, id: `plate ${order.id}`, dueAt: pickupOrEnd(order, end) };
}

/** The trip needs another driver, whether or not this one has accepted it. */
function ifDriverAbsent(order: PlanOrder, absent: Situation['absent'], { now }: Day): Found[] {
  const spans = absent.get(order.driverId ?? '');
  if (!spans || !isOneOf(ASSIGNED_BEFORE_PICKUP, order)) return [];
  const { startsAt, endsAt } = tripOf(order, now) ?? { startsAt: now, endsAt: now };
  const found = spans.find(({ from, to }) => from < endsAt.getTime() && startsAt.getTime() < to);
  if (!found) return [];
  const { kind: absence, lastDay } = found;
  return [{ kind: 'DRIVER_ABSENT', id: `absent ${order.id}`, order, absence, lastDay, dueAt: startsAt }];
}

/** One decision for both trips, at the one that begins later: it needs another driver or another time. */
function ifDoubleBooked(order: PlanOrder, booked: readonly DoubleBooking[]): Found[] {
  const pair = booked.find(({ trip }) => trip.order.id === order.id);
  if (!pair) return [];
  const { trip, other } = pair;
  return [
    { kind: 'DOUBLE_BOOKED', id: `booked ${order.id}`, order, other: other.order, dueAt: trip.startsAt },
  ];
}

/** As on the board: as soon as the answer is overdue, whatever the date of the trip. */
function ifNoAnswer(order: PlanOrder, { now, end }: Day): Found[] {
  const since = unansweredSince(order, now);
  if (since === null) return [];
  const dueAt = plannedPickup(order) ?? end;
  const kind = order.confirmSince ? 'TO_CONFIRM' : 'NO_ANSWER';
  return [{ kind, id: `answer ${order.id}`, order, since, dueAt }];
}

function ifSilent(order: PlanOrder, { now }: Day): Found[] {
  const since = silentSinceOf(order, now);
  if (since === null) return [];
  const dueAt = new Date(since.getTime() + SILENT_AFTER_MS);
  return [{ kind: 'SILENT', id: `silent ${order.id}`, order, since, dueAt }];
}

/** A delay that the customer already knows needs no decision, whatever its length. */
function ifLate(order: PlanOrder, { now }: Day): Found[] {
  const { requestedPickup } = order;
  const isAwaited = order.status === 'ACCEPTED' || order.status === 'PICKUP';
  const pickupMinutes = isAwaited ? pickupLateMinutes(order, now) : 0;
  if (pickupMinutes > 0) {
    const id = `pickup ${order.id}`;
    return [{ kind: 'LATE_PICKUP', id, order, minutes: pickupMinutes, dueAt: requestedPickup! }];
  }
  // Without a pickup date the delivery date alone says whether the driver should have left.
  const isDriving = order.status === 'IN_TRANSIT' || (isAwaited && requestedPickup === null);
  const trip = isDriving ? tripOf(order, now) : null;
  if (!trip || trip.lateMinutes === 0 || !needsDelayReport(order, trip.arrivesAt)) return [];
  const { arrivesAt, lateMinutes: minutes } = trip;
  return [{ kind: 'LATE', id: `late ${order.id}`, order, minutes, arrivesAt, dueAt: now }];
}

/**
 * Due within the answer time, but after the decisions that are due now; in any case before the requested
 * pickup.
 */
function noQuote(request: WaitingRequest, { now }: Day): Found {
  const promised = request.createdAt.getTime() + QUOTE_WITHIN_MS;
  const soon = new Date(Math.max(promised, now.getTime() + NOW_WITHIN_MS + 1));
  const { requestedPickup } = request.order;
  const dueAt = requestedPickup && requestedPickup > now && requestedPickup < soon ? requestedPickup : soon;
  return { kind: 'NO_QUOTE', ...request, id: `quote ${request.order.id}`, dueAt };
}

function ifQuoteEnds(quote: EndingQuote, { now }: Day): Found[] {
  const left = quote.validUntil.getTime() - now.getTime();
  if (left <= 0 || left > QUOTE_ENDS_WITHIN_MS) return [];
  return [{ kind: 'QUOTE_ENDS', ...quote, id: `ends ${quote.order.id}`, dueAt: quote.validUntil }];
}

function ofTrouble({ caseState, hasCase, isDismissed, ...trouble }: Trouble, { end }: Day): Found[] {
  const kind = undecidedDamageOf(trouble.order, { caseState, hasCase, isDismissed });
  return kind ? [{ kind, ...trouble, id: `trouble ${trouble.order.id}`, dueAt: end }] : [];
}

function ifFailing(failing: FailingCustomer, { now, end }: Day): Found[] {
  if (failing.failed === 0 || now.getTime() - failing.since.getTime() < FAILING_FROM_MS) return [];
  return [{ kind: 'WEBHOOKS', ...failing, id: `webhooks ${failing.endpointId}`, dueAt: end }];
}

/** One decision for all of them: they have a list of their own. */
function ifUnchecked({ count, since }: UncheckedExtras, { end }: Day): Found[] {
  return since === null ? [] : [{ kind: 'EXTRAS', id: 'extras', count, since, dueAt: end }];
}

/** Due today, and before its first day begins. */
function absenceRequest(waiting: WaitingAbsence, { end }: Day): Found {
  const dueAt = waiting.beginsAt < end ? waiting.beginsAt : end;
  return { kind: 'ABSENCE', ...waiting, id: `absence ${waiting.absence.id}`, dueAt };
}

/** The driver waits. */
function driverMessage(thread: UnreadThread): Found {
  return { kind: 'DRIVER_MESSAGE', ...thread, id: `message ${thread.order.id}`, dueAt: thread.since };
}
