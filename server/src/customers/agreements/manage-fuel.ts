// Changes the operator's fuel surcharge of a month. Prices that were made before stay.

import { topicsOfOperator } from '../../model/change-topics.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { callErrors } from '../../platform/call-errors.ts';
import { deleteFuelSurcharge, listFuelSurcharges, saveFuelSurcharge } from './fuel-store.ts';

export async function setFuelSurcharge(
  context: BaseContext,
  actor: Actor,
  month: string,
  percent: number,
): Promise<void> {
  await context.sql.begin(async (tx) => {
    const before = (await listFuelSurcharges(tx)).find((one) => one.month === month)?.percent ?? null;
    await saveFuelSurcharge(tx, { month, percent }, context.clock.now());
    await recordAudit(tx, context.clock, actor, auditOf(month, before, percent));
  });
  context.changes.publish(topicsOfOperator('accounts'));
}

export async function removeFuelSurcharge(context: BaseContext, actor: Actor, month: string): Promise<void> {
  await context.sql.begin(async (tx) => {
    const before = await deleteFuelSurcharge(tx, month);
    if (before === null)
      throw callErrors.NOT_FOUND({ message: `There is no fuel surcharge from ${month} on.` });
    await recordAudit(tx, context.clock, actor, auditOf(month, before, null));
  });
  context.changes.publish(topicsOfOperator('accounts'));
}

function auditOf(month: string, before: number | null, after: number | null) {
  return {
    action: 'fuel_surcharge.changed',
    accountId: null,
    subjectType: 'operator',
    subjectId: 'operator',
    details: { month, changes: { percent: { before, after } } },
  };
}
