// Repeated calls to the legacy interface: recognised by their identifier alone, answered with the first response.
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, cancelOrder, changeTerms, createOrder, creation } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, issue } from '../../orders/quotes/requests.ts';
import {
  control,
  countOrders,
  createLegacyOrder,
  expectWrongFields,
  postLegacyOrder,
} from './legacy-calls.ts';

const service = await sharedService();
let key: string;
let accountId: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});

const DAY_MS = 24 * 3_600_000;
type Sent = Record<string, unknown>;
const OTHER_CONTENT: Sent = {
  pickup: 'Domplatz 1, 50667 Köln',
  vehicleType: 'TRUCK_40',
  transportMode: 'CARRIER_MULTI',
  priceNet: 1,
};

/** Repeats a call, expects the first response, and checks that nothing new happened. */
async function expectRepeated(first: object, sent: Sent, headers: Record<string, string> = {}) {
  const before = await countOrders(service, accountId);
  const answer = await postLegacyOrder(service, key, sent, headers);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json).toEqual({ ...first, wiederholung: true });
  expect(await countOrders(service, accountId)).toBe(before);
}

describe.each([
  ['externalOrderId', { externalOrderId: 'PO/1 ü' }, {}],
  ['external_order_id', { external_order_id: 'PO-1' }, {}],
  ['Idempotency-Key', {}, { 'idempotency-key': 'KEY-1' }],
  ['externalOrderId of 200 characters', { externalOrderId: 'x'.repeat(200) }, {}],
  ['Idempotency-Key of 200 characters', {}, { 'idempotency-key': 'x'.repeat(200) }],
])('by %s', (_, identity: Sent, headers: Record<string, string>) => {
  test('the same call and a call with other content get the first answer', async () => {
    const first = await createLegacyOrder(service, key, { ...identity, discount: 5 }, headers);
    expect(first.wiederholung).toBe(false);
    await expectRepeated(first, { ...identity, discount: 5 }, headers);
    await expectRepeated(first, { ...identity, ...OTHER_CONTENT }, headers);
  });

  test('the first answer also comes if the order has changed, and if its content would be refused now', async () => {
    const first = await createLegacyOrder(service, key, identity, headers);
    await advanceOrderTo(service, first.orderId, 'IN_TRANSIT');
    await expectRepeated(first, identity, headers);
    await changeTerms(service, accountId, { allowedTransportTypes: ['TRAILER'] });
    await expectRepeated(first, identity, headers);
    await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty: null });
    await expectRepeated(first, identity, headers);
  });

  test('a request is answered as a request, also after it became an order', async () => {
    const sent = { ...identity, transportMode: 'CARRIER_MULTI' };
    const first = await createLegacyOrder(service, key, sent, headers);
    expect(first.art).toBe('REQUEST');
    await issue(service, first.orderId);
    expect((await accept(service, key, first.orderId)).status).toBe(200);
    await expectRepeated(first, sent, headers);
  });

  test('a refused call does not use it up', async () => {
    expectWrongFields(
      await postLegacyOrder(service, key, { ...identity, fuelType: 'WOOD' }, headers),
      'fuelType',
    );
    const plate = { transportMode: 'CARRIER_SINGLE', roadMovementMethod: 'SHORT_TERM_PLATE' };
    const refused = await postLegacyOrder(service, key, { ...identity, ...plate }, headers);
    expectWrongFields(refused, 'roadMovementMethod');
    expect((await createLegacyOrder(service, key, identity, headers)).wiederholung).toBe(false);
  });

  test('50 identical calls at once create one order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postLegacyOrder(service, key, identity, headers)),
    );
    const [first, ...others] = answers.filter(({ status }) => status === 201);
    expect(others).toEqual([]);
    expect(first!.json.wiederholung).toBe(false);
    const repeated = answers.filter(({ status }) => status === 200);
    expect(repeated).toHaveLength(49);
    for (const { json } of repeated) expect(json).toEqual({ ...first!.json, wiederholung: true });
    expect(await countOrders(service, accountId)).toBe(1);
  });

  test('each account and each environment has its own identifiers', async () => {
    const mine = await createLegacyOrder(service, key, identity, headers);
    const test = (await service.credential(accountId)).secret;
    const other = (await service.customer({ environment: 'production' })).key;
    const ids = [mine.orderId];
    for (const caller of [test, other]) {
      ids.push((await createLegacyOrder(service, caller, identity, headers)).orderId);
    }
    expect(new Set(ids).size).toBe(3);
    await expectRepeated(mine, identity, headers);
  });

  test('another key of the same account also gets the first answer', async () => {
    const first = await createLegacyOrder(service, key, identity, headers);
    key = (await service.credential(accountId, { environment: 'production' })).secret;
    await expectRepeated(first, identity, headers);
  });
});

describe('after 24 hours', () => {
  test('an externalOrderId still gets the first answer, whatever happened since', async () => {
    const identity = { externalOrderId: 'OLD-1' };
    const first = await createLegacyOrder(service, key, { ...identity, price: 9, manual_price: 9 });
    await advanceOrderTo(service, first.orderId, 'DELIVERED');
    service.clock.advance(DAY_MS);
    await expectRepeated(first, { ...identity, ...OTHER_CONTENT });
    await expectRepeated(first, identity);
  });

  test('this also holds for a held order, a cancelled one and a request', async () => {
    await changeTerms(service, accountId, { release: 'MANUAL' });
    const held = await createLegacyOrder(service, key, { externalOrderId: 'HELD' });
    expect(held.status).toBe('REQUESTED');
    await cancelOrder(service, key, held.orderId);
    const request = await createLegacyOrder(service, key, {
      externalOrderId: 'RQ',
      transportMode: 'CARRIER_MULTI',
    });
    await issue(service, request.orderId);
    expect((await accept(service, key, request.orderId)).status).toBe(200);
    service.clock.advance(DAY_MS);
    await expectRepeated(held, { externalOrderId: 'HELD' });
    await expectRepeated(request, { externalOrderId: 'RQ' });
  });

  test('50 calls at once still create no second order', async () => {
    const first = await createLegacyOrder(service, key, { externalOrderId: 'OLD-50' });
    service.clock.advance(DAY_MS);
    const again = () => postLegacyOrder(service, key, { externalOrderId: 'OLD-50' });
    const answers = await Promise.all(Array.from({ length: 50 }, again));
    for (const { status, json } of answers) {
      expect({ status, json }).toEqual({ status: 200, json: { ...first, wiederholung: true } });
    }
  });

  test('an Idempotency-Key has expired', async () => {
    const headers = { 'idempotency-key': 'DAY' };
    const first = await createLegacyOrder(service, key, {}, headers);
    service.clock.advance(DAY_MS - 1);
    await expectRepeated(first, {}, headers);
    service.clock.advance(1);
    expect((await createLegacyOrder(service, key, {}, headers)).orderId).not.toBe(first.orderId);
  });
});

test('the externalOrderId wins over the Idempotency-Key; without both, two calls create two orders', async () => {
  const headers = { 'idempotency-key': 'SHARED' };
  const one = await createLegacyOrder(service, key, { externalOrderId: 'ONE' }, headers);
  const two = await createLegacyOrder(service, key, { externalOrderId: 'TWO' }, headers);
  expect(two.orderId).not.toBe(one.orderId);
  await expectRepeated(one, { externalOrderId: 'ONE' }, { 'idempotency-key': 'ANOTHER' });
  await expectRepeated(two, { externalOrderId: 'TWO' });
  expect((await createLegacyOrder(service, key)).orderId).not.toBe(
    (await createLegacyOrder(service, key)).orderId,
  );
});

test('an Idempotency-Key with the text of an externalOrderId is another identifier', async () => {
  const one = await createLegacyOrder(service, key, { externalOrderId: 'SAME' });
  const two = await createLegacyOrder(service, key, {}, { 'idempotency-key': 'SAME' });
  expect(two.orderId).not.toBe(one.orderId);
});

describe('across the APIs', () => {
  test('an order of v1 is recognised here and answered as it was created', async () => {
    const made = (await createOrder(service, key, { externalOrderId: 'V1-1' })).json;
    await advanceOrderTo(service, made.id, 'PICKUP');
    await expectRepeated(
      {
        art: 'ORDER',
        orderId: made.id,
        orderNumber: made.orderNumber,
        requestNumber: null,
        status: 'OPEN',
        externalOrderId: 'V1-1',
        verworfeneFelder: ['status'],
        hinweis: expect.stringContaining('status'),
      },
      { externalOrderId: 'V1-1', status: 'DRAFT' },
    );
  });

  test('a request of v1 is recognised too', async () => {
    const changes = { externalOrderId: 'V1-2', transportType: 'TRUCK' };
    const made = (await createOrder(service, key, changes)).json;
    const expected = { art: 'REQUEST', requestNumber: made.requestNumber, orderNumber: null };
    const common = { orderId: made.id, externalOrderId: 'V1-2', verworfeneFelder: [] };
    const hinweis = expect.stringMatching(/Anfrage.*Transportart/);
    await expectRepeated(
      { ...expected, ...common, status: 'QUOTE_REQUIRED', hinweis },
      { externalOrderId: 'V1-2' },
    );
  });

  test('an order of this interface is recognised by v1', async () => {
    const first = await createLegacyOrder(service, key, { externalOrderId: 'HERE' });
    expectV1Error(
      await createOrder(service, key, { externalOrderId: 'HERE' }),
      409,
      'IDEMPOTENCY_KEY_REUSED',
    );
    const other = await createOrder(
      service,
      key,
      { externalOrderId: 'HERE' },
      { 'idempotency-key': 'ANOTHER' },
    );
    expectV1Error(other, 409, 'EXTERNAL_ORDER_ID_EXISTS');
    const { id, orderNumber } = other.json.error.details;
    expect({ id, orderNumber }).toEqual({ id: first.orderId, orderNumber: first.orderNumber });
    await expectRepeated(first, { externalOrderId: 'HERE' });
  });

  test('an Idempotency-Key of v1 is recognised here', async () => {
    const headers = { 'idempotency-key': 'BOTH' };
    const made = (await createOrder(service, key, {}, headers)).json;
    const answer = await postLegacyOrder(service, key, {}, headers);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json).toMatchObject({ wiederholung: true, art: 'ORDER', orderId: made.id, status: 'OPEN' });
    expect(await countOrders(service, accountId)).toBe(1);
  });

  test('an Idempotency-Key of this interface counts as other content in v1', async () => {
    const headers = { 'idempotency-key': 'BOTH' };
    await createLegacyOrder(service, key, {}, headers);
    expectV1Error(await createOrder(service, key, {}, headers), 409, 'IDEMPOTENCY_KEY_REUSED');
    const quote = await service.call('/extern/quotes', { key, body: creation(), headers });
    expectV1Error(quote, 409, 'IDEMPOTENCY_KEY_REUSED');
    expect(await countOrders(service, accountId)).toBe(1);
  });

  test('calls through both APIs at once create one order', async () => {
    const identity = { externalOrderId: 'RACE' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? postLegacyOrder(service, key, identity) : createOrder(service, key, identity),
      ),
    );
    expect(await countOrders(service, accountId)).toBe(1);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
  });
});

test('a sandbox process is repeated and not started again', async () => {
  key = (await service.credential(accountId)).secret;
  const identity = { externalOrderId: 'SBX' };
  const first = await createLegacyOrder(service, key, identity, { 'x-sandbox-scenario': 'DAMAGE' });
  await control(service, key, first.orderId, 'abschliessen');
  await expectRepeated(first, identity, { 'x-sandbox-scenario': 'DELAY' });
  await service.services.core.sql`update sandbox_days set processes = 500 where account_id = ${accountId}`;
  await expectRepeated(first, identity);
});
