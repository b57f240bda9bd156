import type { Person } from '../consequences/person.ts';
import { isPhone } from '../consequences/person-store.ts';
import type { Db } from '../platform/db.ts';

export async function readPhoneKey(db: Db, phone: string | null): Promise<string | null> {
  const [row] = await db<{ key: string | null }[]>`select phone_key(${phone}) as key`;
  return row!.key;
}

interface Identity {
  name: string | null;
  phoneKey: string | null;
  email: string | null;
}

/** The names, numbers and addresses that are stored together with the given address or number. */
export async function findIdentities(db: Db, person: Person): Promise<Identity[]> {
  return db<Identity[]>`
    select distinct name, phone_key(phone) as phone_key, email from (
      select contact ->> 'name' as name, contact ->> 'phone' as phone, contact ->> 'email' as email from (
        select c.contact from orders cross join lateral (values
          (pickup -> 'contact'), (delivery -> 'contact')) c (contact)
        union all
        select c.contact from audit_values cross join lateral (values
          (changes #> '{pickupContact,before}'), (changes #> '{pickupContact,after}'),
          (changes #> '{deliveryContact,before}'), (changes #> '{deliveryContact,after}')) c (contact)
        union all
        select c.contact from recurring_orders cross join lateral (values
          (content #> '{pickup,contact}'), (content #> '{delivery,contact}')) c (contact)
        union all
        select c.contact from places cross join lateral jsonb_array_elements(contacts) c (contact)
      ) contacts
      union all select name, phone, email from drivers
      union all select name, null, email from users
    ) known
    where lower(email) = lower(${person.email}) or ${isPhone(db, db`phone`, person)}`;
}
