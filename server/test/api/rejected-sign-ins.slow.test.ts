// Addresses that guess secrets are refused, and appear in log and audit. A right long token is never refused for its neighbours.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailAddressProof, mailInvitation, mailReset } from '../../src/people/links.ts';
import { hashPassword } from '../../src/people/passwords.ts';
import { setPassword } from '../../src/people/user-store.ts';
import type { Transaction } from '../../src/platform/db.ts';
import { newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { mailedToken } from '../harness/mailed-token.ts';
import { createOrder, newDriver } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../harness/service.ts';
import { linkPath, linkToken, offeredRequest } from '../orders/quotes/requests.ts';
import { newPhone } from './driver/phone.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ realRateLimits: true, config: { trustProxy: 1 } });
});
beforeEach(() => service.clock.advance(60_000));
afterAll(() => service.close());

let last = 0;
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++last}` });
const auditOf = (headers: Record<string, string>) => service.services.core.sql`
  select actor, channel, action, account_id, subject_type, details from audit
  where subject_id = ${headers['x-forwarded-for']!} order by at, id`;

type Guess = (headers: Record<string, string>) => Promise<{ status: number }>;
type Interface = [string, (service: TestService) => Promise<{ wrong: Guess; right: Guess }>];

test.each<Interface>([
  [
    'operations',
    async () => ({
      wrong: (headers) => service.call('/ops/accounts', { key: 'wrong', headers }),
      right: (headers) => service.call('/ops/accounts', { key: OPERATOR_TOKEN, headers }),
    }),
  ],
  [
    'driver',
    async () => {
      const { token } = await newPhone(service);
      return {
        wrong: (headers) => service.call('/driver/session', { body: { token: 'wrong' }, headers }),
        right: (headers) => service.call('/driver/trips', { key: token, headers }),
      };
    },
  ],
  [
    'public',
    async () => {
      const { key } = await service.customer({ environment: 'production' });
      const token = await linkToken(service, key, await offeredRequest(service, key));
      return {
        wrong: (headers) => service.call(linkPath('wrong'), { headers }),
        right: (headers) => service.call(linkPath(token), { headers }),
      };
    },
  ],
  [
    'tracking',
    async () => {
      const { key } = await service.customer({ environment: 'production' });
      const { trackingNumber } = (await createOrder(service, key)).json;
      return {
        wrong: (headers) => service.call('/public/tracking/ZZZZZZZZZZZZZZZZ', { headers }),
        right: (headers) => service.call(`/public/tracking/${trackingNumber}`, { headers }),
      };
    },
  ],
])(
  'the %s interface refuses wrong secrets of an address after 30, and never a right one',
  async (_, open) => {
    const { wrong, right } = await open(service);
    const headers = newAddress();
    for (let i = 0; i < 30; i += 1) expect([401, 404]).toContain((await wrong(headers)).status);
    expectV1Error((await wrong(headers)) as never, 429, 'RATE_LIMITED');
    expect((await right(headers)).status).toBe(200);
    expect((await right(newAddress())).status).toBe(200);
    service.clock.advance(60_000);
    expect((await wrong(headers)).status).not.toBe(429);
  },
);

test('32 wrong keys of a neighbour lock out neither drivers nor their links, but passwords wait', async () => {
  const headers = newAddress();
  for (let i = 0; i < 32; i += 1) await service.call('/extern/me', { key: `svc_live_wrong${i}`, headers });
  expectV1Error(await service.call('/extern/me', { key: 'svc_live_wrong', headers }), 429, 'RATE_LIMITED');
  const driverId = await newDriver(service, 'Jonas Weber');
  const { url } = (await service.ops('POST', `/drivers/${driverId}/link`, { mail: false })).json;
  const body = { token: url.split('#')[1] };
  const signedIn = await service.call('/driver/session', { body, headers });
  expect(signedIn.status).toBe(201);
  const { sessionToken } = signedIn.json;
  expect((await service.call('/driver/trips', { key: sessionToken, headers })).status).toBe(200);
  const code = await service.call('/driver/session/code', { body: { code: '4829 130 571' }, headers });
  expectV1Error(code, 429, 'RATE_LIMITED');
  const password = { email: 'somebody@example.com', password: 'guessed' };
  expectV1Error(await service.call('/portal/session', { body: password, headers }), 429, 'RATE_LIMITED');
});

test.each(['portal', 'console'] as const)(
  'neighbours who guess, and call without a session all the time, keep nobody from a link of the %s',
  async (realm) => {
    const headers = newAddress();
    const api = realm === 'portal' ? '/portal' : '/ops';
    for (let i = 0; i < 32; i += 1) await service.call('/extern/me', { key: `svc_live_wrong${i}`, headers });
    for (let i = 0; i < 120; i += 1)
      await service.call(`${api}/session/passkey-challenge`, { body: {}, headers });
    const reset = { body: { email: 'somebody@example.com' }, headers };
    expectV1Error(await service.call(`${api}/password-reset`, reset), 429, 'RATE_LIMITED');
    const send = (path: string, body: object) => service.call(`${api}${path}`, { body, headers });
    const { user, account } =
      realm === 'portal'
        ? await newPortalUser(service)
        : { ...(await newConsoleUser(service, { role: 'viewer' })), account: null };
    const { people, core } = service.services;
    const inTransaction = (work: (tx: Transaction) => Promise<unknown>) => core.sql.begin(work);
    const open = async (kind: 'INVITATION' | 'PASSWORD_RESET') => {
      const token = await mailedToken(service, kind, user.email);
      const opened = await send('/invitation/open', { token });
      expect(opened.json).toMatchObject({ email: user.email });
      expect((await send('/invitation', { token, password: 'vier gute Worte zusammen' })).status).toBe(200);
    };
    await mailReset(people, realm, user.email);
    await open('PASSWORD_RESET');
    await inTransaction((tx) => mailInvitation(people, tx, user, account));
    await open('INVITATION');
    await inTransaction((tx) => mailAddressProof(people, tx, user, account));
    const token = await mailedToken(service, 'ADDRESS_PROOF', user.email);
    expectV1Error(await send('/address-proof', { token: 'x'.repeat(43) }), 429, 'RATE_LIMITED');
    expectV1Error(await send('/invitation/open', { token: 'x'.repeat(43) }), 429, 'RATE_LIMITED');
    expect((await send('/address-proof', { token })).json).toEqual({ email: user.email });
  },
);

test('a link has calls of its own, which only those who know it can use up', async () => {
  const { user } = await newPortalUser(service);
  await mailReset(service.services.people, 'portal', user.email);
  const token = await mailedToken(service, 'PASSWORD_RESET', user.email);
  const open = () => service.call('/portal/invitation/open', { body: { token }, headers: newAddress() });
  for (let i = 0; i < 30; i += 1) expect((await open()).status).toBe(200);
  expectV1Error(await open(), 429, 'RATE_LIMITED');
});

test('a neighbour who calls a tracking page all the time takes only the calls of that page', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const [busy, other] = [(await createOrder(service, key)).json, (await createOrder(service, key)).json];
  const headers = newAddress();
  const show = (number: string, from = headers) =>
    service.call(`/public/tracking/${number}`, { headers: from });
  for (let i = 0; i < 120; i += 1) await show(busy.trackingNumber);
  expectV1Error(await show(busy.trackingNumber), 429, 'RATE_LIMITED');
  expect((await show(other.trackingNumber)).status).toBe(200);
  expect((await show(busy.trackingNumber, newAddress())).status).toBe(200);
});

test('an operator token of less than 80 bits stays protected by the limit of its address', async () => {
  const { access } = service.services;
  const long = access.operatorToken;
  const headers = newAddress();
  for (let i = 0; i < 31; i += 1) await service.call('/ops/accounts', { key: 'wrong', headers });
  access.operatorToken = 'sixteen-letters!';
  const right = await service.call('/ops/accounts', { key: access.operatorToken, headers });
  access.operatorToken = long;
  expectV1Error(right, 429, 'RATE_LIMITED');
});

test('guesses at the same time are counted before they are checked, so a right one after the limit is refused', async () => {
  const { user } = await newPortalUser(service);
  const { core } = service.services;
  const password = 'vier gute Worte zusammen';
  await setPassword(core.sql, user.id, await hashPassword(password), service.clock.now());
  const headers = newAddress();
  const signIn = (body: object) => service.call('/portal/session', { body, headers });
  for (let i = 0; i < 15; i += 1) await service.call(linkPath('wrong'), { headers });
  const guesses = Array.from({ length: 24 }, (_, i) => ({ email: `x${i}@x.example`, password: 'geraten' }));
  const answers = await Promise.all([...guesses, { email: user.email, password }].map(signIn));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(15);
  expectV1Error(answers.at(-1)!, 429, 'RATE_LIMITED');
});

test('right secrets at the same time are admitted, and leave no count', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const token = await linkToken(service, key, await offeredRequest(service, key));
  const headers = newAddress();
  const opened = await Promise.all(
    Array.from({ length: 20 }, () => service.call(linkPath(token), { headers })),
  );
  expect(opened.every(({ status }) => status === 200)).toBe(true);
  const calls = Array.from({ length: 60 }, () =>
    service.call('/ops/accounts', { key: OPERATOR_TOKEN, headers }),
  );
  expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
  const unsigned = await service.call('/extern/me', { headers });
  expect(unsigned.headers.get('ratelimit-remaining')).toBe('30');
});

test('rejected sign-ins are in the audit log, at most one per address and minute', async () => {
  const headers = newAddress();
  for (let i = 0; i < 5; i += 1) await service.call('/ops/accounts', { key: 'wrong', headers });
  expect(await auditOf(headers)).toEqual([
    {
      actor: 'unknown',
      channel: 'operations',
      action: 'sign_in.rejected',
      accountId: null,
      subjectType: 'address',
      details: { code: 'INVALID_CREDENTIALS', credentialId: null, requestId: expect.any(String) },
    },
  ]);
  service.clock.advance(60_000);
  const { account } = await service.customer();
  const disabled = await service.credential(account.id);
  await service.ops('PATCH', `/credentials/${disabled.id}`, { disabled: true });
  await service.call('/extern/me', { key: disabled.secret, headers });
  expect((await auditOf(headers))[1]).toMatchObject({
    channel: 'v1',
    accountId: account.id,
    details: { code: 'CREDENTIALS_DISABLED', credentialId: disabled.id },
  });
});

test.each([
  [
    'the token endpoint',
    'oauth',
    '/extern/oauth/token',
    { body: { grant_type: 'client_credentials', client_id: 'svcc_x', client_secret: 'x' } },
  ],
  ['the older interface', 'legacy', '/extern/transportauftraege/VT-1', { key: 'svc_live_unknown' }],
  ['a driver', 'driver', '/driver/trips', { key: 'wrong' }],
  ['a link', 'public', linkPath('wrong'), {}],
])('%s too', async (_, channel, path, call) => {
  const headers = newAddress();
  await service.call(path, { ...call, headers });
  expect(await auditOf(headers)).toMatchObject([{ channel, action: 'sign_in.rejected' }]);
});

test('missing credentials are not recorded as a rejected sign-in', async () => {
  const headers = newAddress();
  for (const path of ['/extern/me', '/ops/accounts', '/driver/trips']) await service.call(path, { headers });
  expect(await auditOf(headers)).toEqual([]);
});
