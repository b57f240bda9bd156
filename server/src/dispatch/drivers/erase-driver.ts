import type { Transaction } from '../../platform/db.ts';
import { FORMER_DRIVER } from './driver.ts';
import { findDriver, updateDriver } from './driver-store.ts';
import { endAwaitedErasure } from './person-drivers-store.ts';
import { endSignIns, releaseSessions } from './sign-in-store.ts';

/** Completed trips still refer to the driver, so the row stays without the person. */
export async function eraseDriver(tx: Transaction, id: string, now: Date): Promise<void> {
  const driver = await findDriver(tx, id, { lock: true });
  if (!driver) return;
  await updateDriver(tx, { ...driver, ...FORMER_DRIVER, updatedAt: now });
  await endSignIns(tx, id, now);
  await releaseSessions(tx, id, now);
  await endAwaitedErasure(tx, id);
}
