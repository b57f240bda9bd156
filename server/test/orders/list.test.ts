// GET /extern/orders: what it lists and in which order, its filters, and pages without gaps or overlaps.
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, cancelOrder, createOrder, patchOrder } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
let key: string;
let accountId: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});

const list = (query: Record<string, string | number> = {}, as = key) =>
  service.call(`/extern/orders?${new URLSearchParams(query as Record<string, string>)}`, { key: as });

const idsOf = (answer: { json: { data: { id: string }[] } }) => answer.json.data.map(({ id }) => id);

/** Creates orders a second apart, oldest first. */
async function createSeveral(count: number, changes = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    service.clock.advance(1000);
    ids.push((await createOrder(service, key, changes)).json.id);
  }
  return ids;
}

test('lists orders and requests newest first, with the records of GET', async () => {
  const [older] = await createSeveral(1);
  const [request] = await createSeveral(1, { transportType: 'TRUCK' });
  const [newer] = await createSeveral(1);
  service.clock.advance(1000);
  await patchOrder(service, key, older!, { instructions: 'A change does not move it' });
  const answer = await list();
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.json)).toEqual(['data', 'nextCursor']);
  expect(idsOf(answer)).toEqual([newer, request, older]);
  expect(answer.json.nextCursor).toBeNull();
  for (const record of answer.json.data) {
    expect((await service.call(`/extern/orders/${record.id}`, { key })).json).toEqual(record);
  }
});

test('an account without orders has an empty page', async () => {
  expect((await list()).json).toEqual({ data: [], nextCursor: null });
});

test('lists only what belongs to the account and the environment', async () => {
  const [mine] = await createSeveral(1);
  const other = await service.customer({ environment: 'production' });
  const sandbox = await service.credential(accountId);
  const [theirs] = [(await createOrder(service, other.key)).json.id];
  const [tested] = [(await createOrder(service, sandbox.secret)).json.id];
  expect(idsOf(await list())).toEqual([mine]);
  expect(idsOf(await list({}, other.key))).toEqual([theirs]);
  expect(idsOf(await list({}, sandbox.secret))).toEqual([tested]);
});

describe('externalOrderId', () => {
  test.each([
    ['an order', 'DRIVEN', 'ORDER'],
    ['a request', 'TRUCK', 'REQUEST'],
  ])('finds %s, exactly', async (_, transportType, kind) => {
    await createSeveral(2);
    const externalOrderId = 'Größe 7/8 & 100%';
    const made = await createOrder(service, key, { externalOrderId, transportType });
    const answer = await list({ externalOrderId });
    expect(answer.json).toMatchObject({ data: [{ id: made.json.id, kind }], nextCursor: null });
    for (const other of ['größe 7/8 & 100%', 'Größe 7/8', 'Größe%']) {
      expect((await list({ externalOrderId: other })).json.data).toEqual([]);
    }
  });

  test('finds a cancelled order, and nothing of another account or environment', async () => {
    const made = await createOrder(service, key, { externalOrderId: 'E' });
    await cancelOrder(service, key, made.json.id);
    expect((await list({ externalOrderId: 'E' })).json.data[0].status).toBe('CANCELLED');
    const other = await service.customer({ environment: 'production' });
    const sandbox = await service.credential(accountId);
    for (const as of [other.key, sandbox.secret]) {
      expect((await list({ externalOrderId: 'E' }, as)).json.data).toEqual([]);
    }
  });
});

describe('updatedSince', () => {
  test('lists what changed since then, the last changed first, including old orders', async () => {
    const [first, second, third] = await createSeveral(3);
    service.clock.advance(1000);
    const since = service.clock.now().toISOString();
    expect(idsOf(await list({ updatedSince: since }))).toEqual([]);
    service.clock.advance(1000);
    await patchOrder(service, key, first!, { instructions: 'Changed' });
    expect(idsOf(await list({ updatedSince: since }))).toEqual([first]);
    service.clock.advance(1000);
    await advanceOrderTo(service, second!, 'ASSIGNED');
    expect(idsOf(await list({ updatedSince: since }))).toEqual([second, first]);
    const all = await list({ updatedSince: '2026-01-01T00:00:00Z' });
    expect(idsOf(all)).toEqual([second, first, third]);
  });

  test('includes the moment itself, to the millisecond, in any zone', async () => {
    const [id] = await createSeveral(1);
    const { updatedAt } = (await service.call(`/extern/orders/${id}`, { key })).json;
    const at = Date.parse(updatedAt);
    const berlin = new Date(at + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
    expect(idsOf(await list({ updatedSince: updatedAt }))).toEqual([id]);
    expect(idsOf(await list({ updatedSince: berlin }))).toEqual([id]);
    expect(idsOf(await list({ updatedSince: new Date(at + 1).toISOString() }))).toEqual([]);
  });

  test.each(['1970-01-01T00:00:00Z', '0001-01-02T00:00:00Z', '1999-12-31T23:59:59+14:00'])(
    'accepts %s and lists everything',
    async (since) => {
      const [id] = await createSeveral(1);
      expect(idsOf(await list({ updatedSince: since }))).toEqual([id]);
    },
  );

  test('accepts a time in the far future and lists nothing', async () => {
    await createSeveral(1);
    expect(idsOf(await list({ updatedSince: '9999-12-31T00:00:00Z' }))).toEqual([]);
  });

  test('can be combined with externalOrderId', async () => {
    const made = await createOrder(service, key, { externalOrderId: 'E' });
    const { updatedAt } = made.json;
    expect(idsOf(await list({ externalOrderId: 'E', updatedSince: updatedAt }))).toEqual([made.json.id]);
    const later = new Date(Date.parse(updatedAt) + 1).toISOString();
    expect(idsOf(await list({ externalOrderId: 'E', updatedSince: later }))).toEqual([]);
  });
});

test('a page has 20 entries by default, and up to 100', async () => {
  await Promise.all(Array.from({ length: 101 }, () => createOrder(service, key)));
  const lengths = await Promise.all(
    [{}, { limit: 1 }, { limit: 100 }].map(async (query) => (await list(query)).json.data.length),
  );
  expect(lengths).toEqual([20, 1, 100]);
});

test.each([
  ['limit=0', 'limit too_small'],
  ['limit=101', 'limit too_big'],
  ['limit=ten', 'limit invalid_format'],
  ['limit=1.5', 'limit invalid_format'],
  ['limit=-1', 'limit invalid_format'],
  ['limit=', 'limit invalid_format'],
  ['limit=1&limit=2', 'limit invalid_type'],
  ['externalOrderId=', 'externalOrderId too_small'],
  [`externalOrderId=${'x'.repeat(201)}`, 'externalOrderId too_big'],
  ['updatedSince=2026-10-01', 'updatedSince invalid_format'],
  ['updatedSince=2026-10-01T08:00:00', 'updatedSince invalid_format'],
  ['updatedSince=yesterday', 'updatedSince invalid_format'],
  ['updatedSince=0001-01-01T00:00:00%2B02:00', 'updatedSince invalid_value'],
  [`cursor=${'x'.repeat(201)}`, 'cursor too_big'],
  ['state=OPEN', 'state unrecognized_key'],
])('%s is refused with the parameter', async (query, problem) => {
  const answer = await service.call(`/extern/orders?${query}`, { key });
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  const [{ field, code }] = answer.json.error.details.fields;
  expect(`${field} ${code}`).toBe(problem);
});

describe('cursors', () => {
  test('are opaque, and any other text or a cursor of another list is INVALID_CURSOR', async () => {
    const [id] = await createSeveral(3);
    const cursor: string = (await list({ limit: 2 })).json.nextCursor;
    expect(cursor.length).toBeLessThanOrEqual(200);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(cursor).not.toContain(id);
    const changed = (await list({ limit: 2, updatedSince: '2026-01-01T00:00Z' })).json.nextCursor;
    const flip = (at: number) =>
      `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
    const wrong = ['', 'x', id!, flip(2), flip(20), flip(cursor.length - 5), cursor.slice(0, -1), changed];
    for (const each of [...wrong, `${cursor}A`, `${cursor}=`, ` ${cursor}`, cursor.toLowerCase()]) {
      expectV1Error(await list({ cursor: each }), 400, 'INVALID_CURSOR');
    }
    expectV1Error(await list({ cursor, updatedSince: '2026-01-01T00:00Z' }), 400, 'INVALID_CURSOR');
    const other = await service.customer({ environment: 'production' });
    expectV1Error(await list({ cursor }, other.key), 400, 'INVALID_CURSOR');
    const sandbox = await service.credential(accountId);
    expectV1Error(await list({ cursor }, sandbox.secret), 400, 'INVALID_CURSOR');
    const colleague = await service.credential(accountId, { environment: 'production' });
    expect(idsOf(await list({ cursor }, colleague.secret))).toEqual([id]);
  });

  test.each([{}, { updatedSince: '2026-01-01T00:00:00Z' }])(
    'pages with %j contain every order exactly once, for any page size and while orders are created',
    async (filter) => {
      const step = fc.record({
        limit: fc.integer({ min: 1, max: 7 }),
        created: fc.integer({ min: 0, max: 3 }),
        passedMs: fc.constantFrom(0, 0, 1, 1000),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(0, 0, 0, 1, 5), { minLength: 1, maxLength: 15 }),
          fc.array(step, { minLength: 1, maxLength: 15 }),
          async (gaps, steps) => {
            key = (await service.customer()).key;
            for (const gap of gaps) {
              service.clock.advance(gap);
              await createOrder(service, key);
            }
            const expected = idsOf(await list({ ...filter, limit: 100 }));
            const seen: string[] = [];
            let cursor: string | null = null;
            for (let page = 0; ; page += 1) {
              const { limit, created, passedMs } = steps[page % steps.length]!;
              const answer = await list({ ...filter, limit, ...(cursor !== null && { cursor }) });
              seen.push(...idsOf(answer));
              cursor = answer.json.nextCursor;
              if (cursor === null) break;
              expect(answer.json.data).toHaveLength(limit);
              service.clock.advance(passedMs);
              for (let i = 0; i < created; i += 1) await createOrder(service, key);
            }
            // An order created in the same millisecond as a listed one may sort below it; then it appears once.
            expect(new Set(seen).size).toBe(seen.length);
            expect(seen.filter((id) => expected.includes(id))).toEqual(expected);
          },
        ),
        { numRuns: 15 },
      );
    },
  );
});

test('status filters by one or more, a complaint by the status before it, with pages and updatedSince', async () => {
  const [accepted, cancelled, delivered, completed] = (await createSeveral(4)) as [
    string,
    string,
    string,
    string,
  ];
  await cancelOrder(service, key, cancelled);
  await advanceOrderTo(service, delivered, 'DELIVERED');
  await advanceOrderTo(service, completed, 'COMPLETED');
  expect(idsOf(await list({ status: 'ACCEPTED' }))).toEqual([accepted]);
  const ended = { status: 'CANCELLED,COMPLETED' };
  expect(idsOf(await list(ended))).toEqual([completed, cancelled]);
  const page = await list({ ...ended, limit: 1 });
  expect(idsOf(await list({ ...ended, limit: 1, cursor: page.json.nextCursor }))).toEqual([cancelled]);
  service.clock.advance(60_000);
  const updatedSince = service.clock.now().toISOString();
  await service.ops('POST', `/orders/${delivered}/commands`, { command: 'complain', description: 'Scratch' });
  expect(idsOf(await list({ status: 'DELIVERED,COMPLETED' }))).toEqual([completed, delivered]);
  expect(idsOf(await list({ status: 'DELIVERED,COMPLETED', updatedSince }))).toEqual([delivered]);
  expect(idsOf(await list({ status: 'COMPLETED', updatedSince }))).toEqual([]);
  expectV1Error(await list({ status: 'OPEN' }), 400, 'INVALID_REQUEST');
  expectV1Error(await list({ status: '' }), 400, 'INVALID_REQUEST');
});
