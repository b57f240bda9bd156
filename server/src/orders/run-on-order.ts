// The one way to act on an order: read, prepare what is slow, lock, check again, act, wake.
import type { Db, Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import type { Core } from './core.ts';
import { orderErrors } from './model/errors.ts';
import { commandsPossible } from './model/lifecycle.ts';
import type { Order } from './model/order.ts';
import { lockOrder } from './store.ts';

export interface Work<Prepared, Result> {
  /** The order to act on; throws what the caller's interface says when there is none. */
  find(db: Db): Promise<Order>;
  /**
   * Whatever takes its time, rendering for instance, on the order as it was read and with nothing locked. Done anew
   * when the order changed before it could be locked.
   */
  prepare?(order: Order): Promise<Prepared>;
  /** On the locked order, with what was prepared for exactly this state. */
  act(tx: Transaction, order: Order, prepared: Prepared): Promise<Result>;
}

/** Thrown while acting: what was prepared no longer fits. Everything is undone and prepared anew. */
export class Outdated extends Error {}

/** Each further attempt means that somebody else changed the order meanwhile. */
const MAX_ATTEMPTS = 10;

export async function runOnOrder<Result, Prepared = undefined>(
  core: Core,
  work: Work<Prepared, Result>,
): Promise<Result> {
  const found = await work.find(core.sql);
  if (!work.prepare) return attempt(core, work, found);
  // Preparing costs something, so two in this process do not prepare for the same order at once.
  return core.turns.take(found.id, async (waited) =>
    attempt(core, work, waited ? await work.find(core.sql) : found),
  );
}

async function attempt<Prepared, Result>(
  core: Core,
  work: Work<Prepared, Result>,
  found: Order,
): Promise<Result> {
  let order = found;
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const prepared = (await work.prepare?.(order)) as Prepared;
    try {
      const { result } = await core.sql.begin(async (tx) => {
        const changed = (await lockOrder(tx, order.id)) !== order.version;
        if (changed) order = await work.find(tx);
        if (changed && work.prepare) throw new Outdated();
        return { result: await work.act(tx, order, prepared) };
      });
      core.wakeDeliveries();
      return result as Result;
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
    }
  }
  throw changedMeanwhile(order);
}

export function changedMeanwhile(order: Order): ServiceError {
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: 'Somebody else changed the order meanwhile. Read it again and decide anew.',
    details: { status: order.status, version: order.version, possible: commandsPossible(order) },
  });
}
