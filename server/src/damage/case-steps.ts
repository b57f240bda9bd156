// The steps of a case in one table, and what each one requires. Pure.
import type { FieldProblem } from '../platform/call-errors.ts';
import type { CaseState, DamageCase } from './damage-case.ts';

interface Step {
  from: readonly CaseState[];
  to: CaseState;
}

const CASE_STEPS = {
  review: { from: ['OPEN'], to: 'IN_REVIEW' },
  decide: { from: ['OPEN', 'IN_REVIEW'], to: 'DECIDED' },
  /** With an outcome, see `close-case.ts`. */
  close: { from: ['DECIDED'], to: 'CLOSED' },
  reopen: { from: ['DECIDED', 'CLOSED'], to: 'IN_REVIEW' },
} as const satisfies Record<string, Step>;

export type CaseStep = keyof typeof CASE_STEPS;
export const CASE_STEP_NAMES = Object.keys(CASE_STEPS) as CaseStep[];

export function isPossible(step: CaseStep, { state }: Pick<DamageCase, 'state'>): boolean {
  return (CASE_STEPS[step].from as readonly CaseState[]).includes(state);
}

export function listPossibleSteps(found: Pick<DamageCase, 'state'>): CaseStep[] {
  return CASE_STEP_NAMES.filter((step) => isPossible(step, found));
}

/** The columns that a step changes. */
export function changesOfStep(
  step: CaseStep,
  now: Date,
): Partial<Pick<DamageCase, 'state' | 'decidedAt' | 'closedAt'>> {
  const { to: state } = CASE_STEPS[step];
  switch (step) {
    case 'review':
      return { state };
    case 'decide':
      return { state, decidedAt: now };
    case 'close':
      return { state, closedAt: now };
    case 'reopen':
      return { state, decidedAt: null, closedAt: null };
  }
}

/** A decision says who is liable; "not ours" also says why, because the customer reads it. */
export function liabilityProblems({
  liability,
  liabilityReason,
}: Pick<DamageCase, 'liability' | 'liabilityReason'>): FieldProblem[] {
  if (liability === 'OPEN') {
    const message = 'A decision names who is liable.';
    return [{ field: 'liability', code: 'invalid_value', message, reason: 'required' }];
  }
  if (liability !== 'NOT_OURS' || liabilityReason !== null) return [];
  const message = 'Send the reason why the damage is not ours; the customer sees it.';
  return [{ field: 'liabilityReason', code: 'invalid_type', message, reason: 'required' }];
}
