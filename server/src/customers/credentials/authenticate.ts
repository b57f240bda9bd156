// Turns a presented credential into a caller; the only place that distinguishes the 401 and 403 cases.

import { type Environment, isTest } from '../../model/environment.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import type { AccessTokens, TokenClaims } from './access-token.ts';
import {
  type Caller,
  type CredentialWithAccount,
  hasExpired,
  hasKeyPrefix,
  type Refusal,
  refusalOf,
  TEST_PREFIX,
} from './credential.ts';
import { accessErrors } from './errors.ts';
import type { LastUseRecorder } from './record-last-used.ts';
import { findCredential } from './store.ts';

interface PresentedCredential {
  value: string;
  /** Access tokens can only be Bearer tokens; X-API-Key is for keys. */
  mayBeToken: boolean;
}

/** The context of authentication. */
export interface Access extends BaseContext {
  tokens: AccessTokens;
  credentials: NotifiedCache<CredentialWithAccount>;
  operatorToken: string;
  uses: LastUseRecorder;
}

/** Gets what is known about the credential, even if it is then refused, for headers and log. */
export interface AuthObserver {
  found(found: CredentialWithAccount): void;
  refused(why: Refusal): void;
}

/** Reads the credential from the headers. Refuses a call with two different ones instead of guessing. */
export function parseCredentials(
  authorization: string | undefined,
  apiKey: string | undefined,
): PresentedCredential | null {
  const bearer = /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1]?.trimEnd();
  const key = apiKey?.trim() || undefined;
  if (bearer !== undefined && key !== undefined && bearer !== key) {
    const message = 'Authorization and X-API-Key hold different credentials. Send one of them.';
    throw callErrors.INVALID_REQUEST({
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

/** Synchronous for a cached key, which nearly every call has. */
export function authenticate(
  access: Access,
  presented: PresentedCredential | null,
  address: string,
  observer: AuthObserver,
): Caller | Promise<Caller> {
  if (presented === null) throw accessErrors.UNAUTHORIZED();
  const { value } = presented;
  if (presented.mayBeToken && !hasKeyPrefix(value)) return byTokenOrKey(access, value, address, observer);
  const decide = (found: CredentialWithAccount | null) => {
    if (!found) throw accessErrors.INVALID_CREDENTIALS();
    return callerByKey(access, found, address, observer);
  };
  const found = findByKey(access, value);
  return found instanceof Promise ? found.then(decide) : decide(found);
}

async function byTokenOrKey(
  access: Access,
  value: string,
  address: string,
  observer: AuthObserver,
): Promise<Caller> {
  const claims = await access.tokens.verify(value);
  if (claims) return callerByToken(access, await findByToken(access, claims), claims, address, observer);
  // A value that is not a token may be a key from before keys had prefixes.
  const found = await findByKey(access, value);
  if (!found) throw accessErrors.INVALID_TOKEN();
  return callerByKey(access, found, address, observer);
}

function findByKey(access: Access, key: string) {
  return access.credentials.get(`key:${key}`, () =>
    findCredential(access.sql, { secretHash: access.secrets.hashCredential(key) }),
  );
}

function findByToken(access: Access, { credentialId }: TokenClaims) {
  return access.credentials.get(`id:${credentialId}`, () => findCredential(access.sql, { id: credentialId }));
}

function callerByKey(
  access: Access,
  found: CredentialWithAccount,
  address: string,
  observer: AuthObserver,
): Caller {
  const { credential, account } = found;
  const now = access.clock.now();
  observer.found(found);
  checkRefusal(found, address, now, observer);
  if (credential.type === 'oauth_client') throw accessErrors.ACCESS_TOKEN_REQUIRED();
  checkUsable(found, now);
  access.uses.note(credential, address, now);
  return {
    account,
    credential,
    environment: credential.environment,
    scopes: credential.scopes,
    method: 'api_key',
    authenticatedUntil: null,
  };
}

function callerByToken(
  access: Access,
  found: CredentialWithAccount | null,
  claims: TokenClaims,
  address: string,
  observer: AuthObserver,
): Caller {
  const now = access.clock.now();
  if (found) observer.found(found);
  if (claims.expiresAt <= now) throw accessErrors.TOKEN_EXPIRED();
  if (!found) throw accessErrors.INVALID_CREDENTIALS();
  checkRefusal(found, address, now, observer);
  checkUsable(found, now);
  const { credential, account } = found;
  access.uses.note(credential, address, now);
  return {
    account,
    credential,
    environment: credential.environment,
    scopes: claims.scopes.filter((scope) => credential.scopes.includes(scope)),
    method: 'access_token',
    authenticatedUntil: claims.expiresAt,
  };
}

/** Comes first: from a foreign address no caller learns that the credential exists. */
function checkRefusal(
  { credential }: CredentialWithAccount,
  address: string,
  now: Date,
  observer: AuthObserver,
): void {
  const refusal = refusalOf(credential, address, now);
  if (refusal === null) return;
  observer.refused(refusal);
  throw accessErrors.INVALID_CREDENTIALS();
}

function checkUsable({ credential }: CredentialWithAccount, now: Date): void {
  if (credential.disabledAt !== null) throw accessErrors.CREDENTIALS_DISABLED();
  if (credential.awaitingApproval) throw accessErrors.CREDENTIALS_AWAITING_APPROVAL();
  if (hasExpired(credential, now)) throw accessErrors.CREDENTIALS_EXPIRED();
}

/** Whether the account may place orders at all. The v1 APIs also require that production is enabled. */
export function checkAccount(caller: Caller): void {
  if (caller.account.status === 'SUSPENDED') throw accessErrors.ACCOUNT_SUSPENDED();
  if (caller.account.kind !== 'CUSTOMER') throw accessErrors.ACCOUNT_NOT_ELIGIBLE();
}

export function checkV1Enabled(caller: Pick<Caller, 'environment' | 'account'>): void {
  if (!isTest(caller.environment) && !caller.account.apiV1Production) {
    throw accessErrors.FEATURE_NOT_ENABLED();
  }
}
