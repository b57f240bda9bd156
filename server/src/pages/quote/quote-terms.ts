// What applies to a quote besides its price: payment, cancellation, insurance, and who the seller is.
import { readTermsOfOrder } from '../../dispatch/extras/agreed-store.ts';
import { priceExtra } from '../../dispatch/extras/price-extra.ts';
import { SINGLE_EXTRA } from '../../dispatch/extras/trip-in-vain.ts';
import type { Order } from '../../model/orders/order.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import type { Operator } from '../../operator/operator.ts';
import type { Quote } from '../../orders/quotes/quote.ts';
import type { Db } from '../../platform/db.ts';

export interface QuoteTerms {
  payment: AgreementTerms['payment'];
  invoicing: AgreementTerms['invoicing'];
  /** Null if a late cancellation is not billed. */
  lateCancellation: { hoursBeforePickup: number; cost: Cost } | null;
  tripInVain: Cost | null;
  seller: Pick<Operator, 'address' | 'vatId' | 'register' | 'managedBy' | 'insurance' | 'insuranceUrl'> & {
    hasBank: boolean;
  };
}

export interface Cost {
  percent: number | null;
  netCents: number;
}

/** By the version of the agreement that applies to the order, with the amounts of this quote. */
export async function readQuoteTerms(
  db: Db,
  { order, quote }: { order: Order; quote: Quote },
  operator: Operator,
): Promise<QuoteTerms> {
  const { terms, rates } = await readTermsOfOrder(db, order.id);
  const costOf = (kind: 'LATE_CANCELLATION' | 'TRIP_IN_VAIN'): Cost | null => {
    const term = terms.extras.find((extra) => extra.kind === kind);
    if (term?.kind !== 'LATE_CANCELLATION' && term?.kind !== 'TRIP_IN_VAIN') return null;
    const content = { ...SINGLE_EXTRA, kind, note: null };
    const { netCents } = priceExtra(terms, quote.price, content, 0, { currency: terms.currency, rates });
    return netCents === null ? null : { percent: term.percentOfPrice, netCents };
  };
  const late = terms.extras.find((extra) => extra.kind === 'LATE_CANCELLATION');
  const lateCost = costOf('LATE_CANCELLATION');
  const { address, vatId, register, managedBy, insurance, insuranceUrl, bank } = operator;
  return {
    payment: terms.payment,
    invoicing: terms.invoicing,
    lateCancellation: late && lateCost ? { hoursBeforePickup: late.hoursBeforePickup, cost: lateCost } : null,
    tripInVain: costOf('TRIP_IN_VAIN'),
    seller: { address, vatId, register, managedBy, insurance, insuranceUrl, hasBank: bank !== null },
  };
}
