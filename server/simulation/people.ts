// People and companies of a simulation, with texts that occur nowhere else in the database.
import { inviteUser } from '../src/people/manage-users.ts';
import type { OperatorRole, PortalRole } from '../src/people/user.ts';
import { setOneTimeCodes } from '../src/people/user-store.ts';
import { cookieOf, TESTER } from '../test/harness/portal.ts';
import type { KnownBy, Person, SignedIn, World } from './world.ts';

/** The index of the step and a letter for each person of the step. */
export function newPerson(world: World, step: number, role: string): Person {
  const ofStep = new RegExp(`^[a-z]+${step}[a-z]$`);
  const count = world.people.filter(({ name }) => ofStep.test(name)).length;
  const letter = String.fromCharCode(97 + count);
  const id = `${step < 0 ? `s${-step}` : step}${letter}`;
  const digits = `${String(Math.abs(step)).padStart(6, '0')}${step < 0 ? 7 : 3}${count}`;
  const person: Person = {
    name: `${role}${step}${letter}`,
    fullName: `${role === 'driver' ? 'Jana' : 'Erika'} Xq${id}qx`,
    email: `xq${id}qx.${role}@people.example`,
    phone: `+4917${digits}`,
    erasedAt: null,
    isInAudit: true,
    awaits: null,
  };
  world.people.push(person);
  return person;
}

/** Signs in without a password, because hashing one takes longer than a whole step. */
export async function newUser(
  world: World,
  step: number,
  where: { accountId: string; role: PortalRole } | { accountId: null; role: OperatorRole },
): Promise<SignedIn> {
  const person = newPerson(world, step, where.accountId === null ? where.role : 'user');
  const service = world.installation.services[0];
  const { people } = service.services;
  const fields = { email: person.email, name: person.fullName, role: where.role };
  const user = await inviteUser(people, TESTER, where.accountId, fields as never);
  const isAdmin = where.accountId === null && where.role === 'admin';
  if (isAdmin) {
    const totpSecret = people.secrets.encrypt('A'.repeat(32));
    await setOneTimeCodes(people.sql, user.id, { totpSecret, totpStep: 0, recoveryHashes: [] });
  }
  const cookie = await cookieOf(service, user, isAdmin ? 'code' : 'password');
  world.nameOfId.set(user.id, person.name);
  return { name: person.name, person, user, cookie, isGone: false };
}

/** A driver who is leaving, or is erased after the last trip, has left then. */
export async function findWhoLeft(world: World): Promise<void> {
  const leaving = world.drivers.filter(({ isLeaving }) => isLeaving);
  if (leaving.length === 0) return;
  const { sql } = world.installation;
  const rows = await sql<{ id: string }[]>`
    select id from drivers where active and id in ${sql(leaving.map(({ id }) => id))}`;
  const active = new Set(rows.map(({ id }) => id));
  for (const driver of leaving.filter(({ id }) => !active.has(id))) {
    driver.isActive = false;
    driver.isLeaving = false;
  }
}

/** Who was to be erased after the end of some orders or the last trip, once these are over. */
export async function findWhoIsErased(world: World): Promise<void> {
  const waiting = await world.installation.sql<{ id: string }[]>`
    select order_id as id from awaited_erasures union all select driver_id from awaited_driver_erasures`;
  const ids = new Set(waiting.map(({ id }) => id));
  for (const person of world.people) {
    const { awaits } = person;
    if (awaits === null || person.erasedAt !== null || awaits.ids.some((id) => ids.has(id))) continue;
    person.awaits = null;
    // A series that was made in between has the contacts of its order.
    if (world.recurring.some(({ step }) => step > awaits.since)) continue;
    erase(person, awaits.knownBy, world.installation.clock.now());
  }
}

/** A contact may still be known by the other text. */
export function erase(person: Person, knownBy: KnownBy, now: Date): void {
  person.erasedAt = now;
  person.isInAudit = false;
  if (knownBy === 'EMAIL') person.phone = person.email;
  if (knownBy === 'PHONE') person.email = person.phone;
}
