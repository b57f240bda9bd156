// People and companies of a simulation, with texts that occur nowhere else in the database.
import { inviteUser } from '../src/people/manage-users.ts';
import type { OperatorRole, PortalRole } from '../src/people/user.ts';
import { setOneTimeCodes } from '../src/people/user-store.ts';
import { cookieOf, TESTER } from '../test/harness/portal.ts';
import type { Person, SignedIn, World } from './world.ts';

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
