// The decisions of dispatch: one rule for each kind, with a deadline, the most urgent first.

import type { JobKind } from '../jobs/failed-job.ts';
import { FAILING_FROM_MS } from '../jobs/list-store.ts';
import {
  damageOf,
  needsDelayReport,
  pickupLateMinutes,
  SILENT_AFTER_MS,
  unansweredSince,
} from '../orders/model/attention.ts';
import { isOneOf, UNASSIGNED } from '../orders/model/status.ts';
import { DAY_MS, HOUR_MS } from '../platform/durations.ts';
import { type PlanOrder, silentSinceOf } from './plan-order.ts';
import { tripOf } from './trip-times.ts';

/** A decision with an earlier deadline is urgent now. */
export const NOW_WITHIN_MS = 2 * HOUR_MS;
/** An order needs a driver this long before its pickup; later pickups are not a decision yet. */
export const NEAR_PICKUP_MS = 12 * HOUR_MS;
/** A request must be answered within this time. */
export const QUOTE_WITHIN_MS = 4 * HOUR_MS;
export const QUOTE_ENDS_WITHIN_MS = DAY_MS;

export type Urgency = 'NOW' | 'BEFORE_NOON' | 'TODAY';

export interface WaitingRequest {
  order: PlanOrder;
  createdAt: Date;
  quoteReason: string | null;
}

export interface EndingQuote {
  order: PlanOrder;
  quoteNumber: string;
  netCents: number;
  currency: string;
  validUntil: Date;
}

export interface Trouble {
  order: PlanOrder;
  description: string | null;
  since: Date;
}

export interface FailingCustomer {
  endpointId: string;
  accountId: string;
  customer: string;
  url: string;
  failed: number;
  since: Date;
  /** The failed messages that are counted were created since then. */
  failedSince: Date;
  nextAttemptAt: Date | null;
  status: number | null;
  error: string | null;
}

export interface FailedMail {
  mailId: string;
  subject: string;
  recipient: string;
  error: string | null;
  createdAt: Date;
  number: string | null;
}

export interface StuckJob {
  jobId: string;
  job: JobKind;
  /** The subject of the job, if it has one. */
  subject: string | null;
  error: string;
  attempts: number;
  since: Date;
}

/** Extras and expenses that wait for a decision. */
export interface UncheckedExtras {
  count: number;
  /** The oldest; null if there is none. */
  since: Date | null;
}

/** The input of all rules. */
export interface Situation {
  unreleased: readonly PlanOrder[];
  unassigned: readonly PlanOrder[];
  trips: readonly PlanOrder[];
  requests: readonly WaitingRequest[];
  quotes: readonly EndingQuote[];
  troubles: readonly Trouble[];
  failing: readonly FailingCustomer[];
  mails: readonly FailedMail[];
  jobs: readonly StuckJob[];
  extras: UncheckedExtras;
}

type What =
  | { kind: 'NOT_RELEASED'; order: PlanOrder }
  | { kind: 'NO_DRIVER'; order: PlanOrder }
  | { kind: 'NO_ANSWER'; order: PlanOrder; since: Date }
  | { kind: 'LATE_PICKUP'; order: PlanOrder; minutes: number }
  | { kind: 'LATE'; order: PlanOrder; minutes: number; arrivesAt: Date }
  | { kind: 'SILENT'; order: PlanOrder; since: Date }
  | ({ kind: 'NO_QUOTE' } & WaitingRequest)
  | ({ kind: 'QUOTE_ENDS' } & EndingQuote)
  | ({ kind: 'DAMAGE' | 'COMPLAINT' } & Trouble)
  | ({ kind: 'WEBHOOKS' } & FailingCustomer)
  | ({ kind: 'MAIL' } & FailedMail)
  | ({ kind: 'JOB' } & StuckJob)
  | { kind: 'EXTRAS'; count: number; since: Date };

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
  return [
    ...situation.unreleased.map((order) => notReleased(order, day)),
    ...situation.unassigned.flatMap((order) => ifNoDriver(order, day)),
    ...situation.trips.flatMap((order) => ofTrip(order, day)),
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

/** A pickup within hours, or later today. */
function isNear(pickup: Date, { now, end }: Day): boolean {
  return pickup.getTime() - now.getTime() <= NEAR_PICKUP_MS || pickup < end;
}

/** At most one decision per trip: dispatch calls a silent and late driver only once. */
function ofTrip(order: PlanOrder, day: Day): Found[] {
  const [first] = [...ifNoAnswer(order, day), ...ifSilent(order, day), ...ifLate(order, day)];
  return first ? [first] : [];
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

function ofTrouble(trouble: Trouble, { end }: Day): Found[] {
  const kind = damageOf(trouble.order);
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
