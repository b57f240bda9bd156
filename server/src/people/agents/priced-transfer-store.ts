import type { Environment, Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';

export interface PricedTransfer {
  tokenHash: Buffer;
  accountId: string;
  environment: Environment;
  /** The body of the order as it was sent. */
  body: Record<string, unknown>;
  /** Null if the agreement asks for a quote. */
  gross: number | null;
  expiresAt: Date;
}

export async function insertPriced(db: Db, { body, ...row }: PricedTransfer): Promise<void> {
  await db`insert into priced_transfers ${db({ ...row, body: body as never })}`;
}

/** Also one that has expired; the caller decides. */
export async function findPriced(
  db: Db,
  { accountId, environment }: Scope,
  tokenHash: Buffer,
): Promise<PricedTransfer | null> {
  const [row] = await db<(Omit<PricedTransfer, 'gross'> & { gross: string | null })[]>`
    select * from priced_transfers
    where account_id = ${accountId} and environment = ${environment} and token_hash = ${tokenHash}`;
  return row ? { ...row, gross: row.gross === null ? null : Number(row.gross) } : null;
}

export async function deleteExpiredPrices(db: Db, now: Date): Promise<void> {
  await db`delete from priced_transfers where expires_at < ${now}`;
}

/** They name contacts, which are forgotten with the account. */
export async function deletePricesOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from priced_transfers where account_id = ${accountId}`;
}
