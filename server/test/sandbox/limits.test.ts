// The limits of the sandbox: processes per UTC day and account, and how long test data is kept.
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteOldDays } from '../../src/sandbox/store.ts';
import { maintain } from '../../src/workers/maintain.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder, creation } from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { advance, customerWithEndpoints } from './journey.ts';

const DAY_MS = 86_400_000;
const LIMIT = 500;

const service = await sharedService({ deliver: true });
let accountId: string;
let key: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer());
});

const sql = () => service.services.core.sql;
const MANUAL = { 'x-sandbox-mode': 'manual' };
const codeOf = (answer: TestResponse) => answer.json.error?.code ?? answer.status;

/** Pretends that this many processes were created today. */
async function useUp(processes: number, account = accountId) {
  const day = service.clock.now().toISOString().slice(0, 10);
  await sql()`
    insert into sandbox_days (account_id, day, processes) values (${account}, ${day}::date, ${processes})
    on conflict (account_id, day) do update set processes = excluded.processes`;
}

async function countToday(): Promise<number> {
  const day = service.clock.now().toISOString().slice(0, 10);
  const [row] = await sql()`
    select processes from sandbox_days where account_id = ${accountId} and day = ${day}::date`;
  return row?.processes ?? 0;
}

describe('500 processes per UTC day and account', () => {
  test('the 500th is created, and the next one is SANDBOX_LIMIT until the next UTC day', async () => {
    await useUp(LIMIT - 1);
    expect((await createOrder(service, key)).status).toBe(201);
    service.clock.set(new Date('2026-10-01T23:59:30.500Z'));
    const refused = await createOrder(service, key);
    expectV1Error(refused, 429, 'SANDBOX_LIMIT');
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.json.error.details).toEqual({ limit: LIMIT });
    const orders = (await service.call('/extern/orders', { key })).json.data;
    expect(orders).toHaveLength(1);
    service.clock.set(new Date('2026-10-01T23:59:59.999Z'));
    const last = await createOrder(service, key);
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1']);
    service.clock.set(new Date('2026-10-02T00:00:00.000Z'));
    expect((await createOrder(service, key)).status).toBe(201);
    expect(await countToday()).toBe(1);
  });

  test('at the start of a day the time to wait is the whole day', async () => {
    service.clock.set(new Date('2026-10-03T00:00:00.000Z'));
    await useUp(LIMIT);
    const refused = await createOrder(service, key);
    expect(refused.headers.get('retry-after')).toBe('86400');
  });

  test('orders, requests and quotes count equally, and only those of the account', async () => {
    await useUp(LIMIT - 3);
    await createOrder(service, key, {}, { 'x-sandbox-scenario': 'QUOTE_REQUIRED' });
    await service.call('/extern/quotes', { key, body: creation() });
    expect((await createOrder(service, key)).status).toBe(201);
    expect(codeOf(await createOrder(service, key))).toBe('SANDBOX_LIMIT');
    expect(codeOf(await service.call('/extern/quotes', { key, body: creation() }))).toBe('SANDBOX_LIMIT');
    const another = (await service.credential(accountId)).secret;
    expect(codeOf(await createOrder(service, another))).toBe('SANDBOX_LIMIT');
    const stranger = await service.customer();
    expect((await createOrder(service, stranger.key)).status).toBe(201);
  });

  test('of simultaneous calls exactly as many succeed as the limit allows', async () => {
    await useUp(LIMIT - 7);
    const answers = await Promise.all(Array.from({ length: 30 }, () => createOrder(service, key)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(answers.filter((answer) => codeOf(answer) === 'SANDBOX_LIMIT')).toHaveLength(23);
    const [made] = await sql()`select count(*)::int as orders from orders where account_id = ${accountId}`;
    expect(made).toEqual({ orders: 7 });
  });

  test('repetitions, refused calls and production orders do not count', async () => {
    const identified = { 'idempotency-key': 'same' };
    const live = (await service.credential(accountId, { environment: 'production' })).secret;
    expect((await createOrder(service, key, { externalOrderId: 'E-1' }, identified)).status).toBe(201);
    expect(await countToday()).toBe(1);
    const repeated = await createOrder(service, key, { externalOrderId: 'E-1' }, identified);
    expect(repeated.headers.get('idempotent-replayed')).toBe('true');
    const undriveable = { vehicle: { operationalStatus: { driveable: false } } };
    expect(codeOf(await createOrder(service, key, undriveable))).toBe('VEHICLE_NOT_DRIVEABLE');
    expect(codeOf(await createOrder(service, key, { price: 1 }))).toBe('INVALID_REQUEST');
    const taken = await createOrder(service, key, { externalOrderId: 'E-1' }, { 'idempotency-key': 'other' });
    expect(codeOf(taken)).toBe('EXTERNAL_ORDER_ID_EXISTS');
    expect((await createOrder(service, live)).status).toBe(201);
    expect(await countToday()).toBe(1);
    const [advanced] = [await advance({ service, key, order: repeated.json })];
    expect([advanced.status, await countToday()]).toEqual([200, 1]);
  });

  test('at the limit, repetitions and 422 are answered as before, and production works', async () => {
    const live = (await service.credential(accountId, { environment: 'production' })).secret;
    const first = await createOrder(service, key, { externalOrderId: 'E-2' });
    await useUp(LIMIT);
    const repeated = await createOrder(service, key, { externalOrderId: 'E-2' });
    expect([repeated.status, repeated.text]).toEqual([201, first.text]);
    const undriveable = { vehicle: { operationalStatus: { driveable: false } } };
    expect(codeOf(await createOrder(service, key, undriveable))).toBe('VEHICLE_NOT_DRIVEABLE');
    expect((await createOrder(service, live)).status).toBe(201);
    const taken = await createOrder(service, key, { externalOrderId: 'E-2' }, { 'idempotency-key': 'new' });
    expect(codeOf(taken)).toBe('EXTERNAL_ORDER_ID_EXISTS');
  });

  test('a refused call does not use its key: it creates the order on the next day', async () => {
    await useUp(LIMIT);
    const identified = { 'idempotency-key': 'later' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => createOrder(service, key, {}, identified)),
    );
    for (const answer of answers) {
      expect(['SANDBOX_LIMIT', 'IDEMPOTENCY_REQUEST_IN_PROGRESS']).toContain(codeOf(answer));
    }
    expect(codeOf(await createOrder(service, key, {}, identified))).toBe('SANDBOX_LIMIT');
    const kept = await sql()`select 1 from idempotency_keys where account_id = ${accountId}`;
    expect(kept).toHaveLength(0);
    service.clock.advance(DAY_MS);
    const made = await createOrder(service, key, {}, identified);
    expect([made.status, made.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  test('counters of past days are deleted, that of today stays', async () => {
    await createOrder(service, key);
    await deleteOldDays(sql(), service.clock.now());
    expect(await countToday()).toBe(1);
  });
});

describe('30 days retention', () => {
  async function remains() {
    const [counts] = await sql()`
      select (select count(*)::int from orders where account_id = ${accountId}) as orders,
        (select count(*)::int from quotes where account_id = ${accountId}) as quotes,
        (select count(*)::int from documents where account_id = ${accountId}) as documents,
        (select count(*)::int from document_chunks c where not exists (
          select 1 from documents d where d.id = c.document_id)) as stray_chunks,
        (select count(*)::int from events where account_id = ${accountId}) as events,
        (select count(*)::int from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
          where e.account_id = ${accountId}) as deliveries,
        (select count(*)::int from sandbox_processes where account_id = ${accountId}) as processes`;
    return counts;
  }

  test('test processes are deleted with all their data, and their numbers are not reused', async () => {
    const customer = await customerWithEndpoints(service);
    ({ key } = customer);
    accountId = customer.account.id;
    const quoted = { ...MANUAL, 'x-sandbox-scenario': 'QUOTE_REQUIRED' };
    const old = (await createOrder(service, key, { externalOrderId: 'KEPT-1' }, quoted)).json;
    await advance({ service, key, order: old }, { toEnd: true });
    await service.settle();
    const { orderNumber } = (await service.call(`/extern/orders/${old.id}`, { key })).json;
    const { quoteNumber } = (await service.call(`/extern/quotes/${old.id}`, { key })).json;
    expect(await remains()).toMatchObject({ orders: 1, quotes: 1, documents: 6, processes: 1 });

    service.clock.advance(30 * DAY_MS);
    await maintain(service.services);
    expect(await remains()).toMatchObject({ orders: 1, quotes: 1, documents: 5, processes: 1 });
    service.clock.advance(1);
    await maintain(service.services);
    expect(await remains()).toEqual({
      orders: 0,
      quotes: 0,
      documents: 0,
      strayChunks: 0,
      events: 0,
      deliveries: 0,
      processes: 0,
    });
    for (const reference of [old.id, orderNumber, old.requestNumber]) {
      expectV1Error(await service.call(`/extern/orders/${reference}`, { key }), 404, 'ORDER_NOT_FOUND');
      const path = `/extern/sandbox/orders/${reference}/advance`;
      expectV1Error(await service.call(path, { key, body: {} }), 404, 'ORDER_NOT_FOUND');
    }
    expectV1Error(await service.call(`/extern/quotes/${quoteNumber}`, { key }), 404, 'QUOTE_NOT_FOUND');

    const next = (await createOrder(service, key, { externalOrderId: 'KEPT-1' }, quoted)).json;
    await advance({ service, key, order: next }, { toEnd: true });
    const order = (await service.call(`/extern/orders/${next.id}`, { key })).json;
    const quote = (await service.call(`/extern/quotes/${next.id}`, { key })).json;
    const number = (text: string) => Number(text.replace(/\D+/g, ''));
    expect(number(next.requestNumber)).toBeGreaterThan(number(old.requestNumber));
    expect(number(order.orderNumber)).toBeGreaterThan(number(orderNumber));
    expect(number(quote.quoteNumber)).toBeGreaterThan(number(quoteNumber));
    await customer.v1.close();
    await customer.legacy.close();
  });

  test('production orders stay, and newer sandbox data stays too', async () => {
    const live = (await service.credential(accountId, { environment: 'production' })).secret;
    const real = (await createOrder(service, live)).json;
    service.clock.advance(29 * DAY_MS);
    const younger = (await createOrder(service, key, {}, MANUAL)).json;
    service.clock.advance(2 * DAY_MS);
    await maintain(service.services);
    expect((await service.call(`/extern/orders/${real.id}`, { key: live })).status).toBe(200);
    expect((await advance({ service, key, order: younger })).status).toBe(200);
  });
});
