// What is left of an order that a carrier drives. Pure.
import type { Order } from '../../model/orders/order.ts';
import type { PriceLine } from '../../model/prices/price-line.ts';
import type { CarrierOffer } from './carrier-offer.ts';

export interface Margin {
  currency: string;
  /** What the customer pays without VAT; not what is only passed on, such as official fees and expenses. */
  revenueCents: number;
  costCents: number;
}

/** Null until a carrier has the order, without a price, and between two currencies. */
export function marginOf(
  { price, status }: Pick<Order, 'price' | 'status'>,
  offers: readonly Pick<CarrierOffer, 'state' | 'netCents' | 'currency'>[],
  extraCents: number,
): Margin | null {
  const carried = offers.find(({ state }) => state === 'ACCEPTED');
  if (!carried || price === null || price.currency !== carried.currency) return null;
  // A transport that was not carried out is not billed.
  const transportCents = status === 'CANCELLED' ? 0 : ownCents(price.lines);
  return {
    currency: price.currency,
    revenueCents: transportCents + extraCents,
    costCents: carried.netCents,
  };
}

/** Without what is only passed on. */
export const ownCents = (lines: readonly PriceLine[]) =>
  lines.reduce((sum, { netCents, isPassThrough }) => sum + (isPassThrough ? 0 : netCents), 0);
