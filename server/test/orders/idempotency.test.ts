// The seven rules of repeated POST /extern/orders, one call after another.
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import {
  advanceOrderTo,
  CACHED_MS,
  cancelOrder,
  changeTerms,
  createOrder,
  creation,
  patchOrder,
} from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const DAY_MS = 24 * 3_600_000;

const service = await sharedService();
let accountId: string;
let key: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});

const withKey = (value: string) => ({ 'idempotency-key': value });

function expectNew(answer: TestResponse, status = 201): void {
  expect({ status: answer.status, replayed: answer.headers.get('idempotent-replayed') }).toEqual({
    status,
    replayed: null,
  });
}

function expectReplay(answer: TestResponse, first: TestResponse): void {
  expect(answer.headers.get('idempotent-replayed')).toBe('true');
  expect({ status: answer.status, text: answer.text }).toEqual({ status: first.status, text: first.text });
  expect(answer.headers.get('content-type')).toBe(first.headers.get('content-type'));
}

async function orderCount(): Promise<number> {
  const [row] = await service.services.core.sql`
    select count(*)::int as count from orders where account_id = ${accountId}`;
  return row!.count;
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, reversed(field)]),
  );
}

describe.each([
  ['Idempotency-Key', {}, withKey('K-1')],
  ['externalOrderId', { externalOrderId: 'E-1' }, {}],
] as const)('recognised by %s', (_, identity, headers) => {
  const post = (changes = {}) => createOrder(service, key, { ...identity, ...changes }, headers);

  test.each<[string, (orderId: string) => Promise<unknown>]>([
    ['nothing happened', async () => {}],
    ['the order was changed', (id) => patchOrder(service, key, id, { instructions: 'Ring twice' })],
    ['the order was cancelled', (id) => cancelOrder(service, key, id)],
    ['the order is under way', (id) => advanceOrderTo(service, id, 'IN_TRANSIT')],
    [
      'the agreement would now be a 422',
      () => changeTerms(service, accountId, { allowedTransportTypes: ['TRUCK'] }),
    ],
    [
      'the agreement would now want a quote',
      () => changeTerms(service, accountId, { quoteRequired: { transportTypes: ['DRIVEN'] } }),
    ],
    [
      'the contracting party is gone',
      async () => {
        await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty: null });
        service.clock.advance(CACHED_MS);
      },
    ],
  ])('the same body gets the first answer byte for byte, when %s', async (_name, happen) => {
    const first = await post();
    expectNew(first);
    await happen(first.json.id);
    expectReplay(await post(), first);
    expectReplay(await post(), first);
    expect(await orderCount()).toBe(1);
  });

  test('a repeated request gets its 202 again', async () => {
    const first = await post({ transportType: 'TRUCK' });
    expectNew(first, 202);
    expectReplay(await post({ transportType: 'TRUCK' }), first);
  });

  test('fields in another order, at every level, are the same body', async () => {
    const body = creation({ ...identity, metadata: { a: [{ x: 1, y: 2 }], b: { c: 1, d: 'ü' } } });
    const first = await service.call('/extern/orders', { key, body, headers });
    const rawBody = JSON.stringify(reversed(body), null, 2);
    expect(rawBody).not.toBe(JSON.stringify(body, null, 2));
    expectReplay(await service.call('/extern/orders', { key, rawBody, headers }), first);
  });

  test.each([
    ['another value', { customerReference: 'Other' }],
    ['a field more', { instructions: 'Two keys' }],
    ['a null more', { instructions: null }],
    ['a default written out', { transportType: 'DRIVEN' }],
    ['a field less', { customerReference: undefined }],
    ['another type', { metadata: { n: '1', list: [1, 2] } }],
    ['another order in a list', { metadata: { n: 1, list: [2, 1] } }],
    ['what would be a 422', { services: { customs: true } }],
  ])('%s is other content: IDEMPOTENCY_KEY_REUSED, and the first answer stays', async (_name, changes) => {
    const metadata = { n: 1, list: [1, 2] };
    const first = await post({ metadata });
    expectV1Error(await post({ metadata, ...changes }), 409, 'IDEMPOTENCY_KEY_REUSED');
    expectReplay(await post({ metadata }), first);
    expect(await orderCount()).toBe(1);
  });

  test('an invalid body is 400 even with a known key', async () => {
    await post();
    expectV1Error(await post({ price: 1 }), 400, 'INVALID_REQUEST');
  });

  test.each([
    ['400', { price: 1 }, 'INVALID_REQUEST'],
    ['400 for the dates', { requestedPickup: '2027-01-02T00:00Z', requestedDelivery: '2027-01-01T00:00Z' }],
    ['422', { services: { customs: true } }, 'SERVICE_NOT_SUPPORTED'],
  ])('after %s the key is free for other content', async (_name, changes, code = 'INVALID_REQUEST') => {
    const rejected = await post(changes);
    expectV1Error(rejected, rejected.status, code);
    expectNew(await post());
  });

  test('after 409 NO_CONTRACTING_PARTY the key is free', async () => {
    const { contractingParty } = (await service.ops('GET', `/accounts/${accountId}`)).json;
    await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty: null });
    service.clock.advance(CACHED_MS);
    expectV1Error(await post(), 409, 'NO_CONTRACTING_PARTY');
    await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty });
    service.clock.advance(CACHED_MS);
    expectNew(await post());
  });

  test('a key belongs to the account and the environment, not to the credential', async () => {
    const first = await post();
    const create = (as: string) => createOrder(service, as, identity, headers);
    const sameAccount = await service.credential(accountId, { environment: 'production' });
    expectReplay(await create(sameAccount.secret), first);
    const sandbox = await service.credential(accountId, { environment: 'sandbox' });
    expectNew(await create(sandbox.secret));
    expectNew(await create((await service.customer({ environment: 'production' })).key));
  });

  test('it is stored for exactly 24 hours', async () => {
    const first = await post();
    service.clock.advance(DAY_MS - 1);
    expectReplay(await post(), first);
    service.clock.advance(1);
    expect((await post()).headers.get('idempotent-replayed')).toBeNull();
  });
});

test('without header and externalOrderId two calls create two orders', async () => {
  const answers = [await createOrder(service, key), await createOrder(service, key)];
  for (const answer of answers) expectNew(answer);
  expect(answers[0]!.json.id).not.toBe(answers[1]!.json.id);
});

test.each([
  ['', 400],
  ['x'.repeat(201), 400],
  ['x'.repeat(200), 201],
])('an Idempotency-Key like "%.5s" gives %i', async (value, status) => {
  const answer = await createOrder(service, key, {}, withKey(value));
  if (status === 400) expectV1Error(answer, 400, 'INVALID_IDEMPOTENCY_KEY');
  else expectNew(answer);
  expect(await orderCount()).toBe(status === 201 ? 1 : 0);
});

describe('after 24 hours', () => {
  test('a header key creates a new order, and then repeats that answer', async () => {
    const first = await createOrder(service, key, {}, withKey('K'));
    service.clock.advance(DAY_MS);
    const second = await createOrder(service, key, { instructions: 'New' }, withKey('K'));
    expectNew(second);
    expect(second.json.id).not.toBe(first.json.id);
    expectReplay(await createOrder(service, key, { instructions: 'New' }, withKey('K')), second);
    expectV1Error(await createOrder(service, key, {}, withKey('K')), 409, 'IDEMPOTENCY_KEY_REUSED');
  });

  test.each([
    ['an order', 'DRIVEN', undefined],
    ['a request', 'TRUCK', undefined],
    ['a cancelled order', 'DRIVEN', 'cancel'],
    ['a withdrawn request', 'TRUCK', 'cancel'],
  ])('the externalOrderId of %s still prevents a second one', async (_, transportType, end) => {
    const body = { externalOrderId: 'E', transportType };
    const first = await createOrder(service, key, body, withKey('K'));
    if (end) await cancelOrder(service, key, first.json.id);
    service.clock.advance(DAY_MS);
    const { id, orderNumber, requestNumber } = first.json;
    const again: [object, Record<string, string>][] = [
      [{}, {}],
      [{}, withKey('K')],
      [{ instructions: 'Other content' }, {}],
      [{ services: { customs: true } }, {}],
    ];
    for (const [changes, headers] of again) {
      const answer = await createOrder(service, key, { ...body, ...changes }, headers);
      expectV1Error(answer, 409, 'EXTERNAL_ORDER_ID_EXISTS');
      expect(answer.json.error.details).toEqual({ externalOrderId: 'E', id, orderNumber, requestNumber });
    }
    expect(await orderCount()).toBe(1);
  });
});
