// What the chosen orders have in common: their sums, and which of them a command is possible for.
import type { DispatchListItem } from '../order-queries.ts';

export function whoCan<Order extends Pick<DispatchListItem, 'possibleCommands'>>(
  orders: readonly Order[],
  command: string,
): Order[] {
  return orders.filter(({ possibleCommands }) => possibleCommands.includes(command));
}

/** Net, one for each currency. */
export function sumsOf(
  orders: readonly { price: { net: number; currency: string } | null }[],
): { cents: number; currency: string }[] {
  const sums = new Map<string, number>();
  for (const { price } of orders) {
    if (price) sums.set(price.currency, (sums.get(price.currency) ?? 0) + Math.round(price.net * 100));
  }
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}
