// What customers do with an order until pickup: change it or cancel it.
import type { Scope } from '../customers/environment.ts';
import { invalidFields } from '../http/errors.ts';
import type { Actor } from '../operator/audit.ts';
import { applyCommand } from './apply-command.ts';
import type { Core } from './core.ts';
import { orderOfAccount } from './find-order.ts';
import { dateProblems } from './model/dates.ts';
import { orderErrors } from './model/errors.ts';
import { isAllowed } from './model/lifecycle.ts';
import type { Order } from './model/order.ts';
import type { OrderChanges } from './model/order-changes.ts';
import { v1Status } from './model/status.ts';
import { runOnOrder } from './run-on-order.ts';

/** Dates must still make sense together, as they will then stand. */
export function changeOrder(
  core: Core,
  actor: Actor,
  scope: Scope,
  reference: string,
  changes: OrderChanges,
): Promise<Order> {
  return runOnOrder(core, {
    find: (db) => orderOfAccount(db, scope, reference),
    async act(tx, order) {
      if (!isAllowed('change', order)) {
        throw orderErrors.ORDER_NOT_CHANGEABLE({ details: { status: v1Status(order) } });
      }
      const { requestedPickup, requestedDelivery } = { ...order, ...changes };
      const wrong = dateProblems(requestedPickup, requestedDelivery);
      if (wrong.length > 0) throw invalidFields(wrong);
      return applyCommand(core, tx, order, { actor, command: { name: 'change', changes } });
    },
  });
}

/** Cancels an order or withdraws a request; what is ended already is answered as it is. */
export function cancelOrder(
  core: Core,
  actor: Actor,
  scope: Scope,
  reference: string,
  reason: string | undefined,
): Promise<Order> {
  return runOnOrder(core, {
    find: (db) => orderOfAccount(db, scope, reference),
    async act(tx, order) {
      const { status, quoteNumber } = order;
      if (status === 'CANCELLED' || status === 'REJECTED') return order;
      if (status === 'QUOTE_SENT') throw orderErrors.REQUEST_HAS_QUOTE({ details: { quoteNumber } });
      return applyCommand(core, tx, order, {
        actor,
        command: { name: order.kind === 'REQUEST' ? 'withdraw' : 'cancel', reason },
        refuse: () => orderErrors.ORDER_NOT_CANCELLABLE({ details: { status: v1Status(order) } }),
      });
    },
  });
}
