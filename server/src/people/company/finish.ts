// Takes the answer of a provider: signs the person in, or records the steps of a test.
import { equalInConstantTime } from '../../platform/secrets.ts';
import type { Browser } from '../people.ts';
import type { StartedSession } from '../sessions.ts';
import type { Realm } from '../user.ts';
import { admitPerson } from './admit-person.ts';
import { type Attempt, useAttempt } from './attempt-store.ts';
import type { Company } from './company.ts';
import { type ConnectionWithSecret, realmOfConnection } from './connection.ts';
import { findConnectionById } from './connection-store.ts';
import { readIdentity } from './read-identity.ts';
import { Refused, refusedError } from './refusals.ts';
import { finishTest } from './test-connection.ts';

export interface Answer {
  /** The last part of the redirect address: an account, or `operator`. */
  connection: string;
  /** As the provider sent it. */
  query: string;
}

/** Null for a test, which signs nobody in. */
export async function finishSignIn(
  company: Company,
  realm: Realm,
  answer: Answer,
  browser: Browser,
  browserSecret: string | null,
): Promise<StartedSession | null> {
  try {
    const { attempt, connection, state } = await findAttempt(company, realm, answer, browserSecret);
    if (attempt.testerId !== null) {
      await finishTest(company, connection, attempt, { state, query: answer.query });
      return null;
    }
    if (!connection.isActive) throw new Refused('not_active');
    const { claims, idToken } = await readIdentity(company, connection, state, answer.query);
    return await admitPerson(company, connection, { claims, idToken }, browser);
  } catch (error) {
    const known = toRefusedOrRethrow(error);
    company.log.warn(
      { realm, connection: answer.connection.slice(0, 40), reason: known.reason, said: known.said },
      'A company sign-in was refused',
    );
    throw refusedError(known);
  }
}

/** Errors of the service itself, such as of a suspended account, stay what they are. */
function toRefusedOrRethrow(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}

/** State, browser and connection must all be those of one attempt: no answer of another provider passes. */
async function findAttempt(
  { sql, clock, secrets }: Company,
  realm: Realm,
  { connection: place, query }: Answer,
  browserSecret: string | null,
): Promise<{ attempt: Attempt; connection: ConnectionWithSecret; state: string }> {
  const state = new URLSearchParams(query).get('state');
  if (!state || browserSecret === null) throw new Refused('state_unknown');
  const attempt = await useAttempt(sql, secrets.hashCredential(state), clock.now());
  const connection = attempt && (await findConnectionById(sql, attempt.connectionId));
  const isOwn =
    connection &&
    realmOfConnection(connection) === realm &&
    place === (connection.accountId ?? 'operator') &&
    equalInConstantTime(
      attempt.browserHash.toString('hex'),
      secrets.hashCredential(browserSecret).toString('hex'),
    );
  if (!isOwn) throw new Refused('state_unknown');
  return { attempt, connection, state };
}
