// The thread of a trip as the driver sees it: the service's messages plus those that are not sent yet.
import type { Entry, Trip, TripMessage } from '../local-store/records.ts';
import { inOrder } from '../outbox/queue.ts';

export interface ShownMessage extends Pick<TripMessage, 'id' | 'author' | 'by' | 'text' | 'writtenAt'> {
  /** `waiting`: only on this phone. `not-accepted`: the service refused it. */
  state: 'sent' | 'read' | 'waiting' | 'not-accepted' | 'received';
  /** The text of the question that it answers. */
  answerTo: string | null;
  /** Dispatch waits for an answer. */
  isOpenQuestion: boolean;
}

export function messagesOfTrip(trip: Trip, entries: readonly Entry[]): ShownMessage[] {
  const received = trip.messages ?? [];
  const known = new Set(received.map(({ id }) => id));
  const unsent = [...entries].sort(inOrder).flatMap(({ tripId, act, state, at }) => {
    if (tripId !== trip.id || act.type !== 'message' || known.has(act.messageId)) return [];
    const { messageId: id, text, answersId } = act;
    const isRefused = state === 'refused';
    return [{ id, text, answersId, at, state: isRefused ? ('not-accepted' as const) : ('waiting' as const) }];
  });
  const answered = new Set([...received, ...unsent].map(({ answersId }) => answersId));
  const textOf = (id: string | null) => received.find((message) => message.id === id)?.text ?? null;
  return [
    ...received.map(
      ({ id, author, by, text, question, answersId, writtenAt, readAt }): ShownMessage => ({
        id,
        author,
        by,
        text,
        writtenAt,
        state: author === 'DISPATCH' ? 'received' : readAt === null ? 'sent' : 'read',
        answerTo: textOf(answersId),
        isOpenQuestion: question && !answered.has(id),
      }),
    ),
    ...unsent.map(
      ({ id, text, answersId, at, state }): ShownMessage => ({
        id,
        author: 'DRIVER',
        by: null,
        text,
        writtenAt: at,
        state,
        answerTo: textOf(answersId),
        isOpenQuestion: false,
      }),
    ),
  ];
}
