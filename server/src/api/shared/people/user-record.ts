import { z } from 'zod';
import { OPERATOR_ROLES, PORTAL_ROLES, type User } from '../../../people/user.ts';
import type { ListedUser } from '../../../people/user-store.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const portalRole = z.enum(PORTAL_ROLES);

const userFields = {
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum([...new Set([...PORTAL_ROLES, ...OPERATOR_ROLES])]),
  disabled: z.boolean(),
  createdAt: timestamp,
  lastSignInAt: timestamp.nullable(),
};

export const userRecord = z.object(userFields).meta({ id: 'User' });

const listedUserRecord = z
  .object({
    ...userFields,
    invited: z.boolean().describe('The invitation has not been accepted yet'),
    oneTimeCodes: z.boolean(),
    companySignIn: z.boolean().describe('Has come from the provider of the company'),
    passkeys: z.int(),
    trustedFrom: timestamp
      .nullable()
      .describe(
        'From when on the confirmations of a new admin count; null if they count, or for other roles',
      ),
  })
  .meta({ id: 'ListedUser' });

/** Shown once: only its hash is stored. */
export const invitationLinkRecord = z
  .object({ url: z.string(), expiresAt: timestamp })
  .meta({ id: 'InvitationLink' });

export function toInvitationLinkRecord({ url, expiresAt }: { url: string; expiresAt: Date }) {
  return { url, expiresAt: expiresAt.toISOString() };
}

export const userList = z.object({
  data: z.array(listedUserRecord),
  mailsAreSent: z.boolean().describe('False without SMTP_URL: then copy the links of invitations'),
});

export function toUserRecord({ id, email, name, role, disabledAt, createdAt, lastSignInAt }: User) {
  return {
    id,
    email,
    name,
    role,
    disabled: disabledAt !== null,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  };
}

export function toListedUserRecord(user: ListedUser) {
  const { hasPassword, hasOneTimeCodes: oneTimeCodes, hasCompanySignIn: companySignIn, passkeys } = user;
  const invited = !hasPassword && !companySignIn;
  const trustedFrom = user.isTrusted ? null : user.adminTrustedFrom!.toISOString();
  return { ...toUserRecord(user), invited, oneTimeCodes, companySignIn, passkeys, trustedFrom };
}

export function newUserOf<Role extends z.ZodType<User['role']>>(role: Role) {
  return z.strictObject({ email: z.email().max(254), name: plainText(100), role });
}

export const newUser = newUserOf(portalRole);

export const NEW_USER_EXAMPLE = { email: 'jana@customer.example', name: 'Jana Petersen', role: 'developer' };
