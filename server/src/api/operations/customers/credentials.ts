// Operations on credentials. A key or secret is shown only once, when it is created.

import { z } from 'zod';
import { accountNotFound } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../../customers/accounts/store.ts';
import {
  approveCredential,
  changeCredential,
  revokeCredential,
} from '../../../customers/credentials/change-credentials.ts';
import type { Credential } from '../../../customers/credentials/credential.ts';
import {
  createCredential,
  expiryProblems,
  importKey,
} from '../../../customers/credentials/manage-credentials.ts';
import { listCredentials } from '../../../customers/credentials/store.ts';
import { ENVIRONMENTS, isTest } from '../../../model/environment.ts';
import { timeIn, uuidPath, withoutUndefined } from '../../../platform/schemas.ts';
import {
  allowedAddresses,
  credentialFields,
  credentialName,
  newCredentialFields,
  shownOnce,
  toCredentialRecord,
  toSecretOnce,
} from '../../shared/credentials/credential-record.ts';
import { operationsRoute } from '../admit.ts';

const fields = { ...credentialFields, accountId: z.uuid() };

const credentialRecord = z.object(fields).meta({ id: 'Credential' });

const createdRecord = z.object({ ...fields, ...shownOnce }).meta({ id: 'CreatedCredential' });

function toRecord(credential: Credential) {
  return { ...toCredentialRecord(credential), accountId: credential.accountId };
}

export const credentialRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/credentials',
    operationId: 'createCredential',
    tag: 'Credentials',
    summary: 'Create an API key or OAuth client',
    access: { who: 'admins' },
    confirm: 'fresh factor',
    confirmWhich: 'for production',
    confirmIf: ({ body }) => !isTest(body.environment),
    params: uuidPath,
    body: z.strictObject({ ...newCredentialFields, environment: z.enum(ENVIRONMENTS) }),
    rules: ({ services, rawBody }) => expiryProblems(timeIn(rawBody, 'expiresAt'), services.core.clock.now()),
    bodyExample: { type: 'api_key', environment: 'sandbox', name: 'Dealer system', scopes: ['orders:read'] },
    responses: { 201: { description: 'The credential, once with its key or secret', schema: createdRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'TOO_MANY_CREDENTIALS'],
    handler: async ({ services, caller, params, body }) => {
      const made = await createCredential(services.core, caller, params.id, body);
      return { status: 201, body: { ...toRecord(made.credential), ...toSecretOnce(made) } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounts/{id}/credentials/import',
    operationId: 'importKey',
    tag: 'Credentials',
    summary: 'Import a key without prefix',
    description: 'For keys from before 2026-09-22: production, with orders:read and orders:write.',
    access: { who: 'admins' },
    confirm: 'fresh factor',
    params: uuidPath,
    body: z.strictObject({
      name: credentialName,
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
    access: { who: 'all' },
    params: uuidPath,
    responses: {
      200: {
        description: 'All except those that were revoked, or that ended after a roll',
        schema: z.object({ data: z.array(credentialRecord) }),
      },
    },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      if (!(await findAccount(services.core.sql, params.id))) throw accountNotFound();
      const credentials = await listCredentials(
        services.core.sql,
        { accountId: params.id },
        services.core.clock.now(),
      );
      return { status: 200, body: { data: credentials.map(toRecord) } };
    },
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/credentials/{id}',
    operationId: 'changeCredential',
    tag: 'Credentials',
    summary: 'Disable or enable a credential, or change its allowed addresses',
    access: { who: 'admins' },
    params: uuidPath,
    body: z.strictObject({
      disabled: z.boolean().optional(),
      allowedAddresses: allowedAddresses.optional(),
    }),
    bodyExample: { disabled: true },
    responses: { 200: { description: 'The credential', schema: credentialRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => ({
      status: 200,
      body: toRecord(await changeCredential(services.core, caller, {}, params.id, withoutUndefined(body))),
    }),
  }),
  operationsRoute({
    method: 'POST',
    path: '/credentials/{id}/approve',
    operationId: 'approveCredential',
    tag: 'Credentials',
    summary: 'Approve a credential that waits for an admin of its account',
    description: 'For accounts without an admin. It works from then on.',
    access: { who: 'admins' },
    confirm: 'fresh factor',
    params: uuidPath,
    responses: { 200: { description: 'The credential', schema: credentialRecord } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: toRecord(await approveCredential(services.core, caller, {}, params.id)),
    }),
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/credentials/{id}',
    operationId: 'revokeCredential',
    tag: 'Credentials',
    summary: 'Revoke a credential',
    description: 'Takes effect at once in every process and cannot be undone.',
    access: { who: 'admins' },
    params: uuidPath,
    responses: { 204: { description: 'Revoked' } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      await revokeCredential(services.core, caller, {}, params.id);
      return { status: 204 };
    },
  }),
];
