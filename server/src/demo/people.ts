// The users of the demo's dealer and operator, and the session of a visitor from the start page.
import { inviteUser } from '../people/manage-users.ts';
import { hashPassword } from '../people/passwords.ts';
import type { Browser, People } from '../people/people.ts';
import type { StartedSession } from '../people/sessions.ts';
import { enter } from '../people/sign-in.ts';
import { realmOf, type User, type UserFields } from '../people/user.ts';
import { findUserByEmail, recordSignIn, setPassword } from '../people/user-store.ts';
import { randomBase62 } from '../platform/ids.ts';
import { FIRST_CARRIER_EMAIL } from './carriers.ts';
import { findCompany } from './create-demo-company.ts';
import { DEMO } from './data-origin-store.ts';
import { findAccountIdByMail } from './store.ts';

/** The first one is the visitor's user. */
const DEALER_USERS: readonly UserFields[] = [
  { email: 'petra.lindner@handover.example', name: 'Petra Lindner', role: 'admin' },
  { email: 'jonas.weber@handover.example', name: 'Jonas Weber', role: 'developer' },
  { email: 'mila.schulz@handover.example', name: 'Mila Schulz', role: 'member' },
];

/** The first one is the visitor's user, with full access. */
const OPERATOR_USERS: readonly UserFields[] = [
  { email: 'anna.lindner@handover.example', name: 'Anna Lindner', role: 'admin' },
  { email: 'jonas.harms@handover.example', name: 'Jonas Harms', role: 'dispatcher' },
  { email: 'ute.brandt@handover.example', name: 'Ute Brandt', role: 'accounting' },
];

/** They can answer offers in the portal. */
const CARRIER_USERS: readonly UserFields[] = [
  { email: 'sabine.koehler@handover.example', name: 'Sabine Köhler', role: 'admin' },
  { email: 'rolf.demuth@handover.example', name: 'Rolf Demuth', role: 'member' },
];

/** Null if the demo's dealer was deleted. */
export async function startDemoPortalSession(
  people: People,
  browser: Browser,
): Promise<StartedSession | null> {
  const accountId = (await findCompany(people)).accounts.get('dealer');
  if (accountId === undefined) return null;
  return signInAsFirstUser(people, accountId, DEALER_USERS, browser);
}

export async function startDemoConsoleSession(people: People, browser: Browser): Promise<StartedSession> {
  const carrierId = await findAccountIdByMail(people.sql, FIRST_CARRIER_EMAIL);
  if (carrierId !== null) await addPeople(people, carrierId, CARRIER_USERS);
  return signInAsFirstUser(people, null, OPERATOR_USERS, browser);
}

async function signInAsFirstUser(
  people: People,
  accountId: string | null,
  group: readonly UserFields[],
  browser: Browser,
): Promise<StartedSession> {
  await addPeople(people, accountId, group);
  const realm = realmOf({ accountId });
  const visitor = await findUserByEmail(people.sql, realm, group[0]!.email);
  return enter(people, realm, visitor!, browser, 'demo');
}

/** Those who are missing, as if each had accepted an invitation. */
async function addPeople(
  people: People,
  accountId: string | null,
  group: readonly UserFields[],
): Promise<void> {
  const realm = realmOf({ accountId });
  for (const person of group) {
    if (await findUserByEmail(people.sql, realm, person.email)) continue;
    const user = await inviteUser(people, DEMO, accountId, person, { mailed: false }).catch(
      ignoreUnknownUser,
    );
    if (user) await join(people, user);
  }
}

/** As if the invitation had been accepted, with a random password. */
async function join({ sql, clock }: People, { id }: User): Promise<void> {
  await setPassword(sql, id, await hashPassword(randomBase62(40)), clock.now());
  await recordSignIn(sql, id, clock.now());
}

/** Two clicks at once: the other call created the user first. */
function ignoreUnknownUser(error: Error): undefined {
  if (!('code' in error) || error.code !== 'INVALID_REQUEST') throw error;
}
