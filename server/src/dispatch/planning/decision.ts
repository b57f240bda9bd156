// A decision of dispatch: what a person must decide, until when, and how urgent it is.
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import type { HeldMails } from '../../messages/mail/flood-store.ts';
import type { DamageHandling } from '../../model/orders/attention.ts';
import type { AbsenceKind } from '../availability/absence.ts';
import type { WaitingAbsence } from '../availability/absence-store.ts';
import type { PlanOrder } from './plan-order.ts';
import type {
  AcceptedByCarrier,
  AskingRecipient,
  DueTask,
  EndingLicence,
  EndingQuote,
  FailedMail,
  FailingCustomer,
  OpenProblem,
  PlateOut,
  RefusedDates,
  StuckJob,
  Trouble,
  UnansweredOffers,
  UnreadThread,
  WaitingRequest,
} from './situation.ts';

/** A decision with an earlier deadline is urgent now. */
export const NOW_WITHIN_MS = 2 * HOUR_MS;
/** An order needs a driver this long before its pickup; later pickups are not a decision yet. */
export const NEAR_PICKUP_MS = 12 * HOUR_MS;
/** A request must be answered within this time. */
export const QUOTE_WITHIN_MS = 4 * HOUR_MS;
/** A recipient's question is answered within this time. */
export const ANSWER_WITHIN_MS = HOUR_MS / 2;
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
  | ({ kind: 'MAILS_HELD' } & HeldMails)
  | ({ kind: 'JOB' } & StuckJob)
  | { kind: 'EXTRAS'; count: number; since: Date }
  | ({ kind: 'ABSENCE' } & WaitingAbsence)
  | { kind: 'DRIVER_ABSENT'; order: PlanOrder; absence: AbsenceKind; lastDay: string }
  | { kind: 'DRIVER_INACTIVE'; order: PlanOrder }
  | ({ kind: 'PLATE_NOT_VALID' } & PlateOut)
  | ({ kind: 'DRIVER_MESSAGE' } & UnreadThread)
  | ({ kind: 'DRIVER_PROBLEM' } & OpenProblem)
  | ({ kind: 'RECIPIENT_REQUEST' } & AskingRecipient)
  | ({ kind: 'CARRIER_NO_DRIVER' | 'CARRIER_TO_CONFIRM' } & AcceptedByCarrier)
  | ({ kind: 'CARRIER_NO_ANSWER' } & UnansweredOffers)
  | ({ kind: 'RECURRING_REFUSED' } & RefusedDates)
  | ({ kind: 'LICENCE_ENDS' } & EndingLicence);

export type Decision = What & { id: string; dueAt: Date; urgency: Urgency };

export interface Day {
  now: Date;
  noon: Date;
  /** The end of the day, which is the deadline of decisions without another one. */
  end: Date;
}

export type Found = What & { id: string; dueAt: Date };
