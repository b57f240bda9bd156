// The differences between production and the sandbox; everything else is the same code for both.

import type { Agreements } from '../../customers/agreements/agreements.ts';
import type { RenderContext } from '../../documents/make-document.ts';
import type { NewDocument } from '../../documents/new-document.ts';
import type { Coordinates } from '../../geo/ports.ts';
import type { Account } from '../../model/account.ts';
import type { CreationName } from '../../model/orders/creations.ts';
import type { Order, OrderContent } from '../../model/orders/order.ts';
import type { Announcement } from '../../model/orders/write-events.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import type { Price } from '../../model/prices/price.ts';
import type { Circumstances } from '../../model/prices/surcharges.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { WaitingClock } from '../../platform/clock.ts';
import type { Db, Fragment, Transaction } from '../../platform/db.ts';
import type { ServiceError } from '../../platform/errors.ts';

export interface Assessment {
  creation: CreationName;
  price: Price | null;
  quoteReason: string | null;
  distanceKm: number | null;
  pickup: Coordinates | null;
  delivery: Coordinates | null;
}

/** Takes part in the statement that creates an order. */
export interface CreationHook {
  /** Creates the rows that must exist before the statement runs. */
  prepare(db: Db): Promise<void>;
  /** Part of the statement: returns a row if the order may be created. */
  guard(db: Db): Fragment;
  /** The error if the guard returns no row. */
  refuse(now: Date): ServiceError;
  /** Parts of the statement: insert the hook's own rows for each row of `when`. */
  insert(db: Db, when: string): Fragment;
}

/** The dependencies for rendering a quote that is not issued yet. */
interface DraftContext extends BaseContext, RenderContext {
  clock: WaitingClock;
  agreements: Agreements;
}

export interface EnvironmentPolicy {
  /** The error if the account may not order here. */
  admit(account: Account): ServiceError | null;
  /** Whether assessing calls another server, so that the key must be claimed first. */
  callsOtherServers: boolean;
  /** Determines price and release, or why a quote is needed. */
  assess(
    account: Account,
    terms: AgreementTerms,
    content: OrderContent,
    circumstances: Circumstances,
  ): Promise<Assessment>;
  /** Whether an accepted quote waits for the operator's release. */
  requiresRelease(terms: AgreementTerms): boolean;
  /** Whether this announcement is sent in this environment. */
  announces(order: Pick<Order, 'kind'>, announcement: Announcement): boolean;
  /** Whether mails go to customers and end customers. */
  sendsMails: boolean;
  /** Whether vehicles really drive, with trips, positions and estimated arrivals. */
  hasTraffic: boolean;
  /** What else to insert with a new order. */
  creationHook(order: Order): CreationHook | null;
  /** Called when the customer's acceptance turned a request into an order. */
  onConverted(tx: Transaction, orderId: string, now: Date): Promise<void>;
  /** The PDF of a quote that is not issued yet; null if there is none. */
  draftQuote(context: DraftContext, order: Order): Promise<NewDocument | null>;
}
