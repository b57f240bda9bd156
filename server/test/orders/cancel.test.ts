// POST /extern/orders/{id}/cancel, and the rules for times and contents of all events of an order.
import { describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import {
  advanceOrderTo,
  cancelOrder,
  command,
  createOrder,
  eventNames,
  eventsOf,
  patchOrder,
} from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });

const makeOrder = async (changes = {}) => (await createOrder(service, key, changes)).json;
const makeRequest = () => makeOrder({ transportType: 'TRUCK' });

describe('an order', () => {
  test.each(['OPEN', 'OFFERED', 'ASSIGNED', 'ACCEPTED', 'PICKUP'])(
    'that is %s is cancelled',
    async (status) => {
      const made = await makeOrder();
      if (status !== 'OPEN') await advanceOrderTo(service, made.id, status);
      const answer = await cancelOrder(service, key, made.id, { reason: 'Sold on site' });
      expect(answer.status).toBe(200);
      expect(answer.json).toMatchObject({ id: made.id, kind: 'ORDER', status: 'CANCELLED' });
      expect(answer.json).not.toHaveProperty('fee');
      const last = (await eventsOf(service, made.id)).at(-1);
      expect(last).toMatchObject({
        name: 'order.cancelled',
        data: { status: 'CANCELLED', reason: 'Sold on site' },
      });
      const legacy = (await eventsOf(service, made.id, 'legacy')).slice(-2);
      expect(legacy.map(({ name, data }) => [name, data.from ?? null, data.to ?? data.reason])).toEqual([
        ['order.status_changed', status, 'CANCELLED'],
        ['order.cancelled', null, 'Sold on site'],
      ]);
    },
  );

  test.each([
    ['IN_TRANSIT', 'IN_TRANSIT'],
    ['DELIVERY', 'DELIVERY_IN_PROGRESS'],
    ['DELIVERED', 'DELIVERED'],
    ['COMPLETED', 'COMPLETED'],
    ['INVOICED', 'COMPLETED'],
  ])('that is %s is not cancelled: 409 with status %s', async (status, shown) => {
    const { id } = await makeOrder();
    await advanceOrderTo(service, id, status);
    const before = (await service.call(`/extern/orders/${id}`, { key })).json;
    const answer = await cancelOrder(service, key, id);
    expectV1Error(answer, 409, 'ORDER_NOT_CANCELLABLE');
    expect(answer.json.error.details).toEqual({ status: shown });
    expect((await service.call(`/extern/orders/${id}`, { key })).json).toEqual(before);
  });

  test('in a complaint is not cancelled', async () => {
    const { id } = await makeOrder();
    await advanceOrderTo(service, id, 'DELIVERED');
    await command(service, id, 'complain');
    const answer = await cancelOrder(service, key, id);
    expectV1Error(answer, 409, 'ORDER_NOT_CANCELLABLE');
    expect(answer.json.error.details).toEqual({ status: 'DELIVERED' });
  });

  test('that is already cancelled is answered unchanged, without a new event', async () => {
    const { id } = await makeOrder();
    const first = await cancelOrder(service, key, id, { reason: 'First' });
    service.clock.advance(60_000);
    const second = await cancelOrder(service, key, id, { reason: 'Second' });
    expect({ status: second.status, json: second.json }).toEqual({ status: 200, json: first.json });
    expect((await eventNames(service, id)).filter((name) => name === 'order.cancelled')).toHaveLength(1);
  });
});

describe('a request', () => {
  test('is withdrawn: REJECTED and order.rejected; a repetition is answered unchanged', async () => {
    const { id, requestNumber } = await makeRequest();
    const first = await cancelOrder(service, key, requestNumber, { reason: 'Too late' });
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({ id, kind: 'REQUEST', status: 'REJECTED', orderNumber: null });
    expect(await eventNames(service, id)).toEqual(['order.created', 'order.rejected']);
    expect((await eventsOf(service, id)).at(-1).data).toMatchObject({
      status: 'REJECTED',
      reason: 'Too late',
    });
    const legacy = (await eventsOf(service, id, 'legacy')).at(-1);
    expect(legacy.data).toMatchObject({ from: 'QUOTE_REQUIRED', to: 'REJECTED', status: 'REJECTED' });
    service.clock.advance(60_000);
    const second = await cancelOrder(service, key, id);
    expect({ status: second.status, json: second.json }).toEqual({ status: 200, json: first.json });
    expect(await eventNames(service, id)).toHaveLength(2);
  });

  test('that the operator rejected is answered unchanged', async () => {
    const { id } = await makeRequest();
    expect((await command(service, id, 'reject_request', { reason: 'No truck' })).status).toBe(200);
    const answer = await cancelOrder(service, key, id);
    expect(answer.json).toMatchObject({ status: 'REJECTED' });
  });

  test.each([
    ['QUOTE_SENT', 'REQUEST_HAS_QUOTE'],
    ['QUOTE_ACCEPTED', 'ORDER_NOT_CANCELLABLE'],
  ])('that is %s gives 409 %s', async (status, code) => {
    const { id } = await makeRequest();
    await service.services.core.sql`update orders set status = ${status} where id = ${id}`;
    expectV1Error(await cancelOrder(service, key, id), 409, code);
  });
});

test.each([
  ['a long reason', { reason: 'x'.repeat(501) }, 'reason too_big'],
  ['an empty reason', { reason: '' }, 'reason too_small'],
  ['a reason that is no text', { reason: 1 }, 'reason invalid_type'],
  ['an unknown field', { fee: 0 }, 'fee unrecognized_key'],
])('%s is refused with the field', async (_, body, problem) => {
  const { id } = await makeOrder();
  const answer = await cancelOrder(service, key, id, body);
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  const [{ field, code }] = answer.json.error.details.fields;
  expect(`${field} ${code}`).toBe(problem);
});

test.each([undefined, {}, { reason: null }])('without a reason (%j) the event has null', async (body) => {
  const { id } = await makeOrder();
  expect((await cancelOrder(service, key, id, body)).status).toBe(200);
  expect((await eventsOf(service, id)).at(-1).data.reason).toBeNull();
});

describe('all events of an order', () => {
  test('have the envelope of their format and the common data', async () => {
    const made = await makeOrder({ externalOrderId: 'COMMON' });
    await advanceOrderTo(service, made.id, 'INVOICED');
    await command(service, made.id, 'complain', { description: 'Scratch' });
    const common = {
      kind: 'ORDER',
      orderId: made.id,
      orderNumber: made.orderNumber,
      requestNumber: null,
      externalOrderId: 'COMMON',
      customerReference: 'Leasing return',
      trackingUrl: made.trackingUrl,
    };
    const v1 = await eventsOf(service, made.id);
    for (const { name, storedAt, ...message } of v1) {
      expect(message).toMatchObject({ type: name, apiVersion: '2026-09-01', tenantId: accountId });
      expect(Object.keys(message)).toEqual(['id', 'type', 'apiVersion', 'createdAt', 'tenantId', 'data']);
      expect(message.createdAt).toBe(storedAt.toISOString());
      expect(message.data).toMatchObject({ ...common, status: expect.any(String) });
    }
    const legacy = await eventsOf(service, made.id, 'legacy');
    for (const { name, storedAt: _, ...message } of legacy) {
      expect(message).toMatchObject({ event: name, tenantId: accountId, data: common });
      expect(Object.keys(message)).toEqual(['id', 'event', 'createdAt', 'tenantId', 'data']);
    }
    expect(new Set([...v1, ...legacy].map(({ id }) => id)).size).toBe(v1.length + legacy.length);
  });

  test('have times that strictly increase, and updatedAt moves forward, even when the clock goes back', async () => {
    const made = await makeOrder();
    const seen = [made.updatedAt];
    const note = (answer: { json: { updatedAt: string } }) => seen.push(answer.json.updatedAt);
    note(await patchOrder(service, key, made.id, { instructions: '1' }));
    service.clock.advance(-3_600_000);
    note(await patchOrder(service, key, made.id, { requestedDelivery: '2026-11-01T00:00:00Z' }));
    note(await command(service, made.id, 'offer'));
    service.clock.advance(3_600_000);
    note(await command(service, made.id, 'pool').then(() => command(service, made.id, 'cancel')));
    expect(seen).toEqual([...new Set(seen)].sort());
    const rows = await service.services.core.sql<{ createdAt: Date }[]>`
      select created_at from events where order_id = ${made.id} order by created_at, id`;
    const times = rows.map((row) => row.createdAt.getTime());
    expect(new Set(times).size).toBe(times.length);
    expect(new Date(times.at(-1)!).toISOString()).toBe(seen.at(-1));
  });
});
