// The API keys and OAuth clients of an account: created, changed, rolled and revoked by its developers.
import { z } from 'zod';
import { DAY_MS, DAY_SECONDS } from '../../../../shared/time/durations.ts';
import {
  approveCredential,
  changeCredential,
  credentialNotFound,
  revokeCredential,
  rollCredential,
} from '../../customers/credentials/change-credentials.ts';
import type { Credential } from '../../customers/credentials/credential.ts';
import { createCredential, expiryProblems } from '../../customers/credentials/manage-credentials.ts';
import { findUsedCredential, listCredentials } from '../../customers/credentials/store.ts';
import { isTest } from '../../model/environment.ts';
import { countCalls } from '../../operator/request-log/search-store.ts';
import { latestAudit } from '../../operator/store.ts';
import { keyMakerOf } from '../../people/key-maker.ts';
import { timeIn, timestamp, withoutUndefined, zonedTime } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import {
  allowedAddresses,
  credentialFields,
  credentialName,
  newCredentialFields,
  shownOnce,
  toCredentialRecord,
  toSecretOnce,
} from '../shared/credentials/credential-record.ts';
import { scopeOf } from '../shared/orders/callers-order.ts';
import { peopleOf, personRecord } from '../shared/people/actors.ts';
import { checkRole, type PortalCaller, portalRoute } from './admit.ts';
import { environmentAndUuid, environmentPath } from './paths.ts';

const tag = 'Credentials';
const readAccess = { who: 'technical' } as const;
const changeAccess = { who: 'developers' } as const;

/** With a key for production, a program orders for the account. */
const confirmedInProduction = {
  confirm: 'fresh factor',
  confirmWhich: 'in production',
  confirmIf: ({ caller }: { caller: PortalCaller }) => !isTest(caller.environment),
} as const;

const fields = {
  ...credentialFields,
  createdBy: personRecord.nullable(),
  disabledAt: timestamp.nullable(),
  disabledBy: personRecord.nullable(),
  approvedBy: personRecord.nullable().describe('Null if it needed no approval, or still waits for it'),
};

const credentialRecord = z.object(fields).meta({ id: 'Credential' });
const createdRecord = z.object({ ...fields, ...shownOnce }).meta({ id: 'CreatedCredential' });

const MAX_OVERLAP_SECONDS = 30 * DAY_SECONDS;

/** With the people who created, approved and disabled it, from the audit log. */
async function toRecords({ core }: Services, credentials: readonly Credential[]) {
  const [first] = credentials;
  if (!first) return [];
  const ids = credentials.map(({ id }) => id);
  const actions = ['credential.created', 'credential.disabled', 'credential.approved'];
  const entries = await latestAudit(core.sql, 'credential', ids, actions);
  const personOf = await peopleOf(core.sql, first.accountId, entries);
  const whoDid = (action: string, id: string) => {
    const entry = entries.find((one) => one.action === action && one.subjectId === id);
    return entry ? personOf(entry) : null;
  };
  return credentials.map((credential) => ({
    ...toCredentialRecord(credential),
    createdBy: whoDid('credential.created', credential.id),
    disabledAt: credential.disabledAt?.toISOString() ?? null,
    disabledBy: credential.disabledAt && whoDid('credential.disabled', credential.id),
    approvedBy: whoDid('credential.approved', credential.id),
  }));
}

async function toRecord(services: Services, credential: Credential) {
  const [record] = await toRecords(services, [credential]);
  return record!;
}

export const credentialRoutes = [
  portalRoute({
    method: 'GET',
    path: '/{environment}/credentials',
    operationId: 'listCredentials',
    tag,
    summary: 'List the API keys and OAuth clients',
    access: readAccess,
    params: environmentPath,
    responses: {
      200: {
        description: 'All except those that were revoked, or that ended after a roll; newest first',
        schema: z.object({ data: z.array(credentialRecord) }),
      },
    },
    errors: [],
    handler: async ({ services, caller }) => {
      const { sql, clock } = services.core;
      const credentials = await listCredentials(sql, scopeOf(caller), clock.now());
      return { status: 200, body: { data: await toRecords(services, credentials) } };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/credentials',
    operationId: 'createCredential',
    tag,
    summary: 'Create an API key or OAuth client',
    description:
      'Only this response contains the key or secret. A key that may order in production, made by a person who is not an admin, waits for the approval of an admin unless the settings of the account say otherwise; the admins get a mail.',
    access: changeAccess,
    ...confirmedInProduction,
    params: environmentPath,
    body: z.strictObject(newCredentialFields),
    rules: ({ services, rawBody }) => expiryProblems(timeIn(rawBody, 'expiresAt'), services.core.clock.now()),
    bodyExample: {
      type: 'api_key',
      name: 'Workshop system',
      scopes: ['orders:read', 'orders:write'],
      allowedAddresses: ['203.0.113.0/24'],
    },
    responses: { 201: { description: 'The credential, once with its key or secret', schema: createdRecord } },
    errors: ['INVALID_REQUEST', 'TOO_MANY_CREDENTIALS'],
    handler: async ({ services, caller, body }) => {
      const { accountId, environment } = scopeOf(caller);
      const maker = keyMakerOf(services.people, caller.user);
      const fields = { ...body, environment };
      const made = await createCredential(services.core, caller.actor, accountId, fields, maker);
      const record = await toRecord(services, made.credential);
      return { status: 201, body: { ...record, ...toSecretOnce(made) } };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/credentials/{id}',
    operationId: 'getCredential',
    tag,
    summary: 'Get a credential and its recent use',
    access: readAccess,
    params: environmentAndUuid,
    responses: {
      200: {
        description: 'The credential',
        schema: z.object({
          ...fields,
          callsInLastDay: z.int().describe('Calls with it in the last 24 hours'),
        }),
      },
    },
    errors: [],
    handler: async ({ services, caller, params }) => {
      const { sql, clock } = services.core;
      const scope = scopeOf(caller);
      const credential = await findUsedCredential(sql, scope, params.id);
      if (!credential) throw credentialNotFound();
      const now = clock.now().getTime();
      const lastDay = { from: new Date(now - DAY_MS), to: new Date(now + 1000), credentialId: params.id };
      const slots = await countCalls(sql, scope, lastDay, 1);
      const callsInLastDay = slots.find(({ slot }) => slot === null)!.calls;
      return { status: 200, body: { ...(await toRecord(services, credential)), callsInLastDay } };
    },
  }),
  portalRoute({
    method: 'PATCH',
    path: '/{environment}/credentials/{id}',
    operationId: 'changeCredential',
    tag,
    summary: 'Rename, disable or enable a credential, or change its allowed addresses',
    description: 'Only admins may change its expiry.',
    access: changeAccess,
    params: environmentAndUuid,
    body: z.strictObject({
      name: credentialName.optional(),
      disabled: z.boolean().optional(),
      expiresAt: zonedTime.nullable().optional().describe('Null means never'),
      allowedAddresses: allowedAddresses.optional(),
    }),
    rules: ({ services, rawBody }) => expiryProblems(timeIn(rawBody, 'expiresAt'), services.core.clock.now()),
    bodyExample: { disabled: true },
    responses: { 200: { description: 'The credential', schema: credentialRecord } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, params, body }) => {
      if (body.expiresAt !== undefined) checkRole(caller, 'admins');
      const scope = scopeOf(caller);
      await changeCredential(services.core, caller.actor, scope, params.id, withoutUndefined(body));
      const changed = await findUsedCredential(services.core.sql, scope, params.id);
      if (!changed) throw credentialNotFound();
      return { status: 200, body: await toRecord(services, changed) };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/credentials/{id}/approve',
    operationId: 'approveCredential',
    tag,
    summary: 'Approve a credential that waits for it',
    description: 'It works from then on. To refuse it, revoke it.',
    access: { who: 'admins' },
    ...confirmedInProduction,
    params: environmentAndUuid,
    responses: { 200: { description: 'The credential', schema: credentialRecord } },
    errors: [],
    handler: async ({ services, caller, params }) => {
      const approved = await approveCredential(services.core, caller.actor, scopeOf(caller), params.id);
      return { status: 200, body: await toRecord(services, approved) };
    },
  }),
  portalRoute({
    method: 'DELETE',
    path: '/{environment}/credentials/{id}',
    operationId: 'revokeCredential',
    tag,
    summary: 'Revoke a credential',
    description: 'Takes effect at once in every process and cannot be undone.',
    access: changeAccess,
    params: environmentAndUuid,
    responses: { 204: { description: 'Revoked' } },
    errors: [],
    handler: async ({ services, caller, params }) => {
      await revokeCredential(services.core, caller.actor, scopeOf(caller), params.id);
      return { status: 204 };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/credentials/{id}/roll',
    operationId: 'rollCredential',
    tag,
    summary: 'Roll a credential: create a new one now, and end the old one later',
    description:
      'The new one has the same name, scopes and addresses. Both work until the old one ends; after that, calls with the old one are rejected like calls with an unknown one. The new one may wait for approval like any new credential.',
    access: changeAccess,
    ...confirmedInProduction,
    params: environmentAndUuid,
    body: z.strictObject({
      oldEndsAfterSeconds: z
        .int()
        .min(0)
        .max(MAX_OVERLAP_SECONDS, 'The old one may stay valid for at most 30 days.')
        .describe('0 ends it at once'),
    }),
    bodyExample: { oldEndsAfterSeconds: DAY_SECONDS },
    responses: {
      201: { description: 'The new credential, once with its key or secret', schema: createdRecord },
    },
    errors: ['INVALID_REQUEST', 'CREDENTIAL_ALREADY_ROLLED'],
    handler: async ({ services, caller, params, body }) => {
      const maker = keyMakerOf(services.people, caller.user);
      const overlapMs = body.oldEndsAfterSeconds * 1000;
      const scope = scopeOf(caller);
      const made = await rollCredential(services.core, caller.actor, scope, params.id, overlapMs, maker);
      const record = await toRecord(services, made.credential);
      return { status: 201, body: { ...record, ...toSecretOnce(made) } };
    },
  }),
];
