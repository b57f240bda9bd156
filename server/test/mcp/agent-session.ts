// A session that a person allowed to an agent, as over HTTP: registered, asked, allowed, exchanged.
import { createHash, randomBytes } from 'node:crypto';
import { scopesOfRole } from '../../src/api/portal/agent-scopes.ts';
import type { ApiScope } from '../../src/customers/credentials/api-scopes.ts';
import type { Environment } from '../../src/model/environment.ts';
import type { PortalRole } from '../../src/people/user.ts';
import type { PortalUser } from '../harness/portal.ts';
import { send, type TestResponse, type TestService } from '../harness/service.ts';

export const REDIRECT = 'http://127.0.0.1/callback';

export interface Asked {
  clientId: string;
  verifier: string;
  /** As the page of the portal gets it. */
  request: string;
}

const form = (service: TestService, path: string, fields: Record<string, string>) =>
  send(`${service.url}${path}`, {
    method: 'POST',
    rawBody: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

export async function askPerson(
  service: TestService,
  changes: Record<string, string | undefined> = {},
  name = 'Editor',
): Promise<Asked> {
  const registered = await send(`${service.url}/oauth/register`, {
    method: 'POST',
    body: { client_name: name, redirect_uris: [REDIRECT] },
  });
  const clientId: string = registered.json.client_id;
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: 'http://127.0.0.1:53211/callback',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: '123456789012345678901234567890',
    resource: `${service.services.config.publicUrl}/mcp`,
    ...changes,
  };
  const query = new URLSearchParams(JSON.parse(JSON.stringify(parameters)));
  const answer = await fetch(`${service.url}/oauth/authorize?${query}`, { redirect: 'manual' });
  const request = new URL(answer.headers.get('location')!, service.url).searchParams.get('request')!;
  return { clientId, verifier, request };
}

export function exchange(
  service: TestService,
  { clientId, verifier }: Pick<Asked, 'clientId' | 'verifier'>,
  code: string,
  changes: Record<string, string> = {},
): Promise<TestResponse> {
  return form(service, '/oauth/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: 'http://127.0.0.1:53211/callback',
    code,
    code_verifier: verifier,
    ...changes,
  });
}

export const refresh = (service: TestService, clientId: string, refreshToken: string) =>
  form(service, '/oauth/token', {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: refreshToken,
  });

export const revoke = (service: TestService, token: string) => form(service, '/oauth/revoke', { token });

interface SessionOptions {
  environment?: Environment;
  scopes?: readonly ApiScope[];
  days?: number;
  name?: string;
  spendingLimit?: number | null;
}

export async function startAgentSession(
  service: TestService,
  { portal, user }: Pick<PortalUser, 'portal' | 'user'>,
  { environment = 'sandbox', scopes, days = 7, name, spendingLimit = null }: SessionOptions = {},
) {
  const asked = await askPerson(service, {}, name);
  const all = scopesOfRole(user.role as PortalRole, environment);
  const body = { request: asked.request, scopes: scopes ?? all, days, spendingLimit };
  const allowed = await portal('POST', `/${environment}/agents`, body);
  if (allowed.status !== 201) throw new Error(allowed.text);
  const code = new URL(allowed.json.returnUrl).searchParams.get('code')!;
  const { json } = await exchange(service, asked, code);
  const listed = await portal('GET', `/${environment}/agents`);
  const id: string = listed.json.data[0].id;
  return { ...asked, id, code, access: json.access_token as string, refresh: json.refresh_token as string };
}
