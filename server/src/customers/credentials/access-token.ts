// Access tokens: signed JWTs that last one hour and are not stored anywhere.
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { ApiScope } from './api-scopes.ts';

export const TOKEN_LIFETIME_SECONDS = 3600;
const ISSUER = 'handover';
/** Caches verified tokens to skip checking their signature again. The caller always checks their expiry. */
const MAX_REMEMBERED = 5000;

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

export function accessTokens(secrets: Secrets, clock: Clock): AccessTokens {
  const remembered = new LRUCache<string, TokenClaims>({ max: MAX_REMEMBERED });

  async function read(token: string): Promise<TokenClaims | null> {
    try {
      // The caller checks the expiry, because the owner of an expired token must still be known.
      const { payload } = await jwtVerify(token, secrets.tokenKey, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        requiredClaims: ['sub', 'exp', 'scope'],
        currentDate: new Date(0),
      });
      return {
        credentialId: payload.sub!,
        scopes: (payload.scope as string).split(' ') as ApiScope[],
        expiresAt: new Date(payload.exp! * 1000),
      };
    } catch (cause) {
      if (cause instanceof errors.JOSEError) return null;
      throw cause;
    }
  }

  return {
    async issue(credentialId, clientId, scopes) {
      const now = clock.now();
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ scope: scopes.join(' '), client_id: clientId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setSubject(credentialId)
        .setJti(uuidv7(now))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_LIFETIME_SECONDS)
        .sign(secrets.tokenKey);
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
