// The event stream of the portal: topics, recipients, missed events after a reconnect, and its end.
import { afterEach, expect, test } from 'vitest';
import { changeCredential } from '../../../src/customers/credentials/change-credentials.ts';
import { EVENT_NAMES } from '../../../src/model/orders/event-catalog.ts';
import { type EventReader, readStream } from '../../dispatch/tracking/event-client.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { cookieOf, newPortalUser, type PortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const TESTER = { name: 'test', channel: 'test' };
const service = await sharedService({ deliver: true });
const { core } = service.services;

const open: EventReader[] = [];
afterEach(async () => {
  for (const reader of open) reader.leave();
  await Promise.all(open.splice(0).map(({ ended }) => ended));
});

async function follow(
  { cookie }: Pick<PortalUser, 'cookie'>,
  environment = 'sandbox',
  headers: Record<string, string> = {},
) {
  const reader = await readStream(`${service.api}/portal/${environment}/events`, { cookie, ...headers });
  open.push(reader);
  return reader;
}

const publishedParts = (reader: EventReader) => reader.events().flatMap(({ data }) => data.parts ?? []);
const sandboxKey = async ({ account }: PortalUser) => (await service.credential(account.id)).secret;

test('the first event has the position, and the content type is that of a stream', async () => {
  const reader = await follow(await newPortalUser(service, { role: 'viewer' }));
  expect(reader.status).toBe(200);
  expect(reader.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-service-environment': 'sandbox',
  });
  expect(await reader.next()).toEqual({ event: 'connected', id: expect.any(String), data: {} });
});

test('orders, deliveries, inbox messages and calls are announced as topics, without data', async () => {
  const jana = await newPortalUser(service);
  const key = await sandboxKey(jana);
  const inbox = (await service.call('/extern/sandbox/inboxes', { key, body: {} })).json;
  const reader = await follow(jana);
  await reader.next();
  await service.call('/extern/webhook-subscriptions', { key, body: { url: inbox.url, events: EVENT_NAMES } });
  await expect.poll(() => publishedParts(reader)).toContain('webhook-endpoints');
  const { id } = (await createOrder(service, key)).json;
  const expected = ['orders', 'deliveries', 'inboxes', 'request-log'];
  await expect.poll(() => publishedParts(reader)).toEqual(expect.arrayContaining(expected));
  const changes = reader.events().slice(1);
  expect(changes.some(({ data }) => data.orderIds.includes(id))).toBe(true);
  for (const { event, data } of changes) {
    expect(event).toBe('changed');
    expect(Object.keys(data)).toEqual(['parts', 'orderIds']);
  }
});

test('keys, quote requests and a resend are announced, each as its topic', async () => {
  const jana = await newPortalUser(service);
  const key = await sandboxKey(jana);
  const reader = await follow(jana);
  await reader.next();
  const made = await service.credential(jana.account.id);
  await expect.poll(() => publishedParts(reader)).toContain('credentials');
  await changeCredential(core, TESTER, {}, made.id, { disabled: true });
  await expect.poll(() => publishedParts(reader).filter((part) => part === 'credentials').length).toBe(2);
  await createOrder(service, key, {}, { 'x-sandbox-scenario': 'QUOTE_REQUIRED', 'x-sandbox-mode': 'manual' });
  await expect.poll(() => publishedParts(reader)).toEqual(expect.arrayContaining(['orders', 'quotes']));
});

test('changes of users are announced in both environments: invited, changed, removed, signed in', async () => {
  const jana = await newPortalUser(service);
  const readers = [await follow(jana), await follow(jana, 'production')];
  for (const reader of readers) await reader.next();
  const publishedTimes = async (times: number) => {
    for (const reader of readers)
      await expect.poll(() => publishedParts(reader).filter((part) => part === 'users').length).toBe(times);
  };
  const body = { email: 'told@customer.example', name: 'Paul Reuter', role: 'viewer' };
  const { id } = (await jana.portal('POST', '/users', body)).json;
  await publishedTimes(1);
  await jana.portal('PATCH', `/users/${id}`, { role: 'member' });
  await publishedTimes(2);
  await jana.portal('DELETE', `/users/${id}`);
  await publishedTimes(3);
  await newPortalUser(service, { account: jana.account });
  for (const reader of readers)
    await expect
      .poll(() => publishedParts(reader).filter((part) => part === 'users').length)
      .toBeGreaterThan(3);
});

test('another account and the other environment get no event', async () => {
  const jana = await newPortalUser(service);
  const stranger = await newPortalUser(service);
  const readers = [await follow(stranger), await follow(jana, 'production')];
  for (const reader of readers) await reader.next();
  const own = await follow(jana);
  await createOrder(service, await sandboxKey(jana));
  await expect.poll(() => publishedParts(own)).toContain('orders');
  for (const reader of readers) expect(publishedParts(reader)).not.toContain('orders');
});

test('reads by pages are not announced, because each would cause another read', async () => {
  const jana = await newPortalUser(service);
  const reader = await follow(jana);
  await reader.next();
  await jana.portal('GET', '/users');
  await service.services.http.requestLog.flush();
  await createOrder(service, await sandboxKey(jana));
  await expect.poll(() => publishedParts(reader)).toContain('orders');
  expect(reader.events()[1]!.data.parts).not.toContain('request-log');
});

test('a client that reconnects gets what it missed, and with an unknown id that anything may have changed', async () => {
  const jana = await newPortalUser(service);
  const first = await follow(jana);
  const { id } = await first.next();
  first.leave();
  await first.ended;
  const same = await follow(jana, 'sandbox', { 'last-event-id': id });
  expect((await same.next()).event).toBe('connected');
  same.leave();
  await same.ended;
  const order = (await createOrder(service, await sandboxKey(jana))).json;
  const back = await follow(jana, 'sandbox', { 'last-event-id': id });
  expect((await back.next()).event).toBe('changed');
  await expect.poll(() => publishedParts(back)).toEqual(expect.arrayContaining(['credentials', 'orders']));
  expect(back.events().flatMap(({ data }) => data.orderIds)).toContain(order.id);
  const address = `${service.api}/portal/sandbox/events?lastEventId=elsewhere-7`;
  const foreign = await readStream(address, { cookie: jana.cookie });
  open.push(foreign);
  expect((await foreign.next()).data).toEqual({ parts: null, orderIds: null });
});

test('signing out, locking out, removing and suspending end the streams at once', async () => {
  const account = await service.account();
  const [jana, timo, lena, kim] = await Promise.all(
    ['admin', 'developer', 'viewer', 'viewer'].map((role) =>
      newPortalUser(service, { account, role: role as 'admin' }),
    ),
  );
  const readers = await Promise.all([jana!, timo!, lena!, kim!].map((person) => follow(person)));
  for (const reader of readers) await reader.next();
  await timo!.portal('DELETE', '/session');
  await readers[1]!.ended;
  await jana!.portal('PATCH', `/users/${lena!.user.id}`, { disabled: true });
  await readers[2]!.ended;
  await jana!.portal('DELETE', `/users/${kim!.user.id}`);
  await readers[3]!.ended;
  const other = await follow({ cookie: await cookieOf(service, jana!.user) });
  await other.next();
  await jana!.portal('DELETE', '/me/sessions');
  await other.ended;
  expect(readers[0]!.events()).not.toHaveLength(0);
  await service.ops('PATCH', `/accounts/${account.id}`, { status: 'SUSPENDED' });
  await readers[0]!.ended;
  expectV1Error(await jana!.portal('GET', '/sandbox/events'), 403, 'ACCOUNT_SUSPENDED');
});

test('each user has a maximum of streams, independent of others at the address', async () => {
  const jana = await newPortalUser(service);
  for (let i = 0; i < 12; i += 1) expect((await follow(jana)).status).toBe(200);
  expectV1Error(await jana.portal('GET', '/sandbox/events'), 429, 'RATE_LIMITED');
  expect((await follow(await newPortalUser(service))).status).toBe(200);
});

test('a HEAD call opens no stream, and neither does a call without a session', async () => {
  const jana = await newPortalUser(service);
  for (let i = 0; i < 13; i += 1) {
    expect((await jana.portal('HEAD', '/sandbox/events')).status).toBe(200);
  }
  expectV1Error(await service.call('/portal/sandbox/events'), 401, 'SIGN_IN_REQUIRED');
});
