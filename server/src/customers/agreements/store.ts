// Versions of agreements are added, never changed.

import type { Agreement, AgreementTerms } from '../../model/prices/agreement.ts';
import { type Db, jsonOrNull } from '../../platform/db.ts';

/** The caller holds the lock of the account's row, so that versions have no gaps. */
export async function insertNextVersion(
  db: Db,
  accountId: string,
  terms: AgreementTerms,
  at: Date,
  by: string,
): Promise<Agreement> {
  const [agreement] = await db<Agreement[]>`
    insert into agreements (account_id, version, terms, created_at, created_by)
    select ${accountId}, coalesce(max(version), 0) + 1, ${jsonOrNull(db, terms)}, ${at}, ${by}
    from agreements where account_id = ${accountId}
    returning *`;
  return agreement!;
}

export async function findCurrentAgreement(db: Db, accountId: string): Promise<Agreement | null> {
  const [agreement] = await db<Agreement[]>`
    select * from agreements where account_id = ${accountId} order by version desc limit 1`;
  return agreement ? withDefaults(agreement) : null;
}

/** Terms that were stored before a field existed have its default. */
function withDefaults(agreement: Agreement): Agreement {
  const { terms } = agreement;
  return terms.invoicing ? agreement : { ...agreement, terms: { ...terms, invoicing: 'PER_ORDER' } };
}

/** The current agreements of several accounts. */
export async function findCurrentAgreements(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, Agreement>> {
  const rows = await db<Agreement[]>`
    select g.* from unnest(${accountIds as string[]}::uuid[]) a (id) cross join lateral (
      select * from agreements where account_id = a.id order by version desc limit 1) g`;
  return new Map(rows.map((agreement) => [agreement.accountId, withDefaults(agreement)]));
}

/** Newest first. */
export async function listAgreementVersions(
  db: Db,
  accountId: string,
  limit: number,
  before: number | null,
): Promise<Agreement[]> {
  const rows = await db<Agreement[]>`
    select * from agreements
    where account_id = ${accountId} ${before === null ? db`` : db`and version < ${before}`}
    order by version desc limit ${limit}`;
  return rows.map(withDefaults);
}

export async function findAgreementVersion(
  db: Db,
  accountId: string,
  version: number,
): Promise<Agreement | null> {
  const [agreement] = await db<Agreement[]>`
    select * from agreements where account_id = ${accountId} and version = ${version}`;
  return agreement ? withDefaults(agreement) : null;
}
