// Shows who an erasure would affect, and erases one person's data.
import type { Choice, PendingItem } from '../consequences/part.ts';
import type { FoundPerson, Person } from '../consequences/person.ts';
import { listAwaitedDriverErasures } from '../dispatch/drivers/person-drivers-store.ts';
import { listTripsOfDriver } from '../dispatch/trips/trip-store.ts';
import type { Contact } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import { publishUserChange } from '../people/people.ts';
import type { Transaction } from '../platform/db.ts';
import { anonymizeOrders } from './anonymize-order.ts';
import { retentionErrors } from './errors.ts';
import { auditPerson, findPersonalData, identifyPerson, type PersonalData } from './person.ts';
import { type Replacement, redactSignedQuotes, storeReplacements } from './redact-documents.ts';

/** Ids of records that are still needed. Orders and drivers are erased after their end, the others by hand. */
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
  /** Places of address books that lose this contact. */
  places: number;
  drivers: number;
  users: number;
  /** Texts in which the person is replaced, by list. */
  texts: Record<string, number>;
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
  /** What must be decided first. */
  open: PendingItem[];
  /** Proves, when it is sent back, that exactly these records were shown. */
  confirmation: string;
}

export async function previewErasure(core: Core, actor: Actor, given: Person): Promise<ErasurePreview> {
  const { sql } = core;
  const person = await identifyPerson(core, sql, given);
  const data = await findPersonalData(core, sql, person);
  const open = await core.consequences.listOpen(sql, 'person', 'erased', { actor, person });
  const kept = keptOf(person, open);
  const { orders, mails, places, drivers, users, texts } = data;
  const mentions = Object.entries(texts).map(([list, found]) => [list, found.length]);
  return {
    people: listTouched(data, kept),
    orders: orders.length - kept.orders.length,
    mails: mails.length,
    places: places.length,
    drivers: drivers.length - kept.drivers.length,
    users: users.length - kept.users.length,
    texts: Object.fromEntries(mentions),
    kept,
    open,
    confirmation: confirmationOf(core, given, data, kept),
  };
}

function keptOf(person: FoundPerson, open: readonly PendingItem[]): Kept {
  const idsOf = (kind: string) => open.filter((item) => item.kind === kind).map(({ id }) => id);
  return {
    orders: [...person.waitingOrders],
    drivers: [...person.waitingDrivers],
    users: idsOf('USER'),
    accounts: idsOf('ACCOUNT'),
  };
}

function confirmationOf({ secrets }: Core, given: Person, data: PersonalData, kept: Kept): string {
  const { texts, ...records } = data;
  const ids = Object.values(records).map((list: { id: string }[]) => list.map(({ id }) => id));
  const mentions = Object.values(texts).flatMap((list) =>
    list.map(({ table, id, field }) => [table, id, field]),
  );
  const shown = JSON.stringify(['erase', given.email, given.phone, ids, mentions, kept]);
  return secrets.hashCredential(shown).toString('hex');
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
  given: Person,
  confirmation: string,
  choices: readonly Choice[] = [],
): Promise<Erasure> {
  const replacements = await prepareQuotes(core, given);
  const { data, erasure } = await core.sql.begin(async (tx) => {
    const person = await identifyPerson(core, tx, given);
    const found = await findPersonalData(core, tx, person);
    const open = await core.consequences.listOpen(tx, 'person', 'erased', { actor, person });
    const kept = keptOf(person, open);
    if (confirmation !== confirmationOf(core, given, found, kept)) throw retentionErrors.ERASURE_OUTDATED();
    await core.consequences.settle(tx, 'person', 'erased', { actor, person }, choices);
    await storeReplacements(tx, replacements);
    return { data: found, erasure: await eraseIn(core, tx, actor, given, person, kept) };
  });
  for (const { accountId } of data.users) publishUserChange(core, { accountId });
  await anonymizeNow(core, data, erasure.kept);
  return erasure;
}

/** Rendered before anything is locked. A quote that is accepted in between makes the preview outdated. */
async function prepareQuotes(core: Core, given: Person): Promise<Replacement[]> {
  const person = await identifyPerson(core, core.sql, given);
  const { texts } = await findPersonalData(core, core.sql, person);
  const decided = (texts.quotes ?? []).filter(({ field }) => field === 'decision').map(({ id }) => id!);
  return redactSignedQuotes(
    core,
    decided.filter((orderId) => !person.waitingOrders.includes(orderId)),
  );
}

async function eraseIn(
  core: Core,
  tx: Transaction,
  actor: Actor,
  given: Person,
  person: FoundPerson,
  kept: Kept,
): Promise<Erasure> {
  const erased = await core.consequences.erasePerson(tx, person);
  const { orders = 0, mails = 0, places = 0, drivers = 0, users = 0, accounts: _, ...texts } = erased;
  const erasure = { orders, mails, places, drivers, users, texts, kept };
  await auditPerson(core, tx, actor, 'personal_data.erased', given, erasure);
  return erasure;
}

/** The next retention run anonymises what fails or is left after a crash. */
async function anonymizeNow(core: Core, { orders }: PersonalData, kept: Kept): Promise<void> {
  const ended = orders.map(({ id }) => id).filter((id) => !kept.orders.includes(id));
  await anonymizeOrders(core, ended);
}

const RETENTION: Actor = { name: 'system', channel: 'retention' };

/** Drivers whose erasure waited for their last trip, with what was written about them since then. */
export async function eraseWaitingDrivers(core: Core): Promise<void> {
  for (const { id, email, phone } of await listAwaitedDriverErasures(core.sql)) {
    if ((await listTripsOfDriver(core.sql, id, core.clock.now())).length > 0) continue;
    const data = await core.sql.begin(async (tx) => {
      const person = await identifyPerson(core, tx, { email, phone });
      const found = await findPersonalData(core, tx, person);
      const open = await core.consequences.listOpen(tx, 'person', 'erased', { actor: RETENTION, person });
      const { kept } = await eraseIn(core, tx, RETENTION, { email, phone }, person, keptOf(person, open));
      return { found, kept };
    });
    await anonymizeNow(core, data.found, data.kept);
  }
}
