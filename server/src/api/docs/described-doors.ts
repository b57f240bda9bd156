// What the descriptions say about each door: its security, its errors and their form.
import { z } from 'zod';
import { API_VERSION } from '../../http/api-version.ts';
import type { ErrorCode } from '../../http/error-catalog.ts';
import { OAUTH_ERRORS } from '../../http/errors.ts';
import type { DescribedDoor } from '../../http/openapi.ts';
import { legacyDoor, oauthDoor, opsDoor, v1Door } from '../doors.ts';
import type { LegacyAccess } from '../legacy/door.ts';
import type { V1Access } from '../v1/door.ts';

export const errorEnvelope = z
  .object({
    error: z.object({
      code: z.string().describe('Fixed value to evaluate'),
      message: z.string().describe('English sentence for people; may change'),
      requestId: z.uuid().describe('Also in the header X-Request-Id'),
      details: z.looseObject({}).describe('What the code says more precisely'),
    }),
  })
  .meta({ id: 'Error' });

const oauthError = z
  .object({
    error: z.enum(Object.keys(OAUTH_ERRORS) as [string, ...string[]]),
    error_description: z.string(),
  })
  .meta({ id: 'OAuthError' });

const V1_ALWAYS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'UNAUTHORIZED',
  'INVALID_CREDENTIALS',
  'TOKEN_EXPIRED',
  'INVALID_TOKEN',
  'ACCESS_TOKEN_REQUIRED',
  'CREDENTIALS_EXPIRED',
  'CREDENTIALS_DISABLED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_NOT_ELIGIBLE',
  'FEATURE_NOT_ENABLED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
];

export const WITH_BODY: readonly ErrorCode[] = ['INVALID_JSON', 'PAYLOAD_TOO_LARGE'];

export const info = {
  version: API_VERSION,
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
};

export const describedV1: DescribedDoor = {
  name: 'v1',
  prefix: '',
  routes: v1Door.routes,
  renderError: v1Door.renderError,
  errorSchema: errorEnvelope,
  security: (route) => {
    const { scope } = route.access as V1Access;
    return [{ oauth: scope === null ? [] : [scope] }, { bearerKey: [] }, { headerKey: [] }];
  },
  commonErrors: (route) => {
    const { scope, sandboxOnly } = route.access as V1Access;
    return [
      ...V1_ALWAYS,
      ...(sandboxOnly ? (['SANDBOX_ONLY'] as const) : []),
      ...(scope === null ? [] : (['INSUFFICIENT_SCOPE'] as const)),
      ...(route.body ? WITH_BODY : []),
    ];
  },
};

const oauthSample = (error: string, error_description: string) => ({ [error]: { error, error_description } });

export const describedOAuth: DescribedDoor = {
  name: 'oauth',
  prefix: '',
  routes: oauthDoor.routes,
  renderError: oauthDoor.renderError,
  errorSchema: oauthError,
  security: () => [{ clientBasic: [] }, {}],
  commonErrors: () => [],
  ownErrors: {
    400: {
      ...oauthSample('invalid_request', 'The parameter grant_type is missing.'),
      ...oauthSample('unsupported_grant_type', 'Only the grant client_credentials is supported.'),
      ...oauthSample('invalid_scope', 'The client does not hold the scope orders:write.'),
      ...oauthSample('unauthorized_client', 'The client is disabled.'),
    },
    401: oauthSample('invalid_client', 'Unknown client or wrong secret.'),
    413: oauthSample('invalid_request', 'The body is too large.'),
    429: oauthSample('temporarily_unavailable', 'Too many token requests.'),
    500: oauthSample('server_error', 'Unexpected error.'),
  },
};

const legacyError = z
  .object({
    error: z.string(),
    message: z.string().describe('German sentence for people'),
    details: z.looseObject({}).optional(),
    requestId: z.uuid(),
  })
  .meta({ id: 'OlderError' });

export const describedLegacy: DescribedDoor = {
  name: 'older',
  prefix: '',
  routes: legacyDoor.routes,
  renderError: legacyDoor.renderError,
  errorSchema: legacyError,
  security: () => [{ bearerKey: [] }, { headerKey: [] }],
  commonErrors: (route) => [
    'INVALID_REQUEST',
    'UNAUTHORIZED',
    'INVALID_CREDENTIALS',
    'NO_TENANT',
    'ACCOUNT_SUSPENDED',
    'INSUFFICIENT_SCOPE',
    'RATE_LIMITED',
    'INTERNAL_ERROR',
    ...((route.access as LegacyAccess).sandboxOnly ? (['SANDBOX_ONLY'] as const) : []),
    ...(route.body ? (['INVALID_JSON'] as const) : []),
  ],
};

export const describedOps: DescribedDoor = {
  name: 'ops',
  prefix: '',
  routes: opsDoor.routes,
  renderError: opsDoor.renderError,
  errorSchema: errorEnvelope,
  security: () => [{ operatorToken: [] }],
  commonErrors: (route) => [
    'UNAUTHORIZED',
    'INVALID_CREDENTIALS',
    'RATE_LIMITED',
    'INTERNAL_ERROR',
    ...(route.body ? WITH_BODY : []),
  ],
};
