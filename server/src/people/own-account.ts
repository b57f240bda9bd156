// Actions of people on their own account: password and other sessions.

import { findOperator } from '../operator/operator.ts';
import { callErrors, invalidFields } from '../platform/call-errors.ts';
import { confirmPassword } from './confirm.ts';
import { mailAddressProof } from './links.ts';
import { countAddressProof } from './mail-limits.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { type People, SESSIONS_TOPIC } from './people.ts';
import { recordSignInChange } from './record-sign-in-change.ts';
import { deleteSession, deleteSessions, listSessions, type Session } from './session-store.ts';
import type { SignedIn } from './sessions.ts';
import { setPassword } from './user-store.ts';

/** Ends the other sessions, because others may have known the old password. */
export async function changePassword(
  people: People,
  { user, account, session }: SignedIn,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const { sql, clock } = people;
  await confirmPassword(people, user.id, current, 'current');
  const problems = await passwordProblems(password, {
    ...user,
    company: account?.name ?? (await findOperator(sql)).name,
  });
  if (problems.length > 0) throw invalidFields(problems);
  const hash = await hashPassword(password, user.id);
  await sql.begin(async (tx) => {
    await setPassword(tx, user.id, hash, clock.now());
    await deleteSessions(tx, user.id, session.id);
    await recordSignInChange(people, tx, user, 'passwordChanged');
  });
  people.changes.publish([SESSIONS_TOPIC]);
}

/** Mails a link that proves the person's address; nothing to do if it is proven. */
export async function askAddressProof(people: People, { user, account }: SignedIn): Promise<void> {
  if (user.emailProvenAt !== null) return;
  await countAddressProof(people, user);
  await people.sql.begin((tx) => mailAddressProof(people, tx, user, account));
}

export function runningSessions({ sql }: People, { user }: SignedIn): Promise<Session[]> {
  return listSessions(sql, user.id);
}

export async function endOneSession({ sql, changes }: People, { user }: SignedIn, id: string): Promise<void> {
  if (!(await deleteSession(sql, user.id, id))) {
    throw callErrors.NOT_FOUND({ message: 'There is no such session; it may have ended.' });
  }
  changes.publish([SESSIONS_TOPIC]);
}

export async function endOtherSessions({ sql, changes }: People, { user, session }: SignedIn): Promise<void> {
  await deleteSessions(sql, user.id, session.id);
  changes.publish([SESSIONS_TOPIC]);
}
