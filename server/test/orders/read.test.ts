// GET one order and its status, by every form of id; orders of others are not found.
import { describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import {
  advanceOrderTo,
  cancelOrder,
  command,
  createOrder,
  newDriver,
  patchOrder,
} from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });

const get = (id: string, as = key) => service.call(`/extern/orders/${encodeURIComponent(id)}`, { key: as });
const status = async (id: string) => (await service.call(`/extern/orders/${id}/status`, { key })).json;

const ENDPOINTS: [string, (id: string, as: string) => Promise<TestResponse>][] = [
  ['get', (id, as) => get(id, as)],
  ['status', (id, as) => service.call(`/extern/orders/${encodeURIComponent(id)}/status`, { key: as })],
  ['patch', (id, as) => patchOrder(service, as, encodeURIComponent(id), { instructions: 'Mine' })],
  ['cancel', (id, as) => cancelOrder(service, as, encodeURIComponent(id))],
];

describe('one order is found by', () => {
  test('id and order number, in any letter case', async () => {
    const made = (await createOrder(service, key)).json;
    const { id, orderNumber } = made;
    for (const form of [id, id.toUpperCase(), orderNumber, orderNumber.toLowerCase()]) {
      const answer = await get(form);
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual(made);
    }
  });

  test('request number while it is a request', async () => {
    const made = (await createOrder(service, key, { transportType: 'TRUCK' })).json;
    expect(made).toMatchObject({ kind: 'REQUEST', orderNumber: null });
    for (const form of [made.id, made.requestNumber, made.requestNumber.toLowerCase()]) {
      expect((await get(form)).json).toEqual(made);
    }
  });

  test('sandbox number in the sandbox', async () => {
    const sandbox = (await service.credential(accountId)).secret;
    const made = (await createOrder(service, sandbox)).json;
    expect(made.orderNumber).toMatch(/^SBX-\d+$/);
    expect((await get(made.orderNumber, sandbox)).json).toEqual(made);
  });

  test('neither externalOrderId nor tracking number', async () => {
    const made = await createOrder(service, key, { externalOrderId: 'MY-1' });
    for (const form of ['MY-1', made.json.trackingNumber]) {
      expectV1Error(await get(form), 404, 'ORDER_NOT_FOUND');
    }
  });

  test('every endpoint accepts every form of id', async () => {
    const made = (await createOrder(service, key)).json;
    for (const [, call] of ENDPOINTS) {
      for (const form of [made.id, made.orderNumber]) expect((await call(form, key)).status).toBe(200);
    }
  });
});

describe.each(ENDPOINTS)('%s', (_, call) => {
  test("another account's and another environment's order is not found in any form of id", async () => {
    const stranger = (await service.customer({ environment: 'production' })).key;
    const sandbox = (await service.credential(accountId)).secret;
    const order = (await createOrder(service, key)).json;
    const request = (await createOrder(service, key, { transportType: 'TRUCK' })).json;
    const tested = (await createOrder(service, sandbox)).json;
    for (const form of [order.id, order.orderNumber, request.id, request.requestNumber]) {
      expectV1Error(await call(form, stranger), 404, 'ORDER_NOT_FOUND');
      expectV1Error(await call(form, sandbox), 404, 'ORDER_NOT_FOUND');
    }
    for (const form of [tested.id, tested.orderNumber]) {
      expectV1Error(await call(form, key), 404, 'ORDER_NOT_FOUND');
    }
    expect((await get(order.id)).json).toEqual(order);
    expect((await get(request.id)).json).toEqual(request);
  });

  test.each([
    ['an unknown id', '0199a0c2-7c4e-7000-8000-000000000001'],
    ['an unknown number', 'VT-999999999'],
    ['200 characters', 'x'.repeat(200)],
    ['201 characters', 'x'.repeat(201)],
    ['2000 characters', 'x'.repeat(2000)],
    ['a NUL', 'a\0b'],
    ['SQL', "' or 1=1 --"],
    ['a slash', 'a/b'],
    ['text beyond ASCII', 'Auftrag Größe 😀'],
  ])('%s is ORDER_NOT_FOUND', async (_name, id) => {
    expectV1Error(await call(id, key), 404, 'ORDER_NOT_FOUND');
  });
});

describe('the status answer', () => {
  const dates = {
    requestedPickup: '2026-10-05T08:00:00.000Z',
    requestedDelivery: '2026-10-05T15:00:00.000Z',
  };

  test('has status, readiness and dates, and an estimate only in transit', async () => {
    const { id } = (await createOrder(service, key, { ...dates, services: { registration: true } })).json;
    const before = {
      status: 'ACCEPTED',
      readiness: { status: 'READY_FOR_PLANNING', documentsRequired: true, missing: [] },
      ...dates,
      actualPickup: null,
      actualDelivery: null,
      estimatedDelivery: null,
    };
    expect(await status(id)).toEqual(before);
    await advanceOrderTo(service, id, 'PICKUP');
    expect(await status(id)).toEqual({ ...before, status: 'PICKUP_IN_PROGRESS' });
    service.clock.advance(60_000);
    const actualPickup = service.clock.now().toISOString();
    await command(service, id, 'pick_up');
    const moving = await status(id);
    expect(moving).toMatchObject({ status: 'IN_TRANSIT', actualPickup, actualDelivery: null });
    expect(Date.parse(moving.estimatedDelivery)).toBeGreaterThan(Date.parse(actualPickup));
    await command(service, id, 'arrive_delivery');
    expect(await status(id)).toMatchObject({ status: 'DELIVERY_IN_PROGRESS', estimatedDelivery: null });
    service.clock.advance(60_000);
    const actualDelivery = service.clock.now().toISOString();
    await command(service, id, 'hand_over');
    expect(await status(id)).toMatchObject({
      status: 'DELIVERED',
      actualPickup,
      actualDelivery,
      estimatedDelivery: null,
    });
  });

  test('has what a request waits for and what dispatch still needs', async () => {
    const { id } = (await createOrder(service, key, { transportType: 'TRUCK', vehicle: {} })).json;
    expect(await status(id)).toMatchObject({
      status: 'QUOTE_REQUIRED',
      readiness: { status: 'INCOMPLETE', missing: ['vehicle.vin'] },
      estimatedDelivery: null,
    });
  });

  test('without a known distance the requested delivery is the estimate', async () => {
    const nowhere = { street: 'Weg 1', postalCode: '00000', city: 'Nirgendwo' };
    await service.ops('PUT', `/accounts/${accountId}/agreement`, {
      quoteRequired: { distanceUnknown: false },
    });
    service.clock.advance(6000);
    const made = await createOrder(service, key, { ...dates, delivery: nowhere });
    expect(made.status).toBe(201);
    await advanceOrderTo(service, made.json.id, 'IN_TRANSIT', await newDriver(service));
    expect((await status(made.json.id)).estimatedDelivery).toBe(dates.requestedDelivery);
  });
});
