// The coordinates that people have set on the map for the addresses of a new order.

import type { Address, Coordinates } from '../../geo/ports.ts';
import type { Scope } from '../../model/environment.ts';
import type { Sql } from '../../platform/db.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import { addressKey } from './address-key.ts';
import { choosePlace } from './match-place.ts';
import { findPins, hasPins } from './pin-store.ts';

type Located = Address & { company: string | null };

export interface Pins {
  /** Null for an address without. */
  of(scope: Scope, addresses: readonly Located[]): Promise<(Coordinates | null)[]>;
  clear(): void;
}

/** Most accounts set no coordinates: the cache keeps their orders from reading the address book. */
export function pinsOf(sql: Sql, cache: NotifiedCache<{ hasPins: boolean }>): Pins {
  return {
    async of(scope, addresses) {
      const key = `${scope.accountId} ${scope.environment}`;
      const known = await cache.get(key, async () => ({ hasPins: await hasPins(sql, scope) }));
      if (!known?.hasPins) return addresses.map(() => null);
      const keys = addresses.map(addressKey);
      const found = await findPins(sql, scope, keys);
      return addresses.map(({ company }, i) => {
        const here = found.filter((pin) => pin.addressKey === keys[i]);
        return choosePlace(company, here)?.coordinates ?? null;
      });
    },
    clear: () => cache.clear(),
  };
}
