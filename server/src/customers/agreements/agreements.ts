// The current agreement of an account, from a small cache that every process clears after a change.

import type { Agreement } from '../../model/prices/agreement.ts';
import type { Db, Sql } from '../../platform/db.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import { findCurrentAgreement } from './store.ts';

export interface Agreements {
  /** Pass the transaction if there is one: another connection might not be free. */
  current(accountId: string, db?: Db): Promise<Agreement>;
  clear(): void;
}

export function agreementsOf(sql: Sql, cache: NotifiedCache<Agreement>): Agreements {
  return {
    async current(accountId, db = sql) {
      const agreement = await cache.get(accountId, () => findCurrentAgreement(db, accountId));
      if (agreement === null) throw new Error(`Account ${accountId} has no agreement`);
      return agreement;
    },
    clear: () => cache.clear(),
  };
}
