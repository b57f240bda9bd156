// What a customer has that may cover a claim: credits, and payments that nobody has assigned yet.
import type { Db } from '../../../platform/db.ts';
import { listCreditSums } from '../open-items-store.ts';
import { listUnassigned } from '../unassigned-store.ts';
import type { Balance } from './plan-reminders.ts';

/** An account and currency may be named twice. */
export async function listBalances(db: Db, accountIds: readonly string[]): Promise<Balance[]> {
  const credits = await listCreditSums(db, accountIds);
  const payments = await listUnassigned(db, accountIds);
  return [
    ...credits,
    ...payments.map(({ accountId, currency, restCents: cents }) => ({ accountId, currency, cents })),
  ];
}
