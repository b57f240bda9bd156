// Finds orders for use cases, with the error that is answered when there is none.
import type { Scope } from '../customers/environment.ts';
import type { Db } from '../platform/db.ts';
import { orderErrors } from './model/errors.ts';
import type { Order } from './model/order.ts';
import * as store from './store.ts';

/** By id, order number or request number, among the orders of the account. */
export async function orderOfAccount(db: Db, scope: Scope, reference: string): Promise<Order> {
  const order = await store.findOrder(db, scope, reference);
  if (!order) throw orderErrors.ORDER_NOT_FOUND();
  return order;
}

/** For the operator, among the orders of all accounts. */
export async function orderOfAnyAccount(db: Db, reference: string): Promise<Order> {
  const order = await store.findAnyOrder(db, reference);
  if (!order) throw orderErrors.ORDER_NOT_FOUND();
  return order;
}
