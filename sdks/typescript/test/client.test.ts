// The calls of a client against the real service: every resource, pages, following changes, tokens, files, errors.
import { expect, test } from 'vitest';
import { openFaultyProxy } from '../../cases/faulty-proxy.ts';
import { type AnsweredCall, handover, isApiError, type Order } from '../src/index.ts';
import { playScenario, SAMPLE_ORDER } from '../src/testing.ts';
import { NO_RETRY_DELAY, newClient, sharedService } from './service.ts';

const service = await sharedService();
const { clock } = service;

async function take<T>(items: AsyncIterable<T>, count = Number.POSITIVE_INFINITY): Promise<T[]> {
  const taken: T[] = [];
  for await (const item of items) if (taken.push(item) >= count) break;
  return taken;
}

test('an order is created, read by its numbers, changed, followed and cancelled', async () => {
  const { client, account } = await newClient(service);
  expect(await client.me()).toMatchObject({ environment: 'sandbox', account: { id: account.id } });
  const body = { ...SAMPLE_ORDER, externalOrderId: 'PO-1' };
  const checked = await client.orders.check(body);
  const order = await client.orders.create(body, { mode: 'manual' });
  expect(order).toMatchObject({ ...checked, kind: 'ORDER', status: 'ACCEPTED', sandbox: true });
  expect((await client.orders.get(order.orderNumber!)).id).toBe(order.id);
  expect((await client.orders.list({ externalOrderId: 'PO-1' })).data).toHaveLength(1);
  expect((await client.orders.status(order.id)).status).toBe('ACCEPTED');
  expect((await client.orders.tracking(order.id)).locationUnavailableReason).toBe('SANDBOX');
  expect((await client.orders.change(order.id, { customerReference: null })).customerReference).toBeNull();
  expect((await client.orders.cancel(order.id, { reason: 'Test' })).status).toBe('CANCELLED');
});

test('every wrong field and the order that has a number are typed details of the error', async () => {
  const { client } = await newClient(service);
  const body = { ...SAMPLE_ORDER, externalOrderId: 'PO-1' };
  const { id } = await client.orders.create(body);
  const taken = await client.orders.create(body).catch((error: unknown) => error);
  if (!isApiError(taken, 'EXTERNAL_ORDER_ID_EXISTS')) throw taken;
  expect(taken.details.id).toBe(id);
  expect(taken.requestId).toMatch(/^[0-9a-f-]{36}$/);
  const wrong = await client.orders
    .create({ ...body, vehicle: { vin: 'X' }, transportType: 'BOAT' as 'DRIVEN' })
    .catch((error: unknown) => error);
  if (!isApiError(wrong, 'INVALID_REQUEST')) throw wrong;
  expect(wrong.details.fields.map(({ field }) => field).sort()).toEqual(['transportType', 'vehicle.vin']);
  expect(isApiError(wrong, 'ORDER_NOT_FOUND')).toBe(false);
});

test('a list is a page when awaited and all orders when iterated', async () => {
  const { client } = await newClient(service);
  const ids: string[] = [];
  for (let made = 0; made < 5; made += 1) ids.push((await client.orders.create(SAMPLE_ORDER)).id);
  const page = await client.orders.list({ limit: 2 });
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(3).reverse());
  expect((await client.orders.list({ limit: 2, cursor: page.nextCursor! })).data).toHaveLength(2);
  expect((await take(client.orders.list({ limit: 2 }))).map(({ id }) => id)).toEqual([...ids].reverse());
  expect((await take(client.orders.list({ limit: 2 }).pages())).map(({ data }) => data.length)).toEqual([
    2, 2, 1,
  ]);
});

test('following yields each change once, the earliest first, and continues from a checkpoint', async () => {
  const { client } = await newClient(service);
  const since = clock.now();
  clock.advance(1000);
  const first = await client.orders.create(SAMPLE_ORDER, { mode: 'manual' });
  clock.advance(1000);
  const second = await client.orders.create(SAMPLE_ORDER, { mode: 'manual' });
  const sync = client.orders.sync({ since, pollMs: 1 });
  const changes = sync[Symbol.asyncIterator]();
  const next = async () => ((await changes.next()).value as Order).id;
  expect([await next(), await next()]).toEqual([first.id, second.id]);
  clock.advance(1000);
  await client.orders.change(first.id, { instructions: 'Later' });
  expect(await next()).toBe(first.id);
  const kept = JSON.parse(JSON.stringify(sync.checkpoint()));
  await changes.return?.();
  expect(await take(client.orders.sync({ since: kept, once: true }))).toEqual([]);
  clock.advance(1000);
  await client.orders.cancel(second.id);
  const rest = await take(client.orders.sync({ since: kept, once: true }));
  expect(rest.map(({ id, status }) => [id, status])).toEqual([[second.id, 'CANCELLED']]);
});

test('many calls at once need one token, and a refused one is replaced once', async () => {
  const account = await service.account();
  const credential = await service.credential(account.id, { type: 'oauth_client' });
  const proxy = await openFaultyProxy(service.url);
  const client = handover({
    ...NO_RETRY_DELAY,
    url: proxy.url,
    clientId: credential.clientId!,
    clientSecret: credential.secret,
    scopes: ['orders:read'],
  });
  const tokenCalls = () => proxy.calls.filter(({ path }) => path.endsWith('/oauth/token')).length;
  const ask = () => Promise.all(Array.from({ length: 12 }, () => client.me()));
  proxy.networkFaults = ['limit', 'reset'];
  const [answer] = await ask();
  expect(answer!.credential.scopes).toEqual(['orders:read']);
  expect(tokenCalls()).toBe(3);
  clock.advance(3_700_000);
  await ask();
  expect(tokenCalls()).toBe(4);
  await expect(client.orders.create(SAMPLE_ORDER)).rejects.toMatchObject({
    code: 'INSUFFICIENT_SCOPE',
    details: { required: ['orders:write'] },
  });
  const stranger = handover({ url: service.url, clientId: 'svcc_nobody', clientSecret: 'svc_test_nothing' });
  await expect(stranger.me()).rejects.toMatchObject({ name: 'TokenError', code: 'invalid_client' });
  await proxy.close();
});

test('a document is verified by its checksum, and fetched again if only half of it came', async () => {
  const { client: straight, key } = await newClient(service);
  for await (const _ of playScenario(straight, { until: 'VEHICLE_PICKED_UP' }));
  const proxy = await openFaultyProxy(service.url);
  const client = handover({ url: proxy.url, apiKey: key, ...NO_RETRY_DELAY });
  const [order] = (await client.orders.list()).data;
  const documents = await client.documents.list(order!.id);
  const protocol = documents.find(({ kind }) => kind === 'PICKUP_PROTOCOL')!;
  proxy.networkFaults = ['half-after', 'cut-after'];
  const file = await client.documents.download(order!.id, protocol);
  expect(file).toMatchObject({
    sha256: protocol.sha256,
    fileName: protocol.fileName,
    contentType: 'application/pdf',
  });
  expect(file.bytes).toHaveLength(protocol.size);
  expect((await client.documents.download(order!.id, protocol.id)).sha256).toBe(protocol.sha256);
  const other = { ...protocol, sha256: '0'.repeat(64) };
  const withoutRetries = handover({ url: service.url, apiKey: key, giveUpAfterMs: 0 });
  await expect(withoutRetries.documents.download(order!.id, other)).rejects.toMatchObject({
    name: 'ChecksumError',
    expected: other.sha256,
    actual: protocol.sha256,
  });
  await expect(client.documents.download(order!.id, crypto.randomUUID())).rejects.toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
  });
  await proxy.close();
});

test('a quote is requested, read, downloaded and accepted', async () => {
  const { client } = await newClient(service);
  const request = await client.quotes.request(SAMPLE_ORDER, { mode: 'manual' });
  expect(request.kind).toBe('REQUEST');
  await client.sandbox.advance(request.id);
  const quote = await client.quotes.get(request.requestNumber!);
  expect(quote).toMatchObject({ state: 'OFFERED', version: 1 });
  expect((await client.quotes.download(request.id)).contentType).toBe('application/pdf');
  expect((await client.quotes.accept(request.id, { version: 1 })).state).toBe('ACCEPTED');
});

test('an endpoint is changed, paused and resumed, its secret rolled, its messages listed and resent', async () => {
  const { client } = await newClient(service);
  const { url } = await client.sandbox.createInbox();
  const { id, secret } = await client.webhooks.create({ url, events: ['order.created'] });
  expect(await client.webhooks.change(id, { events: ['order.accepted'] })).toMatchObject({ url });
  const rolled = await client.webhooks.rollSecret(id, { hours: 1 });
  expect([rolled.secret === secret, Date.parse(rolled.oldSecretUntil) > clock.now().getTime()]).toEqual([
    false,
    true,
  ]);
  const order = await client.orders.create(SAMPLE_ORDER, { mode: 'manual' });
  const delivered = { order: order.id, state: 'DELIVERED' } as const;
  await expect.poll(async () => (await client.webhooks.deliveries(id, delivered)).data.length).toBe(1);
  const [delivery] = await take(client.webhooks.deliveries(id, { event: 'order.accepted' }));
  expect(delivery).toMatchObject({ event: 'order.accepted', orderId: order.id, status: 200 });
  expect(await client.webhooks.pause(id)).toMatchObject({ status: 'PAUSED', ended: 0 });
  expect(await client.webhooks.list({ status: ['ACTIVE'] })).toEqual([]);
  expect((await client.webhooks.resume(id)).status).toBe('ACTIVE');
  expect(await client.webhooks.resendFailed(id, new Date('2020-01-01'))).toBe(0);
  expect((await client.webhooks.resend(id, delivery!.id)).state).toBe('PENDING');
  const details = await client.webhooks.delivery(id, delivery!.id);
  expect(JSON.parse(details.body).type).toBe('order.accepted');
  await client.webhooks.delete(id);
});

test('events are followed from a cursor, the clock of an order moves, and successes have a request id', async () => {
  const { key } = await newClient(service);
  const answered: AnsweredCall[] = [];
  const client = handover({ url: service.url, apiKey: key, onResponse: (call) => answered.push(call) });
  const order = await client.orders.create(SAMPLE_ORDER, { mode: 'manual' });
  expect(answered).toMatchObject([{ call: 'POST /extern/orders', status: 201, attempts: 1 }]);
  expect(answered[0]!.requestId).toMatch(/^[0-9a-f-]{36}$/);
  // Transactions of other tests on the same server may delay an event for a moment.
  await expect.poll(async () => (await client.events.list()).data.length, { timeout: 20_000 }).toBe(2);
  const feed = client.events.follow({ once: true });
  expect((await take(feed)).map(({ type }) => type)).toEqual(['order.created', 'order.accepted']);
  const moved = await client.sandbox.moveClock(order.id, { by: 'P2D' });
  expect([moved.status, moved.clock.next?.name]).toEqual(['IN_TRANSIT', 'ARRIVED_AT_DESTINATION']);
  expect((await client.sandbox.moveClock(order.id, { to: moved.clock.next!.at })).status).toBe(
    'DELIVERY_IN_PROGRESS',
  );
  expect((await client.orders.list({ status: ['IN_TRANSIT', 'DELIVERY_IN_PROGRESS'] })).data).toHaveLength(1);
  const later = client.events.follow({ cursor: feed.cursor(), type: 'delivery.arrived', pollMs: 20 });
  expect((await take(later, 1))[0]!.data).toMatchObject({ orderId: order.id });
});

test('the older interface answers through the same call, typed and with its own errors', async () => {
  const { client } = await newClient(service);
  const body = { pickup: 'Königstraße 1, 70173 Stuttgart', delivery: 'Marienplatz 8, 80331 München' };
  const created = await client.call('olderCreateOrder', { body });
  expect(created.art).toBe('ORDER');
  const read = await client.call('olderGetStatus', { path: { reference: created.orderId } });
  expect(read.orderNumber).toBe(created.orderNumber);
  const missing = client.call('olderGetStatus', { path: { reference: 'none' } });
  await expect(missing).rejects.toMatchObject({ name: 'ApiError', code: 'NOT_FOUND', status: 404 });
});

test('invalid options are refused before anything is sent', async () => {
  expect(() => handover({ apiKey: 'svc_test_x' })).toThrow('HANDOVER_URL');
  expect(() => handover({ url: 'handover.example', apiKey: 'svc_test_x' })).toThrow('https://');
  expect(() => handover({ url: service.url, apiKey: 'svc_test_x', clientId: 'svcc_x' })).toThrow('not both');
  expect(() => handover({ url: service.url, clientId: 'svcc_x' })).toThrow('clientSecret');
  const { client } = await newClient(service);
  await expect(async () => client.orders.get('..')).rejects.toThrow('no id');
  expect(() => client.orders.sync({ since: 'yesterday' })).toThrow('no time');
});

test('the message of an error has the wrong fields, for logs that keep nothing else', async () => {
  const { client } = await newClient(service);
  const wrong = await client.orders
    .create({ ...SAMPLE_ORDER, vehicle: { vin: 'X' } })
    .catch((error: unknown) => error);
  expect((wrong as Error).message).toContain('vehicle.vin: ');
});

test('a URL that fetch refuses fails at once, without retries', async () => {
  const client = handover({ url: 'http://localhost:1', apiKey: 'svc_test_0', pausesMs: [60_000] });
  await expect(client.me()).rejects.toThrow('port 1; give another port');
});
