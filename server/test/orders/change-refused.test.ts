// What PATCH /extern/orders/{id} refuses: fixed fields, contradicting dates, and orders after pickup.
import { describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, cancelOrder, createOrder, patchOrder } from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const get = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json;
const patch = (id: string, body: Record<string, unknown>) => patchOrder(service, key, id, body);
const fieldsOf = (answer: TestResponse) =>
  answer.json.error.details.fields.map((f: { field: string; code: string }) => `${f.field} ${f.code}`).sort();

const DATES = { requestedPickup: '2026-10-05T08:00:00.000Z', requestedDelivery: '2026-10-06T15:00:00.000Z' };
const makeOrder = async (changes: Record<string, unknown> = {}) =>
  (await createOrder(service, key, { ...DATES, ...changes })).json;

describe('refuses, naming the field and changing nothing', () => {
  const address = { street: 'a', postalCode: 'b', city: 'c' };
  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'a delivery before the current pickup',
      { requestedDelivery: '2026-10-05T07:59:59Z' },
      ['requestedDelivery invalid_value'],
    ],
    [
      'a pickup after the current delivery',
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

  test('both dates may move together beyond the old value of one', async () => {
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
    await advanceOrderTo(service, id, status);
    expect((await patch(id, { instructions: 'Late' })).json.instructions).toBe('Late');
  });

  test.each([
    ['IN_TRANSIT', 'IN_TRANSIT'],
    ['DELIVERY', 'DELIVERY_IN_PROGRESS'],
    ['DELIVERED', 'DELIVERED'],
    ['COMPLETED', 'COMPLETED'],
    ['INVOICED', 'COMPLETED'],
  ])('not from %s on, which the answer shows as %s', async (status, shown) => {
    const { id } = await makeOrder();
    await advanceOrderTo(service, id, status);
    const before = await get(id);
    const answer = await patch(id, { instructions: 'Too late' });
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.details).toEqual({ status: shown });
    expect(await get(id)).toEqual(before);
  });

  test('not for a request or a cancelled order, whatever is sent', async () => {
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
