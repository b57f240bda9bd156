// How the agent of a person signs in: OAuth 2.1 with PKCE, and programs that register themselves.
import { z } from 'zod';
import { HOUR_SECONDS } from '../../../shared/time/durations.ts';
import { AGENT_OAUTH_PREFIX } from '../api/prefixes.ts';
import { rejectSignIn } from '../api/shared/credentials/reject-sign-in.ts';
import { addressGroup, countIn, tokenWindow } from '../http/limits.ts';
import type { Answer } from '../http/route.ts';
import { packRequest } from '../people/agents/authorization-request.ts';
import { findClient, insertClient } from '../people/agents/client-store.ts';
import { agentOAuthErrors } from '../people/agents/errors.ts';
import { isAllowedRedirect } from '../people/agents/redirect-uri.ts';
import {
  ACCESS_SECONDS,
  type AdmitSession,
  type IssuedTokens,
  refreshSession,
  revokeToken,
  startSession,
} from '../people/agents/sessions.ts';
import { ServiceError } from '../platform/errors.ts';
import { randomBase62 } from '../platform/ids.ts';
import { isPlainLine, isStorable } from '../platform/plain-text.ts';
import type { Services } from '../services.ts';
import { jsonAnswer, OPEN, openRoute } from './open-route.ts';

const CLIENT_ID_PREFIX = 'agent_';
const CLIENT_ID_LENGTH = 22;
const REGISTRATIONS_PER_HOUR = 20;
const MAX_REDIRECTS = 10;
const MAX_NAME_LENGTH = 100;

/** The portal checks the request, so that its page can say in words what is wrong. */
const authorize = openRoute({
  method: 'GET',
  path: `${AGENT_OAUTH_PREFIX}/authorize`,
  operationId: 'askPerson',
  ...OPEN,
  summary: 'Open the page on which a person decides',
  query: z.looseObject({}),
  responses: { 302: { description: 'To the portal' } },
  handler: ({ query }) => ({
    status: 302,
    headers: { Location: `/portal/connect?request=${packRequest(query)}`, 'Referrer-Policy': 'no-referrer' },
  }),
});

/** RFC 7591. Programs on people's machines keep no secret, so none is given out. */
const register = openRoute({
  method: 'POST',
  path: `${AGENT_OAUTH_PREFIX}/register`,
  operationId: 'registerAgent',
  ...OPEN,
  summary: 'Register a program as an agent',
  body: z.looseObject({}),
  responses: { 201: jsonAnswer('The registration') },
  handler: async ({ rawBody, services, request, reply }) => {
    const key = `agent-registrations:${addressGroup(request.trace.address)}`;
    const window = { key, limit: REGISTRATIONS_PER_HOUR, seconds: HOUR_SECONDS };
    const tooMany = await countIn(
      services.http.rateLimits,
      request,
      reply,
      [window],
      'Too many registrations.',
    );
    if (tooMany) throw tooMany;
    const { client_name: name = 'Agent', redirect_uris: uris } = rawBody as Record<string, unknown>;
    // People read the name where they decide, so it must not pretend to be another line, or run backwards.
    if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH || !isPlainLine(name)) {
      throw agentOAuthErrors.invalid_client_metadata({
        message:
          'client_name must be one line of text, without line breaks, control characters and marks of direction.',
      });
    }
    const areUsable =
      Array.isArray(uris) &&
      uris.length > 0 &&
      uris.length <= MAX_REDIRECTS &&
      uris.every((uri) => typeof uri === 'string' && isStorable(uri) && isAllowedRedirect(uri));
    if (!areUsable) throw agentOAuthErrors.invalid_redirect_uri();
    const { sql, clock } = services.core;
    const id = CLIENT_ID_PREFIX + randomBase62(CLIENT_ID_LENGTH);
    const createdAt = clock.now();
    await insertClient(sql, { id, name: name.trim() || 'Agent', redirectUris: uris, createdAt });
    return {
      status: 201,
      body: {
        client_id: id,
        client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
        client_name: name,
        redirect_uris: uris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
    };
  },
});

const token = openRoute({
  method: 'POST',
  path: `${AGENT_OAUTH_PREFIX}/token`,
  operationId: 'obtainAgentToken',
  ...OPEN,
  summary: 'Exchange a code or a refresh token',
  body: z.looseObject({}),
  bodyFormat: 'form-or-json',
  responses: { 200: jsonAnswer('The tokens') },
  handler: async ({ body, services, request, reply }) => {
    const fields = body as Record<string, string | undefined>;
    const clientId = fields.client_id ?? '';
    if (!isStorable(clientId) || !(await findClient(services.core.sql, clientId))) {
      throw await rejectSignIn(services, request, reply, agentOAuthErrors.invalid_client());
    }
    // Counted for each session, which only its tokens name: the id of a client is public.
    const admit = async (session: { id: string }) => {
      const windows = [tokenWindow(session.id)];
      const tooMany = await countIn(
        services.http.rateLimits,
        request,
        reply,
        windows,
        'Too many token requests.',
      );
      if (tooMany) throw tooMany;
    };
    try {
      const issued = await issueFor(services, fields, clientId, admit);
      const { accountId, environment, id } = issued.session;
      Object.assign(request.trace, { accountId, environment, credentialId: id });
      return tokenAnswer(services, issued);
    } catch (error) {
      const isGuess = error instanceof ServiceError && error.code === 'invalid_grant';
      throw isGuess ? await rejectSignIn(services, request, reply, error) : error;
    }
  },
});

function issueFor(
  { core }: Services,
  fields: Record<string, string | undefined>,
  clientId: string,
  admit: AdmitSession,
): Promise<IssuedTokens> {
  const need = (name: string) => {
    const value = fields[name];
    if (value) return value;
    throw agentOAuthErrors.invalid_request({ message: `The parameter ${name} is missing.` });
  };
  if (need('grant_type') === 'authorization_code') {
    const sent = { code: need('code'), redirectUri: need('redirect_uri'), verifier: need('code_verifier') };
    return startSession(core, { ...sent, clientId }, admit);
  }
  if (fields.grant_type !== 'refresh_token') throw agentOAuthErrors.unsupported_grant_type();
  return refreshSession(core, { refresh: need('refresh_token'), clientId }, admit);
}

const NO_STORE = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

function tokenAnswer({ core }: Services, { session, access, refresh }: IssuedTokens): Answer {
  const left = Math.floor((session.accessExpiresAt!.getTime() - core.clock.now().getTime()) / 1000);
  return {
    status: 200,
    headers: NO_STORE,
    body: {
      access_token: access,
      token_type: 'Bearer',
      expires_in: Math.min(left, ACCESS_SECONDS),
      refresh_token: refresh,
      scope: session.scopes.join(' '),
    },
  };
}

/** RFC 7009. */
const revoke = openRoute({
  method: 'POST',
  path: `${AGENT_OAUTH_PREFIX}/revoke`,
  operationId: 'revokeAgentToken',
  ...OPEN,
  summary: 'End the session of a token',
  body: z.looseObject({}),
  bodyFormat: 'form-or-json',
  responses: { 200: { description: 'The token does not work, or no longer' } },
  handler: async ({ body, services }) => {
    const { token } = body as Record<string, string | undefined>;
    if (!token) throw agentOAuthErrors.invalid_request({ message: 'The parameter token is missing.' });
    await revokeToken(services.core, token);
    return { status: 200, headers: NO_STORE };
  },
});

export const signInRoutes = [authorize, register, token, revoke];
