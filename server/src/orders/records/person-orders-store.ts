// Orders of a person, and audit entries with texts about the person.
import type { FoundPerson, Person } from '../../consequences/person.ts';
import { isEmail, isPhone, type Mention, mentions } from '../../consequences/person-store.ts';
import type { Contact, Location } from '../../model/orders/order.ts';
import { AFTER_DELIVERY, type Status, UNDER_WAY } from '../../model/orders/status.ts';
import type { Db, Transaction } from '../../platform/db.ts';

export const ORDER_TEXTS = {
  external_order_id: 'clear',
  customer_reference: 'text',
  customer_cost_centre: 'text',
  vehicle: 'json',
  license_plate: 'text',
  pickup: 'json',
  delivery: 'json',
  vehicle_at_pickup: 'json',
  instructions: 'text',
  end_customer_email: 'clear',
  metadata: 'json',
  price: 'json',
  quote_reason: 'text',
  cancel_reason: 'text',
  extra: 'json',
} as const;

/** Its documents may name the person as well, so it is anonymised as a whole. Before the pickup, the order needs its contacts. */
const ANONYMIZED_IF_NAMED: readonly Status[] = [
  ...UNDER_WAY,
  ...AFTER_DELIVERY,
  'COMPLAINT',
  'CANCELLED',
  'REJECTED',
];

export interface OrderOfPerson {
  id: string;
  accountId: string;
  orderNumber: string | null;
  requestNumber: string | null;
  status: Status;
  createdAt: Date;
  /** Null if the address belongs to another person. */
  endCustomerEmail: string | null;
  pickup: Location;
  delivery: Location;
  atPickup: boolean;
  atDelivery: boolean;
  /** Where a change replaced the person as a contact; the values of the change still have name and number. */
  formerContacts: Contact[];
}

export async function ordersOfPerson(db: Db, person: FoundPerson): Promise<OrderOfPerson[]> {
  const atPickup = isPhone(db, db`pickup #>> '{contact,phone}'`, person);
  const atDelivery = isPhone(db, db`delivery #>> '{contact,phone}'`, person);
  const byEmail = isEmail(db, 'end_customer_email', person);
  const isNamed = db`status = any(${ANONYMIZED_IF_NAMED as string[]}) and (
    ${mentions(db, ORDER_TEXTS, person)}
    or exists (select from protocols p where p.order_id = orders.id and ${mentions(db, { data: 'json' }, person)}))`;
  return db<OrderOfPerson[]>`
    select id, account_id, order_number, request_number, status, created_at, pickup, delivery,
      case when ${byEmail} then end_customer_email end as end_customer_email,
      coalesce(${atPickup}, false) as at_pickup, coalesce(${atDelivery}, false) as at_delivery,
      coalesce(f.contacts, '[]') as former_contacts
    from orders left join (${formerContacts(db, person)}) f on f.order_id = orders.id
    where ${byEmail} or ${atPickup} or ${atDelivery} or f.contacts is not null or (${isNamed})
    order by created_at, id`;
}

/** Contacts that a change replaced, by order. Each value of a change is a former contact or the current one. */
function formerContacts(db: Db, person: Person) {
  return db`
    select order_id, jsonb_agg(distinct contact) as contacts
    from audit_values, lateral (values
      (changes #> '{pickupContact,before}'), (changes #> '{pickupContact,after}'),
      (changes #> '{deliveryContact,before}'), (changes #> '{deliveryContact,after}')) c (contact)
    where order_id is not null and ${isPhone(db, db`contact ->> 'phone'`, person)}
    group by order_id`;
}

/** The orders are anonymised as soon as they are not under way. Returns how many already are not. */
export async function awaitErasures(tx: Transaction, person: FoundPerson, now: Date): Promise<number> {
  const ids = (await ordersOfPerson(tx, person)).map(({ id }) => id);
  await tx`
    insert into awaited_erasures (order_id, requested_at)
    select id, ${now} from unnest(${ids}::uuid[]) id on conflict do nothing`;
  return ids.filter((id) => !person.waitingOrders.includes(id)).length;
}

const VALUES = { changes: 'json', texts: 'json' } as const;

export async function auditOfPerson(db: Db, person: FoundPerson): Promise<Mention[]> {
  return db<Mention[]>`
    select 'audit' as table, a.id, a.account_id, a.action as field, concat_ws(' ', v.changes, v.texts) as text
    from audit_values v join audit a on a.id = v.audit_id
    where ${mentions(db, VALUES, person)} order by a.at, a.id`;
}

/** The values of an entry are erased together, because the hash of the entry is that of all of them. */
export async function eraseAuditValues(tx: Transaction, person: FoundPerson): Promise<number> {
  const { count } = await tx`
    update audit_values set salt = null, changes = null, texts = null
    where ${mentions(tx, VALUES, person)}
      and (order_id is null or order_id <> all(${person.waitingOrders as string[]}::uuid[]))`;
  return count;
}
