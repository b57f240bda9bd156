// The changes that customers make to an order until pickup: change it or cancel it.

import { dateProblems } from '../../model/orders/dates.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { isAllowed } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import type { OrderChanges } from '../../model/orders/order-changes.ts';
import { v1Status } from '../../model/orders/status.ts';
import type { Actor } from '../../operator/audit.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';
import { applyCommand } from './apply-command.ts';
import { checkVersion, explainConflict } from './check-version.ts';
import { runOnOrder } from './run-on-order.ts';

/** The dates must still be consistent after the change. */
export function changeOrder(
  core: Core,
  actor: Actor,
  find: (db: Db) => Promise<Order>,
  changes: OrderChanges,
  expectedVersion?: number,
): Promise<Order> {
  const acting = runOnOrder(core, {
    find,
    async act(tx, order) {
      checkVersion(order, expectedVersion);
      if (!isAllowed('change', order)) {
        throw orderErrors.ORDER_NOT_CHANGEABLE({ details: { status: v1Status(order) } });
      }
      const { requestedPickup, requestedDelivery } = { ...order, ...changes };
      const wrong = dateProblems(requestedPickup, requestedDelivery);
      if (wrong.length > 0) throw invalidFields(wrong);
      return applyCommand(core, tx, order, { actor, command: { name: 'change', changes } });
    },
  });
  return explainConflict(core, acting);
}

/**
 * Cancels an order or withdraws a request. If it has already ended, returns it as it is. `record` writes the other
 * rows of the change.
 */
export function cancelOrder(
  core: Core,
  actor: Actor,
  find: (db: Db) => Promise<Order>,
  reason: string | undefined,
  record: (tx: Transaction, changed: Order) => Promise<void>,
): Promise<Order> {
  return runOnOrder(core, {
    find,
    async act(tx, order) {
      const { status, quoteNumber } = order;
      if (status === 'CANCELLED' || status === 'REJECTED') return order;
      if (status === 'QUOTE_SENT') throw orderErrors.REQUEST_HAS_QUOTE({ details: { quoteNumber } });
      const changed = await applyCommand(core, tx, order, {
        actor,
        command: { name: order.kind === 'REQUEST' ? 'withdraw' : 'cancel', reason },
        refuse: () => orderErrors.ORDER_NOT_CANCELLABLE({ details: { status: v1Status(order) } }),
      });
      await record(tx, changed);
      return changed;
    },
  });
}
