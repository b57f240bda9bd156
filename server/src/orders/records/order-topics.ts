// The topics under which a change of an order is published to subscribers.
import { topicsOfParts } from '../../model/change-topics.ts';
import type { Scope } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';

export function orderTopic(orderId: string): string {
  return `order:${orderId}`;
}

/** Takes the order before the change: accepting a quote turns the request into an order. */
export function topicsOfOrder(order: Pick<Order, 'id' | 'kind' | 'quoteNumber' | keyof Scope>): string[] {
  // An order has a quote if it was a request, or if a change was offered.
  const hasQuote = order.kind === 'REQUEST' || order.quoteNumber !== null;
  const parts = hasQuote ? (['orders', 'quotes'] as const) : (['orders'] as const);
  return [orderTopic(order.id), ...topicsOfParts(order, ...parts)];
}

/** A new position is not a change of the order: customers see it at the next tracking interval. */
export function topicsOfPosition(order: Scope & { id: string }): string[] {
  return [`position:${order.id}`, ...topicsOfParts(order, 'positions')];
}
