// Ends offers: dispatch withdraws them, their deadline is over, or their order went another way.

import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { runJob } from '../../operator/jobs/failed-job.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import type { Transaction } from '../../platform/db.ts';
import { listExtrasOf } from '../extras/extra-store.ts';
import { dropCost } from '../extras/keep-cost.ts';
import { type CarrierOffer, isBeforePickup } from './carrier-offer.ts';
import { findCarrierOfDriver } from './driver-store.ts';
import { ended, notOpen } from './errors.ts';
import { listOffersOfOrder, listOrdersWithDueOffers, updateOffer } from './offer-store.ts';
import {
  type OfferChange,
  type OfferFinder,
  publishOffers,
  recordOfferAudit,
  runOnOffer,
} from './run-on-offer.ts';
import { mailCarriers } from './write-mails.ts';

/** The cost of a withdrawn offer, as the order page shows it. */
const WITHDRAWN_COST = 'The offer was withdrawn.';

/** An accepted offer can be withdrawn until pickup: the order returns to the pool without its driver. */
export function withdrawOffer(
  core: Core,
  actor: Actor,
  find: OfferFinder,
  remarks: string | null,
): Promise<OfferChange> {
  return runOnOffer(core, find, async (tx, found, order) => {
    if (found.state === 'WITHDRAWN') return { offer: found, order };
    if (found.state !== 'OFFERED' && found.state !== 'ACCEPTED') throw ended(found);
    const isAccepted = found.state === 'ACCEPTED';
    if (isAccepted && !isBeforePickup(order)) throw notOpen('ON_THE_WAY', found);
    const free = isAccepted ? await freeOrder(core, tx, actor, found, order, remarks) : order;
    const offer = await end(core, tx, actor, found, { endReason: 'DISPATCH', remarks });
    await mailCarriers(core, tx, 'Withdrawn', free, [offer]);
    return { offer, order: free };
  });
}

/** Another driver, whom dispatch assigned in the meantime, keeps the order. */
async function freeOrder(
  core: Core,
  tx: Transaction,
  actor: Actor,
  { carrierId, driverId }: CarrierOffer,
  order: Order,
  remarks: string | null,
): Promise<Order> {
  const { driver } = order;
  const isCarriers =
    !driver || driver.id === driverId || (await findCarrierOfDriver(tx, driver.id)) === carrierId;
  if (!isCarriers) return order;
  const reason = remarks ?? undefined;
  const without = driver
    ? await applyCommand(core, tx, order, { actor, command: { name: 'driver_dropped_out', reason } })
    : order;
  if (without.status !== 'TENANT_ACCEPTED' && without.status !== 'OFFERED') return without;
  return applyCommand(core, tx, without, { actor, command: { name: 'return_to_pool' } });
}

async function end(
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

/** Returns for how many orders it ended offers. Each has its own transaction, so a failure affects no other. */
export async function endDueOffers(core: Core): Promise<number> {
  const due = await listOrdersWithDueOffers(core.sql, core.clock.now(), BATCH_SIZE);
  let handled = 0;
  for (const orderId of due) {
    const job = { kind: 'CARRIER_OFFERS', subject: orderId, orderId } as const;
    if (await runJob(core, job, () => endOffersOf(core, orderId))) handled += 1;
  }
  return handled;
}

async function endOffersOf(core: Core, orderId: string): Promise<void> {
  const offers = await runOnOrder(core, {
    find: (db) => getAnyOrder(db, orderId),
    async act(tx, order) {
      const changed: CarrierOffer[] = [];
      for (const { carrierName: _, driverName: __, ...offer } of await listOffersOfOrder(tx, orderId)) {
        if (offer.endedAt !== null) continue;
        const after =
          offer.state === 'OFFERED' ? endOpen(core, tx, offer, order) : endAccepted(core, tx, offer, order);
        changed.push(...(await after));
      }
      return changed;
    },
  });
  publishOffers(core, offers);
}

async function endOpen(
  core: Core,
  tx: Transaction,
  offer: CarrierOffer,
  order: Order,
): Promise<CarrierOffer[]> {
  if (order.status !== 'POOLED') {
    const gone = await end(core, tx, CLOCK_ACTOR, offer, { endReason: 'ORDER' });
    await mailCarriers(core, tx, 'Taken', order, [gone]);
    return [gone];
  }
  const now = core.clock.now();
  if (offer.deadline > now) return [];
  const expired = await updateOffer(tx, offer, { state: 'EXPIRED', endedAt: now }, now);
  await recordOfferAudit(core, tx, CLOCK_ACTOR, 'expired', expired);
  return [expired];
}

/** The carrier drove in vain: the cost stays. */
async function endAccepted(
  core: Core,
  tx: Transaction,
  offer: CarrierOffer,
  order: Order,
): Promise<CarrierOffer[]> {
  if (!['COMPLETED', 'INVOICED', 'CANCELLED'].includes(order.status)) return [];
  const extras = order.status === 'CANCELLED' ? await listExtrasOf(tx, [order.id]) : [];
  if (order.status === 'CANCELLED' && !extras.some(({ kind }) => kind === 'TRIP_IN_VAIN')) {
    const gone = await end(core, tx, CLOCK_ACTOR, offer, { endReason: 'ORDER' });
    await mailCarriers(core, tx, 'Withdrawn', order, [gone]);
    return [gone];
  }
  const now = core.clock.now();
  const done = await updateOffer(tx, offer, { endedAt: now }, now);
  await recordOfferAudit(core, tx, CLOCK_ACTOR, 'ended', done);
  return [done];
}
