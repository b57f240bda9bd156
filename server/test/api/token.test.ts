// The token endpoint follows RFC 6749. The tests call it with a real OAuth client library and directly.
import * as oauth from 'oauth4webapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_BLOCKED_MS, measureBlockedMs } from '../harness/event-loop.ts';
import { expectStandardHeaders } from '../harness/expect-answer.ts';
import type { CallOptions, TestResponse, TestService } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
let client: { clientId: string; secret: string; id: string; accountId: string };

beforeAll(async () => {
  client = await newClient();
});

async function newClient(fields: Parameters<TestService['account']>[0] = {}) {
  const account = await service.account(fields);
  const made = await service.credential(account.id, {
    type: 'oauth_client',
    scopes: ['orders:read', 'orders:write', 'tracking:read'],
  });
  return { clientId: made.clientId!, secret: made.secret, id: made.id, accountId: account.id };
}

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): CallOptions => ({
  method: 'POST',
  rawBody: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
const ask = (options: CallOptions) => service.call('/extern/oauth/token', options);
const grant = { grant_type: 'client_credentials' };

function expectOAuthError(answer: TestResponse, status: number, error: string): void {
  expect({ status: answer.status, error: answer.json?.error }).toEqual({ status, error });
  expect(Object.keys(answer.json).sort()).toEqual(['error', 'error_description']);
  expect(answer.json.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expectStandardHeaders(answer);
}

describe('oauth4webapi, unmodified', () => {
  const server = () => ({ issuer: service.url, token_endpoint: `${service.api}/extern/oauth/token` });
  const insecure = { [oauth.allowInsecureRequests]: true };

  test.each([
    ['HTTP Basic', (secret: string) => oauth.ClientSecretBasic(secret)],
    ['form fields', (secret: string) => oauth.ClientSecretPost(secret)],
  ])('obtains a token with %s that works', async (_, authentication) => {
    const by = { client_id: client.clientId };
    const parameters = new URLSearchParams({ scope: 'orders:read' });
    const response = await oauth.clientCredentialsGrantRequest(
      server(),
      by,
      authentication(client.secret),
      parameters,
      insecure,
    );
    const token = await oauth.processClientCredentialsResponse(server(), by, response);
    expect(token).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'orders:read' });
    const me = await service.call('/extern/me', { key: token.access_token });
    expect(me.json.credential.clientId).toBe(client.clientId);
  });

  test.each([
    ['invalid_client', 401, 'svc_test_wrong', 'orders:read'],
    ['invalid_scope', 400, null, 'everything'],
  ])('reads the error %s', async (error, status, wrongSecret, scope) => {
    const by = { client_id: client.clientId };
    const authentication = oauth.ClientSecretBasic(wrongSecret ?? client.secret);
    const response = await oauth.clientCredentialsGrantRequest(
      server(),
      by,
      authentication,
      new URLSearchParams({ scope }),
      insecure,
    );
    const failure = await oauth.processClientCredentialsResponse(server(), by, response).catch((e) => e);
    if (failure instanceof oauth.WWWAuthenticateChallengeError) {
      expect(failure.response.status).toBe(status);
      expect(failure.cause[0]?.scheme).toBe('basic');
    } else {
      expect(failure).toBeInstanceOf(oauth.ResponseBodyError);
      expect(failure).toMatchObject({ error, status });
    }
  });
});

test('answers token, type, lifetime and scope, and must not be stored', async () => {
  for (const options of [
    form({ ...grant, client_id: client.clientId, client_secret: client.secret }),
    form(grant, basic(client.clientId, client.secret)),
    form({ ...grant, client_id: client.clientId }, basic(client.clientId, client.secret)),
    { body: { ...grant, client_id: client.clientId, client_secret: client.secret } },
    { body: grant, headers: basic(client.clientId, client.secret) },
  ]) {
    const answer = await ask(options);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json).sort()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
    expect(answer.json).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'orders:read orders:write tracking:read',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
    expect(answer.headers.get('x-service-environment')).toBe('sandbox');
    expectStandardHeaders(answer);
  }
});

test('a token has the requested subset of scopes, in the order of the catalog, without repetition', async () => {
  const answer = await ask(
    form(
      { ...grant, scope: ' tracking:read  orders:read orders:read' },
      basic(client.clientId, client.secret),
    ),
  );
  expect(answer.json.scope).toBe('orders:read tracking:read');
});

describe('refuses', () => {
  const good = () => ({ client_id: client.clientId, client_secret: client.secret });
  const cases: [string, () => CallOptions, number, string][] = [
    [
      'both ways at once',
      () => form({ ...grant, ...good() }, basic(client.clientId, client.secret)),
      400,
      'invalid_request',
    ],
    [
      'another client id together with Basic',
      () => form({ ...grant, client_id: 'svcc_other' }, basic(client.clientId, client.secret)),
      400,
      'invalid_request',
    ],
    ['no grant type', () => form(good()), 400, 'invalid_request'],
    ['another grant type', () => form({ ...good(), grant_type: 'password' }), 400, 'unsupported_grant_type'],
    [
      'a repeated parameter',
      () => ({ ...form({}), rawBody: `grant_type=client_credentials&grant_type=x` }),
      400,
      'invalid_request',
    ],
    [
      'more fields than any form has',
      () => form(Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`field${at}`, 'x']))),
      400,
      'invalid_request',
    ],
    [
      'more fields than any form has, as JSON',
      () => ({ body: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`field${at}`, 'x'])) }),
      400,
      'invalid_request',
    ],
    ['broken JSON', () => ({ rawBody: '{"grant_type":' }), 400, 'invalid_request'],
    ['JSON that is no object', () => ({ rawBody: '[1]' }), 400, 'invalid_request'],
    ['a JSON field that is no text', () => ({ body: { ...grant, client_id: 7 } }), 400, 'invalid_request'],
    ['an over-long body', () => ({ rawBody: 'x'.repeat(300_000) }), 413, 'invalid_request'],
    [
      'a scope the client does not hold',
      () => form({ ...grant, ...good(), scope: 'quotes:write' }),
      400,
      'invalid_scope',
    ],
    [
      'a wrong secret',
      () => form({ ...grant, ...good(), client_secret: 'svc_test_wrong' }),
      401,
      'invalid_client',
    ],
    [
      'an unknown client',
      () => form({ ...grant, ...good(), client_id: 'svcc_unknown' }),
      401,
      'invalid_client',
    ],
    [
      'a client id with a NUL',
      () => form({ ...grant, ...good(), client_id: 'svcc_\0' }),
      401,
      'invalid_client',
    ],
    [
      'a client id of 10,000 characters',
      () => form({ ...grant, ...good(), client_id: 'x'.repeat(10_000) }),
      401,
      'invalid_client',
    ],
    ['no client', () => form(grant), 401, 'invalid_client'],
    ['a Bearer instead of Basic', () => form(grant, { authorization: 'Bearer x' }), 401, 'invalid_client'],
    [
      'Basic without a colon',
      () => form(grant, { authorization: `Basic ${Buffer.from('x').toString('base64')}` }),
      401,
      'invalid_client',
    ],
  ];
  test.each(cases)('%s', async (_, options, status, error) => {
    const answer = await ask(options());
    expectOAuthError(answer, status, error);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
  });

  test('an unknown client and a wrong secret with the same answer', async () => {
    const wrong = await ask(form({ ...grant, ...good(), client_secret: 'svc_test_wrong' }));
    const unknown = await ask(form({ ...grant, ...good(), client_id: 'svcc_unknown' }));
    expect(wrong.text).toBe(unknown.text);
  });

  test('disabled, expired, suspended and ineligible clients, but only after the secret matched', async () => {
    const disabled = await newClient();
    await service.ops('PATCH', `/credentials/${disabled.id}`, { disabled: true });
    const suspended = await newClient();
    await service.ops('PATCH', `/accounts/${suspended.accountId}`, { status: 'SUSPENDED' });
    const carrier = await newClient({ kind: 'CARRIER' });
    const expired = await service.credential(client.accountId, {
      type: 'oauth_client',
      expiresAt: new Date(service.clock.now().getTime() + 1),
    });
    service.clock.advance(1);
    for (const refused of [
      disabled,
      suspended,
      carrier,
      { clientId: expired.clientId!, secret: expired.secret },
    ]) {
      const answer = await ask(form(grant, basic(refused.clientId, refused.secret)));
      expectOAuthError(answer, 400, 'unauthorized_client');
      const guessed = await ask(form(grant, basic(refused.clientId, 'svc_test_guess')));
      expectOAuthError(guessed, 401, 'invalid_client');
    }
  });

  test('a revoked client as unknown', async () => {
    const revoked = await newClient();
    await service.ops('DELETE', `/credentials/${revoked.id}`);
    expectOAuthError(await ask(form(grant, basic(revoked.clientId, revoked.secret))), 401, 'invalid_client');
  });
});

test('another method gets a 404 in the format of this API', async () => {
  const answer = await service.call('/extern/oauth/token');
  expect(answer.status).toBe(404);
  expect(answer.json.error).toBe('invalid_request');
  expect(answer.headers.get('allow')).toBe('POST');
});

test('a form of 30,000 fields is refused at once, and its names are not repeated in full', async () => {
  const rawBody = Array.from({ length: 30_000 }, (_, at) => `${at}=x`).join('&');
  const options = { ...form({}), rawBody };
  expect(await measureBlockedMs(() => ask(options))).toBeLessThan(MAX_BLOCKED_MS);
  expect((await ask(options)).json.error_description).toBe('The form has too many fields. Send at most 40.');
  const long = 'x'.repeat(100_000);
  const repeated = await ask({ ...form({}), rawBody: `${long}=1&${long}=2` });
  expectOAuthError(repeated, 400, 'invalid_request');
  expect(repeated.text.length).toBeLessThan(300);
});
