// Endpoints from before API v1: they are imported, keep their format, and can be switched once.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVENT_NAMES, LEGACY_EVENT_NAMES } from '../../../src/model/orders/event-catalog.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, cancelOrder, command, createOrder, patchOrder } from '../../harness/orders.ts';
import { type Received, type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { act, expectNothingStuck, importLegacyEndpoint, LEGACY_SECRET, subscribe } from './subscribers.ts';
import { legacySignature, serviceSignature } from './verify-by-hand.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const ALL = LEGACY_EVENT_NAMES.filter((name) => name !== 'webhook.test');

async function imported(events: readonly string[] = ALL) {
  const customer = await service.customer({ environment: 'production' });
  const made = await importLegacyEndpoint(service, customer.account.id, receiver.url, events);
  expect(made.status, made.text).toBe(201);
  return { ...customer, endpoint: made.json };
}

const statusChanges = () =>
  receiver.received
    .filter(({ json }) => json.event === 'order.status_changed')
    .map(({ json }) => [json.data.from, json.data.to]);
const withoutStatusChanges = () => receiver.names().filter((name) => name !== 'order.status_changed');
const named = (name: string): Received => receiver.received.find(({ json }) => json.event === name)!;

describe('import', () => {
  test('keeps URL, events, secret and date, and the answer contains no secret', async () => {
    const { account, endpoint } = await imported(['order.completed', 'order.cancelled']);
    expect(endpoint).toEqual({
      id: expect.any(String),
      url: receiver.url,
      events: ['order.completed', 'order.cancelled'],
      description: null,
      environment: 'production',
      status: 'ACTIVE',
      format: 'legacy',
      createdAt: '2026-05-01T10:00:00.000Z',
      updatedAt: service.clock.now().toISOString(),
    });
    const audit = await service.services.core.sql`
      select action, actor from audit where subject_id = ${endpoint.id} and account_id = ${account.id}`;
    expect(audit).toEqual([{ action: 'webhook.imported', actor: 'operator' }]);
  });

  test.each([
    ['of the day API v1 began', '2026-09-23T00:00:00Z'],
    ['of later', '2026-10-01T07:00:00Z'],
    ['without a zone', '2026-05-01T10:00:00'],
    ['missing', undefined],
  ])('refuses a creation date %s', async (_what, createdAt) => {
    const { account } = await service.customer();
    const answer = await importLegacyEndpoint(service, account.id, receiver.url, ALL, { createdAt });
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toMatchObject([{ field: 'createdAt' }]);
  });

  test('accepts the last moment before API v1', async () => {
    const { account } = await service.customer();
    const answer = await importLegacyEndpoint(service, account.id, receiver.url, ALL, {
      createdAt: '2026-09-22T23:59:59.999Z',
    });
    expect(answer.status).toBe(201);
  });

  test('refuses events of API v1 and an unknown account', async () => {
    const { account } = await service.customer();
    const answer = await importLegacyEndpoint(service, account.id, receiver.url, [
      'order.cancelled',
      'vehicle.delivered',
    ]);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toMatchObject([{ field: 'events[1]', code: 'invalid_value' }]);
    const unknownAccountId = '0199a0c2-7c4e-7000-8000-000000000030';
    expectV1Error(await importLegacyEndpoint(service, unknownAccountId, receiver.url, ALL), 404, 'NOT_FOUND');
  });
});

describe('messages', () => {
  test('have the older envelope and the older headers, and nothing of API v1', async () => {
    const { key, account } = await imported();
    const order = (await createOrder(service, key, { externalOrderId: 'OLD-1' })).json;
    await service.settle();
    const { json, headers, body } = receiver.received[0]!;
    expect(json).toEqual({
      id: expect.any(String),
      event: 'order.status_changed',
      createdAt: expect.any(String),
      tenantId: account.id,
      data: {
        kind: 'ORDER',
        status: 'OPEN',
        orderId: order.id,
        orderNumber: order.orderNumber,
        requestNumber: null,
        externalOrderId: 'OLD-1',
        customerReference: 'Leasing return',
        trackingUrl: order.trackingUrl,
        from: null,
        to: 'OPEN',
      },
    });
    expect(headers).toMatchObject({
      'x-webhook-signature': legacySignature(LEGACY_SECRET, service.clock.now(), body),
      'x-webhook-timestamp': String(service.clock.now().getTime() / 1000),
      'x-webhook-delivery-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'content-type': 'application/json; charset=utf-8',
    });
    const newer = Object.keys(headers).filter((name) => /^(x-service|webhook)-/.test(name));
    expect(newer).toEqual([]);
  });

  test('include every change of the internal status, also without a subscription', async () => {
    const { key } = await imported(['order.completed']);
    const order = (await createOrder(service, key)).json;
    await advanceOrderTo(service, order.id, 'INVOICED');
    await service.settle();
    expect(statusChanges()).toEqual([
      [null, 'OPEN'],
      ['OPEN', 'OFFERED'],
      ['OFFERED', 'ASSIGNED'],
      ['ASSIGNED', 'ACCEPTED'],
      ['ACCEPTED', 'PICKUP'],
      ['PICKUP', 'IN_TRANSIT'],
      ['IN_TRANSIT', 'DELIVERY'],
      ['DELIVERY', 'DELIVERED'],
      ['DELIVERED', 'COMPLETED'],
      ['COMPLETED', 'INVOICED'],
    ]);
    expect(withoutStatusChanges()).toEqual(['order.completed']);
  });

  test('include the protocols with odometer reading and fuel level', async () => {
    const { key } = await imported();
    const order = (await createOrder(service, key)).json;
    await advanceOrderTo(service, order.id, 'PICKUP');
    await command(service, order.id, 'pick_up', { odometerKm: 41_250, fuelLevelPercent: 62.5 });
    await command(service, order.id, 'arrive_delivery');
    await command(service, order.id, 'hand_over', {
      odometerKm: 41_490,
      fuelLevelPercent: 40,
      hasDamage: true,
    });
    await command(service, order.id, 'complete');
    await service.settle();
    expect(named('protocol.pickup.submitted').json.data).toMatchObject({
      odometerReading: 41_250,
      fuelLevel: 62.5,
      actualPickup: expect.any(String),
    });
    expect(named('protocol.delivery.submitted').json.data).toMatchObject({
      odometerReading: 41_490,
      fuelLevel: 40,
      hasDamage: true,
    });
    expect(withoutStatusChanges()).toEqual([
      'protocol.pickup.submitted',
      'protocol.delivery.submitted',
      'order.delivered',
      'order.completed',
    ]);
  });

  test('include order.updated for a change and a delay, and order.cancelled with its reason', async () => {
    const { key } = await imported();
    const order = (await createOrder(service, key)).json;
    await patchOrder(service, key, order.id, { instructions: 'Ring twice.' });
    await patchOrder(service, key, order.id, { requestedDelivery: '2026-10-05T10:00:00Z' });
    await advanceOrderTo(service, order.id, 'ASSIGNED');
    await command(service, order.id, 'report_delay', { minutes: 90 });
    await cancelOrder(service, key, order.id, { reason: 'Sold' });
    await service.settle();
    expect(withoutStatusChanges()).toEqual([
      'order.updated',
      'order.updated',
      'order.updated',
      'order.cancelled',
    ]);
    const updates = receiver.received.filter(({ json }) => json.event === 'order.updated');
    expect(updates.map(({ json }) => json.data.expectedDeliveryDate)).toEqual([
      null,
      '2026-10-05T10:00:00.000Z',
      '2026-10-05T11:30:00.000Z',
    ]);
    expect(named('order.cancelled').json.data).toMatchObject({ status: 'CANCELLED', reason: 'Sold' });
  });

  test('do not affect a v1 endpoint of the same account, which gets v1', async () => {
    const { key } = await imported();
    const v1 = await startReceiver();
    await subscribe(service, key, v1.url, EVENT_NAMES);
    const order = (await createOrder(service, key)).json;
    await cancelOrder(service, key, order.id);
    await service.settle();
    await v1.close();
    expect(receiver.names()).toEqual(['order.status_changed', 'order.status_changed', 'order.cancelled']);
    expect(v1.names()).toEqual(['order.created', 'order.accepted', 'order.cancelled']);
    expect(v1.received.every(({ json }) => json.apiVersion === '2026-09-01' && !('event' in json))).toBe(
      true,
    );
  });
});

describe('the switch to API v1', () => {
  test('keeps URL and secret, subscribes to all v1 events, and cannot be reverted', async () => {
    const made = await imported();
    service.clock.advance(60_000);
    const switched = await act(service, made, 'switch');
    const now = service.clock.now();
    expect(switched.json).toEqual({
      ...made.endpoint,
      format: '2026-09-01',
      events: EVENT_NAMES,
      updatedAt: now.toISOString(),
    });
    const again = await act(service, made, 'switch');
    expect(again.json).toEqual(switched.json);

    await createOrder(service, made.key);
    await service.settle();
    expect(receiver.names()).toEqual(['order.created', 'order.accepted']);
    const { headers, body } = receiver.received[0]!;
    expect(headers['x-service-signature']).toBe(serviceSignature(LEGACY_SECRET, now, body));
    expect(headers['x-webhook-signature']).toBeUndefined();
  });

  test('sends open deliveries in the older format', async () => {
    const made = await imported();
    receiver.answer = (_request, response) => response.writeHead(503).end();
    await createOrder(service, made.key);
    await service.settle();
    await act(service, made, 'switch');
    receiver.answer = (_request, response) => response.writeHead(200).end();
    service.clock.advance(60_000);
    await service.settle();
    const [first, second] = receiver.received as [Received, Received];
    expect(receiver.received).toHaveLength(2);
    expect(second.body).toBe(first.body);
    expect(second.json.event).toBe('order.status_changed');
    expect(second.headers['x-webhook-delivery-id']).toBe(first.headers['x-webhook-delivery-id']);
    expect(second.headers['x-webhook-signature']).toBe(
      legacySignature(LEGACY_SECRET, service.clock.now(), second.body),
    );
    await expectNothingStuck(service);
  });
});
