// The spending limit of an agent: the sum of what it orders, counted before it orders.
import type { Scope } from '../../model/environment.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { agentErrors } from './errors.ts';
import * as store from './spending-store.ts';

interface Purchase extends Pick<Scope, 'accountId'> {
  /** The session of the agent; that of a key has no limit. */
  sessionId: string;
  /** Repeated calls for the same subject are counted once. */
  subject: string;
  gross: number | null;
}

/** Runs the purchase if it fits under the limit. A purchase that fails is not counted, nor is an order that is cancelled later. */
export async function spend<Made>(
  { sql, clock }: Pick<BaseContext, 'sql' | 'clock'>,
  { accountId, sessionId, subject, gross }: Purchase,
  order: () => Promise<Made>,
  orderIdOf: (made: Made) => string | null,
): Promise<Made> {
  if (gross === null) return order();
  const spending = { accountId, sessionId, subject, gross, at: clock.now() };
  const counted = await sql.begin(async (tx) => {
    const limit = await store.lockLimit(tx, accountId, sessionId);
    if (limit === null) return 'no limit';
    if (!(await store.insertSpending(tx, spending))) return 'before';
    const spent = await store.sumSpending(tx, accountId, sessionId);
    // Without the rounding of floating-point numbers.
    if (Math.round(spent * 100) <= Math.round(limit * 100)) return 'now';
    const left = Math.max(0, Math.round((limit - (spent - gross)) * 100) / 100);
    throw agentErrors.AGENT_SPENDING_LIMIT({ details: { limit, left, gross } });
  });
  if (counted === 'no limit') return order();
  try {
    const made = await order();
    await store.setSpendingOrder(sql, spending, orderIdOf(made));
    return made;
  } catch (error) {
    if (counted === 'now') await store.deleteSpending(sql, spending);
    throw error;
  }
}
