import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';

const MAX_COMPLETIONS = 5;

export async function citiesInBook(db: Db, scope: Scope, country: string, postalCode: string) {
  const rows = await db<{ city: string }[]>`
    select city from places where account_id = ${scope.accountId} and environment = ${scope.environment}
      and country = ${country} and postal_code = ${postalCode}
    group by city order by count(*) desc, city limit ${MAX_COMPLETIONS}`;
  return rows.map(({ city }) => city);
}

export async function postalCodesInBook(db: Db, scope: Scope, country: string, city: string) {
  const rows = await db<{ postalCode: string }[]>`
    select postal_code from places where account_id = ${scope.accountId}
      and environment = ${scope.environment} and country = ${country} and search_key(city) = search_key(${city})
    group by postal_code order by count(*) desc, postal_code limit ${MAX_COMPLETIONS}`;
  return rows.map(({ postalCode }) => postalCode);
}
