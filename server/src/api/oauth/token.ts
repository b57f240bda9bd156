// POST /extern/oauth/token: exchanges client credentials for an access token, strictly by RFC 6749.

import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { TOKEN_LIFETIME_SECONDS } from '../../customers/credentials/access-token.ts';
import type { ApiScope } from '../../customers/credentials/api-scopes.ts';
import { claimedEnvironment } from '../../customers/credentials/authenticate.ts';
import {
  CLIENT_PREFIX,
  type CredentialWithAccount,
  hasExpired,
  refusalOf,
} from '../../customers/credentials/credential.ts';
import { findCredential } from '../../customers/credentials/store.ts';
import { showAddressLimit, showRateLimit, tokenWindow } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { headerText } from '../../http/trace.ts';
import { rateLimited } from '../../platform/call-errors.ts';
import type { Services } from '../../services.ts';
import { rejectSignIn } from '../shared/credentials/reject-sign-in.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';
import { oauthErrors } from './errors.ts';

export interface OAuthAccess {
  client: true;
}

type OAuthRoute = Route<OAuthAccess, null, Services>;

const oauthRoute = routesOf<OAuthAccess, null, Services, ErrorCode>();

const NO_STORE = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };
/** Longer values cannot be credentials of this service. */
const MAX_CLIENT_ID_LENGTH = 100;

/** Caches must not store any response of this endpoint, not even errors. */
export async function admitToOAuth(
  _route: OAuthRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<null> {
  reply.headers(NO_STORE);
  const basic = readBasic(headerText(request, 'authorization'));
  request.trace.environment = claimedEnvironment(basic?.secret);
  await showAddressLimit(services.http.rateLimits, request, reply);
  return null;
}

const tokenRequest = z.object({
  grant_type: z.literal('client_credentials').describe('The only supported grant'),
  client_id: z
    .string()
    .startsWith(CLIENT_PREFIX)
    .optional()
    .describe('The id of the client, unless it is sent with HTTP Basic'),
  client_secret: z
    .string()
    .optional()
    .describe('The secret of the client, unless it is sent with HTTP Basic'),
  scope: z
    .string()
    .optional()
    .describe('Requested scopes, separated by spaces; by default all scopes of the client'),
});

export const token = oauthRoute({
  method: 'POST',
  path: '/extern/oauth/token',
  operationId: 'obtainAccessToken',
  tag: 'Connection',
  summary: 'Obtain an access token',
  description:
    'Exchanges client id and secret for an access token of one hour. The client authenticates with HTTP Basic or with the fields, not both. Answers follow RFC 6749 sections 5.1 and 5.2.',
  access: { client: true },
  body: tokenRequest,
  bodyFormat: 'form-or-json',
  bodyExample: {
    grant_type: 'client_credentials',
    client_id: 'svcc_5Gh2…',
    client_secret: 'svc_test_…',
    scope: 'orders:read orders:write',
  },
  responses: {
    200: {
      description: 'The access token',
      schema: z
        .object({
          access_token: z.string().describe('The token, to be sent as `Authorization: Bearer`'),
          token_type: z.literal('Bearer').describe('How the token is sent'),
          expires_in: z.literal(TOKEN_LIFETIME_SECONDS).describe('For how many seconds the token is valid'),
          scope: z.string().describe('The scopes of the token, separated by spaces'),
        })
        .meta({ id: 'AccessToken' }),
      example: {
        access_token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.…',
        token_type: 'Bearer',
        expires_in: TOKEN_LIFETIME_SECONDS,
        scope: 'orders:read orders:write',
      },
    },
  },
  errors: [],
  handler: async ({ body, request, reply, services }) => {
    const fields = body as Record<string, string | undefined>;
    const client = readClient(headerText(request, 'authorization'), fields);
    request.trace.environment = claimedEnvironment(client.secret);
    checkGrant(fields.grant_type);
    const found = await checkSecret(services, request, reply, client);
    request.trace.environment = found.credential.environment;
    await countTokenRequest(services, request, reply, client.id);
    const now = services.core.clock.now();
    checkClientUsable(found, now);
    const scopes = chooseScopes(found.credential.scopes, fields.scope);
    services.access.uses.note(found.credential, request.trace.address, now);
    return {
      status: 200,
      body: {
        access_token: await services.access.tokens.issue(found.credential.id, client.id, scopes),
        token_type: 'Bearer',
        expires_in: TOKEN_LIFETIME_SECONDS,
        scope: scopes.join(' '),
      },
    };
  },
});

interface ClientLogin {
  id: string;
  secret: string;
}

const CHALLENGE = { 'WWW-Authenticate': 'Basic realm="handover", charset="UTF-8"' };

const invalidClient = () => oauthErrors.invalid_client({ headers: CHALLENGE });

function readClient(
  authorization: string | undefined,
  fields: Record<string, string | undefined>,
): ClientLogin {
  const basic = readBasic(authorization);
  if (basic) {
    if (fields.client_secret !== undefined || (fields.client_id ?? basic.id) !== basic.id) {
      throw oauthErrors.invalid_request({
        message: 'Send the client with HTTP Basic or in the fields, not both.',
      });
    }
    return basic;
  }
  if (authorization !== undefined) {
    throw oauthErrors.invalid_client({
      message: 'The Authorization header must use HTTP Basic here.',
      headers: CHALLENGE,
    });
  }
  const { client_id: id, client_secret: secret } = fields;
  if (!id || !secret) {
    throw oauthErrors.invalid_client({
      message: 'Send client_id and client_secret, or HTTP Basic.',
      headers: CHALLENGE,
    });
  }
  return { id, secret };
}

/** RFC 6749 section 2.3.1: both parts are form-encoded before they are joined. */
function readBasic(authorization: string | undefined): ClientLogin | null {
  const encoded = /^Basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  return { id: formDecode(text.slice(0, colon)), secret: formDecode(text.slice(colon + 1)) };
}

function formDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function checkGrant(grant: string | undefined): void {
  if (!grant) throw oauthErrors.invalid_request({ message: 'The parameter grant_type is missing.' });
  if (grant !== 'client_credentials') {
    throw oauthErrors.unsupported_grant_type({ message: 'Only the grant client_credentials is supported.' });
  }
}

/** Only calls with the right secret count, so that a caller who knows only the id cannot use up the limit. */
async function countTokenRequest(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  clientId: string,
): Promise<void> {
  const [state] = await services.http.rateLimits.hit([tokenWindow(clientId)]);
  showRateLimit(request, reply, state!);
  if (!state!.admitted) throw rateLimited(state!, 'Too many token requests; a token is valid for one hour.');
}

async function checkSecret(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  client: ClientLogin,
): Promise<CredentialWithAccount> {
  const hash = services.core.secrets.hashCredential(client.secret);
  const impossible = client.id.length > MAX_CLIENT_ID_LENGTH || client.id.includes('\0');
  const found = impossible ? null : await findCredential(services.core.sql, { clientId: client.id });
  // Log and audit log name the client whose secret may be guessed; the response does not.
  request.trace.accountId = found?.account.id ?? null;
  request.trace.credentialId = found?.credential.id ?? null;
  // The secret of an unknown client is compared too, so that both cases take the same time.
  const matches = timingSafeEqual(hash, found?.secretHash ?? Buffer.alloc(hash.length));
  if (found && matches) {
    const refusal = refusalOf(found.credential, request.trace.address, services.core.clock.now());
    if (refusal === null) return found;
    request.trace.refusal = refusal;
  }
  throw await rejectSignIn(services, request, reply, invalidClient());
}

/** Runs only after the secret matched, so that no other caller learns the client's state. */
function checkClientUsable({ credential, account }: CredentialWithAccount, now: Date): void {
  const refuse = (message: string) => {
    throw oauthErrors.unauthorized_client({ message });
  };
  if (credential.disabledAt !== null) refuse('The client is disabled.');
  if (credential.awaitingApproval) refuse('The client waits for the approval of an admin of the account.');
  if (hasExpired(credential, now)) refuse('The client has expired.');
  if (account.status === 'SUSPENDED') refuse('The account is suspended.');
  if (account.kind !== 'CUSTOMER') refuse('The account does not belong to an ordering customer.');
}

function chooseScopes(granted: readonly ApiScope[], wanted: string | undefined): ApiScope[] {
  const names = (wanted ?? '').split(' ').filter((name) => name !== '');
  if (names.length === 0) return [...granted];
  const foreign = names.find((name) => !granted.includes(name as ApiScope));
  if (foreign !== undefined) {
    throw oauthErrors.invalid_scope({
      message: `The client does not hold the scope ${foreign.slice(0, 60)}.`,
    });
  }
  return granted.filter((scope) => names.includes(scope));
}
