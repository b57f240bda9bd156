// Production and sandbox as two implementations of one thing; nothing else asks which environment it is in.
import type { Account } from '../accounts/account.ts';
import type { AgreementTerms } from '../agreements/agreement.ts';
import type { Price } from '../agreements/price.ts';
import type { Coordinates } from '../geo/ports.ts';
import type { CreationName } from '../orders/lifecycle-table.ts';
import type { OrderContent } from '../orders/order.ts';
import type { ServiceError } from '../platform/errors.ts';

export interface Assessment {
  creation: CreationName;
  price: Price | null;
  quoteReason: string | null;
  distanceKm: number | null;
  pickup: Coordinates | null;
  delivery: Coordinates | null;
}

export interface OrderEnvironment {
  /** In front of the digits of order, request and quote numbers. */
  numberPrefixes: { order: string; request: string; quote: string };
  /** What the account lacks to order here. */
  admit(account: Account): ServiceError | null;
  /** Whether assessing asks another server, so that the call must be claimed before. */
  leavesProcess: boolean;
  /** Price and release by the agreement, or the reason for a quote. */
  assess(account: Account, terms: AgreementTerms, content: OrderContent): Promise<Assessment>;
}
