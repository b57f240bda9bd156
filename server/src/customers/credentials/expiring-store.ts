import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';

const MAX_LISTED = 20;

export interface ExpiringCredential {
  id: string;
  name: string;
  type: 'api_key' | 'oauth_client';
  expiresAt: Date;
}

/** Credentials that still work, sorted by expiry. */
export async function listExpiring(
  db: Db,
  { accountId, environment }: Scope,
  now: Date,
  until: Date,
): Promise<ExpiringCredential[]> {
  return db<ExpiringCredential[]>`
    select id, name, type, expires_at from credentials
    where account_id = ${accountId} and environment = ${environment} and revoked_at is null and disabled_at is null
      and expires_at > ${now} and expires_at <= ${until}
    order by expires_at, id limit ${MAX_LISTED}`;
}
