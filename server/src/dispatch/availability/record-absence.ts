// Runs a change of a driver's absences under the driver's lock, writes its audit entry and publishes it.
import { topicsOfOperator } from '../../model/change-topics.ts';
import type { Actor } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Transaction } from '../../platform/db.ts';
import { driverNotFound } from '../drivers/driver.ts';
import { findDriver } from '../drivers/driver-store.ts';
import { auditDriver } from '../drivers/manage-drivers.ts';
import type { Absence } from './absence.ts';

export async function runOnAbsences(
  context: BaseContext,
  driverId: string,
  act: (tx: Transaction) => Promise<Absence>,
): Promise<Absence> {
  const absence = await context.sql.begin(async (tx) => {
    if (!(await findDriver(tx, driverId, { lock: true }))) throw driverNotFound();
    return act(tx);
  });
  context.changes.publish(topicsOfOperator('drivers'));
  return absence;
}

type AbsenceAction = 'requested' | 'entered' | 'approved' | 'declined' | 'withdrawn';

/** Without kind and remarks: an audit entry cannot be deleted, and sickness is sensitive. */
export function auditAbsence(
  tx: Transaction,
  context: BaseContext,
  actor: Actor,
  action: AbsenceAction,
  { id: absenceId, driverId, firstDay, lastDay }: Absence,
): Promise<void> {
  const details = { absenceId, firstDay, lastDay };
  return auditDriver(tx, context, actor, `driver.absence_${action}`, driverId, details);
}
