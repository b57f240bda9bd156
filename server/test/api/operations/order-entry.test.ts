// Orders that dispatch enters for a customer, with the rules, prices and events of the customer's own calls.
import { describe, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { changeTerms, createOrder, creation, eventNames } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();

async function entering(role: 'dispatcher' | 'accounting' | 'viewer' = 'dispatcher') {
  const { account, accountId, key } = await service.customer({ environment: 'production' });
  const { console, user } = await newConsoleUser(service, { role, name: 'Anna Lindner' });
  const enter = (body: object, query = '', headers: Record<string, string> = {}) =>
    console('POST', `/accounts/${accountId}/orders${query}`, body, { headers });
  return { account, accountId, key, console, user, enter };
}

describe('an order by dispatch', () => {
  test('equals an order of the customer, with the same price and events, in the name of the dispatcher', async () => {
    const { accountId, key, enter, user } = await entering();
    const entered = await enter(creation());
    expect(entered.status, entered.text).toBe(201);
    const own = (await createOrder(service, key)).json;
    expect(entered.json.price).toEqual(own.price);
    expect(await eventNames(service, entered.json.id)).toEqual(await eventNames(service, own.id));
    expect((await service.call(`/extern/orders/${entered.json.id}`, { key })).json).toMatchObject({
      orderNumber: entered.json.orderNumber,
      status: 'ACCEPTED',
    });
    const [entry] = await service.services.core.sql`
      select actor, channel, action, account_id from audit where subject_id = ${entered.json.id} order by at limit 1`;
    expect(entry).toMatchObject({ actor: `user:${user.id}`, channel: 'console', accountId });
    const history = (await service.ops('GET', `/orders/${entered.json.id}/history`)).json.data;
    expect(history.at(-1).by).toMatchObject({ channel: 'DISPATCH', name: 'Anna Lindner' });
  });

  test('is created once for all calls with the same key', async () => {
    const { enter } = await entering();
    const headers = { 'idempotency-key': 'form-1' };
    const [first, again] = [await enter(creation(), '', headers), await enter(creation(), '', headers)];
    expect(again.json.id).toBe(first.json.id);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await enter(creation({ instructions: 'Another' }), '', headers);
    expectV1Error(other, 409, 'IDEMPOTENCY_KEY_REUSED');
  });

  test('becomes a request if the agreement or dispatch requires a quote', async () => {
    const { accountId, enter } = await entering();
    expect((await enter(creation(), '?as=request')).json).toMatchObject({
      kind: 'REQUEST',
      status: 'QUOTE_REQUIRED',
    });
    await changeTerms(service, accountId, {
      quoteRequired: { transportTypes: ['TRUCK'], vehicleTypes: [], distanceAboveKm: null },
    });
    const entered = await enter(creation({ transportType: 'TRUCK' }));
    expect(entered.status).toBe(202);
    expect((await service.ops('GET', `/orders/${entered.json.id}`)).json.quoteReason).toBe('TRANSPORT_TYPE');
  });

  test('is refused for the same reasons as a call, each with its field', async () => {
    const { enter } = await entering();
    const wrong = await enter(creation({ pickup: {}, requestedPickup: 'tomorrow' }));
    expectV1Error(wrong, 400, 'INVALID_REQUEST');
    const fields = wrong.json.error.details.fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['pickup.city', 'requestedPickup']));
    const unready = creation({ vehicle: { operationalStatus: { driveable: false } } });
    expectV1Error(await enter(unready), 422, 'VEHICLE_NOT_DRIVEABLE');
  });

  test('is refused for accounts that cannot order, and by users who do not dispatch', async () => {
    const { accountId, enter } = await entering();
    await service.ops('PATCH', `/accounts/${accountId}`, { status: 'SUSPENDED' });
    expectV1Error(await enter(creation()), 403, 'ACCOUNT_SUSPENDED');
    const carrier = await service.account({ kind: 'CARRIER' });
    const path = `/accounts/${carrier.id}/orders`;
    expectV1Error(await service.ops('POST', path, creation()), 403, 'ACCOUNT_NOT_ELIGIBLE');
    const unknownAccount = '/accounts/018f0000-0000-7000-8000-000000000000/orders';
    expectV1Error(await service.ops('POST', unknownAccount, creation()), 404, 'NOT_FOUND');
    for (const role of ['accounting', 'viewer'] as const) {
      const other = await entering(role);
      expectV1Error(await other.enter(creation()), 403, 'ROLE_NOT_SUFFICIENT');
    }
  });
});

test('the price preview follows the customer’s agreement and creates nothing', async () => {
  const { accountId, console } = await entering();
  await changeTerms(service, accountId, {
    tariffs: [{ transportType: 'DRIVEN', baseNet: 123, includedKm: 10_000, perKmNet: 1 }],
  });
  const body = {
    pickup: { postalCode: '70173', city: 'Stuttgart' },
    delivery: { postalCode: '80331', city: 'München' },
  };
  const { json, status } = await console('POST', `/accounts/${accountId}/orders/price`, body);
  expect(status).toBe(200);
  expect(json.options[0]).toMatchObject({ transportType: 'DRIVEN', outcome: 'ORDER', price: { net: 123 } });
  expect(json.options[1]).toMatchObject({ transportType: 'TRAILER', outcome: 'REQUEST', price: null });
  expect((await service.ops('GET', `/orders?accountId=${accountId}`)).json.data).toEqual([]);
});

describe('names', () => {
  test('of accounts and drivers are found by the start of any word, beyond the first hundred', async () => {
    const tag = `Zx${process.pid}`;
    const { id } = await service.account({ name: `Autohaus ${tag}ébert` });
    for (let i = 0; i < 3; i += 1) await service.account({ name: `${tag} Other ${i}` });
    const found = (await service.ops('GET', `/accounts?search=${tag.toLowerCase()}eb`)).json;
    expect(found).toMatchObject({ data: [{ id }], nextCursor: null });
    expect((await service.ops('GET', `/accounts?search=${tag}&limit=2`)).json.data).toHaveLength(2);
    expect((await service.ops('GET', '/accounts?search=%25')).json.data).toEqual([]);
    const driver = (await service.ops('POST', '/drivers', { name: `Jürgen ${tag}` })).json;
    expect((await service.ops('GET', `/drivers?search=${tag}`)).json.data).toMatchObject([{ id: driver.id }]);
  });
});
