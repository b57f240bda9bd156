// Handles a tap on a step: stores it on the phone first, then sends it.
import type { DriverAction, Step } from '../local-store/records.ts';
import { enqueueStep } from '../outbox/queue.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { trySave } from '../storage-full.ts';

async function act(
  tripId: string,
  given: Extract<DriverAction, { type: 'step' | 'decline' }>,
): Promise<boolean> {
  const stored = await trySave(() => enqueueStep(tripId, given));
  if (stored) void syncNow();
  return stored;
}

export function takeStep(tripId: string, step: Step): Promise<boolean> {
  return act(tripId, { type: 'step', step });
}

export function decline(tripId: string, reason: string | null): Promise<boolean> {
  return act(tripId, { type: 'decline', reason });
}
