// Actions of a driver on absences: request days off, report sick, withdraw a request.
import { addDays } from '../../../../shared/time/days.ts';
import { findOperator } from '../../operator/operator.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import { dayOf } from '../../platform/time-zones.ts';
import type { Driver } from '../drivers/driver.ts';
import { actorOf } from '../drivers/driver.ts';
import type { Absence, AbsentDays } from './absence.ts';
import { findAbsence, insertAbsence, listOverlapping, updateAbsence } from './absence-store.ts';
import { absenceErrors, notChangeable, overlaps } from './errors.ts';
import { auditAbsence, runOnAbsences } from './record-absence.ts';

/** Sickness is often reported after its first day. */
const SICKNESS_REPORTED_WITHIN_DAYS = 7;

export interface AbsenceContent extends AbsentDays {
  remark: string | null;
}

/** The phone chooses the id. Sending the same again changes nothing, even after a decision. */
export async function requestAbsence(
  context: BaseContext,
  driver: Driver,
  id: string,
  content: AbsenceContent,
): Promise<Absence> {
  const { sql, clock } = context;
  const now = clock.now();
  const { timeZone } = await findOperator(sql);
  return runOnAbsences(context, driver.id, async (tx) => {
    const known = await findAbsence(tx, id);
    if (known) return repeated(known, driver, content);
    checkNotPast(content, dayOf(timeZone, now));
    const [other] = await listOverlapping(tx, driver.id, content);
    if (other && (content.kind !== 'SICKNESS' || other.kind === 'SICKNESS')) throw overlaps(other);
    const absence: Absence = {
      ...content,
      id,
      driverId: driver.id,
      state: 'REQUESTED',
      source: 'DRIVER',
      createdAt: now,
      decidedBy: null,
      decidedAt: null,
      decisionRemark: null,
      seenAt: null,
      version: 1,
    };
    await insertAbsence(tx, absence);
    await auditAbsence(tx, context, actorOf(driver), 'requested', absence);
    return absence;
  });
}

function repeated(known: Absence, { id }: Driver, content: AbsenceContent): Absence {
  const isSame =
    known.driverId === id &&
    known.kind === content.kind &&
    known.firstDay === content.firstDay &&
    known.lastDay === content.lastDay &&
    known.remark === content.remark;
  if (!isSame) throw notChangeable('OTHER_DRIVER', { state: null });
  return known;
}

function checkNotPast({ kind, firstDay }: AbsenceContent, today: string): void {
  const days = kind === 'SICKNESS' ? SICKNESS_REPORTED_WITHIN_DAYS : 0;
  const earliest = addDays(today, -days);
  if (firstDay >= earliest) return;
  const problem: FieldProblem = {
    field: 'firstDay',
    code: 'too_small',
    message: `The first day must not be before ${earliest}.`,
    reason: 'first_day',
    params: { min: earliest },
  };
  throw invalidFields([problem]);
}

/** Withdrawing twice is not an error: the phone may repeat the call. */
export async function withdrawRequest(context: BaseContext, driver: Driver, id: string): Promise<Absence> {
  const now = context.clock.now();
  return runOnAbsences(context, driver.id, async (tx) => {
    const absence = await findAbsence(tx, id);
    if (!absence || absence.driverId !== driver.id) throw absenceErrors.ABSENCE_NOT_FOUND();
    if (absence.state === 'WITHDRAWN') return absence;
    if (absence.state !== 'REQUESTED') throw notChangeable('DECIDED', { state: absence.state });
    const actor = actorOf(driver);
    await updateAbsence(tx, absence, {
      state: 'WITHDRAWN',
      decidedBy: actor.name,
      decidedAt: now,
      decisionRemark: null,
      seenAt: now,
    });
    await auditAbsence(tx, context, actor, 'withdrawn', absence);
    return (await findAbsence(tx, id))!;
  });
}
