// GET /ops/orders: orders of all accounts, filtered, searched and paged.
import { beforeAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import type { TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
let mine: { account: { id: string }; key: string };
let theirs: { account: { id: string }; key: string };
const ids: Record<string, string> = {};
const records: Record<string, TestResponse['json']> = {};

const vehicle = (vin: string, licensePlate: string) => ({ vehicle: { vin, registration: { licensePlate } } });

beforeAll(async () => {
  mine = await service.customer({ environment: 'production' });
  theirs = await service.customer({ environment: 'production' });
  const sandbox = (await service.credential(mine.account.id)).secret;
  const make = async (name: string, key: string, changes = {}) => {
    service.clock.advance(1000);
    records[name] = (await createOrder(service, key, changes)).json;
    ids[name] = records[name].id;
  };
  await make('first', mine.key, { externalOrderId: 'PO-1', ...vehicle('WVWZZZ1KZAW000011', 'S-AB 1234') });
  await make('request', mine.key, { transportType: 'TRUCK', ...vehicle('WVWZZZ1KZAW000012', 'B XY 77') });
  await make('theirs', theirs.key, { externalOrderId: 'PO-1', ...vehicle('WVWZZZ1KZAW000013', 'M-MM 9') });
  await make('moving', theirs.key, vehicle('WVWZZZ1KZAW000014', 'HH-A 1'));
  await make('sandbox', sandbox, { externalOrderId: 'PO-1', ...vehicle('WVWZZZ1KZAW000011', 'S-AB 1234') });
  await advanceOrderTo(service, ids.moving!, 'ASSIGNED');
});

const list = (query: Record<string, string> = {}) =>
  service.ops('GET', `/orders?${new URLSearchParams(query)}`);
const namesOf = (answer: TestResponse) =>
  answer.json.data.map((row: { id: string }) => Object.keys(ids).find((name) => ids[name] === row.id));

test.each<[Record<string, string>, string[]]>([
  [{}, ['moving', 'theirs', 'request', 'first']],
  [{ environment: 'production' }, ['moving', 'theirs', 'request', 'first']],
  [{ environment: 'sandbox' }, ['sandbox']],
  [{ status: 'OPEN' }, ['theirs', 'first']],
  [{ status: 'OPEN,ASSIGNED' }, ['moving', 'theirs', 'first']],
  [{ status: 'QUOTE_REQUIRED' }, ['request']],
  [{ status: 'CANCELLED' }, []],
  [{ search: 'PO-1' }, ['theirs', 'first']],
  [{ search: 'po-1' }, ['theirs', 'first']],
  [{ search: 'PO' }, ['theirs', 'first']],
  [{ search: 'S-AB' }, ['first']],
  [{ search: '0711 1234' }, ['moving', 'theirs', 'request', 'first']],
  [{ search: '+49 (711) 123456' }, ['moving', 'theirs', 'request', 'first']],
  [{ search: 'münch', status: 'ASSIGNED' }, ['moving']],
  [{ search: 'Nirgendwo' }, []],
  [{ search: 'PO-1', environment: 'sandbox' }, ['sandbox']],
  [{ search: 'WVWZZZ1KZAW000012' }, ['request']],
  [{ search: 'wvwzzz1kzaw000012' }, ['request']],
  [{ search: 'S-AB 1234' }, ['first']],
  [{ search: 'sab1234' }, ['first']],
  [{ search: 'S AB-1234' }, ['first']],
  [{ search: 'b-xy77' }, ['request']],
  [{ search: 'AB 1234' }, []],
  [{ search: '%' }, []],
  [{ search: "' or 1=1 --" }, []],
])('%j lists %j', async (query, expected) => {
  const answer = await list(query);
  expect(answer.status).toBe(200);
  expect(namesOf(answer)).toEqual(expected);
});

test('finds by the start of a word of the customer’s name, and treats pattern characters as text', async () => {
  const { account, key } = await service.customer({ environment: 'production' });
  await service.ops('PATCH', `/accounts/${account.id}`, { name: 'Alstertal Leasing_AG' });
  const { id } = (await createOrder(service, key)).json;
  const found = async (search: string) =>
    (await list({ search })).json.data.map((row: { id: string }) => row.id);
  expect(await found('alster')).toEqual([id]);
  expect(await found('leasing_a')).toEqual([id]);
  for (const search of ['stertal', 'alster%', 'leasing%ag']) expect(await found(search), search).toEqual([]);
  await command(service, id, 'cancel');
});

test('a changed phone number is found only under the new one', async () => {
  const { id } = (await createOrder(service, mine.key)).json;
  const contact = { phone: '+49 40 998877' };
  await service.ops('PATCH', `/orders/${id}`, { pickup: { contact } });
  const found = async (search: string) =>
    (await list({ search })).json.data.some((row: { id: string }) => row.id === id);
  expect([await found('040 9988'), await found('0711 123456')]).toEqual([true, false]);
  await command(service, id, 'cancel');
});

test('filters by account, also combined with others', async () => {
  const accountId = theirs.account.id;
  expect(namesOf(await list({ accountId }))).toEqual(['moving', 'theirs']);
  expect(namesOf(await list({ accountId, status: 'OPEN', search: 'PO-1' }))).toEqual(['theirs']);
  expect(namesOf(await list({ accountId: mine.account.id, environment: 'sandbox' }))).toEqual(['sandbox']);
});

test('finds by the numbers of the service, in any letter case', async () => {
  const { first, request } = records;
  for (const [search, name] of [
    [first.orderNumber, 'first'],
    [first.orderNumber.toLowerCase(), 'first'],
    [first.trackingNumber, 'first'],
    [first.trackingNumber.toLowerCase(), 'first'],
    [request.requestNumber, 'request'],
    [request.trackingNumber, 'request'],
  ]) {
    expect(namesOf(await list({ search })), search).toEqual([name]);
  }
});

test('a changed plate is found only under the new one', async () => {
  const made = await createOrder(service, mine.key, vehicle('WVWZZZ1KZAW000015', 'OLD 1'));
  const { id } = made.json;
  await service.call(`/extern/orders/${id}`, {
    method: 'PATCH',
    key: mine.key,
    body: { vehicle: { registration: { licensePlate: 'NEW-2' }, vin: 'WVWZZZ1KZAW000016' } },
  });
  const found = async (search: string) => (await list({ search })).json.data.length;
  expect([await found('OLD1'), await found('NEW 2')]).toEqual([0, 1]);
  expect([await found('WVWZZZ1KZAW000015'), await found('WVWZZZ1KZAW000016')]).toEqual([0, 1]);
  await command(service, id, 'cancel');
});

test.each([
  [{ environment: 'moon' }, 'environment invalid_value'],
  [{ status: 'FLYING' }, 'status[0] invalid_value'],
  [{ status: 'OPEN,FLYING' }, 'status[1] invalid_value'],
  [{ accountId: 'x' }, 'accountId invalid_format'],
  [{ search: '' }, 'search too_small'],
  [{ limit: '101' }, 'limit too_big'],
  [{ color: 'red' }, 'color unrecognized_key'],
])('%j is refused as %s', async (query, problem) => {
  const answer = await list(query as unknown as Record<string, string>);
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  const [{ field, code }] = answer.json.error.details.fields;
  expect(`${field} ${code}`).toBe(problem);
});

describe('pages', () => {
  test('contain every order exactly once, also with a filter', async () => {
    for (let i = 0; i < 5; i += 1) await createOrder(service, mine.key);
    for (const filter of [{}, { status: 'OPEN' }] as Record<string, string>[]) {
      const all = (await list({ ...filter, limit: '100' })).json.data;
      const seen: { id: string }[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ ...filter, limit: '2', ...(cursor !== null && { cursor }) });
        seen.push(...page.json.data);
        cursor = page.json.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(all);
    }
  });

  test('with an invalid cursor, or one of the customer’s list, are refused', async () => {
    expectV1Error(await list({ cursor: 'x' }), 400, 'INVALID_CURSOR');
    const { nextCursor } = (await service.call('/extern/orders?limit=1', { key: mine.key })).json;
    expectV1Error(await list({ cursor: nextCursor }), 400, 'INVALID_CURSOR');
  });
});

test('one order of any account and environment is found by every form of id', async () => {
  const { first, request, sandbox } = records;
  for (const [form, name] of [
    [first.id, 'first'],
    [first.orderNumber.toLowerCase(), 'first'],
    [request.requestNumber, 'request'],
    [sandbox.orderNumber, 'sandbox'],
  ]) {
    expect((await service.ops('GET', `/orders/${form}`)).json).toMatchObject({
      id: ids[name!],
      accountId: mine.account.id,
      environment: name === 'sandbox' ? 'sandbox' : 'production',
    });
  }
  for (const form of ['VT-1', 'x'.repeat(201), 'PO-1', '0199a0c2-7c4e-7000-8000-000000000001']) {
    expectV1Error(await service.ops('GET', `/orders/${form}`), 404, 'ORDER_NOT_FOUND');
    expectV1Error(await service.ops('GET', `/orders/${form}/timeline`), 404, 'ORDER_NOT_FOUND');
    expectV1Error(await command(service, form, 'offer'), 404, 'ORDER_NOT_FOUND');
  }
});
