// Rate limits per credential, per client id and per address, and the headers that show them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { startService, type TestService } from '../harness/service.ts';
import { linkPath, linkToken, offeredRequest } from '../orders/quotes/requests.ts';
import { newPhone } from './driver/phone.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ realRateLimits: true, config: { trustProxy: 1 } });
});
beforeEach(() => service.clock.advance(60_000));
afterAll(() => service.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const rateLimitOf = (headers: Headers) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)));
const me = (key: string, headers = {}) => service.call('/extern/me', { key, headers });

async function times<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < count; i += 1) results.push(await run());
  return results;
}

test('50 calls per second pass, and the next one must wait until the second ends', async () => {
  const { key } = await service.customer();
  const passed = await times(50, () => me(key));
  expect(passed.every((answer) => answer.status === 200)).toBe(true);
  expect(rateLimitOf(passed[0]!.headers)).toEqual([50, 49, 1]);
  expect(rateLimitOf(passed[49]!.headers)).toEqual([50, 0, 1]);
  const refused = await me(key);
  expectV1Error(refused, 429, 'RATE_LIMITED');
  expect(refused.headers.get('retry-after')).toBe('1');
  service.clock.advance(1000);
  expect((await me(key)).status).toBe(200);
});

test('600 calls per minute pass, the next one must wait until the minute ends, and refused calls are not counted', async () => {
  const { key } = await service.customer();
  for (let second = 0; second < 12; second += 1) {
    await times(50, () => me(key));
    expectV1Error(await me(key), 429, 'RATE_LIMITED');
    service.clock.advance(1000);
  }
  const refused = await me(key);
  expectV1Error(refused, 429, 'RATE_LIMITED');
  expect(refused.headers.get('retry-after')).toBe('48');
  expect(rateLimitOf(refused.headers)).toEqual([600, 0, 48]);
  service.clock.advance(48_000);
  expect((await me(key)).status).toBe(200);
});

test('every credential has its own limit', async () => {
  const { account, key } = await service.customer();
  const other = await service.credential(account.id);
  await times(50, () => me(key));
  expect((await me(key)).status).toBe(429);
  expect((await me(other.secret)).status).toBe(200);
});

test('a suspended account is reported before the limit', async () => {
  const { account, key } = await service.customer();
  await times(50, () => me(key));
  await service.ops('PATCH', `/accounts/${account.id}`, { status: 'SUSPENDED' });
  expectV1Error(await me(key), 403, 'ACCOUNT_SUSPENDED');
});

test('each client id may request 30 tokens per minute', async () => {
  const account = await service.account();
  const client = await service.credential(account.id, { type: 'oauth_client' });
  const ask = (id: string) =>
    service.call('/extern/oauth/token', {
      body: { grant_type: 'client_credentials', client_id: id, client_secret: client.secret },
      headers: from(`198.51.100.${id.length}`),
    });
  const passed = await times(30, () => ask(client.clientId!));
  expect(passed.every((answer) => answer.status === 200)).toBe(true);
  expect(rateLimitOf(passed[29]!.headers)).toEqual([30, 0, 60]);
  const refused = await ask(client.clientId!);
  expect(refused.status).toBe(429);
  expect(refused.json.error).toBe('temporarily_unavailable');
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const other = await service.credential(account.id, { type: 'oauth_client' });
  expect((await ask(other.clientId!)).status).toBe(401);
});

test('wrong secrets count against the address, never against the client', async () => {
  const client = await service.credential((await service.account()).id, { type: 'oauth_client' });
  const ask = (secret: string, address: string) =>
    service.call('/extern/oauth/token', {
      body: { grant_type: 'client_credentials', client_id: client.clientId, client_secret: secret },
      headers: from(address),
    });
  for (let i = 0; i < 40; i += 1) {
    const wrong = await ask('svc_test_wrong', '203.0.113.30');
    expect(wrong.status).toBe(i < 30 ? 401 : 429);
  }
  expect((await ask('svc_test_wrong', '203.0.113.31')).status).toBe(401);
  expect((await ask(client.secret, '203.0.113.31')).status).toBe(200);
  const right = await ask(client.secret, '203.0.113.30');
  expect([right.status, ...rateLimitOf(right.headers)]).toEqual([200, 30, 28, 60]);
});

test('the 31st rejected sign-in of an address is 429, but a valid credential is never refused for it', async () => {
  const { key } = await service.customer();
  const headers = from('203.0.113.7');
  const wrong = () => me('svc_test_unknown', headers);
  const rejected = await times(30, wrong);
  expect(rejected.every((answer) => answer.status === 401)).toBe(true);
  expect(rateLimitOf(rejected[29]!.headers)).toEqual([30, 0, 60]);
  const refused = await wrong();
  expectV1Error(refused, 429, 'RATE_LIMITED');
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await me(key, headers)).status).toBe(200);
  expect((await me('svc_test_unknown', from('203.0.113.8'))).status).toBe(401);
  expectV1Error(await service.call('/extern/me', { headers }), 401, 'UNAUTHORIZED');
  service.clock.advance(60_000);
  expect((await wrong()).status).toBe(401);
});

test('missing credentials and expired tokens do not count as rejected sign-ins', async () => {
  const account = await service.account();
  const client = await service.credential(account.id, { type: 'oauth_client' });
  const token = await service.call('/extern/oauth/token', {
    body: { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.secret },
  });
  service.clock.advance(3_600_000);
  const headers = from('203.0.113.9');
  await times(20, () => service.call('/extern/me', { headers }));
  await times(20, () => me(token.json.access_token, headers));
  const next = await me('svc_test_unknown', headers);
  expectV1Error(next, 401, 'INVALID_CREDENTIALS');
  expect(rateLimitOf(next.headers)).toEqual([30, 29, 60]);
});

test('wrong tokens, OAuth secrets, operator tokens and client secrets share the window of their address', async () => {
  const headers = from('203.0.113.10');
  const client = await service.credential((await service.account()).id, { type: 'oauth_client' });
  await times(8, () => me('a.b.c', headers));
  await times(8, () => me(client.secret, headers));
  await times(8, () => service.call('/ops/accounts', { key: 'wrong', headers }));
  await times(6, () =>
    service.call('/extern/oauth/token', {
      headers,
      body: { grant_type: 'client_credentials', client_id: 'svcc_x', client_secret: 'svc_test_x' },
    }),
  );
  expect((await me('a.b.c', headers)).status).toBe(429);
  expect((await service.call('/ops/accounts', { key: 'wrong', headers })).status).toBe(429);
  const token = await service.call('/extern/oauth/token', {
    headers,
    body: { grant_type: 'client_credentials', client_id: 'svcc_x', client_secret: 'svc_test_x' },
  });
  expect(token.status).toBe(429);
  expect(token.json.error).toBe('temporarily_unavailable');
});

test('addresses of one IPv6 /64 count as one', async () => {
  for (let i = 0; i < 30; i += 1) await me('svc_test_unknown', from(`2001:db8:1:2::${i.toString(16)}`));
  expect((await me('svc_test_unknown', from('2001:db8:1:2:ffff::1'))).status).toBe(429);
  expect((await me('svc_test_unknown', from('2001:db8:1:3::1'))).status).toBe(401);
});

test('invalid addresses share one window, in any spelling', async () => {
  for (let i = 0; i < 30; i += 1) await me('svc_test_unknown', from(`${'x'.repeat(1000)}${i}`));
  for (const strange of ['unknown', '_hidden', '1.2.3.4:567', 'y'.repeat(5000)]) {
    expect((await me('svc_test_unknown', from(strange))).status).toBe(429);
  }
  expect((await me('svc_test_unknown', from('203.0.113.60'))).status).toBe(401);
});

test('an unknown path is also 429 once the credential is over its limit', async () => {
  const { key } = await service.customer();
  const nowhere = (path: string) => service.call(path, { key });
  await times(50, () => nowhere('/extern/nowhere'));
  for (const path of ['/extern/nowhere', '/extern/orders/1/2/3', '/extern/sandbox/nowhere']) {
    expectV1Error(await nowhere(path), 429, 'RATE_LIMITED');
  }
  const other = await service.call('/extern/me', { method: 'DELETE', key });
  expectV1Error(other, 429, 'RATE_LIMITED');
  expect(other.headers.get('retry-after')).toBe('1');
  expect((await nowhere('/extern/transportauftraege/a/b/c')).json.error).toBe('RATE_LIMITED');
});

test('an unknown path is also 429 for a driver over the limit', async () => {
  const phone = await newPhone(service);
  const nowhere = () => service.call('/driver/nowhere', { key: phone.token });
  await times(50, async () => expectV1Error(await nowhere(), 404, 'NOT_FOUND'));
  expectV1Error(await nowhere(), 429, 'RATE_LIMITED');
});

test('a link takes 30 calls per minute from all callers together, whatever else their address sends', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const token = await linkToken(service, key, await offeredRequest(service, key));
  const open = (link: string, address: string) => service.call(linkPath(link), { headers: from(address) });
  const passed = await times(30, () => open(token, '203.0.113.70'));
  expect(passed.every(({ status }) => status === 200)).toBe(true);
  expect(rateLimitOf(passed[29]!.headers)).toEqual([30, 0, 60]);
  const refused = await open(token, '203.0.113.71');
  expectV1Error(refused, 429, 'RATE_LIMITED');
  expect(refused.headers.get('retry-after')).toBe('60');
  const other = await linkToken(service, key, await offeredRequest(service, key));
  expect((await open(other, '203.0.113.71')).status).toBe(200);
  await times(120, () => open('nonsense', '203.0.113.72'));
  expectV1Error(await open('nonsense', '203.0.113.72'), 429, 'RATE_LIMITED');
  expect((await open(other, '203.0.113.72')).status).toBe(200);
  expect((await open(other, '203.0.113.73')).status).toBe(200);
});

test('without TRUST_PROXY a forwarded address is ignored', async () => {
  const direct = await startService({ realRateLimits: true });
  const wrong = (i: number) =>
    direct.call('/extern/me', { key: 'svc_test_unknown', headers: from(`198.51.100.${i}`) });
  for (let i = 0; i < 30; i += 1) await wrong(i);
  expect((await wrong(99)).status).toBe(429);
  await direct.close();
});

test('with a number of trusted hops the address before them counts', async () => {
  const behind = await startService({ realRateLimits: true, config: { trustProxy: 1 } });
  const wrong = (spoofed: number, real: string) =>
    behind.call('/extern/me', { key: 'svc_test_unknown', headers: from(`198.51.100.${spoofed}, ${real}`) });
  for (let i = 0; i < 30; i += 1) await wrong(i, '203.0.113.50');
  expect((await wrong(77, '203.0.113.50')).status).toBe(429);
  expect((await wrong(77, '203.0.113.51')).status).toBe(401);
  await behind.close();
});
