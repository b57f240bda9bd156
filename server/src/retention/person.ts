// Finds and exports one person's data, by e-mail address or phone number.
import { type FoundPerson, MIN_PHONE_DIGITS, type Person, patternsOf } from '../consequences/person.ts';
import type { Mention } from '../consequences/person-store.ts';
import type { AccountOfPerson } from '../customers/accounts/person-accounts-store.ts';
import type { PlaceOfPerson } from '../customers/places/place-contact-store.ts';
import type { Absence } from '../dispatch/availability/absence.ts';
import { listAbsencesOf } from '../dispatch/availability/absence-store.ts';
import { findTerms } from '../dispatch/availability/terms-store.ts';
import type { WorkingTerms } from '../dispatch/availability/working-terms.ts';
import type { TripMessage } from '../dispatch/conversations/message.ts';
import { listMessagesOfDriver } from '../dispatch/conversations/message-store.ts';
import type { Driver } from '../dispatch/drivers/driver.ts';
import { driversOfPerson, ownAddressesOf } from '../dispatch/drivers/person-drivers-store.ts';
import { listSessions, type StoredSession } from '../dispatch/drivers/sign-in-store.ts';
import { listTripsOfDriver } from '../dispatch/trips/trip-store.ts';
import type { MailOfPerson } from '../messages/mail/person-mails-store.ts';
import { isOneOf, UNDER_WAY } from '../model/orders/status.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import { type OrderOfPerson, ordersOfPerson } from '../orders/records/person-orders-store.ts';
import type { UserOfPerson } from '../people/person-users-store.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db } from '../platform/db.ts';
import * as store from './person-store.ts';

/** More than a driver has before old ones are deleted. */
const MAX_ABSENCES = 10_000;

/** By list; those that are not named here are texts in which the person occurs. */
export interface PersonalData {
  orders: OrderOfPerson[];
  mails: MailOfPerson[];
  /** Places of address books with this person as a contact. */
  places: PlaceOfPerson[];
  drivers: Driver[];
  /** People who sign in to the portal or the console. */
  users: UserOfPerson[];
  accounts: AccountOfPerson[];
  texts: Record<string, Mention[]>;
}

interface DriverOfPerson extends Driver {
  phones: Pick<StoredSession, 'createdAt' | 'lastSeenAt' | 'userAgent' | 'signedOutAt'>[];
  messages: TripMessage[];
  terms: WorkingTerms;
  absences: Absence[];
}

/** A person is also known by the names and numbers that are stored together with the given ones. */
export async function identifyPerson({ clock }: Core, db: Db, given: Person): Promise<FoundPerson> {
  const key = await store.readPhoneKey(db, given.phone);
  requireWholeNumber(given, key);
  const known = await store.findIdentities(db, given);
  const present = (values: readonly (string | null)[]) =>
    [...new Set(values)].filter((value) => value !== null && value !== '') as string[];
  const drivers: string[] = [];
  const waitingDrivers: string[] = [];
  for (const { id } of await driversOfPerson(db, given)) {
    const hasTrips = (await listTripsOfDriver(db, id, clock.now())).length > 0;
    (hasTrips ? waitingDrivers : drivers).push(id);
  }
  const emails = present([given.email?.toLowerCase() ?? null, ...(await ownAddressesOf(db, drivers))]);
  const patterns = patternsOf(
    emails,
    present([key, ...known.map(({ phoneKey }) => phoneKey)]),
    present(known.map(({ name }) => name)),
  );
  const person = { ...given, ...patterns, emails, waitingOrders: [], drivers, waitingDrivers };
  const orders = await ordersOfPerson(db, person);
  const waitingOrders = orders.filter((order) => isOneOf(UNDER_WAY, order)).map(({ id }) => id);
  return { ...person, waitingOrders };
}

/** Leading zeros and the country code do not identify anyone, so they do not count. */
function requireWholeNumber({ phone }: Person, key: string | null): void {
  if (phone === null || (key?.length ?? 0) >= MIN_PHONE_DIGITS) return;
  const message = `Send at least ${MIN_PHONE_DIGITS} digits, without counting country code and leading zeros.`;
  const params = { min: MIN_PHONE_DIGITS };
  throw invalidFields([{ field: 'phone', code: 'invalid_value', message, reason: 'phone_digits', params }]);
}

export async function findPersonalData(core: Core, db: Db, person: FoundPerson): Promise<PersonalData> {
  const found = await core.consequences.findPerson(db, person);
  const { orders, mails, places, drivers, users, accounts, ...texts } = found;
  return { orders, mails, places, drivers, users, accounts, texts } as PersonalData;
}

export type ExportedPerson = Omit<PersonalData, 'drivers'> & { drivers: DriverOfPerson[] };

export async function exportPerson(core: Core, actor: Actor, given: Person): Promise<ExportedPerson> {
  const { sql } = core;
  const data = await findPersonalData(core, sql, await identifyPerson(core, sql, given));
  const { texts, ...records } = data;
  const found = Object.entries({ ...records, ...texts }).map(([list, { length }]) => [list, length]);
  await auditPerson(core, sql, actor, 'personal_data.exported', given, Object.fromEntries(found));
  const drivers = await Promise.all(data.drivers.map((driver) => withRecords(core, driver)));
  return { ...data, drivers };
}

async function withRecords({ sql, clock }: Core, driver: Driver): Promise<DriverOfPerson> {
  return {
    ...driver,
    phones: await listSessions(sql, driver.id, clock.now()),
    terms: await findTerms(sql, driver.id),
    absences: await listAbsencesOf(sql, driver.id, MAX_ABSENCES, null),
    messages: await listMessagesOfDriver(sql, driver.id),
  };
}

/** Stored as a keyed hash: the entry can be found by the address, but does not reveal the address. */
export async function auditPerson(
  { clock, secrets }: Core,
  db: Db,
  actor: Actor,
  action: string,
  { email, phone }: Person,
  details: Record<string, unknown>,
): Promise<void> {
  const subject = JSON.stringify([email?.toLowerCase() ?? null, await store.readPhoneKey(db, phone)]);
  const subjectId = secrets.hashCredential(subject).toString('hex');
  return recordAudit(db, clock, actor, {
    action,
    accountId: null,
    subjectType: 'person',
    subjectId,
    details,
  });
}
