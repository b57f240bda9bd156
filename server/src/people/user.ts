// A person who signs in: of a customer to the portal, of the operator to the console.
import type { Language } from '../platform/language.ts';

export const PORTAL_ROLES = ['admin', 'developer', 'member', 'viewer'] as const;
export type PortalRole = (typeof PORTAL_ROLES)[number];

export const OPERATOR_ROLES = ['admin', 'dispatcher', 'accounting', 'viewer'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Where somebody signs in; the same address may be one person in each. */
export const REALMS = ['portal', 'console'] as const;
export type Realm = (typeof REALMS)[number];

/** The mails that a person can do without. */
export interface Notifications {
  /** What failed during the day before: calls and deliveries. */
  dailyDigest: boolean;
  /** An endpoint has failed for an hour. */
  endpointFailing: boolean;
  /** A key ends in 14 days. */
  keyExpiring: boolean;
}

export const NO_NOTIFICATIONS: Notifications = {
  dailyDigest: false,
  endpointFailing: false,
  keyExpiring: false,
};

export interface User {
  id: string;
  /** Null for people of the operator. */
  accountId: string | null;
  email: string;
  name: string;
  role: PortalRole | OperatorRole;
  /** Null: as the browser prefers. */
  language: Language | null;
  notifications: Notifications;
  disabledAt: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** With what signing in needs, which never leaves `people/`. */
export interface UserWithSecrets extends User {
  passwordHash: string | null;
  totpSecret: Buffer | null;
  totpStep: number;
  /** In hexadecimal. */
  recoveryHashes: string[];
}

export function realmOf({ accountId }: Pick<User, 'accountId'>): Realm {
  return accountId === null ? 'console' : 'portal';
}

export type UserFields = Pick<User, 'email' | 'name' | 'role'>;

/** As invited: nothing chosen yet, never signed in. */
export function newUser(fields: UserFields, accountId: string | null, id: string, now: Date): User {
  return {
    ...fields,
    id,
    accountId,
    language: null,
    notifications: firstNotifications(fields.role),
    disabledAt: null,
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Those who run the integration want to hear of its failures, until they say otherwise. */
function firstNotifications(role: User['role']): Notifications {
  const wants = role === 'admin' || role === 'developer';
  return { dailyDigest: false, endpointFailing: wants, keyExpiring: wants };
}
