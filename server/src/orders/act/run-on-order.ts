// The only way to act on an order: read, prepare, lock, check again, act, wake deliveries, notify.

import { orderErrors } from '../../model/orders/errors.ts';
import { listPossibleCommands } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import { commit } from '../../platform/after-commit.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import type { ServiceError } from '../../platform/errors.ts';
import type { Core } from '../records/core.ts';
import { topicsOfOrder } from '../records/order-topics.ts';
import { lockOrders } from '../records/store.ts';

interface OrderTask<Prepared, Result> {
  /** Finds the order to act on, or throws the error of the caller's interface. */
  find(db: Db): Promise<Order>;
  /** Finds other orders that change in the same transaction. */
  findOthers?(db: Db, order: Order): Promise<Order[]>;
  /**
   * Does slow work such as rendering on the orders as they were read, without a lock. Runs again if one of them changed
   * before they could be locked.
   */
  prepare?(order: Order, others: Order[]): Promise<Prepared>;
  /** Acts on the locked orders, with what was prepared for exactly these versions. */
  act(tx: Transaction, order: Order, prepared: Prepared, others: Order[]): Promise<Result>;
}

/** The same for several orders of equal rank. */
interface OrdersTask<Prepared, Result> {
  find(db: Db): Promise<Order[]>;
  prepare?(orders: Order[]): Promise<Prepared>;
  act(tx: Transaction, orders: Order[], prepared: Prepared): Promise<Result>;
}

/** Thrown by `act` if the preparation is out of date: everything is rolled back and prepared again. */
export class PreparationOutdated extends Error {}

/** Each retry means that another call changed an order in between. More than a scenario of the sandbox has steps. */
const MAX_ATTEMPTS = 30;

export async function runOnOrder<Result, Prepared = undefined>(
  core: Core,
  { prepare, ...task }: OrderTask<Prepared, Result>,
): Promise<Result> {
  const all: OrdersTask<Prepared, Result> = {
    async find(db) {
      const order = await task.find(db);
      return [order, ...((await task.findOthers?.(db, order)) ?? [])];
    },
    ...(prepare && { prepare: ([order, ...others]) => prepare(order!, others) }),
    act: (tx, [order, ...others], prepared) => task.act(tx, order!, prepared, others),
  };
  const found = await all.find(core.sql);
  if (!prepare) return attempt(core, all, found);
  // Preparing is expensive, so calls for the same order run one after the other in this process.
  return core.orderMutex.run(found[0]!.id, async (waited) =>
    attempt(core, all, waited ? await all.find(core.sql) : found),
  );
}

export async function runOnOrders<Result, Prepared = undefined>(
  core: Core,
  task: OrdersTask<Prepared, Result>,
): Promise<Result> {
  return attempt(core, task, await task.find(core.sql));
}

async function attempt<Prepared, Result>(
  core: Core,
  task: OrdersTask<Prepared, Result>,
  found: Order[],
): Promise<Result> {
  let orders = found;
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const prepared = (await task.prepare?.(orders)) as Prepared;
    try {
      const result = await commit(core.sql, async (tx) => {
        const versions = await lockOrders(
          tx,
          orders.map(({ id }) => id),
        );
        const changed = orders.some(({ id, version }) => versions.get(id) !== version);
        if (changed) orders = await task.find(tx);
        if (changed && task.prepare) throw new PreparationOutdated();
        return task.act(tx, orders, prepared);
      });
      core.wakeDeliveries();
      for (const order of orders) core.changes.publish(topicsOfOrder(order));
      return result;
    } catch (error) {
      if (!(error instanceof PreparationOutdated)) throw error;
    }
  }
  throw changedConcurrently(orders[0]!);
}

export function changedConcurrently(order: Order, since: Record<string, unknown> = {}): ServiceError {
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: 'Another user changed the order in the meantime. Read it and decide again.',
    details: {
      status: order.status,
      version: order.version,
      possible: listPossibleCommands(order),
      ...since,
    },
  });
}
