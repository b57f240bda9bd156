// A cancellation by the customer. After the deadline of the agreement it proposes what the agreement bills.

import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { cancelOrder } from '../../orders/act/change-order.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type AgreedPickup, listReplacedPickups, readTermsOfOrder } from './agreed-store.ts';
import { deleteExtra, listExtrasOf } from './extra-store.ts';
import { extraTermOf } from './price-extra.ts';
import { insertProposal, recordExtraAudit, SYSTEM } from './record-extra.ts';
import { SINGLE_EXTRA } from './trip-in-vain.ts';

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
  if (order.status !== 'CANCELLED' || order.environment !== 'production') return;
  const content = { ...SINGLE_EXTRA, kind: 'LATE_CANCELLATION', note: null } as const;
  const { terms } = await readTermsOfOrder(tx, order.id);
  const term = extraTermOf(terms, content);
  if (term?.kind !== 'LATE_CANCELLATION') return;
  const now = core.clock.now();
  const agreed = [
    ...(await listReplacedPickups(tx, order.id)),
    { pickup: order.requestedPickup, until: now },
  ];
  if (!agreed.some((one) => wasLate(one, term.hoursBeforePickup))) return;
  const given = { id: uuidv7(now), content, source: 'SYSTEM', driverId: null, billTo: 'CUSTOMER' } as const;
  await insertProposal(core, tx, SYSTEM, order, given);
}

/** Moving or removing a pickup date after its deadline does not avoid the extra. */
function wasLate({ pickup, until }: AgreedPickup, hoursBeforePickup: number): boolean {
  return pickup !== null && until.getTime() > pickup.getTime() - hoursBeforePickup * HOUR_MS;
}

const BY_CANCELLATION = ['LATE_CANCELLATION', 'TRIP_IN_VAIN'];

/** With the cancellation, what it proposed to bill is taken back; what a person approved needs a decision first. */
export async function dropCancellationExtras(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
): Promise<void> {
  const extras = (await listExtrasOf(tx, [order.id])).filter(({ kind }) => BY_CANCELLATION.includes(kind));
  if (extras.some(({ state }) => state === 'APPROVED')) {
    const message = 'The extra for the cancellation is approved. Refuse it first.';
    throw orderErrors.ORDER_NOT_CHANGEABLE({ message, details: { command: 'reopen', status: 'CANCELLED' } });
  }
  for (const extra of extras.filter(({ state }) => state === 'PROPOSED')) {
    await deleteExtra(tx, extra.id);
    await recordExtraAudit(core, tx, actor, 'removed', extra);
  }
}
