// Finds an order for a use case, or throws ORDER_NOT_FOUND.
import type { Scope } from '../../model/environment.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import { batchReads } from '../../platform/batch-reads.ts';
import type { Db, Sql } from '../../platform/db.ts';
import * as store from './store.ts';

/** By id, order number or request number, within one account and environment. */
export async function getOrder(db: Db, scope: Scope, reference: string): Promise<Order> {
  return found(await store.findOrder(db, scope, reference));
}

/** For the operator: searches the orders of all accounts. */
export async function getAnyOrder(db: Db, reference: string): Promise<Order> {
  return found(await store.findAnyOrder(db, reference));
}

/** The same as getOrder, but read-only: simultaneous calls share one statement. */
export type ReadOrder = (scope: Scope, reference: string) => Promise<Order>;

export function orderReader(sql: Sql): ReadOrder {
  const reader = (by: store.OrderName['by']) =>
    batchReads((lookups: readonly store.OrderLookup[]) => store.findOrders(sql, by, lookups));
  const readers = { id: reader('id'), number: reader('number') };
  return async (scope, reference) => {
    const { by, name } = store.parseReference(reference);
    return found(await readers[by]({ scope, name }));
  };
}

function found(order: Order | null): Order {
  if (!order) throw orderErrors.ORDER_NOT_FOUND();
  return order;
}
