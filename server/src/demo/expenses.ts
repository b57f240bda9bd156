// Expenses of demo drivers: fuel, tolls and the train to the pickup.
import type { Content } from '../dispatch/extras/extra.ts';
import type { Order } from '../model/orders/order.ts';
import { utcDay } from '../platform/utc-day.ts';

const PAID = [
  { kind: 'FUEL', litreCents: 179, vatRate: 19 },
  { kind: 'TOLL', litreCents: null, vatRate: 19 },
  { kind: 'TRAVEL', litreCents: null, vatRate: 7 },
] as const;

/** Depends only on the order, so that a repeated call adds nothing. */
export function expenseOf({ id }: Order, seed: number, now: Date): { id: string; content: Content } {
  const { kind, litreCents, vatRate } = PAID[seed % PAID.length]!;
  const quantity = litreCents === null ? null : 20 + (seed % 300) / 10;
  const paidGrossCents = quantity === null ? 990 + (seed % 3000) : Math.round(quantity * litreCents!);
  const content = {
    category: 'EXPENSE',
    kind,
    name: null,
    quantity,
    waitedMinutes: null,
    paidGrossCents,
    paidVatRate: vatRate,
    paidCurrency: 'EUR',
    paidRate: null,
    paidOn: utcDay(now),
    note: null,
  } as const;
  return { id: `${id.slice(0, -1)}${id.endsWith('e') ? 'f' : 'e'}`, content };
}
