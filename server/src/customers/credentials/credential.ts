// A credential: an API key or OAuth client and the account it belongs to.

import type { Account } from '../../model/account.ts';
import { type Environment, isTest } from '../../model/environment.ts';
import type { Actor } from '../../operator/audit.ts';
import { isAllowedFrom } from './allowed-addresses.ts';
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
  /** Addresses and networks it may be used from; empty means any. */
  allowedAddresses: string[];
  /** A rolled credential ends at its expiry and is then answered like an unknown one. */
  expiresAt: Date | null;
  /** Its successor and its predecessor after a roll. */
  rolledTo: string | null;
  rolledFrom: string | null;
  disabledAt: Date | null;
  revokedAt: Date | null;
  /** Refused until an admin approves it. */
  awaitingApproval: boolean;
  createdAt: Date;
}

export interface CredentialWithAccount {
  credential: Credential;
  secretHash: Buffer;
  account: Account;
}

/** With its last use, which is stored separately. */
export interface UsedCredential extends Credential {
  lastUsedAt: Date | null;
  lastUsedAddress: string | null;
}

/** An authenticated caller with a valid credential and account. */
export interface Caller {
  account: Account;
  environment: Environment;
  credential: Credential;
  /** The scopes of the call: those of the credential, or the subset its token was restricted to. */
  scopes: ApiScope[];
  method: 'access_token' | 'api_key';
  /** When the access token expires; null for a key. */
  authenticatedUntil: Date | null;
  /** For the audit log, where not the credential itself acts through API v1: an agent. */
  actor?: Actor;
}

/** Why a credential that exists is answered like an unknown one; the request log shows it to its owner. */
export type Refusal = 'REVOKED' | 'ROLLED' | 'ADDRESS_NOT_ALLOWED';

export function refusalOf(credential: Credential, address: string, now: Date): Refusal | null {
  const { revokedAt, rolledTo, allowedAddresses } = credential;
  if (revokedAt !== null) return 'REVOKED';
  if (rolledTo !== null && hasExpired(credential, now)) return 'ROLLED';
  return isAllowedFrom(allowedAddresses, address) ? null : 'ADDRESS_NOT_ALLOWED';
}

export function hasExpired({ expiresAt }: Credential, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
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
