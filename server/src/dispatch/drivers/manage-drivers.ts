// Dispatch's actions on drivers: add, change, choose one for a trip.

import type { OrderHappening } from '../../consequences/subjects.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import type { DriverChoice } from '../../model/orders/public-driver.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type Driver, type DriverFields, driverNotFound } from './driver.ts';
import { findDriver, insertDriver, isLastTripOfLeaving, updateDriver } from './driver-store.ts';
import { endSignIns } from './sign-in-store.ts';

export async function addDriver(context: BaseContext, actor: Actor, fields: DriverFields): Promise<Driver> {
  const { driver } = await context.sql.begin(async (tx) => ({
    driver: await insertNewDriver(context, tx, actor, fields),
  }));
  context.changes.publish(topicsOfOperator('drivers'));
  return driver;
}

/** In the transaction of the caller. */
export async function insertNewDriver(
  context: BaseContext,
  tx: Transaction,
  actor: Actor,
  fields: DriverFields,
): Promise<Driver> {
  const now = context.clock.now();
  const driver: Driver = { ...fields, leaving: false, id: uuidv7(now), createdAt: now, updatedAt: now };
  await insertDriver(tx, driver);
  await auditDriver(tx, context, actor, 'driver.added', driver.id, { changes: changesBetween({}, fields) });
  return driver;
}

export async function changeDriver(
  context: BaseContext,
  actor: Actor,
  id: string,
  changes: Partial<Omit<DriverFields, 'active'>> & { active?: boolean },
): Promise<Driver> {
  const kept = changes.active ? { ...changes, leaving: false } : changes;
  return context.sql.begin((tx) => changeDriverIn(context, tx, actor, id, kept));
}

/** In the transaction of the caller. */
export async function changeDriverIn(
  context: BaseContext,
  tx: Transaction,
  actor: Actor,
  id: string,
  changes: Partial<DriverFields & Pick<Driver, 'leaving'>>,
): Promise<Driver> {
  const before = await getDriver(tx, id, { lock: true });
  const driver = { ...before, ...changes, updatedAt: context.clock.now() };
  await updateDriver(tx, driver);
  if (before.active && !driver.active) await endSignIns(tx, id, driver.updatedAt);
  await auditDriver(tx, context, actor, 'driver.changed', id, { changes: changesBetween(before, driver) });
  return driver;
}

export async function getDriver(db: Db, id: string, options = { lock: false }): Promise<Driver> {
  const driver = await findDriver(db, id, options);
  if (!driver) throw driverNotFound();
  return driver;
}

/** A driver who leaves is deactivated when no trip is left. */
export async function leaveAfterLastTrip(
  context: BaseContext,
  tx: Transaction,
  { before, actor }: OrderHappening,
): Promise<void> {
  const { driver, environment } = before;
  if (driver && environment === 'production' && (await isLastTripOfLeaving(tx, driver.id)))
    await changeDriverIn(context, tx, actor, driver.id, { active: false, leaving: false });
}

/** Only active drivers get trips. */
export async function chooseDriver(db: Db, id: string): Promise<DriverChoice> {
  const driver = await findDriver(db, id);
  if (driver?.active && !driver.leaving) return { id, name: driver.name };
  const reason = driver ? 'driver_inactive' : 'driver_unknown';
  const message = driver ? 'This driver is not active, or is leaving.' : 'There is no driver with this id.';
  throw invalidFields([{ field: 'driverId', code: 'invalid_value', message, reason }]);
}

export function auditDriver(
  tx: Transaction,
  { clock }: BaseContext,
  actor: Actor,
  action: string,
  subjectId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const entry = { action, accountId: null, subjectType: 'driver', subjectId, details };
  return recordAudit(tx, clock, actor, entry);
}
