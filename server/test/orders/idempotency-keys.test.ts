// Header keys and externalOrderIds are two key spaces, and content is compared by fingerprint.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/orders/records/idempotency/fingerprint.ts';
import { cpuMs } from '../harness/cpu-time.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder, creation } from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const DAY_MS = 24 * 3_600_000;

const service = await sharedService();
let key: string;
beforeEach(async () => {
  ({ key } = await service.customer());
});

const post = (header: string | null, externalOrderId: string | null, changes = {}) =>
  createOrder(
    service,
    key,
    { ...(externalOrderId !== null && { externalOrderId }), ...changes },
    header === null ? {} : { 'idempotency-key': header },
  );

/** What a response reveals: the order it created or repeats, or the error. */
function outcomeOf(answer: TestResponse): string {
  if (answer.status >= 400) return answer.json.error.code;
  return answer.headers.get('idempotent-replayed') === 'true' ? `again ${answer.json.id}` : 'new';
}

describe('header key and externalOrderId', () => {
  test.each<[string, [string | null, string | null], [string | null, string | null], string]>([
    ['both the same', ['K', 'E'], ['K', 'E'], 'again'],
    ['the same header, another externalOrderId', ['K', 'E'], ['K', 'F'], 'IDEMPOTENCY_KEY_REUSED'],
    ['another header, the same externalOrderId', ['K', 'E'], ['L', 'E'], 'EXTERNAL_ORDER_ID_EXISTS'],
    ['both others', ['K', 'E'], ['L', 'F'], 'new'],
    ['the header was left out', ['K', 'E'], [null, 'E'], 'EXTERNAL_ORDER_ID_EXISTS'],
    ['the externalOrderId was left out', ['K', 'E'], ['K', null], 'IDEMPOTENCY_KEY_REUSED'],
    ['a header was added', [null, 'E'], ['K', 'E'], 'EXTERNAL_ORDER_ID_EXISTS'],
    ['an externalOrderId was added', ['K', null], ['K', 'E'], 'IDEMPOTENCY_KEY_REUSED'],
    ['the externalOrderId is what the header was', ['X', null], [null, 'X'], 'new'],
    ['the header is what the externalOrderId was', [null, 'X'], ['X', null], 'new'],
    ['keys differ in case', ['k', null], ['K', null], 'new'],
    ['externalOrderIds differ in case', [null, 'e'], [null, 'E'], 'new'],
  ])('%s', async (_, first, second, expected) => {
    const one = await post(...first);
    expect(outcomeOf(one)).toBe('new');
    expect(outcomeOf(await post(...second))).toBe(expected === 'again' ? `again ${one.json.id}` : expected);
  });

  test('after EXTERNAL_ORDER_ID_EXISTS the header key is free', async () => {
    await post('K', 'E');
    expectV1Error(await post('L', 'E'), 409, 'EXTERNAL_ORDER_ID_EXISTS');
    expect(outcomeOf(await post('L', 'F'))).toBe('new');
  });

  test('after IDEMPOTENCY_KEY_REUSED the other externalOrderId is free', async () => {
    await post('K', null);
    expectV1Error(await post('K', 'E'), 409, 'IDEMPOTENCY_KEY_REUSED');
    expect(outcomeOf(await post(null, 'E'))).toBe('new');
  });
});

test('the same body at another endpoint counts as other content, both ways and in both key spaces', async () => {
  key = (await service.customer({ environment: 'production' })).key;
  for (const [first, other] of [
    ['/extern/orders', '/extern/quotes'],
    ['/extern/quotes', '/extern/orders'],
  ] as const) {
    for (const [headers, changes] of [
      [{ 'idempotency-key': first }, {}],
      [{}, { externalOrderId: first }],
    ]) {
      const call = (path: string) =>
        service.call(path, { key, body: creation(changes), headers: { ...headers } });
      const made = await call(first);
      expect(outcomeOf(made)).toBe('new');
      expectV1Error(await call(other), 409, 'IDEMPOTENCY_KEY_REUSED');
      expect(outcomeOf(await call(first))).toBe(`again ${made.json.id}`);
    }
  }
});

test('any sequence of calls is answered as the seven rules say', async () => {
  const call = fc.record({
    header: fc.constantFrom('A', 'B', null),
    externalOrderId: fc.constantFrom('A', 'B', null),
    instructions: fc.constantFrom('one', 'two'),
    wrong: fc.constantFrom(null, null, null, 'INVALID_REQUEST', 'SERVICE_NOT_SUPPORTED'),
    dayPassed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  });
  const changesFor = {
    INVALID_REQUEST: { price: 1 },
    SERVICE_NOT_SUPPORTED: { services: { customs: true } },
  };
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 2, maxLength: 12 }), async (calls) => {
      key = (await service.customer()).key;
      const remembered = new Map<string, { content: string; id: string }>();
      const taken = new Set<string>();
      for (const { header, externalOrderId, instructions, wrong, dayPassed } of calls) {
        if (dayPassed) {
          service.clock.advance(DAY_MS);
          remembered.clear();
        }
        const name = header !== null ? `header ${header}` : `external ${externalOrderId}`;
        const before = header === null && externalOrderId === null ? undefined : remembered.get(name);
        const content = JSON.stringify([externalOrderId, instructions, wrong]);
        const expected = () => {
          if (wrong === 'INVALID_REQUEST') return wrong;
          if (before) return before.content === content ? `again ${before.id}` : 'IDEMPOTENCY_KEY_REUSED';
          if (externalOrderId !== null && taken.has(externalOrderId)) return 'EXTERNAL_ORDER_ID_EXISTS';
          return wrong ?? 'new';
        };
        const answer = await post(header, externalOrderId, { instructions, ...(wrong && changesFor[wrong]) });
        expect(outcomeOf(answer)).toBe(expected());
        if (outcomeOf(answer) !== 'new') continue;
        remembered.set(name, { content, id: answer.json.id });
        if (externalOrderId !== null) taken.add(externalOrderId);
      }
    }),
    { numRuns: 40 },
  );
});

describe('the fingerprint of a call', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (value === null || typeof value !== 'object') return value;
    const fields = Object.entries(value).map(([name, field]) => [name, shuffled(field)] as const);
    return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? 1 : -1)));
  };
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

  test('does not depend on the order of fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(fingerprint('POST /a', shuffled(body))).toEqual(fingerprint('POST /a', body));
      }),
    );
  });

  test('differs for other values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = fingerprint('POST /a', a).equals(fingerprint('POST /a', b));
        expect(same).toBe(isDeepStrictEqual(plain(a), plain(b)));
      }),
    );
    expect(fingerprint('POST /a', { a: 1 })).not.toEqual(fingerprint('POST /a', { a: '1' }));
    expect(fingerprint('POST /a', { a: null })).not.toEqual(fingerprint('POST /a', {}));
  });

  test('differs for another endpoint', () => {
    const body = { pickup: {}, delivery: {} };
    expect(fingerprint('POST /extern/orders', body)).not.toEqual(fingerprint('POST /extern/quotes', body));
  });

  test('is the hash of the JSON with sorted fields', () => {
    const body = { b: [1, { d: null, c: 'ü' }], a: 1e21, '10': '\n', '9': false };
    const content = 'POST /a\0{"10":"\\n","9":false,"a":1e+21,"b":[1,{"c":"ü","d":null}]}';
    expect(fingerprint('POST /a', body)).toEqual(createHash('sha256').update(content).digest());
    expect(fingerprint('POST /a', undefined)).toEqual(fingerprint('POST /a', null));
  });

  const nested = (levels: number, value: unknown): unknown => {
    let body = value;
    for (let level = 0; level < levels; level++) body = level % 2 === 0 ? { a: body } : [body];
    return body;
  };

  test('includes every nesting level that an endpoint accepts', () => {
    expect(fingerprint('POST /a', nested(60, 1))).not.toEqual(fingerprint('POST /a', nested(60, 2)));
  });

  test.each([2000, 100_000])('of a body with %i levels neither overflows nor takes long', (levels) => {
    const body = nested(levels, 1);
    const startedAt = cpuMs();
    expect(fingerprint('POST /a', body)).toHaveLength(32);
    expect(cpuMs() - startedAt).toBeLessThan(100);
  });
});

test('a body with 2,000 levels is refused like any wrong body, and its key stays free', async () => {
  const deep = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
  for (const changes of [{ metadata: { deep } }, { pickup: deep }, { unknown: deep }]) {
    expectV1Error(await post('DEEP', null, changes), 400, 'INVALID_REQUEST');
  }
  expect(outcomeOf(await post('DEEP', null))).toBe('new');
});

test('an externalOrderId with other content is named together with its order, though no key was sent', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const first = (await createOrder(service, key, { externalOrderId: 'MY-1001' })).json;
  const answer = await createOrder(service, key, { externalOrderId: 'MY-1001', instructions: 'Other' });
  expectV1Error(answer, 409, 'IDEMPOTENCY_KEY_REUSED');
  const { message, details } = answer.json.error;
  expect(message).toContain('MY-1001');
  expect(message).toContain(first.orderNumber);
  expect(details).toEqual({
    externalOrderId: 'MY-1001',
    id: first.id,
    orderNumber: first.orderNumber,
    requestNumber: null,
  });
});
