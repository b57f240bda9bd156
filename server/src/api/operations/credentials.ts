// Operations on credentials. A key or secret is shown only once, when it is created.

import { z } from 'zod';
import { accountNotFound } from '../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../customers/accounts/store.ts';
import { ALL_API_SCOPES } from '../../customers/credentials/api-scopes.ts';
import type { Credential } from '../../customers/credentials/credential.ts';
import {
  createCredential,
  expiryProblems,
  importKey,
  revokeCredential,
  setCredentialDisabled,
} from '../../customers/credentials/manage-credentials.ts';
import { listCredentials } from '../../customers/credentials/store.ts';
import { ENVIRONMENTS } from '../../customers/environment.ts';
import { optional, timeIn, timestamp, uuidPath, zonedTime } from '../../http/schemas.ts';
import { plainText } from '../../platform/plain-text.ts';
import { operationsRoute } from './admit.ts';

const credentialFields = {
  id: z.uuid(),
  accountId: z.uuid(),
  type: z.enum(['api_key', 'oauth_client']),
  environment: z.enum(ENVIRONMENTS),
  name: z.string(),
  clientId: z.string().nullable(),
  prefix: z.string().describe('The readable start of the key or secret'),
  scopes: z.array(z.enum(ALL_API_SCOPES)),
  disabled: z.boolean(),
  expiresAt: timestamp.nullable(),
  createdAt: timestamp,
};

const credentialRecord = z.object(credentialFields).meta({ id: 'Credential' });

const createdRecord = z
  .object({
    ...credentialFields,
    key: z.string().optional().describe('The API key, shown once'),
    clientSecret: z.string().optional().describe('The secret of the OAuth client, shown once'),
  })
  .meta({ id: 'CreatedCredential' });

function toRecord(credential: Credential) {
  const { disabledAt, revokedAt: _, ...rest } = credential;
  return {
    ...rest,
    disabled: disabledAt !== null,
    expiresAt: credential.expiresAt?.toISOString() ?? null,
    createdAt: credential.createdAt.toISOString(),
  };
}

export const credentialRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/credentials',
    operationId: 'createCredential',
    tag: 'Credentials',
    summary: 'Create an API key or OAuth client',
    access: { operator: true },
    params: uuidPath,
    body: z.strictObject({
      type: z.enum(['api_key', 'oauth_client']),
      environment: z.enum(ENVIRONMENTS),
      name: plainText(100),
      scopes: optional(
        z
          .array(z.enum(ALL_API_SCOPES))
          .min(1)
          .max(ALL_API_SCOPES.length)
          .transform((scopes) => ALL_API_SCOPES.filter((scope) => scopes.includes(scope))),
        [...ALL_API_SCOPES],
      ),
      expiresAt: optional(zonedTime, null),
    }),
    rules: ({ services, rawBody }) => expiryProblems(timeIn(rawBody, 'expiresAt'), services.core.clock.now()),
    bodyExample: { type: 'api_key', environment: 'sandbox', name: 'Dealer system', scopes: ['orders:read'] },
    responses: { 201: { description: 'The credential, once with its key or secret', schema: createdRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => {
      const { credential, secret } = await createCredential(services.core, caller, params.id, body);
      const shownOnce = credential.type === 'api_key' ? { key: secret } : { clientSecret: secret };
      return { status: 201, body: { ...toRecord(credential), ...shownOnce } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/credentials/import',
    operationId: 'importKey',
    tag: 'Credentials',
    summary: 'Take over a key without prefix',
    description: 'For keys from before 2026-09-22: production, with orders:read and orders:write.',
    access: { operator: true },
    params: uuidPath,
    body: z.strictObject({
      name: plainText(100),
      key: z
        .string()
        .regex(/^[\x21-\x7e]{16,200}$/, 'A key has 16 to 200 visible ASCII characters and no spaces.'),
    }),
    responses: { 201: { description: 'The credential', schema: credentialRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => ({
      status: 201,
      body: toRecord(await importKey(services.core, caller, params.id, body.name, body.key)),
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounts/{id}/credentials',
    operationId: 'listCredentials',
    tag: 'Credentials',
    summary: 'List the credentials of an account',
    access: { operator: true },
    params: uuidPath,
    responses: {
      200: {
        description: 'All that were not revoked',
        schema: z.object({ data: z.array(credentialRecord) }),
      },
    },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      if (!(await findAccount(services.core.sql, params.id))) throw accountNotFound();
      const credentials = await listCredentials(services.core.sql, params.id);
      return { status: 200, body: { data: credentials.map(toRecord) } };
    },
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/credentials/{id}',
    operationId: 'changeCredential',
    tag: 'Credentials',
    summary: 'Disable or enable a credential',
    access: { operator: true },
    params: uuidPath,
    body: z.strictObject({ disabled: z.boolean() }),
    bodyExample: { disabled: true },
    responses: { 200: { description: 'The credential', schema: credentialRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => ({
      status: 200,
      body: toRecord(await setCredentialDisabled(services.core, caller, params.id, body.disabled)),
    }),
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/credentials/{id}',
    operationId: 'revokeCredential',
    tag: 'Credentials',
    summary: 'Revoke a credential',
    description: 'Takes effect at once in every process and cannot be undone.',
    access: { operator: true },
    params: uuidPath,
    responses: { 204: { description: 'Revoked' } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await revokeCredential(services.core, caller, params.id);
      return { status: 204 };
    },
  }),
];
