// What offers to carriers do when their order, their driver or an account changes.
import { each, type Part } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import type { Happenings } from '../../consequences/subjects.ts';
import { openOrder } from '../../orders/consequences.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import type { Transaction } from '../../platform/db.ts';
import { changeDriverIn } from '../drivers/manage-drivers.ts';
import { isBeforePickup } from './carrier-offer.ts';
import { listDriversOfCarrier } from './driver-store.ts';
import { withdrawIn } from './end-offers.ts';
import {
  askAgain,
  endAtCancellation,
  endAtCompletion,
  endForOwnDriver,
  endOpenOffers,
} from './follow-order.ts';
import {
  deleteOfferRemarks,
  findOffer,
  findOfferedOrders,
  listAcceptedOfCarrier,
  withdrawOpenOffersTo,
} from './offer-store.ts';

export const carriersPart: Part<Core, 'order' | 'account' | 'driver'> = {
  name: 'carriers',
  tables: ['carrier_drivers', 'carrier_offers', 'carrier_terms'],
  people: { carrierOffers: textsAboutPeople({ carrier_offers: { remarks: 'text', order_id: 'order' } }) },
  answers: {
    order: {
      changed: { act: each(askAgain), today: ['CARRIER_TO_CONFIRM'] },
      released: null,
      taken: { act: each(endOpenOffers) },
      assigned: { act: each(endForOwnDriver) },
      given_back: { today: ['CARRIER_NO_DRIVER'] },
      cancelled: { act: each(endAtCancellation), today: ['EXTRAS'] },
      delivered: 'The carrier sees its order until it is completed.',
      completed: { act: each(endAtCompletion) },
      invoiced: null,
      invoice_cancelled: null,
      anonymized: { act: each((_: Core, tx, { order }) => deleteOfferRemarks(tx, order.id)) },
    },
    account: {
      suspended: 'A carrier that is suspended cannot accept; its open offers expire at their deadline.',
      deleted: {
        open: {
          kind: 'CARRIER_OFFER',
          async list(_, db, { accountId }) {
            const offers = await listAcceptedOfCarrier(db, accountId);
            const orders = await findOfferedOrders(
              db,
              offers.map(({ orderId }) => orderId),
            );
            return offers.map(({ id, orderId }) => {
              const order = orders.get(orderId)!;
              return { ...openOrder(order, isBeforePickup(order) ? ['WITHDRAW'] : []), id };
            });
          },
          settle: {
            WITHDRAW: async (core, tx, { actor }, { id }) => {
              const offer = (await findOffer(tx, id))!;
              return withdrawIn(core, tx, actor, offer, await getAnyOrder(tx, offer.orderId), null);
            },
          },
        },
        act: each(leaveWithCarrier),
      },
    },
    driver: {
      absent: 'The carrier names another driver.',
      deactivated: 'The trips of the driver are open; see trips.',
    },
  },
};

/** Nobody else may assign the drivers of a carrier, and their phones are signed out. */
async function leaveWithCarrier(
  core: Core,
  tx: Transaction,
  { actor, accountId }: Happenings['account']['deleted'],
): Promise<void> {
  await withdrawOpenOffersTo(tx, accountId, core.clock.now());
  for (const { id } of await listDriversOfCarrier(tx, accountId))
    await changeDriverIn(core, tx, actor, id, { active: false, leaving: false });
}
