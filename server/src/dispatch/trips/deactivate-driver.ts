// Deactivates a driver: at once, or after the trips that the driver finishes.
import type { Choice, PendingItem } from '../../consequences/part.ts';
import type { Actor } from '../../operator/audit.ts';
import { runOnOrders } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Driver } from '../drivers/driver.ts';
import { changeDriverIn, getDriver } from '../drivers/manage-drivers.ts';
import { listUnfinishedTrips } from './trip-store.ts';

/** What is open if the driver is deactivated now. */
export async function listOpenOfDriver(core: Core, actor: Actor, driverId: string): Promise<PendingItem[]> {
  await getDriver(core.sql, driverId);
  return core.consequences.listOpen(core.sql, 'driver', 'deactivated', { actor, driverId });
}

/** All together or nothing. The trips are locked first, as for every change of an order. */
export function deactivateDriver(
  core: Core,
  actor: Actor,
  driverId: string,
  changes: Partial<Driver>,
  choices: readonly Choice[],
): Promise<Driver> {
  const happening = { actor, driverId };
  return runOnOrders(core, {
    find: (db) => listUnfinishedTrips(db, driverId),
    async act(tx) {
      await getDriver(tx, driverId);
      await core.consequences.settle(tx, 'driver', 'deactivated', happening, choices);
      const isLeaving = (await listUnfinishedTrips(tx, driverId)).length > 0;
      const driver = await changeDriverIn(core, tx, actor, driverId, {
        ...changes,
        active: isLeaving,
        leaving: isLeaving,
      });
      await core.consequences.apply(tx, 'driver', 'deactivated', [happening]);
      return driver;
    },
  });
}
