// A person who signs in: of a customer to the portal, of the operator to the console.
import type { Language } from '../platform/language.ts';

export const PORTAL_ROLES = ['admin', 'developer', 'member', 'viewer'] as const;
export type PortalRole = (typeof PORTAL_ROLES)[number];

export const OPERATOR_ROLES = ['admin', 'dispatcher', 'accounting', 'viewer'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Where people sign in; the same e-mail address may be a different person in each. */
const REALMS = ['portal', 'console'] as const;
export type Realm = (typeof REALMS)[number];

/** The mails that a person can switch off. */
interface Notifications {
  /** What failed on the day before: calls and webhook deliveries. */
  dailyDigest: boolean;
  /** An endpoint has failed for an hour. */
  endpointFailing: boolean;
  /** A key ends in 14 days. */
  keyExpiring: boolean;
}

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
  /** When the person used a link that was mailed to the address. Only then the address is theirs. */
  emailProvenAt: Date | null;
  /** From when on this admin may confirm what gives power or takes money; null: since becoming an admin. */
  adminTrustedFrom: Date | null;
  disabledAt: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** With the data for signing in, which never leaves `people/`. */
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

/** A new user: invited, no password, never signed in. */
export function newUser(fields: UserFields, accountId: string | null, id: string, now: Date): User {
  return {
    ...fields,
    id,
    accountId,
    language: null,
    notifications: firstNotifications(fields.role),
    emailProvenAt: null,
    adminTrustedFrom: null,
    disabledAt: null,
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** People who run the integration get mails about failures by default. */
function firstNotifications(role: User['role']): Notifications {
  const runsIntegration = role === 'admin' || role === 'developer';
  return { dailyDigest: false, endpointFailing: runsIntegration, keyExpiring: runsIntegration };
}
