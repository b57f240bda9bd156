// Ends offers: dispatch withdraws them, a carrier gives its order back, or their deadline is over.

import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { runJob } from '../../operator/jobs/failed-job.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import type { Transaction } from '../../platform/db.ts';
import { dropCost } from '../extras/keep-cost.ts';
import { type CarrierOffer, isBeforePickup } from './carrier-offer.ts';
import { findCarrierOfDriver } from './driver-store.ts';
import { ended, notOpen } from './errors.ts';
import { expireOffersOf, listOrdersWithDueOffers, updateOffer } from './offer-store.ts';
import {
  type OfferChange,
  type OfferFinder,
  publishOffers,
  recordOfferAudit,
  runOnOffer,
} from './run-on-offer.ts';
import { mailCarriers } from './write-mails.ts';

/** The cost of an offer that ended, as the order page shows it. */
const WITHDRAWN_COST = 'The offer was withdrawn.';
const GIVEN_BACK_COST = 'The carrier gave the order back.';

export function withdrawOffer(
  core: Core,
  actor: Actor,
  find: OfferFinder,
  remarks: string | null,
): Promise<OfferChange> {
  return runOnOffer(core, find, (tx, found, order) => withdrawIn(core, tx, actor, found, order, remarks));
}

/**
 * An accepted offer can be withdrawn until pickup: the order returns to the pool without its driver. The caller holds the
 * order's lock.
 */
export async function withdrawIn(
  core: Core,
  tx: Transaction,
  actor: Actor,
  found: CarrierOffer,
  order: Order,
  remarks: string | null,
): Promise<OfferChange> {
  if (found.state === 'WITHDRAWN') return { offer: found, order };
  if (found.state !== 'OFFERED' && found.state !== 'ACCEPTED') throw ended(found);
  const isAccepted = found.state === 'ACCEPTED';
  if (isAccepted && !isBeforePickup(order)) throw notOpen('ON_THE_WAY', found);
  // Before the order is free: while the carrier has it, only its drivers can be assigned.
  const offer = await endOffer(core, tx, actor, found, { endReason: 'DISPATCH', remarks });
  const free = isAccepted ? await freeOrder(core, tx, actor, found, order, remarks) : order;
  await mailCarriers(core, tx, 'Withdrawn', free, [offer]);
  return { offer, order: free };
}

/** The carrier does not drive the order as it is now. */
export async function giveBack(
  core: Core,
  tx: Transaction,
  actor: Actor,
  found: CarrierOffer,
  order: Order,
  remarks: string | null,
): Promise<OfferChange> {
  const now = core.clock.now();
  const offer = await updateOffer(tx, found, { state: 'DECLINED', endedAt: now, remarks }, now);
  if (found.extraId !== null) await dropCost(core, tx, actor, found.extraId, GIVEN_BACK_COST);
  await recordOfferAudit(core, tx, actor, 'declined', offer);
  return { offer, order: await freeOrder(core, tx, actor, found, order, remarks) };
}

async function freeOrder(
  core: Core,
  tx: Transaction,
  actor: Actor,
  { carrierId }: CarrierOffer,
  order: Order,
  remarks: string | null,
): Promise<Order> {
  const { driver } = order;
  const isCarriers = driver !== null && (await findCarrierOfDriver(tx, driver.id)) === carrierId;
  const reason = remarks ?? undefined;
  const without = isCarriers
    ? await applyCommand(core, tx, order, { actor, command: { name: 'driver_dropped_out', reason } })
    : order;
  if (without.status !== 'TENANT_ACCEPTED' && without.status !== 'OFFERED') return without;
  return applyCommand(core, tx, without, { actor, command: { name: 'return_to_pool' } });
}

/** The cost of an accepted offer goes with it. */
export async function endOffer(
  core: Core,
  tx: Transaction,
  actor: Actor,
  found: CarrierOffer,
  why: Pick<CarrierOffer, 'endReason'> & Partial<Pick<CarrierOffer, 'remarks'>>,
): Promise<CarrierOffer> {
  const now = core.clock.now();
  const offer = await updateOffer(tx, found, { state: 'WITHDRAWN', endedAt: now, ...why }, now);
  if (found.extraId !== null) await dropCost(core, tx, actor, found.extraId, WITHDRAWN_COST);
  await recordOfferAudit(core, tx, actor, 'withdrawn', offer, { endReason: why.endReason });
  return offer;
}

const BATCH_SIZE = 50;
const CLOCK_ACTOR: Actor = { name: 'system', channel: 'clock' };

/** Returns for how many orders offers expired. Each has its own transaction, so a failure affects no other. */
export async function expireDueOffers(core: Core): Promise<number> {
  const due = await listOrdersWithDueOffers(core.sql, core.clock.now(), BATCH_SIZE);
  let handled = 0;
  for (const orderId of due) {
    const job = { kind: 'CARRIER_OFFERS', subject: orderId, orderId } as const;
    if (await runJob(core, job, () => expireOffers(core, orderId))) handled += 1;
  }
  return handled;
}

async function expireOffers(core: Core, orderId: string): Promise<void> {
  const offers = await runOnOrder(core, {
    find: (db) => getAnyOrder(db, orderId),
    async act(tx, order) {
      const expired = await expireOffersOf(tx, order, core.clock.now());
      await recordOfferAudit(core, tx, CLOCK_ACTOR, 'expired', expired);
      return expired;
    },
  });
  publishOffers(core, offers);
}
