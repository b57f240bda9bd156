// Coordinates that people have set.

import type { Coordinates } from '../../geo/ports.ts';
import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';

const MAX_PINS = 50;

export interface Pin {
  addressKey: string;
  name: string;
  coordinates: Coordinates;
}

export async function hasPins(db: Db, { accountId, environment }: Scope): Promise<boolean> {
  const [row] = await db`
    select 1 from places
    where account_id = ${accountId} and environment = ${environment} and coordinates is not null limit 1`;
  return row !== undefined;
}

export async function findPins(db: Db, scope: Scope, keys: readonly string[]): Promise<Pin[]> {
  return db<Pin[]>`
    select address_key, name, coordinates from places
    where account_id = ${scope.accountId} and environment = ${scope.environment}
      and address_key = any(${keys as string[]}::text[]) and coordinates is not null
    order by created_at, id limit ${MAX_PINS}`;
}
