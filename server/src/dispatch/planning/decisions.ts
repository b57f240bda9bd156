// The decisions of dispatch: one rule for each kind, with a deadline, the most urgent first.

import { undecidedDamageOf } from '../../model/orders/attention.ts';
import { isOneOf, UNASSIGNED } from '../../model/orders/status.ts';
import { plannedPickup } from '../../model/orders/travel-time.ts';
import { FAILING_FROM_MS } from '../../operator/jobs/list-store.ts';
import type { WaitingAbsence } from '../availability/absence-store.ts';
import {
  ANSWER_WITHIN_MS,
  type Day,
  type Decision,
  type Found,
  NEAR_PICKUP_MS,
  NOW_WITHIN_MS,
  QUOTE_ENDS_WITHIN_MS,
  QUOTE_WITHIN_MS,
  type Urgency,
} from './decision.ts';
import { findDoubleBookings } from './double-booking.ts';
import type { PlanOrder } from './plan-order.ts';
import type {
  AcceptedByCarrier,
  AskingRecipient,
  EndingLicence,
  EndingQuote,
  FailingCustomer,
  OpenProblem,
  PlateOut,
  Situation,
  Trouble,
  UnansweredOffers,
  UncheckedExtras,
  UnreadThread,
  WaitingRequest,
} from './situation.ts';
import { decideOnTrip, ifNoDate } from './trip-decisions.ts';

/** Sorted by urgency, then by deadline. */
export function findDecisions(situation: Situation, day: Day): Decision[] {
  const withCarriers = idsOf([...situation.accepted, ...situation.unanswered]);
  const askedAgain = idsOf(situation.askedAgain);
  const unassigned = situation.unassigned.filter(({ id }) => !withCarriers.has(id));
  const inactive = new Set(situation.inactive.map(({ id }) => id));
  const trips = situation.trips.filter(({ id }) => !inactive.has(id));
  const booked = findDoubleBookings(trips, day.now);
  return [
    ...situation.unreleased.map((order) => notReleased(order, day)),
    ...unassigned.flatMap((order) => ifNoDriver(order, day)),
    ...situation.askedAgain.map((asked) => carrierToConfirm(asked, day)),
    ...situation.accepted
      .filter(({ order }) => !askedAgain.has(order.id))
      .flatMap((accepted) => ifCarrierNamedNobody(accepted, day)),
    ...situation.unanswered.map((unanswered) => noCarrier(unanswered, day)),
    ...situation.inactive.map((order) => driverInactive(order, day)),
    ...trips.flatMap((order) => decideOnTrip(order, situation.absent, booked, day)),
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
    ...situation.heldMails.map((held) => ({
      kind: 'MAILS_HELD' as const,
      ...held,
      id: `held ${held.accountId ?? 'operator'}`,
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
    ...situation.problems.map(driverProblem),
    ...situation.recipients.map(recipientRequest),
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
    ...situation.licences.map((licence) => licenceEnds(licence, day)),
  ]
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
    .map((found) => ({ ...found, urgency: urgencyOf(found.dueAt, day) }));
}

function idsOf(found: readonly { order: PlanOrder }[]): Set<string> {
  return new Set(found.map(({ order }) => order.id));
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
  const { order } = asked;
  const dueAt = plannedPickup(order) ?? end;
  return { kind: 'CARRIER_TO_CONFIRM', ...asked, id: `confirm ${order.id}`, dueAt };
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

/** The trip needs another driver, at any time: nobody drives it. */
function driverInactive(order: PlanOrder, { end }: Day): Found {
  return { kind: 'DRIVER_INACTIVE', id: `inactive ${order.id}`, order, dueAt: pickupOrEnd(order, end) };
}

/** The dates moved after the plate was taken: it needs another plate, or another date. */
function plateNotValid(plate: PlateOut, { end }: Day): Found {
  const { order } = plate;
  return { kind: 'PLATE_NOT_VALID', ...plate, id: `plate ${order.id}`, dueAt: pickupOrEnd(order, end) };
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

/** At once when it has ended: the driver gets no new trips. */
function licenceEnds(licence: EndingLicence, { now, end }: Day): Found {
  const dueAt = licence.endsAt <= now ? licence.endsAt : end;
  return { kind: 'LICENCE_ENDS', ...licence, id: `licence ${licence.driverId} ${licence.licence}`, dueAt };
}

/** The page says that the answer usually comes within half an hour. */
function recipientRequest(asking: AskingRecipient): Found {
  const dueAt = new Date(asking.since.getTime() + ANSWER_WITHIN_MS);
  return { kind: 'RECIPIENT_REQUEST', ...asking, id: `recipient ${asking.order.id}`, dueAt };
}

/** The driver waits. */
function driverMessage(thread: UnreadThread): Found {
  return { kind: 'DRIVER_MESSAGE', ...thread, id: `message ${thread.order.id}`, dueAt: thread.since };
}

/** The driver needs help, or the customer was notified of another time. */
function driverProblem(problem: OpenProblem): Found {
  return { kind: 'DRIVER_PROBLEM', ...problem, id: `problem ${problem.messageId}`, dueAt: problem.since };
}
