// Production and sandbox as two implementations of one thing; nothing else asks which environment it is in.
import type { Account } from '../customers/accounts/account.ts';
import type { AgreementTerms } from '../customers/agreements/agreement.ts';
import type { Price } from '../customers/agreements/price.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { Coordinates } from '../geo/ports.ts';
import type { ServiceError } from '../http/errors.ts';
import type { Db, Transaction } from '../platform/db.ts';
import type { Process, ScenarioChoice } from '../sandbox/process.ts';
import type { CreationName } from './model/lifecycle-table.ts';
import type { Order, OrderContent } from './model/order.ts';
import type { Announcement } from './model/write-events.ts';

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
  /** Price and release by the agreement, or the reason for a quote; in the sandbox the scenario decides. */
  assess(
    account: Account,
    terms: AgreementTerms,
    content: OrderContent,
    scenario: ScenarioChoice | null,
  ): Promise<Assessment>;
  /** What of the lifecycle's announcements is sent here. */
  announces(order: Pick<Order, 'kind'>, announcement: Announcement): boolean;
  /** A request became an order by the customer's own decision. */
  onConverted(tx: Transaction, orderId: string, now: Date): Promise<void>;
  /** The PDF of a quote that is not issued yet; none in production. */
  draftQuote(db: Db, order: Order): Promise<NewDocument | null>;
  /** The simulation that an order starts; none in production. */
  startProcess(order: Order, scenario: ScenarioChoice | null): Process | null;
}
