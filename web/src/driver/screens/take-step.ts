// Queues a step of a trip, and sends it when it can no longer be undone.
import type { Step } from '../local-store/records.ts';
import { enqueueStep } from '../outbox/queue.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { trySave } from '../storage-full.ts';

export async function takeStep(tripId: string, step: Step): Promise<boolean> {
  const stored = await trySave(() => enqueueStep(tripId, { type: 'step', step }));
  if (stored) void syncNow();
  return stored;
}

export function queueDecline(tripId: string, reason: string | null): Promise<void> {
  return enqueueStep(tripId, { type: 'decline', reason });
}
