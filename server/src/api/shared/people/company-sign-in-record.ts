// The company sign-in of an account or of the operator, as its admins see and change it.
import { z } from 'zod';
import { type Connection, redirectAddress } from '../../../people/company/connection.ts';
import { type MailDomain, PROOFS_OF_DOMAIN } from '../../../people/company/domain-store.ts';
import { recordOf } from '../../../people/company/manage-domains.ts';
import { REFUSALS, type Refusal } from '../../../people/company/refusals.ts';
import type { TestResult } from '../../../people/company/test-connection.ts';
import { TEST_STEPS } from '../../../people/company/test-steps.ts';
import type { User } from '../../../people/user.ts';
import { plainText, storableText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';

const MAX_ROLES = 50;
const anyRole = z.string();

const sharedFields = {
  issuer: z.string().describe('The address of the provider, as its discovery names it'),
  clientId: z.string(),
  extraScopes: z.string().describe('Requested in addition to openid, email and profile, separated by spaces'),
  roleClaim: z
    .string()
    .nullable()
    .describe(
      'The claim that decides about roles, also a path such as realm_access.roles; null if none does',
    ),
  provesFactor: z.boolean().describe('Whether the provider asks everybody for a second factor'),
  active: z.boolean(),
  required: z.boolean().describe('Nobody but `exemptUserId` signs in in another way'),
  exemptUserId: z.uuid().nullable().describe('The admin who keeps another way in'),
};

const connectionRecord = z.object({
  ...sharedFields,
  roles: z.array(z.object({ value: z.string(), role: anyRole })),
  defaultRole: anyRole.nullable().describe('Of people without such a value; null refuses them'),
  testedAt: timestamp.nullable().describe('The last test of which each step succeeded'),
  updatedAt: timestamp,
});

const refusal = z.enum(Object.keys(REFUSALS) as [Refusal, ...Refusal[]]);

export const domainRecord = z
  .object({
    id: z.uuid(),
    domain: z.string(),
    provenAt: timestamp.nullable(),
    provenBy: z.enum(PROOFS_OF_DOMAIN).nullable(),
    record: z
      .object({ name: z.string(), value: z.string() })
      .describe('The TXT record that proves the domain'),
  })
  .meta({ id: 'CompanyDomain' });

export const companySignInRecord = z
  .object({
    redirectAddress: z.string().describe('To enter at the provider'),
    signOutAddress: z.string().describe('To enter at the provider as an address after signing out'),
    connection: connectionRecord.nullable().describe('Null until it is set up'),
    domains: z.array(domainRecord),
  })
  .meta({ id: 'CompanySignIn' });

export const testRecord = z
  .object({
    at: timestamp.nullable(),
    finished: z.boolean().describe('False until the provider has sent the browser back'),
    steps: z.array(
      z.object({
        step: z.enum(TEST_STEPS),
        ok: z.boolean(),
        reason: refusal.nullable(),
        said: z.string().nullable().describe('What the provider, or the check of its answer, said'),
        facts: z
          .array(z.object({ name: z.string(), value: z.string() }))
          .describe('Without secrets and tokens'),
      }),
    ),
  })
  .meta({ id: 'CompanySignInTest' });

export function connectionBody(role: z.ZodType<User['role']>) {
  return z.strictObject({
    issuer: plainText(500),
    clientId: plainText(300),
    clientSecret: plainText(2000).optional().describe('Missing: the stored one stays. It is never returned'),
    extraScopes: storableText(300)
      .regex(/^[\x21-\x7e ]*$/, 'Scopes are separated by spaces.')
      .default(''),
    roleClaim: plainText(200).nullable().default(null),
    roles: z
      .array(z.strictObject({ value: plainText(300), role }))
      .max(MAX_ROLES)
      .default([]),
    defaultRole: role.nullable().default(null),
    provesFactor: z.boolean().default(false),
    active: z.boolean().default(false),
    required: z.boolean().default(false),
    exemptUserId: z.uuid().nullable().default(null),
  });
}

export function fromConnectionBody({
  active,
  required,
  roles,
  ...rest
}: z.output<ReturnType<typeof connectionBody>>) {
  return { ...rest, isActive: active, isRequired: required, roleValues: roles };
}

export function toDomainRecord(domain: MailDomain) {
  return {
    id: domain.id,
    domain: domain.domain,
    provenAt: domain.provenAt?.toISOString() ?? null,
    provenBy: domain.provenBy,
    record: recordOf(domain),
  };
}

export function toCompanySignInRecord(
  publicUrl: string,
  signOutAddress: string,
  accountId: string | null,
  connection: Connection | null,
  domains: readonly MailDomain[],
) {
  return {
    redirectAddress: redirectAddress(publicUrl, accountId),
    signOutAddress,
    connection: connection && toConnectionRecord(connection),
    domains: domains.map(toDomainRecord),
  };
}

function toConnectionRecord(connection: Connection) {
  const { issuer, clientId, extraScopes, roleClaim, defaultRole, provesFactor, exemptUserId } = connection;
  return {
    issuer,
    clientId,
    extraScopes,
    roleClaim,
    roles: connection.roleValues,
    defaultRole,
    provesFactor,
    active: connection.isActive,
    required: connection.isRequired,
    exemptUserId,
    testedAt: connection.testedAt?.toISOString() ?? null,
    updatedAt: connection.updatedAt.toISOString(),
  };
}

export function toTestRecord(test: TestResult | null) {
  return {
    at: test?.at.toISOString() ?? null,
    finished: test?.isFinished ?? false,
    steps: test?.steps ?? [],
  };
}
