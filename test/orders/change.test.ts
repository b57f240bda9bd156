// PATCH /extern/orders/{id}: which fields change and how, when it is allowed, and what it announces.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { cancelOrder, createOrder, driveTo, eventNames, eventsOf, patchOrder } from '../harness/orders.ts';
import { startService, type TestResponse, type TestService } from '../harness/service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService();
  key = (await service.customer({ environment: 'production' })).key;
});
beforeEach(() => service.clock.advance(60_000));
afterAll(() => service.close());

const get = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json;
const patch = (id: string, body: Record<string, unknown>) => patchOrder(service, key, id, body);
const fieldsOf = (answer: TestResponse) =>
  answer.json.error.details.fields.map((f: { field: string; code: string }) => `${f.field} ${f.code}`).sort();

const DATES = { requestedPickup: '2026-10-05T08:00:00.000Z', requestedDelivery: '2026-10-06T15:00:00.000Z' };
const FULL = {
  ...DATES,
  externalOrderId: undefined,
  instructions: 'Two keys',
  metadata: { costCenter: 4711, long: { b: 1, aa: 2 } },
};
const makeOrder = async (changes: Record<string, unknown> = {}) =>
  (await createOrder(service, key, { ...FULL, ...changes })).json;

/** Sent, and what of the record is different afterwards. */
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

test('what is said again as it stands is no change', async () => {
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

describe('refuses, naming the field and changing nothing', () => {
  const address = { street: 'a', postalCode: 'b', city: 'c' };
  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'a delivery before the pickup as it stands',
      { requestedDelivery: '2026-10-05T07:59:59Z' },
      ['requestedDelivery invalid_value'],
    ],
    [
      'a pickup after the delivery as it stands',
      { requestedPickup: '2026-10-06T15:00:01Z' },
      ['requestedDelivery invalid_value'],
    ],
    [
      'an address',
      { pickup: address },
      [
        'pickup.city unrecognized_key',
        'pickup.postalCode unrecognized_key',
        'pickup.street unrecognized_key',
      ],
    ],
    ['a transport type', { transportType: 'TRUCK' }, ['transportType unrecognized_key']],
    [
      'what is the service’s',
      { status: 'CANCELLED', price: 1, externalOrderId: 'x' },
      ['externalOrderId unrecognized_key', 'price unrecognized_key', 'status unrecognized_key'],
    ],
    [
      'other vehicle fields',
      { vehicle: { model: 'x', registration: { status: 'REGISTERED' } } },
      ['vehicle.model unrecognized_key', 'vehicle.registration.status unrecognized_key'],
    ],
    [
      'null elsewhere',
      { vehicle: { vin: null, registration: { licensePlate: null } }, metadata: null },
      ['metadata invalid_type', 'vehicle.registration.licensePlate invalid_type', 'vehicle.vin invalid_type'],
    ],
    [
      'null for a whole object',
      { pickup: null, delivery: { contact: null }, vehicle: null },
      ['delivery.contact invalid_type', 'pickup invalid_type', 'vehicle invalid_type'],
    ],
    ['a wrong VIN', { vehicle: { vin: 'WVWZZZ1KZAW00000O' } }, ['vehicle.vin invalid_format']],
    ['a time without zone', { requestedPickup: '2026-10-05T08:00:00' }, ['requestedPickup invalid_format']],
    [
      'long and empty texts',
      { instructions: 'x'.repeat(501), customerReference: '' },
      ['customerReference too_small', 'instructions too_big'],
    ],
    ['metadata of 6 levels', { metadata: { a: { b: { c: { d: { e: {} } } } } } }, ['metadata too_big']],
  ])('%s', async (_, body, fields) => {
    const before = await makeOrder();
    const answer = await patch(before.id, body);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(fieldsOf(answer)).toEqual(fields);
    expect(await get(before.id)).toEqual(before);
  });

  test('both dates may move together past where one stood', async () => {
    const { id } = await makeOrder();
    const moved = {
      requestedPickup: '2027-01-01T08:00:00.000Z',
      requestedDelivery: '2027-01-01T08:00:00.000Z',
    };
    expect((await patch(id, moved)).json).toMatchObject(moved);
  });
});

describe('is allowed', () => {
  test.each(['OFFERED', 'ASSIGNED', 'ACCEPTED', 'PICKUP'])('while %s', async (status) => {
    const { id } = await makeOrder();
    await driveTo(service, id, status);
    expect((await patch(id, { instructions: 'Late' })).json.instructions).toBe('Late');
  });

  test.each([
    ['IN_TRANSIT', 'IN_TRANSIT'],
    ['DELIVERY', 'DELIVERY_IN_PROGRESS'],
    ['DELIVERED', 'DELIVERED'],
    ['COMPLETED', 'COMPLETED'],
    ['INVOICED', 'COMPLETED'],
  ])('no longer from %s on, which the answer calls %s', async (status, shown) => {
    const { id } = await makeOrder();
    await driveTo(service, id, status);
    const before = await get(id);
    const answer = await patch(id, { instructions: 'Too late' });
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.details).toEqual({ status: shown });
    expect(await get(id)).toEqual(before);
  });

  test('neither for a request nor for what is cancelled, whatever is sent', async () => {
    const request = await makeOrder({ transportType: 'TRUCK' });
    const cancelled = await makeOrder();
    await cancelOrder(service, key, cancelled.id);
    for (const [id, status] of [
      [request.id, 'QUOTE_REQUIRED'],
      [cancelled.id, 'CANCELLED'],
    ]) {
      for (const body of [{ instructions: 'x' }, {}, { requestedDelivery: '2020-01-01T00:00:00Z' }]) {
        const answer = await patch(id, body);
        expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
        expect(answer.json.error.details).toEqual({ status });
      }
    }
  });
});
