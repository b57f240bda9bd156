// How the agent of a person signs in: discovery, registration, consent, tokens that rotate, and sessions that end.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { expect, test } from 'vitest';
import { isAllowedRedirect, isRegisteredRedirect } from '../../src/people/agents/redirect-uri.ts';
import { setPassword } from '../../src/people/user-store.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { creation } from '../harness/order-body.ts';
import { newPortalUser, portalCalls } from '../harness/portal.ts';
import { send, startService } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { connectAgent } from './agent-client.ts';
import { askPerson, exchange, REDIRECT, refresh, revoke, startAgentSession } from './agent-session.ts';

const service = await sharedService();

const post = (token: string) =>
  send(`${service.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

test('a client finds where to sign in', async () => {
  const read = async (path: string) => (await send(`${service.url}${path}`)).json;
  const resource = await read('/.well-known/oauth-protected-resource/mcp');
  expect(resource).toMatchObject({
    resource: 'http://localhost:8080/mcp',
    authorization_servers: ['http://localhost:8080'],
  });
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: 'http://localhost:8080',
    authorization_endpoint: 'http://localhost:8080/oauth/authorize',
    registration_endpoint: 'http://localhost:8080/oauth/register',
    code_challenge_methods_supported: ['S256'],
  });
});

test('an agent acts for the person who allowed it, in one environment, and is seen and ended in the portal', async () => {
  const jana = await newPortalUser(service, { role: 'member' });
  const { access, id } = await startAgentSession(service, jana);
  const { client, use } = await connectAgent(service, access);
  expect(client).toBeInstanceOf(Client);
  const { token, price } = await use('price_transfer', creation());
  const ordered = await use('order_transfer', { token, confirmedGross: price.gross });
  expect(ordered).toMatchObject({ environment: 'sandbox', status: 'ACCEPTED' });
  const [audited] = await service.services.core.sql`
    select actor, channel from audit where subject_id = ${ordered.id} and action = 'order.created'`;
  expect(audited).toEqual({ actor: `user:${jana.user.id}`, channel: 'mcp' });

  const { data } = (await jana.portal('GET', '/sandbox/agents')).json;
  expect(data).toMatchObject([{ id, name: 'Editor', allowedBy: { name: 'Jana Petersen' } }]);
  expect(data[0].scopes).not.toContain('webhooks:manage');
  await service.services.http.requestLog.flush();
  const admin = await newPortalUser(service, { account: jana.account });
  const log = await admin.portal('GET', `/sandbox/request-log?credential=${id}`);
  expect(log.json.data[0]).toMatchObject({ interface: 'mcp', credential: { id, name: 'Editor' } });

  const paul = await newPortalUser(service, { account: jana.account, role: 'viewer' });
  expect((await paul.portal('GET', '/sandbox/agents')).json.data).toEqual([]);
  expectV1Error(await paul.portal('DELETE', `/sandbox/agents/${id}`), 404, 'NOT_FOUND');
  expectV1Error(await admin.portal('DELETE', `/production/agents/${id}`), 404, 'NOT_FOUND');
  expect((await admin.portal('DELETE', `/sandbox/agents/${id}`)).status).toBe(204);
  expectV1Error(await post(access), 401, 'TOKEN_EXPIRED');
});

test('a token of an agent works nowhere else, and not after its time', async () => {
  const jana = await newPortalUser(service);
  const { access, clientId, refresh: first } = await startAgentSession(service, jana, { days: 1 });
  expectV1Error(await service.call('/extern/me', { key: access }), 401, 'INVALID_TOKEN');
  expectV1Error(await post('svca_unknown'), 401, 'INVALID_TOKEN');
  service.clock.advance(16 * 60_000);
  expectV1Error(await post(access), 401, 'TOKEN_EXPIRED');
  const second = (await refresh(service, clientId, first)).json;
  expect((await post(second.access_token)).status).toBe(200);
  service.clock.advance(24 * 3_600_000);
  expect((await refresh(service, clientId, second.refresh_token)).json.error).toBe('invalid_grant');
});

test('a refresh token works once: the old one ends the session', async () => {
  const jana = await newPortalUser(service);
  const { clientId, refresh: first } = await startAgentSession(service, jana);
  const second = (await refresh(service, clientId, first)).json;
  expect(second).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
  service.clock.advance(11_000);
  expect((await refresh(service, clientId, first)).json.error).toBe('invalid_grant');
  expectV1Error(await post(second.access_token), 401, 'TOKEN_EXPIRED');
  expect((await refresh(service, clientId, second.refresh_token)).json.error).toBe('invalid_grant');
});

test('parts of a program that refresh at the same time get the same tokens', async () => {
  const jana = await newPortalUser(service);
  const { clientId, refresh: first } = await startAgentSession(service, jana);
  const answers = await Promise.all([1, 2, 3].map(() => refresh(service, clientId, first)));
  const [one, ...others] = answers.map(({ json }) => json);
  expect(one.access_token).not.toBe(first);
  for (const other of others) {
    expect([other.access_token, other.refresh_token]).toEqual([one.access_token, one.refresh_token]);
  }
  service.clock.advance(9000);
  expect((await refresh(service, clientId, first)).json.refresh_token).toBe(one.refresh_token);
  expect((await post(one.access_token)).status).toBe(200);
  const next = (await refresh(service, clientId, one.refresh_token)).json;
  expect((await post(next.access_token)).status).toBe(200);
  // Two tokens ago is an old one, whatever the time.
  expect((await refresh(service, clientId, first)).json.error).toBe('invalid_grant');
  expectV1Error(await post(next.access_token), 401, 'TOKEN_EXPIRED');
});

test('locking a person out ends the agents of the person for good', async () => {
  const jana = await newPortalUser(service);
  const paul = await newPortalUser(service, { account: jana.account, role: 'member' });
  const { access, clientId, refresh: first } = await startAgentSession(service, paul);
  const lock = (disabled: boolean) => jana.portal('PATCH', `/users/${paul.user.id}`, { disabled });
  expect((await lock(true)).status).toBe(200);
  expect((await refresh(service, clientId, first)).json.error).toBe('invalid_grant');
  expect((await lock(false)).status).toBe(200);
  expect((await refresh(service, clientId, first)).json.error).toBe('invalid_grant');
  expectV1Error(await post(access), 401, 'TOKEN_EXPIRED');
});

test('in production, an agent that no admin allowed waits for one', async () => {
  const jana = await newPortalUser(service);
  const paul = await newPortalUser(service, { account: jana.account, role: 'member' });
  const { access, id } = await startAgentSession(service, paul, { environment: 'production' });
  expectV1Error(await post(access), 401, 'CREDENTIALS_AWAITING_APPROVAL');
  const mails = await service.services.core.sql`
    select from mails where recipient = ${jana.user.email} and kind = 'AGENT_WAITING'`;
  expect(mails).toHaveLength(1);
  expect((await jana.portal('GET', '/production/agents')).json.data[0]).toMatchObject({
    awaitingApproval: true,
  });
  const approve = `/production/agents/${id}/approve`;
  expectV1Error(await paul.portal('POST', approve), 403, 'ROLE_NOT_SUFFICIENT');
  const unconfirmed = portalCalls(service, jana.cookie, { confirms: false });
  service.clock.advance(10 * 60_000);
  expectV1Error(await unconfirmed('POST', approve), 403, 'CONFIRMATION_REQUIRED');
  expect((await jana.portal('POST', approve)).status).toBe(204);
  expect((await post(access)).status).toBe(200);
  expectV1Error(await jana.portal('POST', approve), 404, 'NOT_FOUND');
});

test('a new password ends what was allowed before it', async () => {
  const jana = await newPortalUser(service);
  const { access, clientId, refresh: first } = await startAgentSession(service, jana);
  service.clock.advance(1000);
  await setPassword(service.services.core.sql, jana.user.id, 'a new hash', service.clock.now());
  expectV1Error(await post(access), 401, 'INVALID_TOKEN');
  expect((await refresh(service, clientId, first)).json.error).toBe('invalid_grant');
  expect((await jana.portal('GET', '/sandbox/agents')).json.data).toEqual([]);
});

test('a person has at most 20 sessions: the oldest ends', async () => {
  const jana = await newPortalUser(service);
  const oldest = await startAgentSession(service, jana);
  for (let allowed = 0; allowed < 20; allowed += 1) {
    service.clock.advance(1000);
    await startAgentSession(service, jana);
  }
  expectV1Error(await post(oldest.access), 401, 'TOKEN_EXPIRED');
  expect((await jana.portal('GET', '/sandbox/agents')).json.data).toHaveLength(20);
});

test('calls with the public id of a client do not keep an agent from its tokens', async () => {
  const limited = await startService({ realRateLimits: true, config: { trustProxy: 1 } });
  const jana = await newPortalUser(limited);
  const agent = await startAgentSession(limited, jana);
  const ask = (address: string, token: string) =>
    send(`${limited.url}/oauth/token`, {
      headers: { 'x-forwarded-for': address },
      body: { grant_type: 'refresh_token', client_id: agent.clientId, refresh_token: token },
    });
  for (let tries = 0; tries < 30; tries += 1)
    expect((await ask('203.0.113.1', 'svcr_wrong')).status).toBe(400);
  expect((await ask('203.0.113.1', 'svcr_wrong')).status).toBe(429);
  let token = agent.refresh;
  for (let refreshed = 0; refreshed < 29; refreshed += 1) {
    const { status, json } = await ask('203.0.113.1', token);
    expect(status).toBe(200);
    token = json.refresh_token;
  }
  // The code was counted, too. A refused call leaves the token valid.
  expect((await ask('203.0.113.2', token)).status).toBe(429);
  limited.clock.advance(60_000);
  expect((await ask('203.0.113.2', token)).status).toBe(200);
  await limited.close();
});

test('an address registers 20 agents in an hour', async () => {
  const limited = await startService({ realRateLimits: true });
  const register = () =>
    send(`${limited.url}/oauth/register`, { method: 'POST', body: { redirect_uris: [REDIRECT] } });
  for (let registered = 0; registered < 20; registered += 1) expect((await register()).status).toBe(201);
  const refused = await register();
  expect(refused.status).toBe(429);
  expect(refused.json.error_description).toBe('Too many registrations. Wait for 3600 s.');
  limited.clock.advance(3_600_000);
  expect((await register()).status).toBe(201);
  await limited.close();
});

test.each(['Cl\u202Eaude', 'Claude\nadmin', 'Cl\u200Baude', 'Claude\u2028x', 'a\u0007'])(
  'the name of an agent is one plain line: %j',
  async (name) => {
    const body = { client_name: name, redirect_uris: [REDIRECT] };
    const refused = await send(`${service.url}/oauth/register`, { method: 'POST', body });
    expect(refused.json.error).toBe('invalid_client_metadata');
  },
);

test('a code works once, with its client, address and verifier', async () => {
  const jana = await newPortalUser(service);
  const asked = await askPerson(service);
  const body = { request: asked.request, scopes: ['orders:read'], days: 7 };
  const { returnUrl } = (await jana.portal('POST', '/sandbox/agents', body)).json;
  const returned = new URL(returnUrl);
  expect(returned.origin).toBe('http://127.0.0.1:53211');
  expect(returned.searchParams.get('state')).toBe('123456789012345678901234567890');
  const code = returned.searchParams.get('code')!;
  const other = await askPerson(service);
  for (const [client, changes] of [
    [other, {}],
    [asked, { code_verifier: other.verifier }],
    [asked, { redirect_uri: REDIRECT }],
  ] as const) {
    expect((await exchange(service, client, code, changes)).json.error).toBe('invalid_grant');
  }
  const { json } = await exchange(service, asked, code);
  expect(json.scope).toBe('orders:read');
  expect((await exchange(service, asked, code)).json.error).toBe('invalid_grant');
  expectV1Error(await post(json.access_token), 401, 'TOKEN_EXPIRED');
});

test('a request that was tampered with is refused before anything is sent anywhere', async () => {
  const jana = await newPortalUser(service);
  for (const changes of [
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: 'http://127.0.0.1:53211/other' },
    { client_id: 'agent_unknown' },
    { code_challenge_method: 'plain' },
    { code_challenge: undefined },
    { response_type: 'token' },
    { resource: 'https://evil.example/mcp' },
  ]) {
    const { request } = await askPerson(service, changes);
    const read = await jana.portal('GET', `/agent-request?request=${request}`);
    expectV1Error(read, 400, 'AGENT_REQUEST_INVALID');
    const body = { request, scopes: ['orders:read'], days: 7 };
    expectV1Error(await jana.portal('POST', '/sandbox/agents', body), 400, 'AGENT_REQUEST_INVALID');
  }
  const { request } = await askPerson(service);
  const body = { request, scopes: ['orders:read'], days: 7 };
  const foreign = { headers: { origin: 'https://evil.example' } };
  expectV1Error(await jana.portal('POST', '/sandbox/agents', body, foreign), 403, 'ORIGIN_NOT_ALLOWED');
});

test('nobody allows an agent more than their role, and a lower role takes effect at once', async () => {
  const viewer = await newPortalUser(service, { role: 'viewer' });
  const { request } = await askPerson(service);
  const asked = (await viewer.portal('GET', `/agent-request?request=${request}`)).json;
  expect(asked.scopes.sandbox).not.toContain('orders:write');
  const body = { request, scopes: ['orders:write'], days: 7 };
  expectV1Error(await viewer.portal('POST', '/sandbox/agents', body), 403, 'ROLE_NOT_SUFFICIENT');

  const admin = await newPortalUser(service);
  const member = await newPortalUser(service, { account: admin.account, role: 'member' });
  const { access } = await startAgentSession(service, member);
  await admin.portal('PATCH', `/users/${member.user.id}`, { role: 'viewer' });
  const { client } = await connectAgent(service, access);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('find_transfers');
  expect(names).not.toContain('order_transfer');
  await admin.portal('PATCH', `/users/${member.user.id}`, { disabled: true });
  expectV1Error(await post(access), 401, 'TOKEN_EXPIRED');
});

test('an agent ends its own session, and production needs its own consent', async () => {
  const account = await service.account({ apiV1Production: false });
  const jana = await newPortalUser(service, { account });
  const { access, refresh: token } = await startAgentSession(service, jana);
  expect((await revoke(service, token)).status).toBe(200);
  expect((await revoke(service, 'svca_unknown')).status).toBe(200);
  expectV1Error(await post(access), 401, 'TOKEN_EXPIRED');
  const { request } = await askPerson(service);
  expect((await jana.portal('GET', `/agent-request?request=${request}`)).json.scopes.production).toBeNull();
  const body = { request, scopes: ['orders:read'], days: 7 };
  expectV1Error(await jana.portal('POST', '/production/agents', body), 403, 'FEATURE_NOT_ENABLED');
});

test('what agents registered and nobody uses is forgotten', async () => {
  const { sql } = service.services.core;
  const { clientId } = await askPerson(service);
  const unused = await send(`${service.url}/oauth/register`, {
    method: 'POST',
    body: { redirect_uris: ['javascript:alert(1)//'] },
  });
  expect([unused.status, unused.json.error]).toEqual([400, 'invalid_redirect_uri']);
  const count = async () => (await sql`select from agent_clients where id = ${clientId}`).length;
  const { pruneAgents } = await import('../../src/people/agents/prune.ts');
  await pruneAgents(service.services.core);
  expect(await count()).toBe(1);
  service.clock.advance(31 * 24 * 3_600_000);
  await pruneAgents(service.services.core);
  expect(await count()).toBe(0);
});

test.each([
  ['https://agent.example/callback', true],
  ['http://localhost:3000/callback', true],
  ['http://[::1]/callback', true],
  ['cursor://anysphere.cursor-retrieval/oauth/callback', true],
  ['com.example.agent:/callback', true],
  ['http://agent.example/callback', false],
  ['https://agent.example/callback#part', false],
  ['https://person@agent.example/callback', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
])('may an agent be sent back to %s? %s', (uri, allowed) => {
  expect(isAllowedRedirect(uri)).toBe(allowed);
});

test('only the port of this machine is free', () => {
  const is = (registered: string, given: string) => isRegisteredRedirect([registered], given);
  expect(is('http://127.0.0.1/cb', 'http://127.0.0.1:4321/cb')).toBe(true);
  expect(is('http://localhost:1/cb', 'http://localhost:2/cb')).toBe(true);
  expect(is('http://127.0.0.1/cb', 'http://127.0.0.1:4321/cb?x=1')).toBe(false);
  expect(is('http://127.0.0.1/cb', 'http://localhost/cb')).toBe(false);
  expect(is('https://agent.example/cb', 'https://agent.example:444/cb')).toBe(false);
  expect(is('https://agent.example/cb', 'https://agent.example/cb/')).toBe(false);
});
