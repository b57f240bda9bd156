// The overview: orders that need attention, movements of today, and the calls of the last day.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { subscribe } from '../../messages/webhooks/subscribers.ts';
import { offeredRequest } from '../../orders/quotes/requests.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

async function customer() {
  const { account, key } = await service.customer({ environment: 'production' });
  return { ...(await newPortalUser(service, { account })), account, key };
}

const daysFromNow = (days: number) =>
  new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

test('a new account has an empty overview', async () => {
  const { portal } = await customer();
  const { json } = await portal('GET', '/production/overview');
  expect(json).toMatchObject({ quotes: [], orders: [], endpoints: [], keys: [], movements: [] });
  expect(json.traffic).toMatchObject({ calls: 0, errors: 0, typicalMs: null, topErrors: [] });
  expect(json.traffic.hours).toHaveLength(24);
});

test('orders that need attention are listed with their deadline', async () => {
  const { portal, key, account } = await customer();
  const quote = await offeredRequest(service, key);
  const soon = (await createOrder(service, key, { vehicle: {}, requestedPickup: daysFromNow(1) })).json.id;
  const later = (await createOrder(service, key, { vehicle: {}, requestedPickup: daysFromNow(9) })).json.id;
  const complaint = (await createOrder(service, key)).json.id;
  await advanceOrderTo(service, complaint, 'DELIVERED');
  await command(service, complaint, 'complain', {});
  const ending = await service.credential(account.id, {
    environment: 'production',
    name: 'Dealer portal',
    expiresAt: new Date(daysFromNow(6)),
  });
  await service.credential(account.id, { environment: 'production', expiresAt: new Date(daysFromNow(20)) });
  await service.credential(account.id, { environment: 'sandbox', expiresAt: new Date(daysFromNow(6)) });
  const { json } = await portal('GET', '/production/overview');
  expect(idsOf(json.quotes)).toEqual([quote]);
  expect(idsOf(json.orders)).toEqual([complaint, soon, later]);
  expect(json.orders[1].readiness.missing).toEqual(['vehicle.vin']);
  expect(json.keys).toEqual([
    { id: ending.id, name: 'Dealer portal', type: 'api_key', expiresAt: daysFromNow(6) },
  ]);
});

test('it counts what the views of the list of orders count, however many rows it shows', async () => {
  const { portal, key } = await customer();
  for (let i = 0; i < 12; i += 1) await createOrder(service, key, { vehicle: {} });
  await offeredRequest(service, key);
  await advanceOrderTo(service, (await createOrder(service, key)).json.id, 'IN_TRANSIT');
  const { counts, orders } = (await portal('GET', '/production/overview')).json;
  const { needsAttention, onTheRoad } = (await portal('GET', '/production/orders/counts')).json;
  expect(counts).toEqual({ needsAttention, onTheRoad });
  expect([needsAttention, onTheRoad, orders.length]).toEqual([13, 1, 10]);
});

test('a failing endpoint is listed until everything has arrived', async () => {
  const { portal, key } = await customer();
  receiver.answer = (_request, response) => {
    response.statusCode = 503;
    response.end();
  };
  const endpoint = await subscribe(service, key, receiver.url, ['order.created']);
  await createOrder(service, key);
  await service.settle();
  const { json } = await portal('GET', '/production/overview');
  expect(json.endpoints).toMatchObject([{ id: endpoint.id, failed: 1, status: 503 }]);
  expect((await portal('GET', '/production/summary')).json.failedDeliveries).toBe(1);
  expect((await portal('GET', '/sandbox/summary')).json.failedDeliveries).toBe(0);
  receiver.answer = (_request, response) => response.end();
  service.clock.advance(120_000);
  await service.settle();
  expect((await portal('GET', '/production/overview')).json.endpoints).toEqual([]);
});

test('the movements of today are the orders on the road and those planned for the day', async () => {
  const { portal, key } = await customer();
  const driving = (await createOrder(service, key)).json.id;
  await advanceOrderTo(service, driving, 'IN_TRANSIT');
  const today = (await createOrder(service, key, { requestedPickup: daysFromNow(0.1) })).json.id;
  const arriving = (
    await createOrder(service, key, { requestedPickup: daysFromNow(-2), requestedDelivery: daysFromNow(0.2) })
  ).json.id;
  await createOrder(service, key, { requestedPickup: daysFromNow(3) });
  const cancelled = (await createOrder(service, key, { requestedPickup: daysFromNow(0.1) })).json.id;
  await command(service, cancelled, 'cancel');
  const from = encodeURIComponent(daysFromNow(-0.5));
  const { json } = await portal('GET', `/production/overview?dayFrom=${from}`);
  expect(new Set(idsOf(json.movements))).toEqual(new Set([driving, today, arriving]));
});

test('calls and errors of the last day are counted without those of the portal, and hidden from members', async () => {
  const { portal, key, account } = await customer();
  await service.call('/extern/orders', { key });
  await service.call('/extern/orders/none', { key });
  await service.call('/extern/orders/none', { key });
  await portal('GET', '/production/orders/none');
  await service.services.http.requestLog.flush();
  const { traffic } = (await portal('GET', '/production/overview')).json;
  expect(traffic).toMatchObject({
    calls: 3,
    errors: 2,
    typicalMs: expect.any(Number),
    topErrors: [{ status: 404, code: 'ORDER_NOT_FOUND', count: 2 }],
  });
  expect(traffic.hours.at(-1)).toEqual({ calls: 3, errors: 2 });
  const member = await newPortalUser(service, { account, role: 'member' });
  expect((await member.portal('GET', '/production/overview')).json).toMatchObject({
    traffic: null,
    endpoints: [],
    keys: [],
  });
});

test('the first steps of an integration are checked off one by one, for developers', async () => {
  const account = await service.account();
  const { portal } = await newPortalUser(service, { account, role: 'developer' });
  const done = async () => {
    await service.services.access.uses.flush();
    const { firstSteps } = (await portal('GET', '/sandbox/overview')).json;
    return Object.keys(firstSteps).filter((name) => firstSteps[name]);
  };
  expect(await done()).toEqual([]);
  const { secret } = await service.credential(account.id, { environment: 'sandbox' });
  expect(await done()).toEqual(['key']);
  await service.call('/extern/me', { key: secret });
  expect(await done()).toEqual(['key', 'call']);
  await createOrder(service, secret);
  expect(await done()).toEqual(['key', 'call', 'order']);
  await subscribe(service, secret, receiver.url, ['order.created']);
  expect(await done()).toEqual(['key', 'call', 'order', 'endpoint']);
  await createOrder(service, secret);
  await expect.poll(done).toEqual(['key', 'call', 'order', 'endpoint', 'delivered']);
  const member = await newPortalUser(service, { account, role: 'member' });
  expect((await member.portal('GET', '/sandbox/overview')).json.firstSteps).toBeNull();
});
