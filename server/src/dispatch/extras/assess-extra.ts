// Applies the agreement to extras of an order: who pays, how much, and the rest of a limit.
import { termsFor } from '../../model/prices/price.ts';
import type { Db } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type AgreedTerms, readAgreedTerms } from './agreed-store.ts';
import type { Content, Extra } from './extra.ts';
import { listExtrasOf } from './extra-store.ts';
import { type Pricing, priceExtra } from './price-extra.ts';

export interface Assessment extends Pricing {
  /** What is approved of the same kind of expense for the order, without this one. */
  usedCents: number;
  currency: string;
  /** Percent. The customer pays the rate of the transport: an addition shares the rate of the main service. */
  vatRate: number;
}

export function assessExtra(
  agreed: AgreedTerms,
  ofOrder: readonly Extra[],
  content: Content,
  id: string,
): Assessment {
  const { price, terms } = agreed;
  const usedCents = ofOrder
    .filter((other) => other.id !== id && other.category === content.category && other.kind === content.kind)
    .filter(({ state, billTo }) => state === 'APPROVED' && billTo === 'CUSTOMER')
    .reduce((sum, { netCents }) => sum + netCents!, 0);
  const { vatRate, currency } = price ?? termsFor(agreed, terms);
  const { rates } = agreed;
  const pricing = priceExtra(terms, price, content, usedCents, { currency, rates });
  return { ...pricing, usedCents, vatRate, currency };
}

/** By extra id. */
export async function assessExtras(db: Db, extras: readonly Extra[]): Promise<Map<string, Assessment>> {
  const orderIds = [...new Set(extras.map(({ orderId }) => orderId))];
  const agreed = await readAgreedTerms(db, orderIds);
  const ofOrders = groupBy(await listExtrasOf(db, orderIds), ({ orderId }) => orderId);
  return new Map(
    extras.map((extra) => {
      const ofOrder = ofOrders.get(extra.orderId) ?? [];
      return [extra.id, assessExtra(agreed.get(extra.orderId)!, ofOrder, extra, extra.id)];
    }),
  );
}
