// Shows and erases one person's data, found by e-mail address or phone number.
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { Core } from '../orders/core.ts';
import type { Db } from '../platform/db.ts';
import { type Driver, FORMER_DRIVER } from '../transport/driver.ts';
import { findDriver, updateDriver } from '../transport/driver-store.ts';
import { endSignIns } from '../transport/sign-in-store.ts';
import { listTripsOfDriver } from '../transport/trip-store.ts';
import { anonymizeOrders } from './anonymize-order.ts';
import * as store from './person-store.ts';
import { UNDER_WAY } from './store.ts';

export interface PersonalData {
  orders: store.OrderOfPerson[];
  mails: store.MailOfPerson[];
  drivers: Driver[];
  /** Accounts whose contracting party has this address. */
  accounts: store.AccountOfPerson[];
}

async function findPersonalData(db: Db, person: store.Person): Promise<PersonalData> {
  const drivers = await store.driversOfPerson(db, person);
  return {
    orders: await store.ordersOfPerson(db, person),
    mails: await store.mailsOfPerson(db, person),
    drivers: (await Promise.all(drivers.map(({ id }) => findDriver(db, id)))).filter((one) => one !== null),
    accounts: await store.accountsOfPerson(db, person),
  };
}

export async function exportPerson(core: Core, actor: Actor, person: store.Person): Promise<PersonalData> {
  const data = await findPersonalData(core.sql, person);
  const { orders, mails, drivers, accounts } = data;
  const found = {
    orders: orders.length,
    mails: mails.length,
    drivers: drivers.length,
    accounts: accounts.length,
  };
  await audit(core, actor, 'personal_data.exported', person, found);
  return data;
}

export interface Erasure {
  orders: number;
  mails: number;
  drivers: number;
  /** Ids of what is still needed: to be erased by hand or after it has ended. */
  kept: { orders: string[]; drivers: string[]; accounts: string[] };
}

/**
 * Orders under way and their drivers stay until the vehicle is delivered; a contracting party is changed by
 * hand.
 */
export async function erasePerson(core: Core, actor: Actor, person: store.Person): Promise<Erasure> {
  const { orders, drivers, accounts } = await findPersonalData(core.sql, person);
  const ended = orders.filter(({ status }) => !UNDER_WAY.includes(status)).map(({ id }) => id);
  const mails = await store.deleteMailsOfPerson(core.sql, person);
  const anonymized = await anonymizeOrders(core, ended);
  const former: string[] = [];
  for (const driver of drivers) if (await eraseDriver(core, driver)) former.push(driver.id);
  const erasure: Erasure = {
    orders: anonymized.length,
    mails,
    drivers: former.length,
    kept: {
      orders: orders.map(({ id }) => id).filter((id) => !anonymized.includes(id)),
      drivers: drivers.map(({ id }) => id).filter((id) => !former.includes(id)),
      accounts: accounts.map(({ id }) => id),
    },
  };
  await audit(core, actor, 'personal_data.erased', person, { ...erasure });
  return erasure;
}

/** False while the driver has trips. */
async function eraseDriver({ sql, clock }: Core, { id }: Driver): Promise<boolean> {
  return sql.begin(async (tx) => {
    const driver = await findDriver(tx, id, { lock: true });
    const now = clock.now();
    if (!driver || (await listTripsOfDriver(tx, id, now)).length > 0) return false;
    await updateDriver(tx, { ...driver, ...FORMER_DRIVER, updatedAt: now });
    await endSignIns(tx, id, now);
    return true;
  });
}

/** Stored as a keyed hash: the entry can be found by the address, but does not reveal the address. */
async function audit(
  { sql, clock, secrets }: Core,
  actor: Actor,
  action: string,
  { email, phone }: store.Person,
  details: Record<string, unknown>,
): Promise<void> {
  const subject = JSON.stringify([email?.toLowerCase() ?? null, await store.readPhoneKey(sql, phone)]);
  const subjectId = secrets.hashCredential(subject).toString('hex');
  return recordAudit(sql, clock, actor, {
    action,
    accountId: null,
    subjectType: 'person',
    subjectId,
    details,
  });
}
