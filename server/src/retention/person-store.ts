// Finds where an e-mail address or a phone number occurs.
import type { ContractingParty } from '../model/account.ts';
import type { Contact, Location } from '../model/orders/order.ts';
import type { Status } from '../model/orders/status.ts';
import { listPasskeys } from '../people/passkey-store.ts';
import { listSessions, type Session } from '../people/session-store.ts';
import type { User } from '../people/user.ts';
import { USER_COLUMNS } from '../people/user-store.ts';
import type { Db, Fragment } from '../platform/db.ts';

export interface Person {
  email: string | null;
  phone: string | null;
}

const isEmail = (db: Db, column: string, { email }: Person) => db`lower(${db(column)}) = lower(${email})`;

/** Digits after normalising: a shorter number is not one person's, or is the end of another person's. */
export const MIN_PHONE_DIGITS = 7;

/** With or without country code: `phone_key` removes only the German one. */
export function isPhone(db: Db, stored: Fragment, { phone }: Person) {
  const theirs = db`phone_key(${stored})`;
  const given = db`phone_key(${phone})`;
  return db`(length(${theirs}) >= ${MIN_PHONE_DIGITS} and length(${given}) >= ${MIN_PHONE_DIGITS}
    and (right(${theirs}, length(${given})) = ${given} or right(${given}, length(${theirs})) = ${theirs}))`;
}

export async function readPhoneKey(db: Db, phone: string | null): Promise<string | null> {
  const [row] = await db<{ key: string | null }[]>`select phone_key(${phone}) as key`;
  return row!.key;
}

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

export async function ordersOfPerson(db: Db, person: Person): Promise<OrderOfPerson[]> {
  const atPickup = isPhone(db, db`pickup #>> '{contact,phone}'`, person);
  const atDelivery = isPhone(db, db`delivery #>> '{contact,phone}'`, person);
  const byEmail = isEmail(db, 'end_customer_email', person);
  return db<OrderOfPerson[]>`
    select id, account_id, order_number, request_number, status, created_at, pickup, delivery,
      case when ${byEmail} then end_customer_email end as end_customer_email,
      coalesce(${atPickup}, false) as at_pickup, coalesce(${atDelivery}, false) as at_delivery,
      coalesce(f.contacts, '[]') as former_contacts
    from orders left join (${formerContacts(db, person)}) f on f.order_id = orders.id
    where ${byEmail} or ${atPickup} or ${atDelivery} or f.contacts is not null
    order by created_at, id`;
}

/** Contacts that a change replaced, by order. Each value of a change is a former contact or the current one. */
function formerContacts(db: Db, person: Person) {
  return db`
    select order_id, jsonb_agg(distinct contact) as contacts
    from order_change_values, lateral (values
      (changes #> '{pickupContact,before}'), (changes #> '{pickupContact,after}'),
      (changes #> '{deliveryContact,before}'), (changes #> '{deliveryContact,after}')) c (contact)
    where ${isPhone(db, db`contact ->> 'phone'`, person)}
    group by order_id`;
}

export interface MailOfPerson {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  createdAt: Date;
  sentAt: Date | null;
}

export async function mailsOfPerson(db: Db, person: Person): Promise<MailOfPerson[]> {
  return db<MailOfPerson[]>`
    select id, kind, recipient, subject, text, created_at, sent_at from mails
    where ${isEmail(db, 'recipient', person)} order by created_at, id`;
}

export async function deleteMailsOfPerson(db: Db, person: Person): Promise<number> {
  const { count } = await db`delete from mails where ${isEmail(db, 'recipient', person)}`;
  return count;
}

export async function driversOfPerson(db: Db, person: Person): Promise<{ id: string }[]> {
  return db<{ id: string }[]>`
    select id from drivers
    where ${isEmail(db, 'email', person)} or ${isPhone(db, db`phone`, person)} order by id`;
}

export interface UserOfPerson extends User {
  sessions: Pick<Session, 'createdAt' | 'lastUsedAt' | 'address' | 'userAgent'>[];
  /** The names that the person gave to passkeys. */
  passkeys: string[];
}

/** One of the portal and one of the console at most. */
export async function usersOfPerson(db: Db, person: Person): Promise<UserOfPerson[]> {
  const users = await db<User[]>`
    select ${db(USER_COLUMNS)} from users where ${isEmail(db, 'email', person)} order by id`;
  return Promise.all(
    users.map(async (user) => ({
      ...user,
      sessions: await listSessions(db, user.id),
      passkeys: (await listPasskeys(db, user.id)).map(({ name }) => name),
    })),
  );
}

export interface AccountOfPerson {
  id: string;
  name: string;
  contractingParty: ContractingParty;
}

export async function accountsOfPerson(db: Db, { email }: Person): Promise<AccountOfPerson[]> {
  return db<AccountOfPerson[]>`
    select id, name, contracting_party from accounts
    where lower(${email}) in (lower(contracting_party ->> 'email'), lower(contracting_party ->> 'invoiceEmail'))
    order by id`;
}
