// Several vehicles in one call: an order for each, all or none, repeated without a second creation.
import { expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { creation, eventNames } from '../harness/orders.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { accountId } = await service.customer({ environment: 'production' });

const { vehicle: _, externalOrderId: __, ...common } = creation() as Record<string, unknown>;
const vin = (n: number) => `WVWZZZ1KZAW0000${String(n).padStart(2, '0')}`;
const send = (body: object, idempotencyKey?: string) =>
  service.call(`/ops/accounts/${accountId}/orders/batch`, {
    key: OPERATOR_TOKEN,
    body,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
  });
const count = async () =>
  (await service.services.core.sql`select from orders where account_id = ${accountId}`).length;

test('creates an order for each vehicle, with its events, once for a key', async () => {
  const vehicles = [1, 2, 3].map((n) => ({ vehicle: { vin: vin(n) }, externalOrderId: `several-${n}` }));
  const body = { common, vehicles };
  const [first, again] = [await send(body, 'several'), await send(body, 'several')];
  expect(first.status).toBe(201);
  expect(first.json.data.map((one: { vehicle: { vin: string } }) => one.vehicle.vin)).toEqual(
    [1, 2, 3].map(vin),
  );
  expect(new Set(first.json.data.map((one: { orderNumber: string }) => one.orderNumber)).size).toBe(3);
  expect(again.json).toEqual(first.json);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await count()).toBe(3);
  expect(await eventNames(service, first.json.data[2].id)).toEqual(['order.created', 'order.accepted']);
});

test('creates none if one is refused, and says which', async () => {
  const before = await count();
  const broken = { vehicle: { operationalStatus: { driveable: false } } };
  const refused = await send({ common, vehicles: [{ vehicle: {} }, broken] });
  expectV1Error(refused, 422, 'VEHICLE_NOT_DRIVEABLE');
  expect(refused.json.error.details.vehicle).toBe(2);
  const taken = [{ vehicle: {} }, { vehicle: {}, externalOrderId: 'several-1' }];
  expectV1Error(await send({ common, vehicles: taken }), 409, 'EXTERNAL_ORDER_ID_EXISTS');
  const twice = ['several-9', null, 'several-9'].map((number) => ({ vehicle: {}, externalOrderId: number }));
  const repeated = await send({ common, vehicles: twice });
  expectV1Error(repeated, 400, 'INVALID_REQUEST');
  expect(repeated.json.error.details.fields).toMatchObject([
    {
      field: 'vehicles[2].externalOrderId',
      message: 'vehicles[0] has the same externalOrderId.',
      params: { position: 1 },
    },
  ]);
  expect(await count()).toBe(before);
});

test('of two equal calls at once, one creates', async () => {
  const before = await count();
  const body = { common, vehicles: [{ vehicle: { vin: vin(7) } }, { vehicle: { vin: vin(8) } }] };
  const answers = await Promise.all([send(body, 'at-once'), send(body, 'at-once')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]!.json).toEqual(answers[1]!.json);
  expect(await count()).toBe(before + 2);
});
