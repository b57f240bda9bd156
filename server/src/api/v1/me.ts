// GET /extern/me: the connection test.

import { z } from 'zod';
import { jsonWriter } from '../../http/json-writer.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import { describedEnum } from '../../platform/described-enum.ts';
import { isoTime, isoTimeOrNull } from '../../platform/iso-time.ts';
import { timestamp } from '../../platform/schemas.ts';
import { apiScope, credentialType, environmentName } from '../shared/credentials/credential-values.ts';
import { v1Route } from './admit.ts';

const currentCredential = z
  .object({
    environment: environmentName.describe('The environment of this call, determined by the credential alone'),
    account: z
      .object({
        id: z.uuid().describe('The id of the account, which messages carry as `tenantId`'),
        name: z.string().describe('The name of the account'),
      })
      .describe('The account that the credential belongs to'),
    credential: z
      .object({
        id: z.uuid().describe('The id of the credential'),
        name: z.string().describe('Its name in the portal'),
        clientId: z.string().nullable().describe('The id of the OAuth client; null for an API key'),
        prefix: z.string().describe('The readable start of the key or secret'),
        environment: environmentName.describe('The environment in which the credential acts'),
        type: credentialType.describe('Kind of credential'),
        scopes: z.array(apiScope).describe('The scopes of this call: a token may hold fewer than its client'),
        expiresAt: timestamp.nullable().describe('When the credential expires; null if it does not expire'),
        createdAt: timestamp.describe('When the credential was created'),
      })
      .describe('The credential of this call, without its secret'),
    authentication: z
      .object({
        method: describedEnum(['access_token', 'api_key'], {
          access_token: 'With an access token of an OAuth client',
          api_key: 'With an API key',
        }).describe('How this call authenticated'),
        expiresAt: timestamp.nullable().describe('When the access token expires; null for an API key'),
      })
      .describe('How this call authenticated, and for how long'),
    apiVersion: z.literal(API_VERSION).describe('The version of the interface'),
  })
  .meta({ id: 'CurrentCredential' });

const writeCredential = jsonWriter<z.input<typeof currentCredential>>(currentCredential);

export const me = v1Route({
  method: 'GET',
  path: '/extern/me',
  operationId: 'getCurrentCredential',
  tag: 'Connection',
  summary: 'Test the connection',
  description: 'Returns the account, environment and scopes of the credential of this call.',
  access: { scope: null },
  responses: {
    200: {
      description: 'The current credential',
      schema: currentCredential,
      example: {
        environment: 'sandbox',
        account: { id: '0199a0c2-7c4e-7000-8000-000000000001', name: 'Autohaus Beispiel GmbH' },
        credential: {
          id: '0199a0c2-7c4e-7000-8000-000000000002',
          name: 'Dealer system',
          clientId: null,
          prefix: 'svc_test_4fGh',
          environment: 'sandbox',
          type: 'api_key',
          scopes: ['orders:read', 'orders:write'],
          expiresAt: null,
          createdAt: '2026-09-23T08:00:00.000Z',
        },
        authentication: { method: 'api_key', expiresAt: null },
        apiVersion: API_VERSION,
      },
    },
  },
  errors: [],
  handler: ({ caller }) => ({
    status: 200,
    body: writeCredential({
      environment: caller.environment,
      account: { id: caller.account.id, name: caller.account.name },
      credential: {
        id: caller.credential.id,
        name: caller.credential.name,
        clientId: caller.credential.clientId,
        prefix: caller.credential.prefix,
        environment: caller.credential.environment,
        type: caller.credential.type,
        scopes: caller.scopes,
        expiresAt: isoTimeOrNull(caller.credential.expiresAt),
        createdAt: isoTime(caller.credential.createdAt),
      },
      authentication: {
        method: caller.method,
        expiresAt: isoTimeOrNull(caller.authenticatedUntil),
      },
      apiVersion: API_VERSION,
    }),
  }),
});
