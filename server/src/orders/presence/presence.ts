// The users who have an order open now: an open page sends a heartbeat every few seconds.
import { topicsOfOperator } from '../../model/change-topics.ts';
import type { Core } from '../records/core.ts';
import { orderTopic } from '../records/order-topics.ts';
import { deletePresence, findPresent, type Present, savePresence } from './presence-store.ts';

/** A user without a heartbeat for this time counts as gone. */
const GONE_AFTER_MS = 30_000;

function publishPresence(core: Core, orderId: string): void {
  core.changes.publish([orderTopic(orderId), ...topicsOfOperator('presence')]);
}

/** Subscribers are notified when a user arrives, not at every heartbeat. */
export async function markPresent(core: Core, orderId: string, userId: string): Promise<void> {
  const now = core.clock.now();
  const isNew = await savePresence(core.sql, { orderId, userId, seenAt: now }, goneBefore(now));
  if (isNew) publishPresence(core, orderId);
}

export async function leaveOrder(core: Core, orderId: string, userId: string): Promise<void> {
  if (await deletePresence(core.sql, orderId, userId)) publishPresence(core, orderId);
}

export function listPresent(core: Core, orderId: string): Promise<Present[]> {
  return findPresent(core.sql, orderId, goneBefore(core.clock.now()));
}

function goneBefore(now: Date): Date {
  return new Date(now.getTime() - GONE_AFTER_MS);
}
