// Finds an order for a use case, or throws ORDER_NOT_FOUND.
import type { Scope } from '../customers/environment.ts';
import type { Db } from '../platform/db.ts';
import { orderErrors } from './model/errors.ts';
import type { Order } from './model/order.ts';
import * as store from './store.ts';

/** By id, order number or request number, within one account and environment. */
export async function getOrder(db: Db, scope: Scope, reference: string): Promise<Order> {
  const order = await store.findOrder(db, scope, reference);
  if (!order) throw orderErrors.ORDER_NOT_FOUND();
  return order;
}

/** For the operator: searches the orders of all accounts. */
export async function getAnyOrder(db: Db, reference: string): Promise<Order> {
  const order = await store.findAnyOrder(db, reference);
  if (!order) throw orderErrors.ORDER_NOT_FOUND();
  return order;
}
