import type { Person } from '../consequences/person.ts';
import { isEmail } from '../consequences/person-store.ts';
import type { Db } from '../platform/db.ts';
import { type Identity, listIdentities } from './company-link-store.ts';
import { listPasskeys } from './passkey-store.ts';
import { listSessions, type Session } from './session-store.ts';
import type { User } from './user.ts';
import { USER_COLUMNS } from './user-store.ts';

export interface UserOfPerson extends User {
  sessions: Pick<Session, 'createdAt' | 'lastUsedAt' | 'address' | 'userAgent'>[];
  /** The names that the person gave to passkeys. */
  passkeys: string[];
  /** Who the person is at the provider of the company. */
  companySignIns: Pick<Identity, 'issuer' | 'subject' | 'createdAt'>[];
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
      companySignIns: await listIdentities(db, user.id),
    })),
  );
}
