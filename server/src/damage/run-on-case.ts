// Acts on a damage case under the lock of its order, with an audit entry for each change.

import type { Order } from '../model/orders/order.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import { runOnOrder } from '../orders/act/run-on-order.ts';
import { DAMAGE_ACTION_PREFIX } from '../orders/history/history-actions.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { findCase, findUnfinishedCase } from './case-store.ts';
import type { DamageCase } from './damage-case.ts';
import { damageErrors, notChangeable } from './errors.ts';

export async function getCase(db: Db, reference: string): Promise<DamageCase> {
  const found = await findCase(db, reference);
  if (!found) throw damageErrors.DAMAGE_CASE_NOT_FOUND();
  return found;
}

/** An order has one unfinished case at a time, and its complaint lasts as long as the case. */
export async function refuseUnfinished(db: Db, orderId: string, message?: string): Promise<void> {
  const unfinished = await findUnfinishedCase(db, orderId);
  if (!unfinished) return;
  const details = { number: unfinished.number };
  throw damageErrors.DAMAGE_CASE_EXISTS({ details, ...(message && { message }) });
}

/** The version that the caller saw; undefined if the caller does not care. */
export interface Seen {
  version?: number | undefined;
}

export function checkSeen(found: DamageCase, { version }: Seen): void {
  if (version !== undefined && version !== found.version) throw notChangeable('CHANGED', found);
}

/** For the operator's people, who work on production cases only. */
export function runOnCase<T>(
  core: Core,
  reference: string,
  act: (tx: Transaction, found: DamageCase, order: Order) => Promise<T>,
): Promise<T> {
  return runOnOrder<T>(core, {
    find: async (db) => getAnyOrder(db, (await getCase(db, reference)).orderId),
    async act(tx, order) {
      const found = await getCase(tx, reference);
      refuseInSandbox(found);
      return act(tx, found, order);
    },
  });
}

export function refuseInSandbox(found: DamageCase): void {
  if (found.environment !== 'production') throw notChangeable('SANDBOX', found);
}

export type CaseAction =
  | 'opened'
  | 'changed'
  | 'reviewed'
  | 'decided'
  | 'closed'
  | 'reopened'
  | 'photo_added'
  | 'task_added'
  | 'task_changed'
  | 'letter_sent'
  | 'dismissed';

/** Texts are not part of it: what is written about people can be deleted, an audit entry cannot. */
export async function recordCaseAudit(
  core: Pick<Core, 'clock'>,
  tx: Transaction,
  actor: Actor,
  action: CaseAction,
  { id: caseId, number, accountId, orderId }: Pick<DamageCase, 'id' | 'number' | 'accountId' | 'orderId'>,
  details: Record<string, unknown> = {},
): Promise<void> {
  await recordAudit(tx, core.clock, actor, {
    action: `${DAMAGE_ACTION_PREFIX}${action}`,
    accountId,
    subjectType: 'order',
    subjectId: orderId,
    details: { caseId, caseNumber: number, ...details },
  });
}
