// A carrier accepts or declines an offer, or dispatch notes the answer that a carrier gave on the phone.

import { findAccountIncludingDeleted } from '../../customers/accounts/store.ts';
import type { Order } from '../../model/orders/order.ts';
import { vatCentsOf } from '../../model/prices/price.ts';
import type { Actor } from '../../operator/audit.ts';
import { findOperator } from '../../operator/operator.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Transaction } from '../../platform/db.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { keepCost } from '../extras/keep-cost.ts';
import { type CarrierOffer, isAcceptable, isAnswerable, mayGiveBack } from './carrier-offer.ts';
import { giveBack } from './end-offers.ts';
import { ended, notOpen } from './errors.ts';
import { updateOffer, withdrawOpenOffers } from './offer-store.ts';
import { type OfferChange, type OfferFinder, recordOfferAudit, runOnOffer } from './run-on-offer.ts';
import { mailCarriers } from './write-mails.ts';

/** A repeated call changes nothing. Of two carriers at the same time, the second gets CARRIER_OFFER_NOT_OPEN. */
export function acceptOffer(core: Core, actor: Actor, find: OfferFinder): Promise<OfferChange> {
  return runOnOffer(core, find, async (tx, found, order) => {
    if (found.state === 'ACCEPTED') return { offer: await confirm(core, tx, actor, found), order };
    checkAnswerable(core, found, order);
    const now = core.clock.now();
    const answer = { state: 'ACCEPTED', answeredAt: now, answeredBy: actor.name } as const;
    await updateOffer(tx, found, answer, now);
    const others = await endOthers(core, tx, order);
    const taken = await applyCommand(core, tx, order, { actor, command: { name: 'take' } });
    const { id: extraId } = await keepCost(core, tx, actor, taken, await costOf(core, tx, found));
    const offer = await updateOffer(tx, found, { extraId }, now);
    await recordOfferAudit(core, tx, actor, 'accepted', offer);
    await mailCarriers(core, tx, 'Accepted', taken, [offer]);
    return { offer, order: taken, others };
  });
}

/** The carrier still drives the order, which changed after it was accepted. */
async function confirm(
  core: Core,
  tx: Transaction,
  actor: Actor,
  found: CarrierOffer,
): Promise<CarrierOffer> {
  if (found.confirmSince === null) return found;
  const offer = await updateOffer(tx, found, { confirmSince: null }, core.clock.now());
  await recordOfferAudit(core, tx, actor, 'confirmed', offer);
  return offer;
}

async function costOf(core: Core, tx: Transaction, { carrierId, netCents, vatRate }: CarrierOffer) {
  const [{ timeZone }, carrier] = await Promise.all([
    findOperator(tx),
    findAccountIncludingDeleted(tx, carrierId),
  ]);
  return {
    kind: 'CARRIER',
    paidGrossCents: netCents + vatCentsOf(netCents, vatRate),
    paidVatRate: vatRate,
    paidOn: dayOf(timeZone, core.clock.now()),
    note: carrier!.name,
  } as const;
}

/** The other carriers need not answer any more. */
async function endOthers(core: Core, tx: Transaction, order: Order): Promise<CarrierOffer[]> {
  const others = await withdrawOpenOffers(tx, order, 'TAKEN', core.clock.now());
  await mailCarriers(core, tx, 'Taken', order, others);
  return others;
}

export function declineOffer(
  core: Core,
  actor: Actor,
  find: OfferFinder,
  remarks: string | null,
): Promise<OfferChange> {
  return runOnOffer(core, find, async (tx, found, order) => {
    if (found.state === 'DECLINED') return { offer: found, order };
    if (mayGiveBack(found, order)) return giveBack(core, tx, actor, found, order, remarks);
    if (found.state === 'ACCEPTED') throw notOpen('ACCEPTED', found);
    if (found.state !== 'OFFERED') throw ended(found);
    const now = core.clock.now();
    const answer = {
      state: 'DECLINED',
      remarks,
      answeredAt: now,
      answeredBy: actor.name,
      endedAt: now,
    } as const;
    const offer = await updateOffer(tx, found, answer, now);
    await recordOfferAudit(core, tx, actor, 'declined', offer);
    return { offer, order };
  });
}

function checkAnswerable({ clock }: Core, offer: CarrierOffer, order: Order): void {
  const now = clock.now();
  if (isAcceptable(offer, order, now)) return;
  throw isAnswerable(offer, now) ? notOpen('ORDER', offer) : ended(offer);
}
