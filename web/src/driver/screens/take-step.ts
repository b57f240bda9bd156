// A tap on a step: kept on the phone first, then on its way.
import type { Act, Step } from '../kept/records.ts';
import { sendNow } from '../outbox/pace.ts';
import { queueStep } from '../outbox/queue.ts';
import { tryToKeep } from '../trouble.ts';

async function act(tripId: string, given: Extract<Act, { type: 'step' | 'decline' }>): Promise<boolean> {
  const kept = await tryToKeep(() => queueStep(tripId, given));
  if (kept) void sendNow();
  return kept;
}

export function takeStep(tripId: string, step: Step): Promise<boolean> {
  return act(tripId, { type: 'step', step });
}

export function decline(tripId: string, reason: string | null): Promise<boolean> {
  return act(tripId, { type: 'decline', reason });
}
