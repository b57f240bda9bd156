// Turns a presented credential into a caller; the only place that distinguishes the 401 and 403 cases.

import { ServiceError } from '../../http/errors.ts';
import type { Environment } from '../../http/trace.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sql } from '../../platform/db.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AccessTokens, TokenClaims } from './access-token.ts';
import { type Caller, type CredentialWithAccount, hasKeyPrefix, TEST_PREFIX } from './credential.ts';
import { findCredential } from './store.ts';

interface PresentedCredential {
  value: string;
  /** Access tokens can only be Bearer tokens; X-API-Key is for keys. */
  mayBeToken: boolean;
}

interface Authentication {
  sql: Sql;
  clock: Clock;
  secrets: Secrets;
  tokens: AccessTokens;
  credentialCache: NotifiedCache<CredentialWithAccount>;
}

/** Reads the credential from the headers. Refuses a call with two different ones instead of guessing. */
export function readPresented(
  authorization: string | undefined,
  apiKey: string | undefined,
): PresentedCredential | null {
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

/** The environment that a presented value claims, for responses to calls without a known credential. */
export function claimedEnvironment(value: string | undefined): Environment {
  return value?.startsWith(TEST_PREFIX) ? 'sandbox' : 'production';
}

/** Calls `onFound` even if the credential is then refused, so that headers and log can name its owner. */
export async function authenticate(
  auth: Authentication,
  presented: PresentedCredential | null,
  onFound: (found: CredentialWithAccount) => void,
): Promise<Caller> {
  if (presented === null) throw new ServiceError('UNAUTHORIZED');
  const { value } = presented;
  const mayBeToken = presented.mayBeToken && !hasKeyPrefix(value);
  const claims = mayBeToken ? await auth.tokens.verify(value) : null;
  if (claims) return authenticateToken(auth, claims, onFound);
  // If it is not a token, it may still be a key from before keys had prefixes.
  const caller = await authenticateKey(auth, value, onFound);
  if (caller) return caller;
  throw new ServiceError(mayBeToken ? 'INVALID_TOKEN' : 'INVALID_CREDENTIALS');
}

async function authenticateKey(
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

async function authenticateToken(
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

/** Whether the account may place orders at all. The v1 doors also require that production is enabled. */
export function checkAccount(caller: Caller): void {
  if (caller.account.status === 'SUSPENDED') throw new ServiceError('ACCOUNT_SUSPENDED');
  if (caller.account.kind !== 'CUSTOMER') throw new ServiceError('ACCOUNT_NOT_ELIGIBLE');
}

export function checkV1Enabled(caller: Caller): void {
  if (caller.environment === 'production' && !caller.account.apiV1Production) {
    throw new ServiceError('FEATURE_NOT_ENABLED');
  }
}
