// What dispatch does with drivers: add them, change them, choose one for a trip.

import { type Actor, recordAudit } from '../operator/audit.ts';
import { changesBetween } from '../operator/changes.ts';
import type { DriverChoice } from '../orders/model/public-driver.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db, Transaction } from '../platform/db.ts';
import type { Ground } from '../platform/ground.ts';
import { uuidv7 } from '../platform/ids.ts';
import { type Driver, type DriverFields, driverNotFound } from './driver.ts';
import { findDriver, insertDriver, updateDriver } from './driver-store.ts';
import { endSignIns } from './sign-in-store.ts';

export async function addDriver(ground: Ground, actor: Actor, fields: DriverFields): Promise<Driver> {
  const now = ground.clock.now();
  const driver: Driver = { ...fields, id: uuidv7(now), createdAt: now, updatedAt: now };
  await ground.sql.begin(async (tx) => {
    await insertDriver(tx, driver);
    await auditDriver(tx, ground, actor, 'driver.added', driver.id, { changes: changesBetween({}, fields) });
  });
  return driver;
}

export async function changeDriver(
  ground: Ground,
  actor: Actor,
  id: string,
  changes: Partial<DriverFields>,
): Promise<Driver> {
  return ground.sql.begin(async (tx) => {
    const before = await findDriver(tx, id, { lock: true });
    if (!before) throw driverNotFound();
    const driver = { ...before, ...changes, updatedAt: ground.clock.now() };
    await updateDriver(tx, driver);
    if (before.active && !driver.active) await endSignIns(tx, id, driver.updatedAt);
    await auditDriver(tx, ground, actor, 'driver.changed', id, { changes: changesBetween(before, driver) });
    return driver;
  });
}

/** Only active drivers get trips. */
export async function chooseDriver(db: Db, id: string): Promise<DriverChoice> {
  const driver = await findDriver(db, id);
  if (driver?.active) return { id, name: driver.name };
  const message = driver ? 'This driver is not active.' : 'There is no driver with this id.';
  throw invalidFields([{ field: 'driverId', code: 'invalid_value', message }]);
}

export function auditDriver(
  tx: Transaction,
  { clock }: Ground,
  actor: Actor,
  action: string,
  subjectId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const entry = { action, accountId: null, subjectType: 'driver', subjectId, details };
  return recordAudit(tx, clock, actor, entry);
}
