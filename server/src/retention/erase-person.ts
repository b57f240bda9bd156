// Shows who an erasure would affect, and erases one person's data.
import { deleteAbsencesOf } from '../dispatch/availability/absence-store.ts';
import { deleteTerms } from '../dispatch/availability/terms-store.ts';
import { deleteMessagesOfDriver } from '../dispatch/conversations/message-store.ts';
import { type Driver, FORMER_DRIVER } from '../dispatch/drivers/driver.ts';
import { findDriver, updateDriver } from '../dispatch/drivers/driver-store.ts';
import { endSignIns, releaseSessions } from '../dispatch/drivers/sign-in-store.ts';
import { listTripsOfDriver } from '../dispatch/trips/trip-store.ts';
import type { Contact } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import { eraseUser, isLastAdmin } from '../people/erase-user.ts';
import { anonymizeOrders } from './anonymize-order.ts';
import { retentionErrors } from './errors.ts';
import { auditPerson, findPersonalData, type PersonalData } from './person.ts';
import { deleteMailsOfPerson, type Person } from './person-store.ts';
import { removeContactsOfPerson } from './place-contact-store.ts';
import { UNDER_WAY } from './store.ts';

/** Ids of records that are still needed: to be erased by hand or after they have ended. */
interface Kept {
  orders: string[];
  drivers: string[];
  users: string[];
  accounts: string[];
}

/** How many records are erased. */
export interface Erasure {
  orders: number;
  mails: number;
  /** Places of address books that lost this contact. */
  places: number;
  drivers: number;
  users: number;
  kept: Kept;
}

interface TouchedPerson {
  role: 'END_CUSTOMER' | 'CONTACT' | 'DRIVER' | 'USER';
  name: string | null;
  phone: string | null;
  email: string | null;
  /** False for other contacts of the same orders, who are anonymised too. */
  requested: boolean;
}

export interface ErasurePreview extends Erasure {
  people: TouchedPerson[];
  /** Proves, when it is sent back, that exactly these records were shown. */
  confirmation: string;
}

export async function previewErasure(core: Core, person: Person): Promise<ErasurePreview> {
  const data = await findPersonalData(core, person);
  const kept = await findKept(core, data);
  const { orders, mails, places, drivers, users } = data;
  return {
    people: listTouched(data, kept),
    orders: orders.length - kept.orders.length,
    mails: mails.length,
    places: places.length,
    drivers: drivers.length - kept.drivers.length,
    users: users.length - kept.users.length,
    kept,
    confirmation: confirmationOf(core, person, data, kept),
  };
}

/**
 * Orders under way and their drivers stay until the vehicle is delivered; the last admin until there is another
 * one; a contracting party is changed by hand.
 */
async function findKept({ sql, clock }: Core, data: PersonalData): Promise<Kept> {
  const now = clock.now();
  const kept: Kept = {
    orders: data.orders.filter(({ status }) => UNDER_WAY.includes(status)).map(({ id }) => id),
    drivers: [],
    users: [],
    accounts: data.accounts.map(({ id }) => id),
  };
  for (const { id } of data.drivers) {
    if ((await listTripsOfDriver(sql, id, now)).length > 0) kept.drivers.push(id);
  }
  for (const user of data.users) if (await isLastAdmin(sql, user)) kept.users.push(user.id);
  return kept;
}

function confirmationOf({ secrets }: Core, person: Person, data: PersonalData, kept: Kept): string {
  const ids = Object.values(data).map((records: { id: string }[]) => records.map(({ id }) => id));
  return secrets.hashCredential(JSON.stringify(['erase', person, ids, kept])).toString('hex');
}

function listTouched({ orders, places, drivers, users }: PersonalData, kept: Kept): TouchedPerson[] {
  const touched: TouchedPerson[] = [];
  for (const order of orders) {
    const { id, pickup, delivery, atPickup, atDelivery, formerContacts, endCustomerEmail } = order;
    if (kept.orders.includes(id)) continue;
    const contacts: [Contact, boolean][] = [
      [pickup.contact, atPickup],
      [delivery.contact, atDelivery],
      ...formerContacts.map((contact): [Contact, boolean] => [contact, true]),
    ];
    for (const [{ name, phone }, requested] of contacts) {
      if (name ?? phone) touched.push({ role: 'CONTACT', name, phone, email: null, requested });
    }
    if (endCustomerEmail !== null) {
      touched.push({
        role: 'END_CUSTOMER',
        name: null,
        phone: null,
        email: endCustomerEmail,
        requested: true,
      });
    }
  }
  for (const { name, phone, email } of places.flatMap(({ contacts }) => contacts)) {
    touched.push({ role: 'CONTACT', name, phone, email, requested: true });
  }
  for (const { id, name, phone, email } of drivers) {
    if (!kept.drivers.includes(id)) touched.push({ role: 'DRIVER', name, phone, email, requested: true });
  }
  for (const { id, name, email } of users) {
    if (!kept.users.includes(id)) touched.push({ role: 'USER', name, phone: null, email, requested: true });
  }
  return withoutRepeats(touched);
}

/** Requested people first. */
function withoutRepeats(people: readonly TouchedPerson[]): TouchedPerson[] {
  const distinct = new Map(people.map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()].sort((one, other) => Number(other.requested) - Number(one.requested));
}

/** `confirmation` comes from the preview; other records than it showed are not erased. */
export async function erasePerson(
  core: Core,
  actor: Actor,
  person: Person,
  confirmation: string,
): Promise<Erasure> {
  const data = await findPersonalData(core, person);
  const kept = await findKept(core, data);
  if (confirmation !== confirmationOf(core, person, data, kept)) throw retentionErrors.ERASURE_OUTDATED();
  const ended = data.orders.map(({ id }) => id).filter((id) => !kept.orders.includes(id));
  const mails = await deleteMailsOfPerson(core.sql, person);
  const placeIds = data.places.map(({ id }) => id);
  const places = await removeContactsOfPerson(core.sql, person, placeIds, core.clock.now());
  const orders = await anonymizeOrders(core, ended);
  const drivers: string[] = [];
  for (const driver of data.drivers) if (await eraseDriver(core, driver)) drivers.push(driver.id);
  const users: string[] = [];
  for (const user of data.users) if (await eraseUser(core, user)) users.push(user.id);
  const left = (records: { id: string }[], erased: string[]) =>
    records.map(({ id }) => id).filter((id) => !erased.includes(id));
  const erasure: Erasure = {
    orders: orders.length,
    mails,
    places: places.length,
    drivers: drivers.length,
    users: users.length,
    kept: {
      orders: left(data.orders, orders),
      drivers: left(data.drivers, drivers),
      users: left(data.users, users),
      accounts: kept.accounts,
    },
  };
  await auditPerson(core, actor, 'personal_data.erased', person, { ...erasure });
  return erasure;
}

/** False while the driver has trips. */
async function eraseDriver({ sql, clock }: Core, { id }: Driver): Promise<boolean> {
  return sql.begin(async (tx) => {
    const driver = await findDriver(tx, id, { lock: true });
    const now = clock.now();
    if (!driver || (await listTripsOfDriver(tx, id, now)).length > 0) return false;
    await updateDriver(tx, { ...driver, ...FORMER_DRIVER, updatedAt: now });
    await deleteTerms(tx, id);
    await deleteAbsencesOf(tx, id);
    await endSignIns(tx, id, now);
    await releaseSessions(tx, id, now);
    await deleteMessagesOfDriver(tx, id);
    return true;
  });
}
