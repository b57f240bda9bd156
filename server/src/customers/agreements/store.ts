// The SQL of agreements: versions are added, never changed.
import { type Db, jsonOrNull } from '../../platform/db.ts';
import type { Agreement, AgreementTerms } from './agreement.ts';

/** The caller holds the lock on the account's row, so that versions have no gaps. */
export async function insertNextVersion(
  db: Db,
  accountId: string,
  terms: AgreementTerms,
  at: Date,
): Promise<Agreement> {
  const [agreement] = await db<Agreement[]>`
    insert into agreements (account_id, version, terms, created_at)
    select ${accountId}, coalesce(max(version), 0) + 1, ${jsonOrNull(db, terms)}, ${at}
    from agreements where account_id = ${accountId}
    returning *`;
  return agreement!;
}

export async function findCurrentAgreement(db: Db, accountId: string): Promise<Agreement | null> {
  const [agreement] = await db<Agreement[]>`
    select * from agreements where account_id = ${accountId} order by version desc limit 1`;
  return agreement ?? null;
}
