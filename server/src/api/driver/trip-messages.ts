// The thread of a trip as its driver sees it: own messages, those of dispatch, and what is unread.

import { z } from 'zod';
import { ALL_PROBLEM_REASONS, PROBLEM_KINDS } from '../../../../shared/trips/problems.ts';
import { QUICK_ANSWERS } from '../../../../shared/trips/quick-answers.ts';
import { MESSAGE_AUTHORS, type TripMessage } from '../../dispatch/conversations/message.ts';
import { listMessagesOfTrips } from '../../dispatch/conversations/message-store.ts';
import type { Driver } from '../../dispatch/drivers/driver.ts';
import { listUnreadNotices } from '../../messages/driver-notices/notice-store.ts';
import { idOfActor } from '../../orders/history/history-authors.ts';
import type { Core } from '../../orders/records/core.ts';
import { namesOfUsers } from '../../people/user-store.ts';
import { groupBy } from '../../platform/group-by.ts';
import { timestamp } from '../../platform/schemas.ts';

export const tripMessage = z
  .object({
    id: z.uuid(),
    author: z.enum(MESSAGE_AUTHORS),
    by: z.string().nullable().describe('The name of the dispatcher; null for my own'),
    text: z.string(),
    question: z.boolean().describe('Dispatch expects an answer'),
    answersId: z.uuid().nullable().describe('The question that it answers'),
    quickAnswer: z
      .enum(QUICK_ANSWERS)
      .nullable()
      .describe('Tapped instead of written; the text is then empty'),
    writtenAt: timestamp,
    readAt: timestamp.nullable().describe('When the other side read it'),
    noticeId: z.uuid().nullable().describe('The notice in `unreadNotices` that announces it'),
    problem: z.enum(PROBLEM_KINDS).nullable().describe('Set for a problem that I reported'),
    problemReason: z.enum(ALL_PROBLEM_REASONS).nullable(),
    arrivesAt: timestamp.nullable().describe('The arrival that I reported with a delay'),
  })
  .meta({ id: 'TripMessage' });

export function toTripMessage(message: TripMessage, by: string | null, noticeId: string | null = null) {
  const { id, author, text, isQuestion: question, answersId, quickAnswer, writtenAt, readAt } = message;
  const { problem, problemReason, arrivesAt } = message;
  return {
    id,
    author,
    by,
    text,
    question,
    answersId,
    quickAnswer,
    writtenAt,
    readAt,
    noticeId,
    problem,
    problemReason,
    arrivesAt,
  };
}

export interface TripMessages {
  messages: ReturnType<typeof toTripMessage>[];
  unreadNotices: string[];
}

/** The messages and unread notices of each trip, by its id. */
export async function readTripMessages(
  { sql }: Core,
  driver: Driver,
  ids: readonly string[],
): Promise<(orderId: string) => TripMessages> {
  const [messages, notices] = await Promise.all([
    listMessagesOfTrips(sql, driver.id, ids),
    listUnreadNotices(sql, driver.id, ids),
  ]);
  const writer = ({ writtenBy }: TripMessage) => idOfActor(writtenBy, 'user');
  const writers = messages.map(writer).filter((id) => id !== null);
  const names = writers.length === 0 ? new Map<string, string>() : await namesOfUsers(sql, null, writers);
  const messagesOf = groupBy(messages, ({ orderId }) => orderId);
  const noticesOf = groupBy(notices, ({ orderId }) => orderId);
  const noticeOf = new Map(notices.map(({ messageId, id }) => [messageId, id]));
  return (orderId) => ({
    messages: (messagesOf.get(orderId) ?? []).map((message) => {
      const by = names.get(writer(message) ?? '') ?? null;
      return toTripMessage(message, by, noticeOf.get(message.id) ?? null);
    }),
    unreadNotices: (noticesOf.get(orderId) ?? []).map(({ id }) => id),
  });
}
