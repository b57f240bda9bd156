// A credential: what we know about an API key or OAuth client and the account it belongs to.

import type { Account } from '../accounts/account.ts';
import { type Environment, isTest } from '../environment.ts';
import type { ApiScope } from './api-scopes.ts';

export interface Credential {
  id: string;
  accountId: string;
  environment: Environment;
  type: 'api_key' | 'oauth_client';
  name: string;
  clientId: string | null;
  prefix: string;
  scopes: ApiScope[];
  expiresAt: Date | null;
  disabledAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
}

export interface CredentialWithAccount {
  credential: Credential;
  secretHash: Buffer;
  account: Account;
}

/** An authenticated caller with a valid credential and account. */
export interface Caller {
  account: Account;
  environment: Environment;
  credential: Credential;
  /** Of the call: those of the credential, or the subset its token was restricted to. */
  scopes: ApiScope[];
  method: 'access_token' | 'api_key';
  /** When the access token expires; null for a key. */
  authenticatedUntil: Date | null;
}

const LIVE_PREFIX = 'svc_live_';
export const TEST_PREFIX = 'svc_test_';
export const CLIENT_PREFIX = 'svcc_';

export function prefixOf(environment: Environment): string {
  return isTest(environment) ? TEST_PREFIX : LIVE_PREFIX;
}

export function hasKeyPrefix(text: string): boolean {
  return text.startsWith(LIVE_PREFIX) || text.startsWith(TEST_PREFIX);
}
