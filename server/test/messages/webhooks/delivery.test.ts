// Webhook delivery from the change to the receiver: signed, in order, retried by the plan, never lost.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { advanceOrderTo, createOrder } from '../../harness/orders.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService({ deliver: true });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

async function subscribed(events: string[], environment: 'production' | 'sandbox' = 'production') {
  const customer = await service.customer({ environment });
  const made = await service.call('/extern/webhook-subscriptions', {
    key: customer.key,
    body: { url: receiver.url, events },
  });
  expect(made.status, made.text).toBe(201);
  return { ...customer, endpoint: made.json };
}

test('a subscribed event arrives once, with the envelope of API v1', async () => {
  const { key, account } = await subscribed(['order.created']);
  const order = (await createOrder(service, key, { externalOrderId: 'W-1' })).json;
  await service.settle();
  expect(receiver.names()).toEqual(['order.created']);
  const { json, headers } = receiver.received[0]!;
  expect(json).toEqual({
    id: expect.any(String),
    type: 'order.created',
    apiVersion: '2026-09-01',
    createdAt: '2026-10-01T08:00:00.000Z',
    tenantId: account.id,
    data: {
      kind: 'ORDER',
      status: 'ACCEPTED',
      orderId: order.id,
      orderNumber: order.orderNumber,
      requestNumber: null,
      externalOrderId: 'W-1',
      customerReference: 'Leasing return',
      customerCostCentre: null,
      trackingUrl: order.trackingUrl,
    },
  });
  expect(headers).toMatchObject({
    'x-service-event': 'order.created',
    'x-service-attempt': '1',
    'webhook-id': json.id,
  });
});

test('the whole life of an order arrives in order', async () => {
  const all = [
    'order.created',
    'order.accepted',
    'order.scheduled',
    'driver.assigned',
    'pickup.started',
    'vehicle.picked_up',
    'transport.started',
    'delivery.arrived',
    'vehicle.delivered',
    'order.completed',
    'invoice.created',
  ];
  const { key } = await subscribed(all);
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'INVOICED');
  await service.settle();
  expect(receiver.names()).toEqual(all);
  const times = receiver.received.map(({ json }) => json.createdAt);
  expect(new Set(times).size).toBe(times.length);
  expect(times).toEqual([...times].sort());
});

describe('retries', () => {
  test('follow the plan until the dead letter, with the same bytes and ids and a new signature each time', async () => {
    const { key, account, endpoint } = await subscribed(['order.created']);
    receiver.answer = (_request, response) => response.writeHead(500).end('no');
    await createOrder(service, key);
    await service.settle();
    expect(receiver.received).toHaveLength(1);
    // The first attempts are minutes apart, the last ones hours.
    for (const [steps, minutes] of [
      [60, 1],
      [23 * 6, 10],
    ] as const) {
      for (let step = 0; step < steps; step += 1) {
        service.clock.advance(minutes * 60_000);
        await service.settle();
      }
    }
    expect(receiver.received).toHaveLength(12);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery-id'])).size).toBe(1);
    expect(receiver.received.map(({ headers }) => headers['x-service-attempt'])).toEqual(
      Array.from({ length: 12 }, (_, i) => String(i + 1)),
    );
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-signature'])).size).toBe(12);
    const log = await service.ops(
      'GET',
      `/accounts/${account.id}/webhook-endpoints/${endpoint.id}/deliveries`,
    );
    expect(log.json.data).toEqual([
      expect.objectContaining({
        state: 'DEAD_LETTER',
        attempts: 12,
        status: 500,
        response: 'no',
        nextAttemptAt: null,
      }),
    ]);
  });
});
