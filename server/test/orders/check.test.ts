// POST /extern/orders/check answers what creating the order would give, and leaves no trace of an order.
import { beforeEach, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { changeTerms, createOrder, creation } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
let account: Awaited<ReturnType<typeof service.customer>>;

beforeEach(async () => {
  account = await service.customer({ environment: 'production' });
});

const check = (changes: Record<string, unknown> = {}, key = account.key) =>
  service.call('/extern/orders/check', { key, body: creation(changes) });

test('an order and a request are announced with the price that they get', async () => {
  for (const changes of [{}, { transportType: 'TRUCK' }]) {
    const checked = await check({ externalOrderId: 'PO-1', ...changes });
    expect(checked.status).toBe(200);
    const created = await createOrder(service, account.key, changes);
    expect(checked.json).toEqual({ kind: created.json.kind, price: created.json.price });
  }
});

test('nothing is stored, in production and in the sandbox', async () => {
  const sandbox = await service.credential(account.accountId, { environment: 'sandbox' });
  for (const key of [account.key, sandbox.secret])
    expect((await check({ externalOrderId: 'PO-1' }, key)).status).toBe(200);
  const [left] = await sql`
    select (select count(*)::integer from orders where account_id = ${account.accountId}) as orders,
      (select count(*)::integer from idempotency_keys where account_id = ${account.accountId}) as keys,
      (select count(*)::integer from events where account_id = ${account.accountId}) as events,
      (select count(*)::integer from sandbox_days where account_id = ${account.accountId}) as days`;
  expect(left).toEqual({ orders: 0, keys: 0, events: 0, days: 0 });
});

test('what creating refuses is refused in the same way', async () => {
  await changeTerms(service, account.accountId, { allowedTransportTypes: ['DRIVEN'] });
  const wrong = [
    { vehicle: { vin: 'SHORT' }, price: 100 },
    { requestedPickup: '2026-11-18T07:00:00Z', requestedDelivery: '2026-11-17T17:00:00Z' },
    { vehicle: { operationalStatus: { driveable: false } } },
    { transportType: 'TRAILER' },
  ];
  for (const changes of wrong) {
    const [checked, created] = [await check(changes), await createOrder(service, account.key, changes)];
    expect(checked.status).toBe(created.status);
    const { requestId: _, ...error } = checked.json.error;
    expect(created.json.error).toMatchObject(error);
  }
});

test('a number that an order has is refused, with that order', async () => {
  const { id } = (await createOrder(service, account.key, { externalOrderId: 'PO-1' })).json;
  const checked = await check({ externalOrderId: 'PO-1', instructions: 'Other' });
  expectV1Error(checked, 409, 'EXTERNAL_ORDER_ID_EXISTS');
  expect(checked.json.error.details.id).toBe(id);
});
