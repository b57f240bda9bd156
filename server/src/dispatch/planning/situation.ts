// Reads the data from which the decisions of dispatch follow: orders, requests, quotes, damages, failures, absences, messages.

import type { ProblemKind, ProblemReason } from '../../../../shared/trips/problems.ts';
import type { HeldMails } from '../../messages/mail/flood-store.ts';
import type { DamageHandling } from '../../model/orders/attention.ts';
import type { JobKind } from '../../operator/jobs/failed-job.ts';
import type { WaitingAbsence } from '../availability/absence-store.ts';
import type { LicenceKind } from '../availability/working-terms.ts';
import type { PlanOrder } from './plan-order.ts';
import type { AbsentSpan } from './work-calendar.ts';

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

export interface Trouble extends DamageHandling {
  order: PlanOrder;
  description: string | null;
  since: Date;
  /** The number of its unfinished damage case. */
  caseNumber: string | null;
}

/** A task of a damage case that is due today or earlier. */
export interface DueTask {
  taskId: string;
  caseNumber: string;
  orderNumber: string;
  customer: string;
  text: string | null;
  /** A day of the operator's calendar. */
  dueOn: string;
  /** The end of that day. */
  dueAt: Date;
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

/** A driver wrote, and nobody in dispatch has read it. */
export interface UnreadThread {
  order: PlanOrder;
  count: number;
  since: Date;
}

/** A delay, a breakdown or an accident that nobody in dispatch took care of yet; the newest of its trip. */
export interface OpenProblem {
  order: PlanOrder;
  messageId: string;
  problem: ProblemKind;
  problemReason: ProblemReason;
  text: string;
  arrivesAt: Date | null;
  since: Date;
}

/** A reader of the tracking page asked for another time or place. */
export interface AskingRecipient {
  order: PlanOrder;
  wantedFrom: Date | null;
  wantedUntil: Date | null;
  text: string | null;
  since: Date;
}

/** A carrier has the order. */
export interface AcceptedByCarrier {
  order: PlanOrder;
  carrier: string;
  since: Date;
}

/** The order was offered to carriers, and none of them took it. */
export interface UnansweredOffers {
  order: PlanOrder;
  /** How many carriers were asked. */
  offers: number;
  /** The end of the last offer. */
  since: Date;
}

/** A short-term plate that an order uses. */
export interface PlateOut {
  order: PlanOrder;
  plate: string;
  /** Local days such as 2026-11-17, both included. */
  validFrom: string;
  validUntil: string;
}

/** A recurring order, some of whose dates the rules refused. */
export interface RefusedDates {
  recurringId: string;
  name: string;
  customer: string;
  /** The next of them. */
  day: string;
  count: number;
  /** Of the next one. */
  error: { code: string; message: string };
}

/** A licence of a driver that has ended or ends soon. */
export interface EndingLicence {
  driverId: string;
  driverName: string;
  licence: LicenceKind;
  /** A day of the operator's calendar. */
  validUntil: string;
  /** The end of that day. */
  endsAt: Date;
  /** Unfinished trips of the driver. */
  trips: number;
}

/** The input of all rules. */
export interface Situation {
  unreleased: readonly PlanOrder[];
  unassigned: readonly PlanOrder[];
  trips: readonly PlanOrder[];
  /** Trips of drivers who no longer work. */
  inactive: readonly PlanOrder[];
  /** Plates that are not valid from the pickup to the delivery of their order. */
  invalidPlates: readonly PlateOut[];
  requests: readonly WaitingRequest[];
  quotes: readonly EndingQuote[];
  troubles: readonly Trouble[];
  failing: readonly FailingCustomer[];
  mails: readonly FailedMail[];
  heldMails: readonly HeldMails[];
  jobs: readonly StuckJob[];
  extras: UncheckedExtras;
  /** Requests for days off, and reported sickness. */
  absences: readonly WaitingAbsence[];
  /** By driver: when drivers are absent. */
  absent: ReadonlyMap<string, readonly AbsentSpan[]>;
  threads: readonly UnreadThread[];
  problems: readonly OpenProblem[];
  recipients: readonly AskingRecipient[];
  tasks: readonly DueTask[];
  /** Without a driver. */
  accepted: readonly AcceptedByCarrier[];
  /** Since the order changed, the carrier has not answered whether it still drives it. */
  askedAgain: readonly AcceptedByCarrier[];
  unanswered: readonly UnansweredOffers[];
  refused: readonly RefusedDates[];
  licences: readonly EndingLicence[];
}
