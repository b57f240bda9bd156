// The only way to act on an order: read, prepare, lock, check again, act, wake deliveries, notify.
import type { Db, Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import type { Core } from './core.ts';
import { orderErrors } from './model/errors.ts';
import { listPossibleCommands } from './model/lifecycle.ts';
import type { Order } from './model/order.ts';
import { topicsOfOrder } from './order-topics.ts';
import { lockOrder } from './store.ts';

interface OrderTask<Prepared, Result> {
  /** Finds the order to act on, or throws the error of the caller's interface. */
  find(db: Db): Promise<Order>;
  /**
   * Does slow work such as rendering on the order as it was read, without a lock. Runs again if the order changed
   * before it could be locked.
   */
  prepare?(order: Order): Promise<Prepared>;
  /** Acts on the locked order, with what was prepared for exactly this version. */
  act(tx: Transaction, order: Order, prepared: Prepared): Promise<Result>;
}

/** Thrown by `act` if the preparation is out of date: everything is rolled back and prepared again. */
export class PreparationOutdated extends Error {}

/** Each retry means that another call changed the order in between. */
const MAX_ATTEMPTS = 10;

export async function runOnOrder<Result, Prepared = undefined>(
  core: Core,
  task: OrderTask<Prepared, Result>,
): Promise<Result> {
  const found = await task.find(core.sql);
  if (!task.prepare) return attempt(core, task, found);
  // Preparing is expensive, so calls for the same order run one after the other in this process.
  return core.orderMutex.run(found.id, async (waited) =>
    attempt(core, task, waited ? await task.find(core.sql) : found),
  );
}

async function attempt<Prepared, Result>(
  core: Core,
  task: OrderTask<Prepared, Result>,
  found: Order,
): Promise<Result> {
  let order = found;
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const prepared = (await task.prepare?.(order)) as Prepared;
    try {
      const { result } = await core.sql.begin(async (tx) => {
        const changed = (await lockOrder(tx, order.id)) !== order.version;
        if (changed) order = await task.find(tx);
        if (changed && task.prepare) throw new PreparationOutdated();
        return { result: await task.act(tx, order, prepared) };
      });
      core.wakeDeliveries();
      core.changes.publish(topicsOfOrder(order));
      return result as Result;
    } catch (error) {
      if (!(error instanceof PreparationOutdated)) throw error;
    }
  }
  throw changedConcurrently(order);
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
