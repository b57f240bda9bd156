// The damage case of a test order: opened at the handover as dispatch would, and decided at the end.

import { changesOfStep, isPossible } from '../damage/case-steps.ts';
import { findUnfinishedCase, updateCase } from '../damage/case-store.ts';
import type { CaseDamage } from '../damage/damage-case.ts';
import { type CaseFrame, insertNewCase } from '../damage/open-case.ts';
import { recordCaseAudit } from '../damage/run-on-case.ts';
import type { Order } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import type { Transaction } from '../platform/db.ts';

export const SIMULATED_DAMAGE: CaseDamage = {
  part: 'bumperFront',
  side: null,
  type: 'SCRATCH',
  description: 'Scratch on the front bumper',
  position: null,
};

/** The caller holds the order's lock. */
export async function openSimulatedCase(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  frame: CaseFrame,
): Promise<void> {
  const { description } = SIMULATED_DAMAGE;
  const report = { origin: 'PROTOCOL', reportedBy: null, description, damages: [SIMULATED_DAMAGE] } as const;
  await insertNewCase(core, tx, actor, order, frame, { ...report, damages: [...report.damages] });
}

/** Decides the case for the customer, so that integrators see the whole way. */
export async function decideSimulatedCase(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
): Promise<void> {
  const found = await findUnfinishedCase(tx, order.id);
  if (!found || !isPossible('decide', found)) return;
  const now = core.clock.now();
  const decision = { liability: 'OPERATOR', liabilityReason: 'Simulated decision' } as const;
  const decided = await updateCase(tx, found, { ...decision, ...changesOfStep('decide', now) }, now);
  await recordCaseAudit(core, tx, actor, 'decided', decided, { liability: decided.liability });
}
