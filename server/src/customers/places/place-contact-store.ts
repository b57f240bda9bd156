import type { Person } from '../../consequences/person.ts';
import { isPhone } from '../../consequences/person-store.ts';
import { type Db, type Fragment, jsonOrNull } from '../../platform/db.ts';

export interface PlaceOfPerson {
  id: string;
  accountId: string;
  place: string;
  contacts: { name: string | null; phone: string | null; email: string | null }[];
}

function isThem(db: Db, person: Person): Fragment {
  return db`coalesce(lower(c.contact ->> 'email') = lower(${person.email}), false)
    or coalesce(${isPhone(db, db`c.contact ->> 'phone'`, person)}, false)`;
}

/** Places with this person among their contacts; only their own entries. */
export async function placesOfPerson(db: Db, person: Person): Promise<PlaceOfPerson[]> {
  return db<PlaceOfPerson[]>`
    select p.id, p.account_id, p.name as place, jsonb_agg(c.contact) as contacts
    from places p cross join lateral jsonb_array_elements(p.contacts) as c (contact)
    where ${isThem(db, person)} group by p.id order by p.id`;
}

/** Other contacts of the places stay. Returns the number of places. */
export async function removeContactsOfPerson(db: Db, person: Person, now: Date): Promise<number> {
  const { count } = await db`
    update places p set updated_at = ${now}, contacts = coalesce((
      select jsonb_agg(c.contact) from jsonb_array_elements(p.contacts) as c (contact)
      where not (${isThem(db, person)})), ${jsonOrNull(db, [])})
    where exists (
      select from jsonb_array_elements(p.contacts) as c (contact) where ${isThem(db, person)})`;
  return count;
}
