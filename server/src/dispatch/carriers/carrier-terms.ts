// What is agreed with a carrier, and until when its insurance and its transport licence are valid.
import { accountNotFound } from '../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../customers/accounts/store.ts';
import type { Account } from '../../model/account.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db } from '../../platform/db.ts';
import { type CarrierTerms, findCarrierTerms, putCarrierTerms } from './terms-store.ts';

/** Accounts of customers have no such page. */
export async function getCarrier(db: Db, id: string): Promise<Account> {
  const account = await findAccount(db, id);
  if (account?.kind !== 'CARRIER') throw accountNotFound();
  return account;
}

export async function changeCarrierTerms(
  { sql, clock, changes }: BaseContext,
  actor: Actor,
  id: string,
  terms: CarrierTerms,
): Promise<CarrierTerms> {
  await sql.begin(async (tx) => {
    await getCarrier(tx, id);
    const before = await findCarrierTerms(tx, id);
    await putCarrierTerms(tx, id, terms, clock.now());
    await recordAudit(tx, clock, actor, {
      action: 'carrier.terms_changed',
      accountId: id,
      subjectType: 'account',
      subjectId: id,
      details: { changes: changesBetween(before, terms) },
    });
  });
  changes.publish(topicsOfOperator('carrier-offers'));
  return terms;
}
