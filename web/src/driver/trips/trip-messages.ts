// The thread of a trip as the driver sees it: the service's messages plus those that are not sent yet.
import type { QuickAnswer } from '../../../../shared/trips/quick-answers.ts';
import type { Entry, Trip, TripMessage } from '../local-store/records.ts';
import { inOrder } from '../outbox/queue.ts';

export interface ShownMessage
  extends Pick<
    TripMessage,
    'id' | 'author' | 'by' | 'text' | 'writtenAt' | 'noticeId' | 'problem' | 'problemReason' | 'arrivesAt'
  > {
  /** `waiting`: only on this phone. `not-accepted`: the service refused it. */
  state: 'sent' | 'read' | 'waiting' | 'not-accepted' | 'received';
  quickAnswer: QuickAnswer | null;
  /** The text of the question that it answers. */
  answerTo: string | null;
  /** Dispatch waits for an answer. */
  isOpenQuestion: boolean;
}

const NO_ANSWER = { answersId: null, quickAnswer: null };
const NO_PROBLEM = { problem: null, reason: null, arrivesAt: null };

export function messagesOfTrip(trip: Trip, entries: readonly Entry[]): ShownMessage[] {
  const received = trip.messages ?? [];
  const known = new Set(received.map(({ id }) => id));
  const unsent = [...entries].sort(inOrder).flatMap(({ tripId, act, state, at }) => {
    if (tripId !== trip.id || (act.type !== 'message' && act.type !== 'problem') || known.has(act.messageId))
      return [];
    const { messageId: id, text } = act;
    const { problem, reason: problemReason, arrivesAt } = act.type === 'problem' ? act : NO_PROBLEM;
    const { answersId, quickAnswer = null } = act.type === 'message' ? act : NO_ANSWER;
    const shown = state === 'refused' ? ('not-accepted' as const) : ('waiting' as const);
    return [{ id, text, answersId, quickAnswer, at, state: shown, problem, problemReason, arrivesAt }];
  });
  const answered = new Set([...received, ...unsent].map(({ answersId }) => answersId));
  const textOf = (id: string | null) => received.find((message) => message.id === id)?.text ?? null;
  return [
    ...received.map(
      ({ question, answersId, readAt, ...message }): ShownMessage => ({
        ...message,
        noticeId: message.noticeId ?? null,
        quickAnswer: message.quickAnswer ?? null,
        problem: message.problem ?? null,
        state: message.author === 'DISPATCH' ? 'received' : readAt === null ? 'sent' : 'read',
        answerTo: textOf(answersId),
        isOpenQuestion: question && !answered.has(message.id),
      }),
    ),
    ...unsent.map(
      ({ answersId, at, ...message }): ShownMessage => ({
        ...message,
        author: 'DRIVER',
        by: null,
        noticeId: null,
        writtenAt: at,
        answerTo: textOf(answersId),
        isOpenQuestion: false,
      }),
    ),
  ];
}
