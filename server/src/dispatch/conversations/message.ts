// A message between dispatch and the driver of a trip.
import type { ProblemKind, ProblemReason } from '../../../../shared/trips/problems.ts';
import type { QuickAnswer } from '../../../../shared/trips/quick-answers.ts';

export const MAX_MESSAGE_LENGTH = 1000;
/** Of one order. A thread is short: longer matters are for the phone. */
export const MAX_MESSAGES = 200;

export const MESSAGE_AUTHORS = ['DISPATCH', 'DRIVER'] as const;

export interface TripMessage {
  id: string;
  accountId: string;
  orderId: string;
  /** The driver of the thread, also for messages of dispatch. */
  driverId: string;
  author: (typeof MESSAGE_AUTHORS)[number];
  /** In the form of the audit. */
  writtenBy: string;
  text: string;
  /** Dispatch expects an answer. */
  isQuestion: boolean;
  /** What the driver reports with it; the text may then be empty. */
  problem: ProblemKind | null;
  problemReason: ProblemReason | null;
  /** Of a delay: when the driver expects to arrive. */
  arrivesAt: Date | null;
  /** When dispatch took care of the problem. */
  handledAt: Date | null;
  /** The question that it answers. */
  answersId: string | null;
  /** Tapped instead of written; the text is then empty. */
  quickAnswer: QuickAnswer | null;
  writtenAt: Date;
  createdAt: Date;
  /** When the other side read it. */
  readAt: Date | null;
}
