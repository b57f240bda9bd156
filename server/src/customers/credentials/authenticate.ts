// Turns a presented credential into a caller; the only place that distinguishes the 401 and 403 cases.

import { httpErrors } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ground } from '../../platform/ground.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import { type Environment, isTest } from '../environment.ts';
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
import type { CredentialUses } from './note-uses.ts';
import { findCredential } from './store.ts';

interface PresentedCredential {
  value: string;
  /** Access tokens can only be Bearer tokens; X-API-Key is for keys. */
  mayBeToken: boolean;
}

/** What it takes to tell who calls. */
export interface Access extends Ground {
  tokens: AccessTokens;
  credentials: NotifiedCache<CredentialWithAccount>;
  operatorToken: string;
  uses: CredentialUses;
}

/** What becomes known on the way, even if the credential is then refused, so that headers and log can tell. */
export interface Witness {
  found(found: CredentialWithAccount): void;
  refused(why: Refusal): void;
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
    throw httpErrors.INVALID_REQUEST({
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

export async function authenticate(
  access: Access,
  presented: PresentedCredential | null,
  address: string,
  witness: Witness,
): Promise<Caller> {
  if (presented === null) throw accessErrors.UNAUTHORIZED();
  const { value } = presented;
  const mayBeToken = presented.mayBeToken && !hasKeyPrefix(value);
  const claims = mayBeToken ? await access.tokens.verify(value) : null;
  // What is no token may still be a key from before keys had prefixes.
  const caller = claims
    ? await byToken(access, claims, address, witness)
    : await byKey(access, value, address, witness);
  if (!caller) throw mayBeToken ? accessErrors.INVALID_TOKEN() : accessErrors.INVALID_CREDENTIALS();
  access.uses.note(caller.credential, address);
  return caller;
}

async function byKey(access: Access, key: string, address: string, witness: Witness): Promise<Caller | null> {
  const found = await access.credentials.get(`key:${key}`, () =>
    findCredential(access.sql, { secretHash: access.secrets.hashCredential(key) }),
  );
  if (!found) return null;
  const { credential, account } = found;
  witness.found(found);
  checkRefusal(found, address, access.clock, witness);
  if (credential.type === 'oauth_client') throw accessErrors.ACCESS_TOKEN_REQUIRED();
  checkUsable(found, access.clock);
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
  access: Access,
  claims: TokenClaims,
  address: string,
  witness: Witness,
): Promise<Caller> {
  const found = await access.credentials.get(`id:${claims.credentialId}`, () =>
    findCredential(access.sql, { id: claims.credentialId }),
  );
  if (found) witness.found(found);
  if (claims.expiresAt.getTime() <= access.clock.now().getTime()) throw accessErrors.TOKEN_EXPIRED();
  if (!found) throw accessErrors.INVALID_CREDENTIALS();
  checkRefusal(found, address, access.clock, witness);
  checkUsable(found, access.clock);
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

/** Before anything else is told: from a foreign address nobody learns that the credential exists. */
function checkRefusal(
  { credential }: CredentialWithAccount,
  address: string,
  clock: Clock,
  witness: Witness,
): void {
  const refusal = refusalOf(credential, address, clock.now());
  if (refusal === null) return;
  witness.refused(refusal);
  throw accessErrors.INVALID_CREDENTIALS();
}

function checkUsable({ credential }: CredentialWithAccount, clock: Clock): void {
  if (credential.disabledAt !== null) throw accessErrors.CREDENTIALS_DISABLED();
  if (hasExpired(credential, clock.now())) throw accessErrors.CREDENTIALS_EXPIRED();
}

/** Whether the account may place orders at all. The v1 doors also require that production is enabled. */
export function checkAccount(caller: Caller): void {
  if (caller.account.status === 'SUSPENDED') throw accessErrors.ACCOUNT_SUSPENDED();
  if (caller.account.kind !== 'CUSTOMER') throw accessErrors.ACCOUNT_NOT_ELIGIBLE();
}

export function checkV1Enabled(caller: Caller): void {
  if (!isTest(caller.environment) && !caller.account.apiV1Production) {
    throw accessErrors.FEATURE_NOT_ENABLED();
  }
}
