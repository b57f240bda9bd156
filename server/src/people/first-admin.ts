// Creates the first person of a new installation, whom no one can invite.

import { recordAudit } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import { invalidFields } from '../platform/call-errors.ts';
import { uuidv7 } from '../platform/ids.ts';
import { peopleErrors } from './errors.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { type Browser, type People, publishUserChange } from './people.ts';
import { actorOf, type StartedSession, startSession } from './sessions.ts';
import { newUser, type User } from './user.ts';
import { countOperatorUsers, insertUser, lockOperatorUsers, setPassword } from './user-store.ts';

interface FirstAdmin {
  email: string;
  name: string;
  password: string;
}

/** Of two concurrent calls, the second waits and is refused. The slow hash is computed before the lock. */
export async function makeFirstAdmin(
  people: People,
  { email, name, password }: FirstAdmin,
  browser: Browser,
): Promise<StartedSession> {
  const { sql, clock } = people;
  if ((await countOperatorUsers(sql)) > 0) throw peopleErrors.ALREADY_SET_UP();
  const problems = await passwordProblems(password, { email, name, company: (await findOperator(sql)).name });
  if (problems.length > 0) throw invalidFields(problems);
  const hash = await hashPassword(password);
  const now = clock.now();
  // Nobody else can have the address: there are no people yet.
  const user: User = {
    ...newUser({ email, name, role: 'admin' }, null, uuidv7(now), now),
    emailProvenAt: now,
  };
  const started = await sql.begin(async (tx) => {
    await lockOperatorUsers(tx);
    if ((await countOperatorUsers(tx)) > 0) throw peopleErrors.ALREADY_SET_UP();
    await insertUser(tx, user);
    await setPassword(tx, user.id, hash, now);
    await recordAudit(tx, clock, actorOf(user), {
      action: 'user.set_up',
      accountId: null,
      subjectType: 'user',
      subjectId: user.id,
      details: {},
    });
    return startSession(people, tx, user, browser, 'password');
  });
  publishUserChange(people, user);
  return started;
}
