// How drivers sign in: link, session, how both end, and what is stored of them.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withLink } from '../../../src/messages/mail/mail.ts';
import type { ClaimedMail } from '../../../src/messages/mail/store.ts';
import { maintain } from '../../../src/workers/maintain.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { newDriver } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { makeLink, newPhone, phoneWith } from './phone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const NOWHERE = '0199a0c2-7c4e-7000-8000-000000000001';

const service = await sharedService();

const exchange = (token: string, body: object = {}) =>
  service.call('/driver/session', { body: { token, ...body } });
const signIn = (body: object) =>
  service.call('code' in body ? '/driver/session/code' : '/driver/session', { body });
const sessionsOf = async (driverId: string) =>
  (await service.ops('GET', `/drivers/${driverId}/sessions`)).json.data as { id: string; state: string }[];
const inMs = (ms: number) => new Date(service.clock.now().getTime() + ms).toISOString();

test('a link is exchanged once for a session of 30 days, until it expires after 7 days', async () => {
  const driverId = await newDriver(service);
  const link = await makeLink(service, driverId);
  expect(link.url).toMatch(/^http:\/\/localhost:8080\/driver#[0-9A-Za-z]{43}$/);
  expect(link.expiresAt).toBe(inMs(7 * DAY_MS));

  const first = await exchange(link.token);
  expect(first.status).toBe(201);
  expect(first.json.driver).toEqual({
    id: driverId,
    name: 'Jana Maria Kowalska',
    locationConsent: true,
    language: 'de',
  });
  expect(first.json.expiresAt).toBe(inMs(30 * DAY_MS));
  const phone = phoneWith(service, driverId, first.json.sessionToken);
  expect((await phone.get('/trips')).json).toEqual({ data: [], takenAway: [] });
  const second = await exchange(link.token);
  expectV1Error(second, 401, 'INVALID_CREDENTIALS');
  expect(second.json.error.details).toEqual({ reason: 'USED' });

  const late = await makeLink(service, driverId);
  service.clock.advance(7 * DAY_MS);
  expectV1Error(await exchange(late.token), 401, 'CREDENTIALS_EXPIRED');
  expect((await phone.get('/trips')).status).toBe(200);
  service.clock.advance(23 * DAY_MS);
  expectV1Error(await phone.get('/trips'), 401, 'CREDENTIALS_EXPIRED');

  service.clock.advance(31 * DAY_MS);
  await maintain(service.services);
  expectV1Error(await phone.get('/trips'), 401, 'INVALID_CREDENTIALS');
});

test('many exchanges at once start one session', async () => {
  const driverId = await newDriver(service);
  const { token } = await makeLink(service, driverId);
  const answers = await Promise.all(Array.from({ length: 25 }, () => exchange(token)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await sessionsOf(driverId)).toHaveLength(1);
});

test('the same phone can repeat the exchange for ten minutes, and the session from before ends', async () => {
  const driverId = await newDriver(service);
  const { token } = await makeLink(service, driverId);
  const deviceId = randomUUID();
  const tokens: string[] = [];
  for (let i = 0; i < 5; i++) tokens.push((await exchange(token, { deviceId })).json.sessionToken);
  expect(await sessionsOf(driverId)).toHaveLength(1);
  expect((await phoneWith(service, driverId, tokens[4]!).get('/trips')).status).toBe(200);
  expectV1Error(await phoneWith(service, driverId, tokens[0]!).get('/trips'), 401, 'INVALID_CREDENTIALS');
  expectV1Error(await exchange(token, { deviceId }), 401, 'INVALID_CREDENTIALS');

  const next = await makeLink(service, driverId);
  expect((await exchange(next.token, { deviceId })).status).toBe(201);
  expectV1Error(await exchange(next.token, { deviceId: randomUUID() }), 401, 'INVALID_CREDENTIALS');
  service.clock.advance(10 * MINUTE_MS);
  const late = await exchange(next.token, { deviceId });
  expectV1Error(late, 401, 'INVALID_CREDENTIALS');
  expect(late.json.error.details).toEqual({ reason: 'USED_ON_THIS_PHONE' });
});

test('a new link ends the one before, and signing out on the phone ends a used one', async () => {
  const driverId = await newDriver(service);
  const first = await makeLink(service, driverId);
  const second = await makeLink(service, driverId);
  for (const ended of [{ token: first.token }, { code: first.code }]) {
    expectV1Error(await signIn(ended), 401, 'INVALID_CREDENTIALS');
  }
  const deviceId = randomUUID();
  const { sessionToken } = (await exchange(second.token, { deviceId })).json;
  await phoneWith(service, driverId, sessionToken).remove('/session');
  expectV1Error(await exchange(second.token, { deviceId }), 401, 'INVALID_CREDENTIALS');
});

test('a link of another driver is not used while the phone has not confirmed it', async () => {
  const murat = await newPhone(service, { name: 'Murat Kaya' });
  const id = await newDriver(service);
  const link = await makeLink(service, id);
  const signedInAs = murat.driverId;
  for (const proof of [{ token: link.token }, { code: link.code }]) {
    const asked = await signIn({ ...proof, signedInAs });
    expectV1Error(asked, 409, 'OTHER_DRIVER_SIGNED_IN');
    expect(asked.json.error.details).toEqual({ driver: { id, name: 'Jana Maria Kowalska' } });
  }
  expect(await sessionsOf(id)).toEqual([]);
  expect((await signIn({ token: link.token })).status).toBe(201);
  expect((await signIn({ code: link.code, signedInAs: id })).status).toBe(201);
});

describe('a code', () => {
  test('signs in once, also after the link was used, within ten minutes', async () => {
    const driverId = await newDriver(service);
    const link = await makeLink(service, driverId);
    expect(link.code).toMatch(/^\d{4} \d{3} \d{3}$/);
    expect(link.codeExpiresAt).toBe(inMs(10 * MINUTE_MS));
    await exchange(link.token);
    const started = await signIn({ code: link.code });
    expect(started.json.driver.id).toBe(driverId);
    expectV1Error(await signIn({ code: link.code }), 401, 'INVALID_CREDENTIALS');
    expect(await sessionsOf(driverId)).toHaveLength(2);

    const late = await makeLink(service, driverId);
    service.clock.advance(10 * MINUTE_MS);
    expectV1Error(await signIn({ code: late.code }), 401, 'CREDENTIALS_EXPIRED');
    expectV1Error(await signIn({ code: '12 34' }), 400, 'INVALID_REQUEST');
  });

  test('ends after five wrong tries, also if they come at once', async () => {
    const driverId = await newDriver(service);
    const { code, token } = await makeLink(service, driverId);
    const digits = code.replaceAll(' ', '');
    const wrong = Array.from({ length: 30 }, (_, i) => {
      const guess = (Number(digits.slice(4)) + i + 1) % 1_000_000;
      return digits.slice(0, 4) + String(guess).padStart(6, '0');
    });
    await Promise.all(wrong.map((guess) => signIn({ code: guess })));
    const [stored] = await service.services.core.sql`
      select tries from driver_links where driver_id = ${driverId} and kind = 'code'`;
    expect(stored!.tries).toBe(5);
    expectV1Error(await signIn({ code }), 401, 'INVALID_CREDENTIALS');
    expect((await exchange(token)).status).toBe(201);
  });

  test('an address can send ten in ten minutes', async () => {
    const limited = await startService({ realRateLimits: true });
    const send = (code: string) => limited.call('/driver/session/code', { body: { code } });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => send(String(10 ** 9 + i))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(10).fill(401),
      ...Array(4).fill(429),
    ]);
    limited.clock.advance(60_000);
    expectV1Error(await send('1000000000'), 429, 'RATE_LIMITED');
    await limited.close();
  });
});

test("signing in is in the audit log with the phone's address, and so is every end", async () => {
  const driverId = await newDriver(service);
  const link = await makeLink(service, driverId);
  await exchange(link.token);
  await signIn({ code: link.code });
  const [phone] = await sessionsOf(driverId);
  await service.ops('DELETE', `/drivers/${driverId}/sessions/${phone!.id}`);
  await service.ops('DELETE', `/drivers/${driverId}/sessions/${phone!.id}/unsent-work`);
  const entries = await service.services.core.sql`
    select action, actor, details from audit_log where subject_id = ${driverId} and action <> 'driver.added' order by id`;
  const by = (kind: string) => ({
    action: 'driver.signed_in',
    actor: `driver:${driverId}`,
    details: { sessionId: expect.any(String), by: kind, address: '127.0.0.1' },
  });
  expect(entries.slice(1)).toEqual([
    by('link'),
    by('code'),
    { action: 'driver.phone_signed_out', actor: 'operator', details: { sessionId: phone!.id } },
    { action: 'driver.unsent_work_released', actor: 'operator', details: { sessionId: phone!.id } },
  ]);
});

test('dispatch sees each phone and ends one of them', async () => {
  const driverId = await newDriver(service);
  const startedAt = service.clock.now().toISOString();
  const started = async (userAgent: string) => {
    const { token } = await makeLink(service, driverId);
    const headers = { 'user-agent': userAgent };
    const { json } = await service.call('/driver/session', { body: { token }, headers });
    return phoneWith(service, driverId, json.sessionToken);
  };
  const [one, other] = [await started('Phone A'), await started('Phone B')];
  service.clock.advance(5 * MINUTE_MS);
  await one.get('/trips');
  const [first, second] = await sessionsOf(driverId);
  expect(first).toEqual({
    id: expect.any(String),
    userAgent: 'Phone A',
    signedInAt: startedAt,
    lastSeenAt: inMs(0),
    expiresAt: expect.any(String),
    signedOutAt: null,
    state: 'SIGNED_IN',
  });
  expect(second).toMatchObject({ userAgent: 'Phone B', lastSeenAt: startedAt });
  const path = `/drivers/${driverId}/sessions/${second!.id}`;
  expectV1Error(await service.ops('DELETE', `${path}/unsent-work`), 404, 'NOT_FOUND');
  expect((await service.ops('DELETE', path)).status).toBe(204);
  expectV1Error(await service.ops('DELETE', path), 404, 'NOT_FOUND');
  expectV1Error(await other.get('/trips'), 401, 'INVALID_CREDENTIALS');
  expect((await one.get('/trips')).status).toBe(200);
  expectV1Error(await service.ops('GET', `/drivers/${NOWHERE}/sessions`), 404, 'NOT_FOUND');
});

test('neither the link nor the code nor the session token is stored in plain text', async () => {
  const driverId = await newDriver(service);
  const link = await makeLink(service, driverId);
  const { sessionToken } = (await exchange(link.token)).json;
  const rows = await service.services.core.sql`
    select to_jsonb(l) as row from driver_links l union all select to_jsonb(s) from driver_sessions s`;
  const stored = JSON.stringify(rows);
  for (const token of [link.token, sessionToken, link.code, link.code.replaceAll(' ', '')]) {
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
  const { token, code, mailed } = await makeLink(service, id, { language: 'en' });
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
  for (const secret of [token, code]) expect(stored!.stored).not.toContain(secret);
  const [mail] = await service.services.core.sql<ClaimedMail[]>`select * from mails`;
  const sent = withLink(mail!, token);
  for (const part of [sent.text, sent.html]) {
    expect(part).toContain(`/driver#${token}`);
    expect(part).toContain(code);
  }
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

test('rejected sign-ins count against the address, which never refuses valid sessions', async () => {
  const limited = await startService({ realRateLimits: true });
  const phone = await newPhone(limited);
  for (let i = 0; i < 15; i++) {
    expect((await limited.call('/driver/trips', { key: `wrong${i}` })).status).toBe(401);
    expect((await limited.call('/driver/session', { body: { token: `wrong${i}` } })).status).toBe(401);
  }
  const tooMany = await limited.call('/driver/session', { body: { token: 'wrong' } });
  expectV1Error(tooMany, 429, 'RATE_LIMITED');
  expect((await phone.get('/trips')).status).toBe(200);
  await limited.close();
});
