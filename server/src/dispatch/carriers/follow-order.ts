// Offers follow their order: they end with it, and a carrier is asked again if it became another trip.
import type { OrderHappening } from '../../consequences/subjects.ts';
import { isOtherTrip } from '../../model/orders/confirmation.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Core } from '../../orders/records/core.ts';
import { afterCommit } from '../../platform/after-commit.ts';
import type { Transaction } from '../../platform/db.ts';
import { askAboutCost } from '../extras/keep-cost.ts';
import { type CarrierOffer, isBeforePickup, mayDriveFor } from './carrier-offer.ts';
import { findCarrierOfDriver } from './driver-store.ts';
import { endOffer } from './end-offers.ts';
import { listRunningOffers, updateOffer, withdrawOpenOffers } from './offer-store.ts';
import { publishOffers, recordOfferAudit } from './run-on-offer.ts';
import { mailCarriers } from './write-mails.ts';

/** Other dates or another route: open offers end, an accepted one is asked about. */
export async function askAgain(core: Core, tx: Transaction, happening: OrderHappening): Promise<void> {
  const { before, order } = happening;
  if (!isOtherTrip(before, order) || !isBeforePickup(order)) return;
  const accepted = await findAcceptedOffer(core, tx, happening);
  await endOpen(core, tx, happening, 'CHANGED');
  if (!accepted) return;
  const now = core.clock.now();
  const offer = await updateOffer(tx, accepted, { confirmSince: now }, now);
  await recordOfferAudit(core, tx, happening.actor, 'asked_again', offer);
  await mailCarriers(core, tx, 'Changed', order, [offer]);
}

/** Refuses drivers who may not drive the order, and ends its open offers. */
export async function endForOwnDriver(core: Core, tx: Transaction, happening: OrderHappening): Promise<void> {
  const { order, before } = happening;
  if (order.environment !== 'production' || order.driver === null) return;
  const carrierId = await findCarrierOfDriver(tx, order.driver.id);
  const [accepted] = await listRunningOffers(tx, order.id, 'ACCEPTED');
  if (!mayDriveFor(before, accepted?.carrierId ?? null, carrierId)) {
    const message = accepted
      ? `${accepted.carrierName} has the order. Withdraw that offer first.`
      : 'This driver works for a carrier that does not have the order. Offer the order to the carrier first.';
    const details = { status: before.status, reason: accepted ? 'CARRIER_HAS_ORDER' : 'DRIVER_OF_CARRIER' };
    throw orderErrors.ORDER_NOT_CHANGEABLE({ message, details });
  }
  await endOpenOffers(core, tx, happening);
}

/** Dispatch takes the order itself. Once a carrier has accepted it, no offer is open any more. */
export function endOpenOffers(core: Core, tx: Transaction, happening: OrderHappening): Promise<void> {
  return endOpen(core, tx, happening, 'ORDER');
}

/** A carrier that came for nothing may want its money: a person decides about the cost. */
export async function endAtCancellation(
  core: Core,
  tx: Transaction,
  happening: OrderHappening,
): Promise<void> {
  const { order, before, actor, command } = happening;
  const accepted = await findAcceptedOffer(core, tx, happening);
  await endOpen(core, tx, happening, 'ORDER');
  if (!accepted) return;
  if (command === 'trip_in_vain') return endAtCompletion(core, tx, happening);
  let offer = accepted;
  if (before.status === 'PICKUP' && accepted.extraId !== null) {
    await askAboutCost(core, tx, actor, accepted.extraId);
    offer = await updateOffer(tx, accepted, { extraId: null }, core.clock.now());
  }
  const ended = await endOffer(core, tx, actor, offer, { endReason: 'ORDER' });
  await mailCarriers(core, tx, 'Withdrawn', order, [ended]);
}

/** The carrier drove: the cost stays. */
export async function endAtCompletion(core: Core, tx: Transaction, happening: OrderHappening): Promise<void> {
  const accepted = await findAcceptedOffer(core, tx, happening);
  if (!accepted) return;
  const now = core.clock.now();
  const done = await updateOffer(tx, accepted, { endedAt: now, confirmSince: null }, now);
  await recordOfferAudit(core, tx, happening.actor, 'ended', done);
}

/** The accepted offer, if the carrier still has the order. Its pages read it again after the commit. */
async function findAcceptedOffer(
  core: Core,
  tx: Transaction,
  { order }: OrderHappening,
): Promise<CarrierOffer | null> {
  if (order.environment !== 'production') return null;
  const [accepted] = await listRunningOffers(tx, order.id, 'ACCEPTED');
  if (!accepted) return null;
  afterCommit(tx, () => publishOffers(core, [accepted]));
  const { carrierName: _, ...offer } = accepted;
  return offer;
}

async function endOpen(
  core: Core,
  tx: Transaction,
  { order, actor }: OrderHappening,
  endReason: 'ORDER' | 'CHANGED',
): Promise<void> {
  if (order.environment !== 'production') return;
  const offers = await withdrawOpenOffers(tx, order, endReason, core.clock.now());
  if (offers.length === 0) return;
  await recordOfferAudit(core, tx, actor, 'withdrawn', offers, { endReason });
  await mailCarriers(core, tx, endReason === 'ORDER' ? 'Taken' : 'Withdrawn', order, offers);
  afterCommit(tx, () => publishOffers(core, offers));
}
