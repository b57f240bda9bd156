// PATCH /extern/orders/{id}: which fields change and how, and which events follow.
import { beforeEach, describe, expect, test } from 'vitest';
import { createOrder, eventNames, eventsOf, patchOrder } from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
beforeEach(() => service.clock.advance(60_000));

const get = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json;
const patch = (id: string, body: Record<string, unknown>) => patchOrder(service, key, id, body);

const DATES = { requestedPickup: '2026-10-05T08:00:00.000Z', requestedDelivery: '2026-10-06T15:00:00.000Z' };
const FULL = {
  ...DATES,
  instructions: 'Two keys',
  metadata: { costCenter: 4711, long: { b: 1, aa: 2 } },
};
const makeOrder = async (changes: Record<string, unknown> = {}) =>
  (await createOrder(service, key, { ...FULL, ...changes })).json;

/** The body, and what differs in the record afterwards. */
const CHANGES: [string, Record<string, unknown>, (before: TestResponse['json']) => object][] = [
  ['customerReference', { customerReference: 'New' }, () => ({ customerReference: 'New' })],
  [
    'requestedPickup',
    { requestedPickup: '2026-10-05T12:00:00+02:00' },
    () => ({ requestedPickup: '2026-10-05T10:00:00.000Z' }),
  ],
  [
    'requestedDelivery',
    { requestedDelivery: '2026-10-07T08:00:00Z' },
    () => ({ requestedDelivery: '2026-10-07T08:00:00.000Z' }),
  ],
  [
    'pickup.contact.name',
    { pickup: { contact: { name: 'Neu' } } },
    ({ pickup }) => ({ pickup: { ...pickup, contact: { ...pickup.contact, name: 'Neu' } } }),
  ],
  [
    'delivery.contact',
    { delivery: { contact: { name: 'A', phone: '1' } } },
    ({ delivery }) => ({ delivery: { ...delivery, contact: { name: 'A', phone: '1' } } }),
  ],
  ['instructions', { instructions: 'New' }, () => ({ instructions: 'New' })],
  [
    'vehicle.vin, in any letter case',
    { vehicle: { vin: 'wvwzzz1kzaw000009' } },
    ({ vehicle }) => ({ vehicle: { ...vehicle, vin: 'WVWZZZ1KZAW000009' } }),
  ],
  [
    'the plate',
    { vehicle: { registration: { licensePlate: 'B-XY 1' } } },
    ({ vehicle }) => ({
      vehicle: { ...vehicle, registration: { ...vehicle.registration, licensePlate: 'B-XY 1' } },
    }),
  ],
  [
    'metadata, replaced as a whole',
    { metadata: { b: { d: 1, c: 2 }, a: 1 } },
    () => ({ metadata: { b: { d: 1, c: 2 }, a: 1 } }),
  ],
  ['customerReference cleared', { customerReference: null }, () => ({ customerReference: null })],
  ['requestedPickup cleared', { requestedPickup: null }, () => ({ requestedPickup: null })],
  ['requestedDelivery cleared', { requestedDelivery: null }, () => ({ requestedDelivery: null })],
  ['instructions cleared', { instructions: null }, () => ({ instructions: null })],
];

describe.each(CHANGES)('%s', (_, body, differs) => {
  test('changes that and nothing else; repeating gives the same state, no event and no new updatedAt', async () => {
    const before = await makeOrder();
    service.clock.advance(1000);
    const changed = await patch(before.id, body);
    expect(changed.status).toBe(200);
    const { updatedAt } = changed.json;
    expect(changed.json).toEqual({ ...before, ...differs(before), updatedAt });
    expect(updatedAt > before.updatedAt).toBe(true);
    const names = [await eventNames(service, before.id), await eventNames(service, before.id, 'legacy')];
    expect(names[1]!.filter((name) => name === 'order.updated')).toHaveLength(1);

    service.clock.advance(1000);
    const repeated = await patch(before.id, body);
    expect(repeated.status).toBe(200);
    expect(repeated.json).toEqual(changed.json);
    expect(await get(before.id)).toEqual(changed.json);
    expect([await eventNames(service, before.id), await eventNames(service, before.id, 'legacy')]).toEqual(
      names,
    );
    expect((await service.ops('GET', `/orders/${before.id}`)).json.version).toBe(2);
  });
});

test('sending the current values is not a change', async () => {
  const before = await makeOrder();
  service.clock.advance(1000);
  const same = await patch(before.id, {
    customerReference: before.customerReference,
    requestedPickup: '2026-10-05T10:00:00+02:00',
    requestedDelivery: '2026-10-06T15:00:00Z',
    pickup: { contact: before.pickup.contact },
    delivery: { contact: {} },
    instructions: 'Two keys',
    vehicle: { vin: before.vehicle.vin.toLowerCase(), registration: {} },
    metadata: { long: { aa: 2, b: 1 }, costCenter: 4711 },
  });
  expect(same.json).toEqual(before);
  expect((await patch(before.id, {})).json).toEqual(before);
  expect(await eventNames(service, before.id, 'legacy')).not.toContain('order.updated');
});

describe('order.rescheduled', () => {
  test('is sent when a date really changes, with the values before and after', async () => {
    const { id } = await makeOrder();
    await patch(id, { requestedDelivery: '2026-10-07T08:00:00+02:00', instructions: 'Also' });
    await patch(id, { requestedPickup: null });
    const sent = (await eventsOf(service, id)).filter(({ name }) => name === 'order.rescheduled');
    expect(sent.map(({ data }) => data)).toEqual([
      expect.objectContaining({
        requestedPickup: DATES.requestedPickup,
        previousRequestedPickup: DATES.requestedPickup,
        requestedDelivery: '2026-10-07T06:00:00.000Z',
        previousRequestedDelivery: DATES.requestedDelivery,
      }),
      expect.objectContaining({
        requestedPickup: null,
        previousRequestedPickup: DATES.requestedPickup,
        requestedDelivery: '2026-10-07T06:00:00.000Z',
        previousRequestedDelivery: '2026-10-07T06:00:00.000Z',
      }),
    ]);
  });

  test.each([
    ['the same instant in another zone', { requestedPickup: '2026-10-05T03:00:00-05:00' }],
    ['another change', { instructions: 'Other' }],
    ['another change with the same dates', { ...DATES, instructions: 'Other' }],
  ])('is not sent for %s', async (_, body) => {
    const { id } = await makeOrder();
    await patch(id, body);
    expect(await eventNames(service, id)).toEqual(['order.created', 'order.accepted']);
  });

  test('older-format endpoints get order.updated on every real change', async () => {
    const { id } = await makeOrder();
    await patch(id, { requestedDelivery: '2026-10-07T08:00:00Z' });
    await patch(id, { instructions: 'Other' });
    const updates = (await eventsOf(service, id, 'legacy')).filter(({ name }) => name === 'order.updated');
    expect(updates.map(({ data }) => [data.status, data.expectedDeliveryDate, data.pickupDate])).toEqual(
      Array(2).fill(['OPEN', '2026-10-07T08:00:00.000Z', DATES.requestedPickup]),
    );
  });
});
