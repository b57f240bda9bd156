// Push messages end to end: encrypted for the phone, answers of the push service, the mail that follows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { newPhone, newTrip, type Phone } from '../../api/driver/phone.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, command, createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newSubscription, type PushService, readVapid, startPushService } from './push-service.ts';

const service = await sharedService({ deliver: true });
const { sql } = service.services.core;
const { key } = await service.customer({ environment: 'production' });
let pushes: PushService;
beforeAll(async () => {
  pushes = await startPushService();
});
afterAll(() => pushes.close());

let phones = 0;
async function newSubscribedPhone(fields: object = {}) {
  phones += 1;
  const path = `phone-${phones}`;
  const phone = await newPhone(service, fields);
  const subscription = newSubscription(pushes.url + path);
  expect((await phone.put('/push/subscription', subscription.body)).status).toBe(204);
  const opened = () =>
    pushes.received.filter((push) => push.path === path).map((push) => JSON.parse(subscription.open(push)));
  return { phone, path, subscription, opened };
}

const noticesOf = async (id: string) => (await service.ops('GET', `/orders/${id}/messages`)).json.notices;
const subscribed = async (phone: Phone) => (await phone.get('/push')).json.subscribed;
const tick = async (minutes: number) => {
  service.clock.advance(minutes * MINUTE_MS);
  await service.settle();
};

test('a new trip reaches the phone encrypted, signed by the key of the first start, without personal data', async () => {
  const { phone, path, opened } = await newSubscribedPhone({ language: 'en' });
  const id = await newTrip(service, key, phone.driverId);
  await service.settle();
  const { orderNumber } = (await phone.get(`/trips/${id}`)).json;
  expect(opened()).toEqual([{ kind: 'NEW_TRIP', tripId: id, orderNumber, language: 'en' }]);
  const push = pushes.received.find((received) => received.path === path)!;
  expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', urgency: 'high' });
  const { isSigned, key: signer, aud } = readVapid(push);
  expect(isSigned).toBe(true);
  expect(signer).toBe((await phone.get('/push')).json.publicKey);
  expect(`${aud}/`).toBe(pushes.url);
  expect(await noticesOf(id)).toMatchObject([
    { kind: 'NEW_TRIP', state: 'NOTIFIED', notifiedAt: expect.any(String) },
  ]);
});

test('a subscription that the push service answers with 404 or 410 ends by itself', async () => {
  const { phone, path } = await newSubscribedPhone();
  pushes.answers[path] = { status: 404 };
  const id = await newTrip(service, key, phone.driverId);
  await service.settle();
  expect(await subscribed(phone)).toBe(false);
  expect(await noticesOf(id)).toMatchObject([{ state: 'WAITING', notifiedAt: null }]);
  await phone.put('/push/subscription', newSubscription(pushes.url + path).body);
  pushes.answers[path] = { status: 410 };
  await service.ops('POST', `/orders/${id}/messages`, { text: 'Bitte anrufen' });
  await service.settle();
  expect(await subscribed(phone)).toBe(false);
  await tick(30);
  expect(await noticesOf(id)).toMatchObject([{ state: 'NOT_REACHED' }, { state: 'NOT_REACHED' }]);
});

test('a push service that is busy or broken is tried again, after the pause that it asks for', async () => {
  const { phone, path, opened } = await newSubscribedPhone();
  pushes.answers[path] = { status: 429, retryAfter: '120' };
  const id = await newTrip(service, key, phone.driverId);
  await service.settle();
  await tick(1);
  expect(opened()).toHaveLength(1);
  pushes.answers[path] = { status: 503 };
  await tick(1);
  expect(opened()).toHaveLength(2);
  delete pushes.answers[path];
  await tick(2);
  expect(opened()).toHaveLength(3);
  expect(await noticesOf(id)).toMatchObject([{ state: 'NOTIFIED' }]);
  expect(await subscribed(phone)).toBe(true);
});

test('what was not read is mailed after the time that dispatch set, without its text', async () => {
  const { phone } = await newSubscribedPhone({ email: 'jana@example.com', language: 'en' });
  const settings = { mailAfterMinutes: 10, nightFrom: '22:00', nightUntil: '06:00', nearHours: 8 };
  expect((await service.ops('PUT', '/driver-notices/settings', settings)).json).toEqual(settings);
  const id = await newTrip(service, key, phone.driverId);
  await service.settle();
  await service.ops('POST', `/orders/${id}/messages`, { text: 'Ask for Erika.', question: true });
  await service.settle();
  const { unreadNotices } = (await phone.get(`/trips/${id}`)).json;
  expect((await phone.post(`/trips/${id}/read`, { notices: unreadNotices.slice(1) })).status).toBe(204);
  await tick(9);
  expect(await noticesOf(id)).toMatchObject([{ state: 'NOTIFIED' }, { state: 'READ' }]);
  await tick(1);
  expect(await noticesOf(id)).toMatchObject([
    { kind: 'NEW_TRIP', state: 'MAILED', mailedAt: expect.any(String), notifiedAt: expect.any(String) },
    { kind: 'QUESTION', state: 'READ', readAt: expect.any(String) },
  ]);
  const { data } = (await service.ops('GET', '/mails?kind=DRIVER_NOTICE')).json;
  expect(data).toMatchObject([
    { recipient: 'jana@example.com', subject: expect.stringMatching(/^New trip VT-/) },
  ]);
  const mail = (await service.ops('GET', `/mails/${data[0].id}`)).json;
  expect(mail.text).toContain(`/driver/trips/${id}`);
  expect(mail.text).not.toMatch(/Erika|Muster|Stuttgart/);
  await service.ops('PUT', '/driver-notices/settings', {});
});

test('a driver learns of a moved pickup, of a cancellation, and that another one drives', async () => {
  const jana = await newSubscribedPhone();
  const ali = await newSubscribedPhone({ name: 'Ali Demir' });
  const id = await newTrip(service, key, jana.phone.driverId, {
    requestedPickup: '2026-10-05T10:00:00+02:00',
  });
  await service.ops('PATCH', `/orders/${id}`, { requestedPickup: '2026-10-05T12:00:00+02:00' });
  await service.settle();
  await command(service, id, 'reassign_driver', { driverId: ali.phone.driverId });
  await service.settle();
  await cancelOrder(service, key, id);
  await service.settle();
  const kinds = (received: { kind: string }[]) => received.map(({ kind }) => kind).sort();
  expect(kinds(jana.opened())).toEqual(['NEW_TRIP', 'TIME_CHANGED', 'TRIP_REASSIGNED']);
  expect(kinds(ali.opened())).toEqual(['NEW_TRIP', 'TRIP_CANCELLED']);
});

test('nothing is sent at night, nor after the trip went to another driver', async () => {
  const { phone, opened } = await newSubscribedPhone();
  service.clock.set(new Date('2026-10-02T21:00:00Z'));
  const kept = await newTrip(service, key, phone.driverId);
  const lost = await newTrip(service, key, phone.driverId);
  await service.settle();
  expect(opened()).toEqual([]);
  await command(service, lost, 'reassign_driver', { driverId: (await newPhone(service)).driverId });
  service.clock.set(new Date('2026-10-03T04:00:00Z'));
  await service.settle();
  expect(opened().map(({ kind, tripId }) => [kind, tripId])).toEqual(
    expect.arrayContaining([
      ['NEW_TRIP', kept],
      ['TRIP_REASSIGNED', lost],
    ]),
  );
  expect(await noticesOf(lost)).toMatchObject([{ state: 'OBSOLETE' }, { state: 'NOTIFIED' }, {}]);
});

test('in production only https addresses of the public internet are taken; another start keeps the encrypted key', async () => {
  const storedKeys = () => sql<{ privateKey: Buffer; publicKey: Buffer }[]>`
    select private_key, public_key from push_keys`;
  const [stored] = await storedKeys();
  const plain = service.services.core.secrets.decrypt(stored!.privateKey);
  expect(Buffer.from(plain, 'base64url')).toHaveLength(32);
  expect(stored!.privateKey.includes(Buffer.from(plain))).toBe(false);
  const names: Record<string, string[]> = {
    'push.example': ['203.0.114.10'],
    'inside.example': ['10.1.2.3'],
  };
  const strict = await startService({
    database: service.database,
    webhooks: { resolver: { resolve: async (name) => names[name] ?? [] } },
  });
  const phone = await newPhone(strict);
  const put = (endpoint: string, changes: object = {}) =>
    phone.put('/push/subscription', { ...newSubscription(endpoint).body, ...changes });
  expect((await put('https://push.example/a')).status).toBe(204);
  for (const endpoint of ['http://push.example/a', 'https://inside.example/a', 'https://127.0.0.1:8443/a']) {
    const answer = await put(endpoint);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toMatchObject([{ field: 'endpoint' }]);
  }
  const { keys } = newSubscription('').body;
  const broken = `B${'A'.repeat(86)}`;
  expectV1Error(
    await put('https://push.example/a', { keys: { ...keys, p256dh: broken } }),
    400,
    'INVALID_REQUEST',
  );
  expectV1Error(
    await put('https://push.example/a', { keys: { ...keys, auth: 'AAAA' } }),
    400,
    'INVALID_REQUEST',
  );
  await strict.close();
  expect(await storedKeys()).toEqual([stored]);
  expectV1Error(
    await (await newPhone(service)).put('/push/subscription', newSubscription('http://receiver.test/a').body),
    400,
    'INVALID_REQUEST',
  );
});

test('a subscription ends with its session, and passes to the driver who signs in on the phone next', async () => {
  const { phone, path, subscription, opened } = await newSubscribedPhone();
  const next = await newPhone(service, { name: 'Ali Demir' });
  await next.put('/push/subscription', subscription.body);
  expect(await subscribed(phone)).toBe(false);
  await service.ops('DELETE', `/drivers/${next.driverId}/sessions`);
  const [row] = await sql`select count(*)::int from push_subscriptions where endpoint = ${pushes.url + path}`;
  expect(row).toEqual({ count: 0 });
  expect((await phone.put('/push/subscription', subscription.body)).status).toBe(204);
  expect((await phone.remove('/push/subscription')).status).toBe(204);
  expect(await subscribed(phone)).toBe(false);
  const { id } = (await createOrder(service, key)).json;
  await command(service, id, 'assign_driver', { driverId: phone.driverId });
  await service.settle();
  expect(opened()).toEqual([]);
});
