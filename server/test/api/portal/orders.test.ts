// Ordering, changing and cancelling in the portal follows the rules, events and history of the API.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import {
  advanceOrderTo,
  changeTerms,
  createOrder,
  creation,
  eventNames,
  eventsOf,
  newDriver,
} from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { subscribe } from '../../messages/webhooks/subscribers.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  service.clock.advance(60_000);
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

async function customer() {
  const { account, key } = await service.customer({ environment: 'production', name: 'ERP production' });
  return { ...(await newPortalUser(service, { account })), account, key };
}

describe('ordering', () => {
  test('creates the same as the API, in the name of the user', async () => {
    const { portal, key, user } = await customer();
    const made = await portal('POST', '/production/orders', creation({ externalOrderId: 'P-1' }));
    expect(made.status, made.text).toBe(201);
    const byApi = (await createOrder(service, key)).json;
    expect(Object.keys(made.json)).toEqual(Object.keys(byApi));
    expect(made.json.price).toEqual(byApi.price);
    expect(await eventNames(service, made.json.id)).toEqual(['order.created', 'order.accepted']);
    const [entry] = await service.services.core.sql`
      select actor, channel, action from audit where subject_id = ${made.json.id}`;
    expect(entry).toEqual({ actor: `user:${user.id}`, channel: 'portal', action: 'order.created' });
  });

  test('twice with one key creates one order, and a used customer number is refused with its order', async () => {
    const { portal } = await customer();
    const headers = { 'idempotency-key': 'form-1' };
    const body = creation({ externalOrderId: 'P-2' });
    const first = await portal('POST', '/production/orders', body, { headers });
    const again = await portal('POST', '/production/orders', body, { headers });
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const taken = await portal('POST', '/production/orders', body, {
      headers: { 'idempotency-key': 'form-2' },
    });
    expectV1Error(taken, 409, 'EXTERNAL_ORDER_ID_EXISTS');
    expect(taken.json.error.details).toMatchObject({ orderNumber: first.json.orderNumber });
  });

  test('answers wrong fields and rules like the API', async () => {
    const { portal, key } = await customer();
    const wrong = creation({ vehicle: { vin: 'WVWZZZCD7RWO18842' }, price: 1 });
    const answer = await portal('POST', '/production/orders', wrong);
    const byApi = await service.call('/extern/orders', { key, body: wrong });
    // Pages get a reason in addition, for the words of their language.
    expect(answer.json.error.details).toMatchObject(byApi.json.error.details);
    const still = creation({ vehicle: { operationalStatus: { driveable: false } } });
    expectV1Error(await portal('POST', '/production/orders', still), 422, 'VEHICLE_NOT_DRIVEABLE');
  });

  test.each([
    ['admin', 201, 201],
    ['member', 201, 201],
    ['developer', 403, 201],
    ['viewer', 403, 403],
  ] as const)('a %s gets %d in production and %d in the sandbox', async (role, production, sandbox) => {
    const { portal } = await newPortalUser(service, { role });
    expect((await portal('POST', '/production/orders', creation())).status).toBe(production);
    expect((await portal('POST', '/sandbox/orders', creation())).status).toBe(sandbox);
  });

  test('in the sandbox a scenario can be chosen', async () => {
    const { portal } = await newPortalUser(service);
    const headers = { 'x-sandbox-scenario': 'QUOTE_REQUIRED', 'x-sandbox-mode': 'manual' };
    const made = await portal('POST', '/sandbox/orders', creation(), { headers });
    expect(made.json).toMatchObject({ kind: 'REQUEST', sandbox: true });
  });
});

describe('the price before ordering', () => {
  const asked = ({ pickup, delivery }: Record<string, unknown> = creation()) => {
    const of = (place: unknown) => {
      const { contact: _, ...address } = place as { contact: unknown };
      return address;
    };
    return { pickup: of(pickup), delivery: of(delivery) };
  };

  test('equals the price of the order, for every service, and changes nothing', async () => {
    const { portal, account } = await customer();
    const { sql } = service.services.core;
    const count = async () =>
      (await sql`select count(*)::int as n from orders where account_id = ${account.id}`)[0]!.n;
    for (const services of [
      { registration: false, shortTermPlate: false },
      { registration: true, shortTermPlate: true },
    ]) {
      const before = await count();
      const preview = await portal('POST', '/production/orders/price', { ...asked(), services });
      expect(preview.status, preview.text).toBe(200);
      expect(await count()).toBe(before);
      const [driven, trailer] = preview.json.options;
      const order = (await portal('POST', '/production/orders', creation({ services }))).json;
      expect(driven).toMatchObject({ transportType: 'DRIVEN', outcome: 'ORDER', reason: null });
      expect(driven.price).toMatchObject(order.price);
      expect(trailer).toMatchObject({ outcome: 'REQUEST', reason: 'TRANSPORT_TYPE', price: null });
      const { priceLines, distanceKm } = (await portal('GET', `/production/orders/${order.id}`)).json;
      expect(priceLines).toEqual(driven.price);
      expect(preview.json).toMatchObject({
        distanceKm,
        byStreet: true,
        receivers: 0,
        agreement: { version: 1 },
      });
    }
  });

  test('needs no street, and names the rule that forbids a transport type', async () => {
    const { portal, account } = await customer();
    await changeTerms(service, account.id, { allowedTransportTypes: ['DRIVEN', 'TRAILER'] });
    const place = (postalCode: string, city: string) => ({ postalCode, city });
    const preview = await portal('POST', '/production/orders/price', {
      pickup: place('20539', 'Hamburg'),
      delivery: place('90411', 'Nürnberg'),
      driveable: false,
      services: { shortTermPlate: true },
    });
    expect(preview.json.byStreet).toBe(false);
    expect(preview.json.options).toMatchObject([
      { outcome: 'NOT_POSSIBLE', reason: 'VEHICLE_NOT_DRIVEABLE' },
      { outcome: 'REQUEST', reason: 'TRANSPORT_TYPE' },
      { outcome: 'NOT_POSSIBLE', reason: 'TRANSPORT_TYPE_NOT_ALLOWED' },
    ]);
  });

  test('of an unknown place needs a request', async () => {
    const { portal } = await customer();
    const nowhere = { postalCode: '00000', city: 'Xyzzyhausen' };
    const preview = await portal('POST', '/production/orders/price', { pickup: nowhere, delivery: nowhere });
    expect(preview.json).toMatchObject({
      distanceKm: null,
      options: [{ outcome: 'REQUEST', reason: 'DISTANCE_UNKNOWN' }, {}, {}],
    });
  });
});

describe('changing and cancelling', () => {
  test('a moved date sends order.rescheduled, like a call of the API', async () => {
    const { portal, key } = await customer();
    await subscribe(service, key, receiver.url, ['order.rescheduled', 'order.cancelled']);
    const { id } = (await createOrder(service, key, { requestedDelivery: '2026-10-06T12:00:00Z' })).json;
    const changed = await portal('PATCH', `/production/orders/${id}`, {
      requestedDelivery: '2026-10-06T13:00:00Z',
    });
    expect(changed.json.requestedDelivery).toBe('2026-10-06T13:00:00.000Z');
    const cancelled = await portal('POST', `/production/orders/${id}/cancel`, { reason: 'Sold' });
    expect(cancelled.json.status).toBe('CANCELLED');
    await service.settle();
    expect(receiver.names()).toEqual(['order.rescheduled', 'order.cancelled']);
    const byPortal = (await eventsOf(service, id)).slice(-2);
    const twin = (await createOrder(service, key, { requestedDelivery: '2026-10-06T12:00:00Z' })).json.id;
    await service.call(`/extern/orders/${twin}`, {
      key,
      method: 'PATCH',
      body: { requestedDelivery: '2026-10-06T13:00:00Z' },
    });
    await service.call(`/extern/orders/${twin}/cancel`, { key, body: { reason: 'Sold' } });
    const byApi = (await eventsOf(service, twin)).slice(-2);
    const about = ({
      data: { orderId: _, orderNumber: __, trackingUrl: ___, ...data },
    }: (typeof byApi)[number]) => data;
    expect(byPortal.map(about)).toEqual(byApi.map(about));
  });

  test('ends at pickup, and the record has the reason', async () => {
    const { portal, key } = await customer();
    const { id } = (await createOrder(service, key)).json;
    const before = (await portal('GET', `/production/orders/${id}`)).json;
    expect(before.possible).toEqual({ change: true, cancel: true, because: null });
    await advanceOrderTo(service, id, 'IN_TRANSIT');
    expectV1Error(
      await portal('PATCH', `/production/orders/${id}`, { instructions: 'x' }),
      409,
      'ORDER_NOT_CHANGEABLE',
    );
    expectV1Error(await portal('POST', `/production/orders/${id}/cancel`, {}), 409, 'ORDER_NOT_CANCELLABLE');
    const { possible } = (await portal('GET', `/production/orders/${id}`)).json;
    expect(possible).toEqual({ change: false, cancel: false, because: 'PICKED_UP' });
  });

  test('is refused for viewers', async () => {
    const { account, key } = await customer();
    const { portal } = await newPortalUser(service, { account, role: 'viewer' });
    const { id } = (await createOrder(service, key)).json;
    expectV1Error(
      await portal('PATCH', `/production/orders/${id}`, { instructions: 'x' }),
      403,
      'ROLE_NOT_SUFFICIENT',
    );
    expectV1Error(await portal('POST', `/production/orders/${id}/cancel`, {}), 403, 'ROLE_NOT_SUFFICIENT');
  });
});

describe('the history', () => {
  test('shows author, channel, call, events and every delivery attempt', async () => {
    const { portal, key, account } = await customer();
    await subscribe(service, key, receiver.url, ['order.created', 'order.rescheduled', 'driver.assigned']);
    let refused = 0;
    receiver.answer = (_request, response) => {
      response.statusCode = refused++ === 0 ? 503 : 200;
      response.end(refused === 1 ? 'upstream connect error' : 'ok');
    };
    const created = await createOrder(service, key, { requestedDelivery: '2026-10-06T12:00:00Z' });
    const { id } = created.json;
    await service.settle();
    service.clock.advance(60_000);
    await service.settle();
    await portal('PATCH', `/production/orders/${id}`, { requestedDelivery: '2026-10-06T13:00:00Z' });
    service.clock.advance(60_000);
    await advanceOrderTo(service, id, 'ASSIGNED', await newDriver(service, 'Murat Kaya'));
    await service.settle();
    await service.services.http.requestLog.flush();

    const told = await portal('GET', `/production/orders/${id}/timeline`);
    expect(told.status, told.text).toBe(200);
    const { data } = told.json;
    expect(data.map(({ action, by }: { action: string; by: object }) => [action, by])).toEqual([
      ['order.created', { channel: 'API', name: 'ERP production' }],
      ['order.change', { channel: 'PORTAL', name: 'Jana Petersen' }],
      ['order.assign_driver', { channel: 'DISPATCH', name: null }],
    ]);
    const [first, second, third] = data;
    expect(first.call).toMatchObject({ method: 'POST', path: '/api/v1/extern/orders', status: 201 });
    expect(first.call.requestId).toBe(created.headers.get('x-request-id'));
    expect(first.events.map(({ type }: { type: string }) => type)).toEqual([
      'order.created',
      'order.accepted',
    ]);
    expect(first.events[0].deliveries).toMatchObject([
      {
        url: receiver.url,
        state: 'DELIVERED',
        attempts: [
          { attempt: 1, status: 503, response: 'upstream connect error' },
          { attempt: 2, status: 200, response: 'ok' },
        ],
      },
    ]);
    expect(first.events[1].deliveries).toEqual([]);
    expect(second.changes).toEqual([
      {
        field: 'requestedDelivery',
        values: { before: '2026-10-06T12:00:00.000Z', after: '2026-10-06T13:00:00.000Z' },
      },
    ]);
    expect(second.call).toMatchObject({ method: 'PATCH', status: 200 });
    expect(second.events[0].data).toMatchObject({ previousRequestedDelivery: '2026-10-06T12:00:00.000Z' });
    expect(third.call).toBeNull();
    expect(third.events[1].data).toEqual({ driver: { firstName: 'Murat', initial: 'K' } });

    const member = await newPortalUser(service, { account, role: 'member' });
    const seen = (await member.portal('GET', `/production/orders/${id}/timeline`)).json.data;
    expect(seen).toHaveLength(3);
    expect(seen[0].call).toBeNull();
    expect(seen[0].events[0].deliveries).toEqual([]);
  });

  test('shows the name of the driver only if the agreement does', async () => {
    const { portal, key, account } = await customer();
    await changeTerms(service, account.id, { showDriver: false });
    const { id } = (await createOrder(service, key)).json;
    await advanceOrderTo(service, id, 'ASSIGNED');
    const { data } = (await portal('GET', `/production/orders/${id}/timeline`)).json;
    expect(data.at(-1).events[1].data).toEqual({ driver: null });
  });
});

describe('what belongs to an order', () => {
  test('documents are listed and downloaded, only of the own account', async () => {
    const [mine, theirs] = [await customer(), await customer()];
    const { id } = (await createOrder(service, mine.key)).json;
    await advanceOrderTo(service, id, 'IN_TRANSIT');
    const { data } = (await mine.portal('GET', `/production/orders/${id}/documents`)).json;
    expect(data).toMatchObject([{ kind: 'PICKUP_PROTOCOL', contentType: 'application/pdf' }]);
    const file = await mine.portal('GET', `/production/orders/${id}/documents/${data[0].id}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const path = `/production/orders/${id}/documents/${data[0].id}`;
    expectV1Error(await theirs.portal('GET', path), 404, 'ORDER_NOT_FOUND');
    const own = (await createOrder(service, theirs.key)).json.id;
    const crossed = await theirs.portal('GET', `/production/orders/${own}/documents/${data[0].id}`);
    expectV1Error(crossed, 404, 'DOCUMENT_NOT_FOUND');
  });

  test('tracking has the facts of the tracking page', async () => {
    const { portal, key } = await customer();
    const { id } = (await createOrder(service, key, { requestedDelivery: '2026-10-06T12:00:00Z' })).json;
    await advanceOrderTo(service, id, 'IN_TRANSIT');
    const { json } = await portal('GET', `/production/orders/${id}/tracking`);
    expect(json).toMatchObject({
      state: 'IN_TRANSIT',
      location: null,
      locationUnavailableReason: 'NO_POSITION',
      plannedDelivery: '2026-10-06T12:00:00.000Z',
      driver: { firstName: 'Jana', initial: 'K' },
    });
  });
});
