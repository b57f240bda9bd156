import type { Address } from '../../geo/ports.ts';
import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';

/** Enough to know the usual addresses, few enough to be read at every look. */
const MAX_ORDERS = 200;

export interface OrderAddress extends Address {
  company: string | null;
  contactName: string | null;
  contactPhone: string | null;
}

/** Pickups and deliveries of the latest orders, newest first. */
export async function listOrderAddresses(db: Db, scope: Scope): Promise<OrderAddress[]> {
  return db<OrderAddress[]>`
    select a.place ->> 'company' as company, a.place ->> 'street' as street,
      a.place ->> 'postalCode' as postal_code, a.place ->> 'city' as city, a.place ->> 'country' as country,
      a.place #>> '{contact,name}' as contact_name, a.place #>> '{contact,phone}' as contact_phone
    from (
      select pickup, delivery, created_at, id from orders
      where account_id = ${scope.accountId} and environment = ${scope.environment}
      order by created_at desc, id desc limit ${MAX_ORDERS}
    ) o cross join lateral (values (0, o.pickup), (1, o.delivery)) as a (part, place)
    where a.place ->> 'street' <> '' and a.place ->> 'postalCode' <> ''
    order by o.created_at desc, o.id desc, a.part`;
}
