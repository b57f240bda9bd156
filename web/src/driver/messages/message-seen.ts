// Reports that a message of dispatch was read.
import type { RefObject } from 'react';
import { markSeen } from '../local-store/store-messages.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { useWhenSeen } from '../parts/use-when-seen.ts';
import { trySave } from '../storage-full.ts';
import type { ShownMessage } from '../trips/trip-messages.ts';

/** The id of the field for the next message. */
export const MESSAGE_FIELD = 'message-to-dispatch';

export function useMessageSeen(
  element: RefObject<Element | null>,
  tripId: string,
  { noticeId }: ShownMessage,
): void {
  useWhenSeen(element, noticeId !== null, () => {
    void trySave(async () => {
      if (noticeId && (await markSeen(tripId, [noticeId]))) void syncNow();
    });
  });
}
