// Acts on an offer under the lock of its order, with an audit entry for each change.
import { topicsOfParts } from '../../model/change-topics.ts';
import type { Order } from '../../model/orders/order.ts';
import { type Actor, recordAudits } from '../../operator/audit.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import { CARRIER_ACTION_PREFIX } from '../../orders/history/history-actions.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { CarrierOffer } from './carrier-offer.ts';
import { carrierErrors } from './errors.ts';
import { type CarrierScope, findOffer, findOfferOfCarrier } from './offer-store.ts';

/** Finds the offer for the caller, or throws CARRIER_OFFER_NOT_FOUND. */
export type OfferFinder = (db: Db) => Promise<CarrierOffer>;

/** For the operator. */
export const anyOffer =
  (id: string): OfferFinder =>
  async (db) =>
    found(await findOffer(db, id));

export const offerOfCarrier =
  (scope: CarrierScope, id: string): OfferFinder =>
  async (db) =>
    found(await findOfferOfCarrier(db, scope, id));

function found(offer: CarrierOffer | null): CarrierOffer {
  if (!offer) throw carrierErrors.CARRIER_OFFER_NOT_FOUND();
  return offer;
}

export interface OfferChange {
  offer: CarrierOffer;
  /** The order after the change. */
  order: Order;
  /** Other offers of the order that changed. */
  others?: readonly CarrierOffer[];
}

export async function runOnOffer<Change extends OfferChange>(
  core: Core,
  find: OfferFinder,
  act: (tx: Transaction, offer: CarrierOffer, order: Order) => Promise<Change>,
): Promise<Change> {
  const change = await runOnOrder<Change>(core, {
    find: async (db) => getAnyOrder(db, (await find(db)).orderId),
    act: async (tx, order) => act(tx, await find(tx), order),
  });
  publishOffers(core, [change.offer, ...(change.others ?? [])]);
  return change;
}

/** For the pages of each carrier, and for the console. */
export function publishOffers(core: Core, offers: readonly CarrierOffer[]): void {
  const ofCarrier = groupBy(offers, ({ carrierId, environment }) => `${carrierId} ${environment}`);
  for (const [{ carrierId: accountId, environment } = offers[0]!] of ofCarrier.values())
    core.changes.publish(topicsOfParts({ accountId, environment }, 'carrier-offers'));
}

export type OfferAction =
  | 'offered'
  | 'accepted'
  | 'asked_again'
  | 'confirmed'
  | 'declined'
  | 'driver_named'
  | 'withdrawn'
  | 'expired'
  | 'ended';

/** Remarks are not part of it: what is written about people can be deleted, an audit entry cannot. */
export async function recordOfferAudit(
  core: Pick<Core, 'clock'>,
  tx: Transaction,
  actor: Actor,
  action: OfferAction,
  offers: CarrierOffer | readonly CarrierOffer[],
  details: Record<string, unknown> = {},
): Promise<void> {
  const entries = [offers]
    .flat()
    .map(({ id: offerId, accountId, orderId, carrierId, netCents, currency }) => ({
      action: `${CARRIER_ACTION_PREFIX}${action}`,
      accountId,
      subjectType: 'order',
      subjectId: orderId,
      details: { offerId, carrierId, netCents, currency, ...details },
    }));
  await recordAudits(tx, core.clock, actor, entries);
}
