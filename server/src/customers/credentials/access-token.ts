// Access tokens: signed JWTs that last one hour and are not stored anywhere.
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { HOUR_SECONDS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { Clock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { DataKey } from '../../platform/keys/data-keys.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { ApiScope } from './api-scopes.ts';

export const TOKEN_LIFETIME_SECONDS = HOUR_SECONDS;
const ISSUER = 'handover';
/** Caches verified tokens to skip checking their signature again. The caller always checks their expiry. */
const MAX_REMEMBERED = 5000;
/** How far the clocks of two processes may differ. */
const SKEW_MS = MINUTE_MS;

export interface TokenClaims {
  credentialId: string;
  scopes: ApiScope[];
  expiresAt: Date;
}

export interface AccessTokens {
  issue(credentialId: string, clientId: string, scopes: readonly ApiScope[]): Promise<string>;
  /** Null for a token that this service did not issue or that was altered. The caller checks the expiry. */
  verify(token: string): Promise<TokenClaims | null>;
}

/** Decoding skips invalid characters and bits, but a token must come back exactly as it was issued. */
function isExact(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

/** No token of a replaced key lasts longer than those issued before its end, not even one made by a thief. */
function lastExpiryOf({ replacedAt }: DataKey): number {
  return replacedAt === null
    ? Number.POSITIVE_INFINITY
    : replacedAt.getTime() + TOKEN_LIFETIME_SECONDS * 1000 + SKEW_MS;
}

export function accessTokens(secrets: Secrets, clock: Clock): AccessTokens {
  const remembered = new LRUCache<string, TokenClaims>({ max: MAX_REMEMBERED });

  function keyOf({ kid }: JWTHeaderParameters): DataKey {
    const key = secrets.tokenKeys.all().find(({ id }) => id === kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  async function read(token: string): Promise<TokenClaims | null> {
    try {
      // The caller checks the expiry, because the owner of an expired token must still be known.
      const { payload, protectedHeader } = await jwtVerify(token, (header) => keyOf(header).bytes, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        requiredClaims: ['sub', 'exp', 'scope'],
        currentDate: new Date(0),
      });
      const expiresAt = new Date(payload.exp! * 1000);
      if (expiresAt.getTime() > lastExpiryOf(keyOf(protectedHeader))) return null;
      return {
        credentialId: payload.sub!,
        scopes: (payload.scope as string).split(' ') as ApiScope[],
        expiresAt,
      };
    } catch (cause) {
      if (cause instanceof errors.JOSEError) return null;
      throw cause;
    }
  }

  return {
    async issue(credentialId, clientId, scopes) {
      const now = clock.now();
      const key = secrets.tokenKeys.current();
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ scope: scopes.join(' '), client_id: clientId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.id })
        .setIssuer(ISSUER)
        .setSubject(credentialId)
        .setJti(uuidv7(now))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_LIFETIME_SECONDS)
        .sign(key.bytes);
    },
    async verify(token) {
      const known = remembered.get(token);
      if (known) return known;
      const claims = isExact(token) ? await read(token) : null;
      if (claims) remembered.set(token, claims);
      return claims;
    },
  };
}
