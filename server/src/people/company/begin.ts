// Sends a browser to the provider of its company.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { randomBase62 } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Realm } from '../user.ts';
import { insertAttempt } from './attempt-store.ts';
import type { Company } from './company.ts';
import { type ConnectionWithSecret, redirectAddress } from './connection.ts';
import { findConnectionOfDomain } from './connection-store.ts';
import type { Way } from './provider.ts';
import { domainOf } from './read-claims.ts';
import { refusedError, toRefused } from './refusals.ts';
import type { TestStep } from './test-steps.ts';

const STATE_LENGTH = 43;
const ATTEMPT_MS = 10 * MINUTE_MS;

/** What a domain says about its people; nothing about who of them is here. */
export interface WayOfDomain {
  isAvailable: boolean;
  /** Nobody else than one admin signs in with a password. */
  isRequired: boolean;
}

export async function findWay({ sql }: Company, realm: Realm, email: string): Promise<WayOfDomain> {
  const domain = domainOf(email);
  const connection = domain === null ? null : await findConnectionOfDomain(sql, realm, domain);
  return { isAvailable: connection !== null, isRequired: connection?.isRequired ?? false };
}

/** Null if the domain of the mail address has no company sign-in. */
export async function beginSignIn(
  company: Company,
  realm: Realm,
  email: string,
  browserSecret: string,
): Promise<string | null> {
  const domain = domainOf(email);
  const connection = domain === null ? null : await findConnectionOfDomain(company.sql, realm, domain);
  if (!connection) return null;
  try {
    return await sendAway(company, connection, browserSecret, { email });
  } catch (error) {
    throw refusedError(toRefused(error));
  }
}

interface Departure {
  email: string | null;
  test?: { testerId: string; steps: TestStep[] };
}

export async function sendAway(
  { sql, clock, secrets, publicUrl, providers }: Company,
  connection: ConnectionWithSecret,
  browserSecret: string,
  { email, test }: Departure,
): Promise<string> {
  const now = clock.now();
  const way = wayOf(secrets, publicUrl, connection, randomBase62(STATE_LENGTH));
  const address = await providers.signInAddress(connection, way, email);
  await insertAttempt(sql, {
    stateHash: secrets.hashCredential(way.state),
    connectionId: connection.id,
    browserHash: secrets.hashCredential(browserSecret),
    testerId: test?.testerId ?? null,
    steps: test?.steps ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ATTEMPT_MS),
    usedAt: null,
  });
  return address;
}

/** Nonce and verifier follow from the state by a key of ours, so neither is stored, and the state does not reveal them. */
export function wayOf(
  secrets: Pick<Secrets, 'hashCredential'>,
  publicUrl: string,
  { accountId }: Pick<ConnectionWithSecret, 'accountId'>,
  state: string,
): Way {
  const derived = (purpose: string) =>
    secrets.hashCredential(JSON.stringify(['company', purpose, state])).toString('base64url');
  const redirectUri = redirectAddress(publicUrl, accountId);
  return { redirectUri, state, nonce: derived('nonce'), verifier: derived('verifier') };
}
