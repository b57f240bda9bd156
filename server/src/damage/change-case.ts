// Changes a damage case: its data, and its steps except closing.
import type { Actor } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import { invalidFields } from '../platform/call-errors.ts';
import { changesOfStep, isPossible, liabilityProblems, listPossibleSteps } from './case-steps.ts';
import { type CaseChanges, updateCase } from './case-store.ts';
import type { DamageCase } from './damage-case.ts';
import { notChangeable } from './errors.ts';
import {
  type CaseAction,
  checkSeen,
  recordCaseAudit,
  refuseUnfinished,
  runOnCase,
  type Seen,
} from './run-on-case.ts';

type ChangedFields = Partial<
  Pick<
    DamageCase,
    | 'description'
    | 'damages'
    | 'liability'
    | 'liabilityReason'
    | 'estimateCents'
    | 'insurerName'
    | 'insurerAddress'
    | 'insurerEmail'
    | 'insurerNumber'
    | 'remarks'
  >
>;

/** A decided case keeps a valid decision. */
export function changeCase(
  core: Core,
  actor: Actor,
  reference: string,
  changes: ChangedFields,
  seen: Seen,
): Promise<DamageCase> {
  return runOnCase(core, reference, async (tx, found) => {
    checkSeen(found, seen);
    refuseClosed(found);
    if (found.state === 'DECIDED') refuseUndecided({ ...found, ...changes });
    const changed = await updateCase(tx, found, changes as CaseChanges, core.clock.now());
    const { liability, estimateCents } = changed;
    const fields = Object.keys(changes);
    await recordCaseAudit(core, tx, actor, 'changed', changed, { fields, liability, estimateCents });
    return changed;
  });
}

/** A closed case is opened again first. */
export function refuseClosed(found: DamageCase): void {
  if (found.state === 'CLOSED') throw notChangeable('CLOSED', withPossible(found));
}

export function withPossible(found: DamageCase) {
  return { state: found.state, possible: listPossibleSteps(found) };
}

function refuseUndecided(decided: Pick<DamageCase, 'liability' | 'liabilityReason'>): void {
  const problems = liabilityProblems(decided);
  if (problems.length > 0) throw invalidFields(problems);
}

const ACTIONS: Record<'review' | 'decide' | 'reopen', CaseAction> = {
  review: 'reviewed',
  decide: 'decided',
  reopen: 'reopened',
};

/** A decision may bring liability and reason along. */
export function stepCase(
  core: Core,
  actor: Actor,
  reference: string,
  step: keyof typeof ACTIONS,
  { version, ...given }: Seen & Pick<ChangedFields, 'liability' | 'liabilityReason'>,
): Promise<DamageCase> {
  return runOnCase(core, reference, async (tx, found) => {
    checkSeen(found, { version });
    if (!isPossible(step, found)) throw notChangeable('STATE', withPossible(found));
    if (found.state === 'CLOSED') await refuseUnfinished(tx, found.orderId);
    if (step === 'decide') refuseUndecided({ ...found, ...given });
    const now = core.clock.now();
    const changed = await updateCase(tx, found, { ...given, ...changesOfStep(step, now) }, now);
    await recordCaseAudit(core, tx, actor, ACTIONS[step], changed, { liability: changed.liability });
    return changed;
  });
}
