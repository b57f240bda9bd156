// A trip in vain: the vehicle could not be picked up. Ends the order and proposes what the agreement bills.

import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import type { DispatchRequest } from '../../orders/act/dispatch-order.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { ActingDriver } from '../drivers/driver.ts';
import { actorOf } from '../drivers/driver.ts';
import { checkReport, type DeviceReport, getTrip, refuseTrip } from '../trips/trip.ts';
import { readTermsOfOrder } from './agreed-store.ts';
import { assessExtra } from './assess-extra.ts';
import type { Content, Extra } from './extra.ts';
import { findExtra } from './extra-store.ts';
import { insertProposal } from './record-extra.ts';

export const SINGLE_EXTRA = {
  category: 'EXTRA',
  name: null,
  quantity: 1,
  waitedMinutes: null,
  paidGrossCents: null,
  paidVatRate: null,
  paidCurrency: null,
  paidRate: null,
  paidOn: null,
} as const;

type NewTripInVain = Pick<Extra, 'id' | 'source' | 'driverId'> & { actor: Actor; reason: string };

/** Without a price in the agreement it is kept for the operator, with reason and photo. */
async function proposeTripInVain(
  core: Core,
  tx: Transaction,
  order: Order,
  { actor, reason, ...given }: NewTripInVain,
): Promise<void> {
  const content: Content = { ...SINGLE_EXTRA, kind: 'TRIP_IN_VAIN', note: reason };
  const { billTo } = assessExtra(await readTermsOfOrder(tx, order.id), [], content, given.id);
  await insertProposal(core, tx, actor, order, { ...given, content, billTo });
}

/** The phone chooses the id of the extra, to which it then adds the photo. */
export function reportTripInVain(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  extraId: string,
  reason: string,
  report: DeviceReport = {},
): Promise<Order> {
  checkReport(driver, report);
  return runOnOrder(core, {
    find: (db) => getTrip(core, db, driver, tripId),
    async act(tx, order) {
      const known = await findExtra(tx, extraId);
      if (known?.orderId === order.id && known.kind === 'TRIP_IN_VAIN') return order;
      const actor = actorOf(driver);
      const command = { name: 'trip_in_vain', reason } as const;
      const changed = await applyCommand(core, tx, order, { actor, command, refuse: refuseTrip });
      const given = { id: extraId, source: 'DRIVER', driverId: driver.id, actor, reason } as const;
      await proposeTripInVain(core, tx, changed, given);
      return changed;
    },
  });
}

/** The same for dispatch: written in the transaction of the command. */
export function recordTripInVain(
  core: Core,
  actor: Actor,
  reason: string,
): NonNullable<DispatchRequest['record']> {
  return async (tx, order) => {
    const id = uuidv7(core.clock.now());
    await proposeTripInVain(core, tx, order, { id, source: 'DISPATCH', driverId: null, actor, reason });
  };
}
