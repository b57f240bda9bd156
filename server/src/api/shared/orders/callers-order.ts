// Finds and shows the orders of the calling account, for every API.

import type { HttpTrace } from '../../../http/trace.ts';
import type { Environment, Scope } from '../../../model/environment.ts';
import type { Order } from '../../../model/orders/order.ts';
import { getOrder } from '../../../orders/records/find-order.ts';
import type { Db } from '../../../platform/db.ts';
import type { Services } from '../../../services.ts';

/** The properties of every caller that acts for a customer. */
export interface AccountCaller {
  account: { id: string };
  environment: Environment;
}

export function scopeOf(caller: AccountCaller): Scope {
  return { accountId: caller.account.id, environment: caller.environment };
}

/** What the agreement of this account shows of an order. */
export async function recordContext(services: Services, caller: AccountCaller) {
  const agreement = await services.core.agreements.current(caller.account.id);
  return { links: services.core.links, showDriver: agreement.terms.showDriver };
}

export async function getCallersOrder(
  db: Db,
  caller: AccountCaller,
  trace: HttpTrace,
  reference: string,
): Promise<Order> {
  const order = await getOrder(db, scopeOf(caller), reference);
  traceOrder(trace, order);
  return order;
}

/** For calls that change nothing. */
export async function readCallersOrder(
  { core }: Services,
  caller: AccountCaller,
  trace: HttpTrace,
  reference: string,
): Promise<Order> {
  const order = await core.readOrder(scopeOf(caller), reference);
  traceOrder(trace, order);
  return order;
}

/** Writes the order into the trace, so that the request log can be searched by it. */
export function traceOrder(trace: HttpTrace, order: Order): void {
  trace.orderId = order.id;
  trace.externalOrderId = order.externalOrderId;
}
