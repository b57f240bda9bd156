// What production and the sandbox do differently; everything else is the same code for both.
import type { Account } from '../customers/accounts/account.ts';
import type { AgreementTerms } from '../customers/agreements/agreement.ts';
import type { Agreements } from '../customers/agreements/agreements.ts';
import type { Price } from '../customers/agreements/price.ts';
import type { Press } from '../documents/make-document.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { Coordinates } from '../geo/ports.ts';
import type { WaitingClock } from '../platform/clock.ts';
import type { Db, Fragment, Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import type { Ground } from '../platform/ground.ts';
import type { CreationName } from './model/creations.ts';
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

/** Written with an order in the statement that creates it. */
export interface Companion {
  /** Whatever must be there before the statement runs. */
  prepare(db: Db): Promise<void>;
  /** Part of the statement: has a row when the creation may take place. */
  guard(db: Db): Fragment;
  /** What is answered when it may not. */
  refuse(now: Date): ServiceError;
  /** Parts of the statement: write the companion for each row of `when`. */
  insert(db: Db, when: string): Fragment;
}

/** What it takes to write a document of an account. */
export interface Office extends Ground, Press {
  clock: WaitingClock;
  agreements: Agreements;
}

export interface Operation {
  /** What the account lacks to order here. */
  admit(account: Account): ServiceError | null;
  /** Whether assessing asks another server, so that the call must be claimed before. */
  leavesProcess: boolean;
  /** Price and release, or the reason for a quote. */
  assess(account: Account, terms: AgreementTerms, content: OrderContent): Promise<Assessment>;
  /** Whether an accepted quote waits for the operator's release. */
  holdsForRelease(terms: AgreementTerms): boolean;
  /** What of the lifecycle's announcements is sent here. */
  announces(order: Pick<Order, 'kind'>, announcement: Announcement): boolean;
  /** Whether customers and end customers are written to. */
  sendsMails: boolean;
  /** Whether vehicles really drive: with trips, positions and arrivals computed from the road. */
  hasTraffic: boolean;
  /** Written together with a new order. */
  companionOf(order: Order): Companion | null;
  /** A request became an order by the customer's own decision. */
  onConverted(tx: Transaction, orderId: string, now: Date): Promise<void>;
  /** The PDF of a quote that is not issued yet. */
  draftQuote(office: Office, order: Order): Promise<NewDocument | null>;
}
