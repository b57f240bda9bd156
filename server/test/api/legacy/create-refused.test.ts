// What the legacy interface refuses in a body, all at once and in German, and which fields it ignores.
import { describe, expect, test } from 'vitest';
import { type FieldKind, LEGACY_FIELDS, type LegacyField } from '../../../src/api/legacy/fields.ts';
import { MAX_BLOCKED_MS, measureBlockedMs } from '../../harness/event-loop.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  createLegacyOrder,
  DELIVERY,
  expectGerman,
  expectWrongFields,
  getThroughV1,
  ORDERS,
  PICKUP,
  postLegacyOrder,
} from './legacy-calls.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const FIELDS = Object.entries(LEGACY_FIELDS) as [LegacyField, FieldKind][];
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const reasonOf = (answer: { json: { details: { fehler: { grund: string }[] } } }) =>
  answer.json.details.fehler[0]!.grund;

describe('lengths', () => {
  const texts = FIELDS.flatMap(([field, kind]) => (kind.type === 'text' ? [[field, kind.max] as const] : []));

  test('are 200 for the customer’s number and 500 for all other texts', () => {
    for (const [field, most] of texts) expect(most, field).toBe(field === 'externalOrderId' ? 200 : 500);
  });

  test.each(texts)('%s takes %d characters and not one more', async (field, most) => {
    await createLegacyOrder(service, key, { [field]: 'ü'.repeat(most) });
    const answer = await postLegacyOrder(service, key, { [field]: 'ü'.repeat(most + 1) });
    expectWrongFields(answer, field);
    expect(reasonOf(answer)).toContain(`${most} Zeichen`);
  });
});

test('a character of two UTF-16 units counts as one', async () => {
  await createLegacyOrder(service, key, { notes: '🚗'.repeat(500) });
  expectWrongFields(await postLegacyOrder(service, key, { notes: '🚗'.repeat(501) }), 'notes');
});

test('ignored fields are named in plain German', async () => {
  const { hinweis } = await createLegacyOrder(service, key, { price: 1 });
  expect(hinweis).toBe('Nicht übernommen wurden Preis- und Steuerungsfelder: price.');
});

describe('wrong values', () => {
  test('an unknown choice is refused with the allowed ones', async () => {
    for (const [field, kind] of FIELDS) {
      if (kind.type !== 'choice') continue;
      for (const sent of ['ROCKET', 1, `${kind.values[0]}S`]) {
        const answer = await postLegacyOrder(service, key, { [field]: sent });
        expectWrongFields(answer, field);
        expect(reasonOf(answer)).toContain(kind.values.join(', '));
      }
    }
  });

  test.each([
    'nobody',
    'a@b',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a\0b@example.com',
    `\ud800@example.com`,
    7,
  ])('%j is refused as e-mail address', async (endCustomerEmail) => {
    expectWrongFields(await postLegacyOrder(service, key, { endCustomerEmail }), 'endCustomerEmail');
  });

  test('all problems are in one answer, each once, with the field in camelCase', async () => {
    const wrong = Object.fromEntries(FIELDS.map(([field]) => [field, { nested: true }]));
    const snake = Object.fromEntries(FIELDS.map(([field]) => [snakeCase(field), ['x']]));
    const all = FIELDS.map(([field]) => field);
    expectWrongFields(await service.call(ORDERS, { key, body: wrong }), ...all);
    expectWrongFields(await service.call(ORDERS, { key, body: snake }), ...all);
    expectWrongFields(await service.call(ORDERS, { key, body: { ...snake, ...wrong } }), ...all);
  });

  test.each(['[]', '"text"', 'null', '7'])('a body that is %s is refused as a whole', async (rawBody) => {
    expectWrongFields(await service.call(ORDERS, { method: 'POST', key, rawBody }), '$');
  });
});

describe('ignored fields', () => {
  const DISCARDED =
    'basePrice price priceNet priceGross priceVatRate manualPrice priceAdjustmentPercent discount status tenantId customerId driverId executingTenantId awardType orderSource priceSnapshot payoutNet payoutGross'.split(
      ' ',
    );

  test.each([
    ['camelCase', DISCARDED],
    ['snake_case', DISCARDED.map(snakeCase)],
  ])('each price and control field is ignored and named as it was sent, in %s', async (_, names) => {
    expect(names).toHaveLength(18);
    const plain = await createLegacyOrder(service, key);
    const { price } = await getThroughV1(service, key, plain.orderId);
    for (const name of names) {
      const made = await createLegacyOrder(service, key, { [name]: 1 });
      expect(made).toMatchObject({ verworfeneFelder: [name], status: 'OPEN' });
      expect(made.hinweis).toContain(name);
      expectGerman(made.hinweis);
    }
    const values = Object.fromEntries(names.map((name, at) => [name, at % 2 ? 'COMPLETED' : { net: 1 }]));
    const made = await createLegacyOrder(service, key, values);
    expect(made.verworfeneFelder).toEqual(names);
    for (const name of names) expect(made.hinweis).toContain(name);
    const order = await getThroughV1(service, key, made.orderId);
    expect(order).toMatchObject({ price, status: 'ACCEPTED', driver: null });
  });

  test.each(['_', '_a', 'pickup_', 'external__order_'])(
    'many unknown names made of %j do not block the service',
    async (piece) => {
      const body = { pickup: PICKUP, delivery: DELIVERY, [piece.repeat(200_000 / piece.length)]: 'x' };
      expect(await measureBlockedMs(() => service.call(ORDERS, { key, body }))).toBeLessThan(MAX_BLOCKED_MS);
      expect((await service.call(ORDERS, { key, body })).status).toBe(201);
    },
  );

  test('unknown fields are ignored without a message', async () => {
    const unknown = {
      farbe: 'rot',
      PICKUP: 'x',
      vehicle: { vin: 1 },
      constructor: 1,
      toString: 'x',
      '': 0,
      pickup_: 1,
    };
    const made = await createLegacyOrder(service, key, unknown);
    expect(made).toMatchObject({ verworfeneFelder: [], hinweis: null });
    const order = await getThroughV1(service, key, made.orderId);
    expect(order.pickup.formatted).toBe(PICKUP);
    expect(order.delivery.formatted).toBe(DELIVERY);
    expect((await service.ops('GET', `/orders/${made.orderId}`)).json.extra.older).toEqual({});
  });

  test('the answer for a request has its reason and the ignored fields', async () => {
    const made = await createLegacyOrder(service, key, { transportMode: 'CARRIER_SINGLE', price_net: 5 });
    expect(made.hinweis).toMatch(/Transportart.*price_net/);
  });
});
