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
import { ASSIGNED_BEFORE_PICKUP, isOneOf, UNASSIGNED } from '../../model/orders/status.ts';
import { FAILING_FROM_MS } from '../../operator/jobs/list-store.ts';
import type { AbsenceKind } from '../availability/absence.ts';
import type { WaitingAbsence } from '../availability/absence-store.ts';
import { type PlanOrder, silentSinceOf } from './plan-order.ts';
import type {
  AcceptedByCarrier,
  DueTask,
  EndingQuote,
  FailedMail,
  FailingCustomer,
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
  | { kind: 'NO_DRIVER'; order: PlanOrder }
  | { kind: 'NO_ANSWER'; order: PlanOrder; since: Date }
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
  | ({ kind: 'DRIVER_MESSAGE' } & UnreadThread)
  | ({ kind: 'CARRIER_NO_DRIVER' } & AcceptedByCarrier)
  | ({ kind: 'CARRIER_NO_ANSWER' } & UnansweredOffers);

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
  return [
    ...situation.unreleased.map((order) => notReleased(order, day)),
    ...unassigned.flatMap((order) => ifNoDriver(order, day)),
    ...situation.accepted.flatMap((accepted) => ifCarrierNamedNobody(accepted, day)),
    ...situation.unanswered.map((unanswered) => noCarrier(unanswered, day)),
    ...situation.trips.flatMap((order) => ofTrip(order, situation.absent, day)),
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
  const { requestedPickup } = order;
  const dueAt = requestedPickup && requestedPickup < end ? requestedPickup : end;
  return { kind: 'NOT_RELEASED', id: `release ${order.id}`, order, dueAt };
}

function ifNoDriver(order: PlanOrder, day: Day): Found[] {
  const { requestedPickup: dueAt } = order;
  if (dueAt === null || !isOneOf(UNASSIGNED, order) || !isNear(dueAt, day)) return [];
  return [{ kind: 'NO_DRIVER', id: `driver ${order.id}`, order, dueAt }];
}

/** The carrier must be called, as for an order without a driver near its pickup. */
function ifCarrierNamedNobody(accepted: AcceptedByCarrier, day: Day): Found[] {
  const { requestedPickup: dueAt, id } = accepted.order;
  if (dueAt === null || !isNear(dueAt, day)) return [];
  return [{ kind: 'CARRIER_NO_DRIVER', ...accepted, id: `carrier ${id}`, dueAt }];
}

/** Due today: the order needs other carriers, another price or an own driver. */
function noCarrier(unanswered: UnansweredOffers, { end }: Day): Found {
  const { requestedPickup, id } = unanswered.order;
  const dueAt = requestedPickup && requestedPickup < end ? requestedPickup : end;
  return { kind: 'CARRIER_NO_ANSWER', ...unanswered, id: `offers ${id}`, dueAt };
}

/** A pickup within hours, or later today. */
function isNear(pickup: Date, { now, end }: Day): boolean {
  return pickup.getTime() - now.getTime() <= NEAR_PICKUP_MS || pickup < end;
}

/** At most one decision per trip: dispatch calls a silent and late driver only once. */
function ofTrip(order: PlanOrder, absent: Situation['absent'], day: Day): Found[] {
  const [first] = [
    ...ifDriverAbsent(order, absent, day),
    ...ifNoAnswer(order, day),
    ...ifSilent(order, day),
    ...ifLate(order, day),
  ];
  return first ? [first] : [];
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

/** An unaccepted trip is treated like an order without a driver: it becomes a decision near its pickup. */
function ifNoAnswer(order: PlanOrder, day: Day): Found[] {
  const { requestedPickup: dueAt } = order;
  const since = unansweredSince(order, day.now);
  if (since === null || dueAt === null || !isNear(dueAt, day)) return [];
  return [{ kind: 'NO_ANSWER', id: `answer ${order.id}`, order, since, dueAt }];
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
  if (order.status !== 'IN_TRANSIT') return [];
  const { arrivesAt, lateMinutes: minutes } = tripOf(order, now)!;
  if (minutes === 0 || !needsDelayReport(order, arrivesAt)) return [];
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
