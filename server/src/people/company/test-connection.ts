// Tests a connection: the way of a sign-in without signing in, with what each step gave.
import type { SignedIn } from '../sessions.ts';
import { type Attempt, findLastTest, setSteps } from './attempt-store.ts';
import { sendAway } from './begin.ts';
import type { Company } from './company.ts';
import { type ConnectionWithSecret, redirectAddress } from './connection.ts';
import { findConnection, setTested } from './connection-store.ts';
import { isProvenDomain } from './domain-store.ts';
import { notSetUp } from './manage-connection.ts';
import type { Claims } from './provider.ts';
import { emailIn, nameIn, roleIn, saysSecondFactor } from './read-claims.ts';
import { readIdentity } from './read-identity.ts';
import { Refused, toRefused } from './refusals.ts';
import { claimFacts, failed, passed, type TestStep } from './test-steps.ts';

export interface TestResult {
  at: Date;
  /** False while the admin is at the provider. */
  isFinished: boolean;
  steps: TestStep[];
}

/** The address of the provider; null if the discovery failed, and the steps say why. */
export async function beginTest(
  company: Company,
  { user }: SignedIn,
  browserSecret: string,
): Promise<{ url: string | null; steps: TestStep[] }> {
  const connection = await findConnection(company.sql, user.accountId);
  if (!connection) throw notSetUp();
  try {
    const metadata = await company.providers.discover(connection.issuer, { fresh: true });
    const { issuer, authorization_endpoint, token_endpoint, userinfo_endpoint, end_session_endpoint } =
      metadata;
    const facts = { issuer, authorization_endpoint, token_endpoint, userinfo_endpoint, end_session_endpoint };
    const steps = [passed('discovery', facts)];
    const test = { testerId: user.id, steps };
    return { url: await sendAway(company, connection, browserSecret, { email: user.email, test }), steps };
  } catch (error) {
    return { url: null, steps: [failed('discovery', error, { issuer: connection.issuer })] };
  }
}

export async function finishTest(
  company: Company,
  connection: ConnectionWithSecret,
  attempt: Attempt,
  answer: { state: string; query: string },
): Promise<void> {
  const steps = [...(attempt.steps ?? []), ...(await stepsAfterReturn(company, connection, answer))];
  await setSteps(company.sql, attempt.stateHash, steps);
  if (steps.every(({ ok }) => ok)) await setTested(company.sql, connection.id, company.clock.now());
}

async function stepsAfterReturn(
  company: Company,
  connection: ConnectionWithSecret,
  { state, query }: { state: string; query: string },
): Promise<TestStep[]> {
  const sent = new URLSearchParams(query);
  const returned = {
    redirect_uri: redirectAddress(company.publicUrl, connection.accountId),
    code: sent.has('code') ? '…' : undefined,
    error: sent.get('error'),
    error_description: sent.get('error_description'),
  };
  const steps: TestStep[] = [];
  try {
    const { claims } = await readIdentity(company, connection, state, query);
    steps.push(passed('authorization', returned));
    steps.push(passed('token', { client_id: connection.clientId, client_secret: '…', id_token: '…' }));
    steps.push(await stepOfClaims(company, connection, claims));
    if (steps.every(({ ok }) => ok)) steps.push(stepOfPerson(connection, claims));
  } catch (error) {
    const isAuthorization = sent.has('error') || !sent.has('code');
    if (!isAuthorization) steps.push(passed('authorization', returned));
    steps.push(failed(isAuthorization ? 'authorization' : 'token', error, isAuthorization ? returned : {}));
  }
  return steps;
}

async function stepOfClaims(
  { sql }: Company,
  connection: ConnectionWithSecret,
  claims: Claims,
): Promise<TestStep> {
  try {
    const { domain } = emailIn(claims);
    if (!(await isProvenDomain(sql, connection.accountId, domain)))
      throw new Refused('domain_unproven', domain);
    return passed('claims', claimFacts(claims));
  } catch (error) {
    return failed('claims', error, claimFacts(claims));
  }
}

function stepOfPerson(connection: ConnectionWithSecret, claims: Claims): TestStep {
  try {
    const { email } = emailIn(claims);
    const role = roleIn(claims, connection) ?? connection.defaultRole;
    if (role === null) throw new Refused('role_missing');
    const second_factor = connection.provesFactor || saysSecondFactor(claims);
    return passed('person', { email, name: nameIn(claims), role, second_factor });
  } catch (error) {
    return failed('person', toRefused(error));
  }
}

export async function readLastTest(company: Company, { user }: SignedIn): Promise<TestResult | null> {
  const connection = await findConnection(company.sql, user.accountId);
  const test = connection && (await findLastTest(company.sql, connection.id, user.id));
  return test && { at: test.createdAt, isFinished: test.usedAt !== null, steps: test.steps ?? [] };
}
