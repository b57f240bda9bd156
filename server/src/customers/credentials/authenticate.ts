// From what a call presents to who calls: the one place that tells the 401 and 403 cases apart.

import { ServiceError } from '../../http/errors.ts';
import type { Environment } from '../../http/trace.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sql } from '../../platform/db.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AccessTokens, TokenClaims } from './access-token.ts';
import { type Caller, type CredentialWithAccount, hasKeyPrefix, TEST_PREFIX } from './credential.ts';
import { findCredential } from './store.ts';

export interface Presented {
  value: string;
  /** An access token can only come as a Bearer; X-API-Key is for keys. */
  mayBeToken: boolean;
}

export interface Authentication {
  sql: Sql;
  clock: Clock;
  secrets: Secrets;
  tokens: AccessTokens;
  credentialCache: NotifiedCache<CredentialWithAccount>;
}

/** What the headers present; two different credentials in one call are refused rather than guessed at. */
export function readPresented(
  authorization: string | undefined,
  apiKey: string | undefined,
): Presented | null {
  const bearer = /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1]?.trimEnd();
  const key = apiKey?.trim() || undefined;
  if (bearer !== undefined && key !== undefined && bearer !== key) {
    const message = 'Authorization and X-API-Key hold different credentials. Send one of them.';
    throw new ServiceError('INVALID_REQUEST', {
      message,
      details: { fields: [{ field: 'X-API-Key', code: 'invalid_value', message }] },
    });
  }
  if (key !== undefined) return { value: key, mayBeToken: bearer !== undefined };
  return bearer === undefined ? null : { value: bearer, mayBeToken: true };
}

/** The environment that a presented value claims, for responses that know no credential. */
export function claimedEnvironment(value: string | undefined): Environment {
  return value?.startsWith(TEST_PREFIX) ? 'sandbox' : 'production';
}

/** `onFound` hears whose credential it is even if it is then refused, for the headers and the log. */
export async function authenticate(
  auth: Authentication,
  presented: Presented | null,
  onFound: (found: CredentialWithAccount) => void,
): Promise<Caller> {
  if (presented === null) throw new ServiceError('UNAUTHORIZED');
  const { value } = presented;
  const mayBeToken = presented.mayBeToken && !hasKeyPrefix(value);
  const claims = mayBeToken ? await auth.tokens.verify(value) : null;
  if (claims) return byToken(auth, claims, onFound);
  // What is no token may still be a key from before keys had prefixes.
  const caller = await byKey(auth, value, onFound);
  if (caller) return caller;
  throw new ServiceError(mayBeToken ? 'INVALID_TOKEN' : 'INVALID_CREDENTIALS');
}

async function byKey(
  auth: Authentication,
  key: string,
  onFound: (found: CredentialWithAccount) => void,
): Promise<Caller | null> {
  const found = await auth.credentialCache.get(`key:${key}`, () =>
    findCredential(auth.sql, { secretHash: auth.secrets.hashCredential(key) }),
  );
  if (!found) return null;
  const { credential, account } = found;
  onFound(found);
  if (credential.revokedAt !== null) throw new ServiceError('INVALID_CREDENTIALS');
  if (credential.type === 'oauth_client') throw new ServiceError('ACCESS_TOKEN_REQUIRED');
  checkUsable(found, auth.clock);
  return {
    account,
    credential,
    environment: credential.environment,
    scopes: credential.scopes,
    method: 'api_key',
    authenticatedUntil: null,
  };
}

async function byToken(
  auth: Authentication,
  claims: TokenClaims,
  onFound: (found: CredentialWithAccount) => void,
): Promise<Caller> {
  const found = await auth.credentialCache.get(`id:${claims.credentialId}`, () =>
    findCredential(auth.sql, { id: claims.credentialId }),
  );
  if (found) onFound(found);
  if (claims.expiresAt.getTime() <= auth.clock.now().getTime()) throw new ServiceError('TOKEN_EXPIRED');
  if (!found || found.credential.revokedAt !== null) throw new ServiceError('INVALID_CREDENTIALS');
  checkUsable(found, auth.clock);
  const { credential, account } = found;
  return {
    account,
    credential,
    environment: credential.environment,
    scopes: claims.scopes.filter((scope) => credential.scopes.includes(scope)),
    method: 'access_token',
    authenticatedUntil: claims.expiresAt,
  };
}

function checkUsable({ credential }: CredentialWithAccount, clock: Clock): void {
  if (credential.disabledAt !== null) throw new ServiceError('CREDENTIALS_DISABLED');
  if (credential.expiresAt !== null && credential.expiresAt.getTime() <= clock.now().getTime()) {
    throw new ServiceError('CREDENTIALS_EXPIRED');
  }
}

/** Whether the account may order at all; the v1 doors also ask for production to be enabled. */
export function checkAccount(caller: Caller): void {
  if (caller.account.status === 'SUSPENDED') throw new ServiceError('ACCOUNT_SUSPENDED');
  if (caller.account.kind !== 'CUSTOMER') throw new ServiceError('ACCOUNT_NOT_ELIGIBLE');
}

export function checkV1Enabled(caller: Caller): void {
  if (caller.environment === 'production' && !caller.account.apiV1Production) {
    throw new ServiceError('FEATURE_NOT_ENABLED');
  }
}
