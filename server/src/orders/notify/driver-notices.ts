// Writes the notices to drivers that follow from a change, in its transaction.
import { insertDriverNotices, markTripNoticesRead } from '../../messages/driver-notices/notice-store.ts';
import { noticesOfChange, type OwedNotice } from '../../model/orders/driver-notices.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { idOfActor } from '../history/history-authors.ts';
import type { Core } from '../records/core.ts';

interface Change {
  before: Order;
  order: Order;
  /** The audit entry of the change. */
  entry: { actor: string };
}

export async function recordDriverNotices(
  { clock }: Pick<Core, 'clock'>,
  tx: Transaction,
  changes: readonly Change[],
): Promise<void> {
  const now = clock.now();
  const notices = changes.flatMap(({ before, order, entry }) =>
    noticesOfChange(before, order, driverIn(entry)).map((owed) => toNotice(order, owed, now)),
  );
  await insertDriverNotices(tx, notices);
  for (const { order, entry } of changes) {
    const driverId = driverIn(entry);
    if (driverId !== null) await markTripNoticesRead(tx, { orderId: order.id, driverId }, now);
  }
}

/** The driver who acts. */
function driverIn({ actor }: Change['entry']): string | null {
  return idOfActor(actor, 'driver');
}

/** A note from before the assignment is part of the new trip. */
export async function recordNoteNotice(
  { clock }: Pick<Core, 'clock'>,
  tx: Transaction,
  order: Order,
): Promise<void> {
  if (!order.driver) return;
  const owed = { driverId: order.driver.id, kind: 'NOTE' } as const;
  await insertDriverNotices(tx, [toNotice(order, owed, clock.now())]);
}

export function toNotice(
  { id: orderId, accountId }: Pick<Order, 'id' | 'accountId'>,
  owed: OwedNotice,
  now: Date,
  messageId: string | null = null,
) {
  return { ...owed, id: uuidv7(now), accountId, orderId, messageId, createdAt: now };
}
