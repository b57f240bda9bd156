// Actions of dispatch on absences: enter one, approve or decline a request, withdraw an approved one.
import type { Actor } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Absence } from './absence.ts';
import { findAbsence, insertAbsence, updateAbsence } from './absence-store.ts';
import { absenceErrors, notChangeable } from './errors.ts';
import { auditAbsence, runOnAbsences } from './record-absence.ts';
import type { AbsenceContent } from './request-absence.ts';

/** It is approved at once, and may overlap with others: a driver can fall ill during a holiday. */
export function enterAbsence(
  context: BaseContext,
  actor: Actor,
  driverId: string,
  content: AbsenceContent,
): Promise<Absence> {
  const now = context.clock.now();
  return runOnAbsences(context, driverId, async (tx) => {
    const absence: Absence = {
      ...content,
      id: uuidv7(now),
      driverId,
      state: 'APPROVED',
      source: 'DISPATCH',
      createdAt: now,
      decidedBy: actor.name,
      decidedAt: now,
      decisionRemark: null,
      seenAt: null,
      version: 1,
    };
    await insertAbsence(tx, absence);
    await auditAbsence(tx, context, actor, 'entered', absence);
    return absence;
  });
}

export const DECISIONS = ['APPROVE', 'DECLINE', 'WITHDRAW'] as const;

export interface AbsenceDecision {
  decision: (typeof DECISIONS)[number];
  remark: string | null;
  expectedVersion?: number | undefined;
}

const RESULTS = {
  APPROVE: { from: 'REQUESTED', to: 'APPROVED', action: 'approved' },
  DECLINE: { from: 'REQUESTED', to: 'DECLINED', action: 'declined' },
  WITHDRAW: { from: 'APPROVED', to: 'WITHDRAWN', action: 'withdrawn' },
} as const;

/** A request is approved or declined; an approved absence is withdrawn when the driver works after all. */
export async function decideAbsence(
  context: BaseContext,
  actor: Actor,
  id: string,
  { decision, remark, expectedVersion }: AbsenceDecision,
): Promise<Absence> {
  const found = await findAbsence(context.sql, id);
  if (!found) throw absenceErrors.ABSENCE_NOT_FOUND();
  const { from, to, action } = RESULTS[decision];
  return runOnAbsences(context, found.driverId, async (tx) => {
    const absence = (await findAbsence(tx, id))!;
    if (absence.state !== from) throw notChangeable('DECIDED', { state: absence.state });
    if (expectedVersion !== undefined && expectedVersion !== absence.version)
      throw notChangeable('CHANGED', { state: absence.state });
    await updateAbsence(tx, absence, {
      state: to,
      decidedBy: actor.name,
      decidedAt: context.clock.now(),
      decisionRemark: remark,
      seenAt: null,
    });
    await auditAbsence(tx, context, actor, action, absence);
    return (await findAbsence(tx, id))!;
  });
}
