// The SQL of agreements: versions are added, never changed.
import { type Db, jsonOrNull } from '../../platform/db.ts';
import type { AgreementTerms } from './agreement.ts';

export interface Agreement {
  accountId: string;
  version: number;
  terms: AgreementTerms;
  createdAt: Date;
}

interface AgreementRow {
  account_id: string;
  version: number;
  terms: AgreementTerms;
  created_at: Date;
}

function rowToAgreement(row: AgreementRow): Agreement {
  return { accountId: row.account_id, version: row.version, terms: row.terms, createdAt: row.created_at };
}

/** The caller holds the lock on the account's row, so that versions have no gaps. */
export async function insertNextVersion(
  db: Db,
  accountId: string,
  terms: AgreementTerms,
  at: Date,
): Promise<Agreement> {
  const [row] = await db<AgreementRow[]>`
    insert into agreements (account_id, version, terms, created_at)
    select ${accountId}, coalesce(max(version), 0) + 1, ${jsonOrNull(db, terms)}, ${at}
    from agreements where account_id = ${accountId}
    returning *`;
  return rowToAgreement(row!);
}

export async function findCurrentAgreement(db: Db, accountId: string): Promise<Agreement | null> {
  const [row] = await db<AgreementRow[]>`
    select * from agreements where account_id = ${accountId} order by version desc limit 1`;
  return row ? rowToAgreement(row) : null;
}
