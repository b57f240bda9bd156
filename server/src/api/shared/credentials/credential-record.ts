// A credential as the operations and portal APIs show it, and the fields that they accept for one.
import { z } from 'zod';
import { normalizeNetwork } from '../../../customers/credentials/allowed-addresses.ts';
import { ALL_API_SCOPES } from '../../../customers/credentials/api-scopes.ts';
import type { Credential, UsedCredential } from '../../../customers/credentials/credential.ts';
import type { CreatedCredential } from '../../../customers/credentials/manage-credentials.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { optional, timestamp, zonedTime } from '../../../platform/schemas.ts';

export const credentialFields = {
  id: z.uuid(),
  type: z.enum(['api_key', 'oauth_client']),
  environment: z.enum(ENVIRONMENTS),
  name: z.string(),
  clientId: z.string().nullable(),
  prefix: z.string().describe('The readable start of the key or secret'),
  scopes: z.array(z.enum(ALL_API_SCOPES)),
  allowedAddresses: z
    .array(z.string())
    .describe('Addresses it may be used from; an empty list means any address'),
  disabled: z.boolean(),
  awaitingApproval: z
    .boolean()
    .describe('It may order in production and is refused until an admin of the account approves it'),
  expiresAt: timestamp.nullable().describe('When it ends; set on a credential that was rolled'),
  rolledTo: z.uuid().nullable().describe('The credential that replaces it'),
  rolledFrom: z.uuid().nullable().describe('The credential that it replaced'),
  lastUsed: z.object({ at: timestamp, address: z.string() }).nullable(),
  createdAt: timestamp,
};

export const shownOnce = {
  key: z.string().optional().describe('The API key, shown once'),
  clientSecret: z.string().optional().describe('The secret of the OAuth client, shown once'),
};

export function toCredentialRecord(credential: Credential | UsedCredential) {
  const { accountId: _, disabledAt, revokedAt: __, expiresAt, createdAt, ...rest } = credential;
  const {
    lastUsedAt = null,
    lastUsedAddress = null,
    ...fields
  } = rest as Partial<UsedCredential> & typeof rest;
  return {
    ...fields,
    disabled: disabledAt !== null,
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsed: lastUsedAt === null ? null : { at: lastUsedAt.toISOString(), address: lastUsedAddress! },
    createdAt: createdAt.toISOString(),
  };
}

/** The only response that contains the secret. */
export function toSecretOnce({ credential, secret }: CreatedCredential) {
  return credential.type === 'api_key' ? { key: secret } : { clientSecret: secret };
}

export const credentialName = plainText(100);

const MAX_NETWORKS = 50;

export const allowedAddresses = z
  .array(
    z
      .string()
      .max(60, 'This is longer than any address.')
      .transform((text, context) => {
        const network = normalizeNetwork(text);
        if (network !== null) return network;
        context.issues.push({
          code: 'custom',
          input: text,
          message: 'Send an address such as 203.0.113.24, or a network such as 203.0.113.0/24.',
          params: { code: 'invalid_format', reason: 'format' },
        });
        return z.NEVER;
      })
      .meta({ description: 'An IPv4 or IPv6 address, or a network as CIDR' }),
  )
  .max(MAX_NETWORKS, `A credential has at most ${MAX_NETWORKS} addresses.`)
  .transform((networks) => [...new Set(networks)]);

export const newCredentialFields = {
  type: z.enum(['api_key', 'oauth_client']),
  name: credentialName,
  scopes: optional(
    z
      .array(z.enum(ALL_API_SCOPES))
      .min(1)
      .max(ALL_API_SCOPES.length)
      .transform((scopes) => ALL_API_SCOPES.filter((scope) => scopes.includes(scope))),
    [...ALL_API_SCOPES],
  ),
  allowedAddresses: optional(allowedAddresses, []),
  expiresAt: optional(zonedTime, null),
};
