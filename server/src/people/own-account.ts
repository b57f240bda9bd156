// What people change about themselves: name, language, mails, password and their other sessions.

import { recordAudit } from '../operator/audit.ts';
import { callErrors, invalidFields } from '../platform/call-errors.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { type People, SESSIONS_TOPIC } from './people.ts';
import { deleteSession, deleteSessions, listSessions, type Session } from './session-store.ts';
import { actorOf, type SignedIn } from './sessions.ts';
import { findUserWithSecrets, setPassword } from './user-store.ts';

/** Ends the other sessions, because others may have known the old password. */
export async function changePassword(
  people: People,
  { user, session }: SignedIn,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const { sql, clock } = people;
  await confirmPassword(people, user.id, current, 'current');
  const problems = passwordProblems(password, user);
  if (problems.length > 0) throw invalidFields(problems);
  const hash = await hashPassword(password);
  await sql.begin(async (tx) => {
    await setPassword(tx, user.id, hash, clock.now());
    await deleteSessions(tx, user.id, session.id);
    await recordAudit(tx, clock, actorOf(user), {
      action: 'user.password_changed',
      accountId: user.accountId,
      subjectType: 'user',
      subjectId: user.id,
      details: {},
    });
  });
  people.changes.publish([SESSIONS_TOPIC]);
}

/** Required for actions that a stolen session must not do. Wrong guesses are counted. */
export async function confirmPassword(
  { sql, limits }: People,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  const window = { key: `confirm:${userId}`, limit: 10, seconds: 15 * 60 };
  const [state] = await limits.peek([window]);
  const stored = await findUserWithSecrets(sql, userId);
  const fits = state!.remaining > 0 && (await isPassword(stored?.passwordHash ?? null, password));
  if (fits) return;
  await limits.hit([window]);
  const message =
    state!.remaining > 0
      ? 'This is not your password.'
      : 'Too many wrong passwords. Wait for a quarter of an hour.';
  throw invalidFields([{ field, code: 'invalid_value', message }]);
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
