import type { Address } from '../../geo/ports.ts';
import type { Environment, Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';
import type { OpeningHours } from './opening-hours.ts';

type Located = Address & { company: string | null };

export interface LocatedOrder extends Scope {
  id: string;
  pickup: Located;
  delivery: Located;
}

/** Only orders of accounts that know opening hours of some place. */
export async function listLocatedOrders(db: Db, ids: readonly string[]): Promise<LocatedOrder[]> {
  return db<LocatedOrder[]>`
    select o.id, o.account_id, o.environment, o.pickup, o.delivery from orders o
    where o.id = any(${ids as string[]}::uuid[]) and exists (
      select from places p where p.account_id = o.account_id and p.environment = o.environment
        and p.opening_hours is not null)`;
}

export interface HoursOfPlace {
  accountId: string;
  environment: Environment;
  addressKey: string;
  name: string;
  country: string;
  openingHours: OpeningHours | null;
}

/** Also places without hours: an order may be for them and not for their neighbour. Oldest first. */
export async function findHoursAt(
  db: Db,
  addresses: readonly (Scope & { addressKey: string })[],
): Promise<HoursOfPlace[]> {
  return db<HoursOfPlace[]>`
    select p.account_id, p.environment, p.address_key, p.name, p.country, p.opening_hours
    from unnest(${addresses.map(({ accountId }) => accountId)}::uuid[],
      ${addresses.map(({ environment }) => environment)}::text[],
      ${addresses.map((address) => address.addressKey)}::text[]) as a (account_id, environment, address_key)
    join places p on p.account_id = a.account_id and p.environment = a.environment
      and p.address_key = a.address_key
    order by p.created_at, p.id`;
}
