// A driver of the operator, and what dispatch does with one.

import { ServiceError } from '../http/errors.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Sql, Transaction } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { findDriver, insertDriver, updateDriver } from './driver-store.ts';
import { deleteSignIns } from './sign-in-store.ts';

export interface Driver {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  /** Whether the driver agreed to sharing the location while a vehicle is on the way. */
  locationConsent: boolean;
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export type DriverFields = Pick<Driver, 'name' | 'phone' | 'email' | 'locationConsent' | 'active'>;

export const driverNotFound = () =>
  new ServiceError('NOT_FOUND', { message: 'There is no driver with this id.' });

interface DriverDeps {
  sql: Sql;
  clock: Clock;
}

export async function addDriver(deps: DriverDeps, actor: Actor, fields: DriverFields): Promise<Driver> {
  const now = deps.clock.now();
  const driver: Driver = { ...fields, id: uuidv7(now), createdAt: now, updatedAt: now };
  await deps.sql.begin(async (tx) => {
    await insertDriver(tx, driver);
    await audit(tx, deps.clock, actor, 'driver.added', driver.id);
  });
  return driver;
}

export async function changeDriver(
  deps: DriverDeps,
  actor: Actor,
  id: string,
  changes: Partial<DriverFields>,
): Promise<Driver> {
  return deps.sql.begin(async (tx) => {
    const before = await findDriver(tx, id, { lock: true });
    if (!before) throw driverNotFound();
    const driver = { ...before, ...changes, updatedAt: deps.clock.now() };
    await updateDriver(tx, driver);
    if (before.active && !driver.active) await deleteSignIns(tx, id);
    await audit(tx, deps.clock, actor, 'driver.changed', id);
    return driver;
  });
}

function audit(tx: Transaction, clock: Clock, actor: Actor, action: string, id: string) {
  return recordAudit(tx, clock, actor, {
    action,
    accountId: null,
    subjectType: 'driver',
    subjectId: id,
    details: {},
  });
}
