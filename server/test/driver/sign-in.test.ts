// How drivers sign in: link, session, how both end, and what is stored of them.
import { expect, test } from 'vitest';
import { maintain } from '../../src/workers/maintain.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { newDriver } from '../harness/orders.ts';
import { startService } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { makeLink, newPhone, phoneWith } from './phone.ts';

const DAY_MS = 86_400_000;
const NOWHERE = '0199a0c2-7c4e-7000-8000-000000000001';

const service = await sharedService();

const exchange = (token: string) => service.call('/driver/session', { body: { token } });

test('a link can be exchanged for sessions of 30 days until it expires after 7 days', async () => {
  const driverId = await newDriver(service);
  const link = await makeLink(service, driverId);
  expect(link.url).toMatch(/^http:\/\/localhost:8080\/driver#[0-9A-Za-z]{43}$/);
  expect(link.expiresAt).toBe(new Date(service.clock.now().getTime() + 7 * DAY_MS).toISOString());

  const first = await exchange(link.token);
  expect(first.status).toBe(201);
  expect(first.json.driver).toEqual({
    id: driverId,
    name: 'Jana Maria Kowalska',
    locationConsent: true,
    language: 'de',
  });
  expect(first.json.expiresAt).toBe(new Date(service.clock.now().getTime() + 30 * DAY_MS).toISOString());
  const second = await exchange(link.token);
  for (const session of [first, second]) {
    const phone = phoneWith(service, driverId, session.json.sessionToken);
    expect((await phone.get('/trips')).json).toEqual({ data: [] });
  }

  service.clock.advance(7 * DAY_MS);
  expectV1Error(await exchange(link.token), 401, 'CREDENTIALS_EXPIRED');
  const phone = phoneWith(service, driverId, first.json.sessionToken);
  expect((await phone.get('/trips')).status).toBe(200);
  service.clock.advance(23 * DAY_MS);
  expectV1Error(await phone.get('/trips'), 401, 'CREDENTIALS_EXPIRED');

  service.clock.advance(31 * DAY_MS);
  await maintain(service.services);
  expectV1Error(await phone.get('/trips'), 401, 'INVALID_CREDENTIALS');
});

test('neither the link nor the session token is stored in plain text', async () => {
  const driverId = await newDriver(service);
  const link = await makeLink(service, driverId);
  const { sessionToken } = (await exchange(link.token)).json;
  const rows = await service.services.core.sql`
    select to_jsonb(l) as row from driver_links l union all select to_jsonb(s) from driver_sessions s`;
  const stored = JSON.stringify(rows);
  for (const token of [link.token, sessionToken]) {
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
  }
});

test('an inactive driver is signed out, and stays signed out when active again', async () => {
  const phone = await newPhone(service);
  const link = await makeLink(service, phone.driverId);
  await service.ops('PATCH', `/drivers/${phone.driverId}`, { active: false });
  expectV1Error(await phone.get('/trips'), 401, 'INVALID_CREDENTIALS');
  expectV1Error(await exchange(link.token), 401, 'INVALID_CREDENTIALS');
  expectV1Error(await service.ops('POST', `/drivers/${phone.driverId}/link`), 400, 'INVALID_REQUEST');
  await service.ops('PATCH', `/drivers/${phone.driverId}`, { active: true });
  expectV1Error(await phone.get('/trips'), 401, 'INVALID_CREDENTIALS');
});

test('dispatch can sign a driver out on all phones', async () => {
  const phone = await newPhone(service);
  const other = await newPhone(service);
  expect((await service.ops('DELETE', `/drivers/${phone.driverId}/sessions`)).status).toBe(204);
  expectV1Error(await phone.get('/trips'), 401, 'INVALID_CREDENTIALS');
  expect((await other.get('/trips')).status).toBe(200);
  expectV1Error(await service.ops('DELETE', `/drivers/${NOWHERE}/sessions`), 404, 'NOT_FOUND');
  expectV1Error(await service.ops('POST', `/drivers/${NOWHERE}/link`), 404, 'NOT_FOUND');
});

test('the link is mailed to the driver in the requested language, unless dispatch keeps it', async () => {
  const driver = { name: 'Ali Demir', email: 'ali@example.com' };
  const { id } = (await service.ops('POST', '/drivers', driver)).json;
  const { token, mailed } = await makeLink(service, id, { language: 'en' });
  expect(mailed).toBe(true);
  expect((await makeLink(service, id, { mail: false })).mailed).toBe(false);
  expect((await makeLink(service, await newDriver(service))).mailed).toBe(false);
  const mails = await service.services.core.sql`select kind, recipient, language, text from mails`;
  expect(mails).toEqual([
    {
      kind: 'DRIVER_LINK',
      recipient: 'ali@example.com',
      language: 'en',
      text: expect.stringContaining('/driver#••••••••'),
    },
  ]);
  const [stored] = await service.services.core.sql`select mails::text as stored, link_token from mails`;
  expect(stored!.stored).not.toContain(token);
  expect(service.services.core.secrets.decrypt(stored!.linkToken)).toBe(token);
});

test('a missing or wrong session and the key of a customer are refused', async () => {
  const missing = await service.call('/driver/trips');
  expectV1Error(missing, 401, 'UNAUTHORIZED');
  expect(missing.headers.get('www-authenticate')).toContain('Bearer');
  const { key } = await service.customer({ environment: 'production' });
  const driverId = await newDriver(service);
  const { token } = await makeLink(service, driverId);
  for (const wrong of ['x', key, token]) {
    expectV1Error(await service.call('/driver/trips', { key: wrong }), 401, 'INVALID_CREDENTIALS');
  }
  const { sessionToken } = (await exchange(token)).json;
  expectV1Error(await exchange(sessionToken), 401, 'INVALID_CREDENTIALS');
  expectV1Error(await service.call('/driver/session', { body: {} }), 400, 'INVALID_REQUEST');
  expectV1Error(await service.call('/ops/drivers', { key: sessionToken }), 401, 'INVALID_CREDENTIALS');
  expectV1Error(await service.call('/extern/orders', { key: sessionToken }), 401, 'INVALID_TOKEN');
});

test('rejected sign-ins count against the address, which is then refused even with valid sessions', async () => {
  const limited = await startService({ realRateLimits: true });
  const phone = await newPhone(limited);
  for (let i = 0; i < 15; i++) {
    expect((await limited.call('/driver/trips', { key: `wrong${i}` })).status).toBe(401);
    expect((await limited.call('/driver/session', { body: { token: `wrong${i}` } })).status).toBe(401);
  }
  const tooMany = await limited.call('/driver/session', { body: { token: 'wrong' } });
  expectV1Error(tooMany, 429, 'RATE_LIMITED');
  expectV1Error(await phone.get('/trips'), 429, 'RATE_LIMITED');
  limited.clock.advance(60_000);
  expect((await phone.get('/trips')).status).toBe(200);
  await limited.close();
});
