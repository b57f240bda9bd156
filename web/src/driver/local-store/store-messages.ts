// Stores messages to dispatch on the phone and queues them, as well as what the driver has seen.
import type { QuickAnswer } from '../../../../shared/trips/quick-answers.ts';
import { enqueue } from '../outbox/queue.ts';
import { announceChange } from './announce-changes.ts';
import { inDatabase, type Transaction } from './database.ts';
import type { StoredTrip } from './records.ts';

interface NewMessage {
  text?: string;
  answersId: string | null;
  quickAnswer?: QuickAnswer;
  messageId?: string;
}

/** An answer also says that the question was read, however fast it was given. */
export async function saveMessage(
  tripId: string,
  { text = '', answersId, quickAnswer, messageId = crypto.randomUUID() }: NewMessage,
): Promise<void> {
  const act = { type: 'message', messageId, text, answersId, quickAnswer: quickAnswer ?? null } as const;
  const at = new Date().toISOString();
  await inDatabase('readwrite', ['outbox', 'state', 'trips'], async (transaction) => {
    const stored = await transaction.get<StoredTrip>('trips', tripId);
    const question = stored?.trip.messages?.find(({ id }) => id === answersId);
    if (stored && question?.noticeId) await enqueueSeen(transaction, stored, [question.noticeId]);
    await enqueue(transaction, { id: `${tripId}/message/${messageId}`, tripId, act, at });
  });
  announceChange();
}

/** Names what this phone has shown, because the service may have newer notices that it has not. */
export async function markSeen(tripId: string, shown: readonly string[]): Promise<boolean> {
  const isNew = await inDatabase('readwrite', ['outbox', 'state', 'trips'], async (transaction) => {
    const stored = await transaction.get<StoredTrip>('trips', tripId);
    return stored !== undefined && enqueueSeen(transaction, stored, shown);
  });
  if (isNew) announceChange();
  return isNew;
}

async function enqueueSeen(
  transaction: Transaction,
  stored: StoredTrip,
  shown: readonly string[],
): Promise<boolean> {
  const { id: tripId, trip } = stored;
  const unread = trip.unreadNotices ?? [];
  const notices = unread.filter((id) => shown.includes(id));
  if (notices.length === 0) return false;
  const act = { type: 'read', notices } as const;
  const at = new Date().toISOString();
  await enqueue(transaction, { id: `${tripId}/read/${notices.join()}`, tripId, act, at });
  const unreadNotices = unread.filter((id) => !shown.includes(id));
  await transaction.put('trips', { ...stored, trip: { ...trip, unreadNotices } });
  return true;
}
