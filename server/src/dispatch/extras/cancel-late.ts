// A cancellation by the customer. After the deadline of the agreement it proposes what the agreement bills.

import { HOUR_MS } from '../../../../shared/time/durations.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { cancelOrder } from '../../orders/act/change-order.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { readTermsOfOrder } from './agreed-store.ts';
import { extraTermOf } from './price-extra.ts';
import { insertProposal } from './record-extra.ts';
import { SINGLE_EXTRA } from './trip-in-vain.ts';

const SYSTEM: Actor = { name: 'system', channel: 'system' };

/** Cancels an order or withdraws a request, as `cancelOrder` does. */
export function cancelAsCustomer(
  core: Core,
  actor: Actor,
  find: (db: Db) => Promise<Order>,
  reason: string | undefined,
): Promise<Order> {
  return cancelOrder(core, actor, find, reason, (tx, order) => proposeIfLate(core, tx, order));
}

async function proposeIfLate(core: Core, tx: Transaction, order: Order): Promise<void> {
  if (order.status !== 'CANCELLED' || order.requestedPickup === null || order.environment !== 'production')
    return;
  const content = { ...SINGLE_EXTRA, kind: 'LATE_CANCELLATION', note: null } as const;
  const { terms } = await readTermsOfOrder(tx, order.id);
  const term = extraTermOf(terms, content);
  if (term?.kind !== 'LATE_CANCELLATION') return;
  const deadline = order.requestedPickup.getTime() - term.hoursBeforePickup * HOUR_MS;
  const now = core.clock.now();
  if (now.getTime() <= deadline) return;
  const given = { id: uuidv7(now), content, source: 'SYSTEM', driverId: null, billTo: 'CUSTOMER' } as const;
  await insertProposal(core, tx, SYSTEM, order, given);
}
