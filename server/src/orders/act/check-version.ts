// Refuses a decision on an outdated version of an order, and explains what changed since.

import type { Order } from '../../model/orders/order.ts';
import { readChangesSince } from '../history/order-history.ts';
import type { Core } from '../records/core.ts';
import { changedConcurrently } from './run-on-order.ts';

class OutdatedDecision extends Error {
  readonly order: Order;
  readonly seen: number;

  constructor(order: Order, seen: number) {
    super('The order changed since it was seen.');
    this.order = order;
    this.seen = seen;
  }
}

/** Compares the locked order with the version that the caller saw; undefined accepts any version. */
export function checkVersion(order: Order, seen: number | undefined): void {
  if (seen !== undefined && seen !== order.version) throw new OutdatedDecision(order, seen);
}

/**
 * Reads the changes after the lock is released: inside the transaction this would take a second connection.
 */
export async function explainConflict<Result>(core: Core, acting: Promise<Result>): Promise<Result> {
  try {
    return await acting;
  } catch (error) {
    if (!(error instanceof OutdatedDecision)) throw error;
    const { order, seen } = error;
    throw changedConcurrently(order, { seen, changes: await readChangesSince(core, order, seen) });
  }
}
