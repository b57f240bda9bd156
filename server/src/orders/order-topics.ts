// Under which topics a change of an order is announced to whoever watches.
import { topicsOfParts } from '../customers/change-topics.ts';
import type { Scope } from '../customers/environment.ts';
import type { Order } from './model/order.ts';

export function orderTopic(orderId: string): string {
  return `order:${orderId}`;
}

/** Of the order as it was before: what accepts a quote makes an order of the request. */
export function topicsOfOrder(order: Pick<Order, 'id' | 'kind' | keyof Scope>): string[] {
  const parts = order.kind === 'REQUEST' ? (['orders', 'quotes'] as const) : (['orders'] as const);
  return [orderTopic(order.id), ...topicsOfParts(order, ...parts)];
}

/** A new position is no change of the order: customers see it when the interval turns. */
export function topicsOfPosition(order: Scope & { id: string }): string[] {
  return [`position:${order.id}`, ...topicsOfParts(order, 'positions')];
}
