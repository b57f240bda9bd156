// The connection of an account, or of the operator, with its OpenID Connect provider.
import type { Realm, User } from '../user.ts';

interface RoleOfValue {
  value: string;
  role: User['role'];
}

export interface Connection {
  id: string;
  /** Null for the operator's console. */
  accountId: string | null;
  issuer: string;
  clientId: string;
  /** Separated by spaces, in addition to openid, email and profile. */
  extraScopes: string;
  /** A claim, or a path such as `realm_access.roles`; null if the provider does not decide about roles. */
  roleClaim: string | null;
  /** The first value that the claim has decides. */
  roleValues: RoleOfValue[];
  /** Of people without such a value; null refuses them. */
  defaultRole: User['role'] | null;
  /** Whether the provider asks everybody for a second factor. */
  provesFactor: boolean;
  isActive: boolean;
  /** Nobody but the named admin signs in in another way. */
  isRequired: boolean;
  exemptUserId: string | null;
  testedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** With the data that never leaves this folder. */
export interface ConnectionWithSecret extends Connection {
  clientSecret: Buffer;
}

export function realmOfConnection({ accountId }: Pick<Connection, 'accountId'>): Realm {
  return accountId === null ? 'console' : 'portal';
}

/** A separate address for each connection, so that the answer of one provider is never taken for another's. */
export function redirectAddress(publicUrl: string, accountId: string | null): string {
  return accountId === null
    ? `${publicUrl}/console/company-sign-in/operator`
    : `${publicUrl}/portal/company-sign-in/${accountId}`;
}
