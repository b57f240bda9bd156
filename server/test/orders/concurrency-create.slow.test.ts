// Many equal create calls at once create one order, in one process and in two with one database.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder, eventNames } from '../harness/orders.ts';
import { startService, type TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const CALLS = 100;

const service = await sharedService();
const second = await startService({ database: service.database, clock: service.clock });
let key: string;
let accountId: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});
afterAll(() => second.close());

const sql = () => service.services.core.sql;

function kindOf(answer: TestResponse): string {
  if (answer.status !== 201) return `${answer.status} ${answer.json.error.code}`;
  return answer.headers.get('idempotent-replayed') === 'true' ? 'replay' : 'new';
}

function countKinds(answers: TestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of answers.map(kindOf)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function expectOneOrder(answers: TestResponse[]): Promise<void> {
  const rows = await sql()<{ id: string }[]>`select id from orders where account_id = ${accountId}`;
  const made = answers.find((answer) => kindOf(answer) === 'new')!;
  expect(rows.map((row) => row.id)).toEqual([made.json.id]);
  for (const answer of answers.filter((each) => each.status === 201)) expect(answer.text).toBe(made.text);
  expect(await eventNames(service, made.json.id)).toEqual(['order.created', 'order.accepted']);
}

/** Keys whose answer refers to a missing order, or that will never get an answer. */
async function danglingKeys(): Promise<number> {
  const rows = await sql()`
    select 1 from idempotency_keys k where account_id = ${accountId}
      and (body is null or not exists (select 1 from orders where orders.id = k.order_id))`;
  return rows.length;
}

describe.each([
  ['one process', () => [service]],
  ['two processes', () => [service, second]],
])('on %s', (_, processes) => {
  const callAll = (
    identityOf: (i: number) => { headers?: Record<string, string>; externalOrderId?: string },
  ) =>
    Promise.all(
      Array.from({ length: CALLS }, (_each, i) => {
        const { headers = {}, ...body } = identityOf(i);
        return createOrder(processes()[i % processes().length]!, key, body, headers);
      }),
    );

  test.each([
    ['the same Idempotency-Key', { headers: { 'idempotency-key': 'K' } }],
    ['the same externalOrderId', { externalOrderId: 'E' }],
    ['the same of both', { headers: { 'idempotency-key': 'K' }, externalOrderId: 'E' }],
  ])(`${CALLS} calls with %s create one order, all others repeat its answer`, async (_name, identity) => {
    const answers = await callAll(() => identity);
    expect(countKinds(answers)).toEqual({ new: 1, replay: CALLS - 1 });
    await expectOneOrder(answers);
    expect(await danglingKeys()).toBe(0);
  });

  test(`${CALLS} calls with different keys and one externalOrderId create one order, the others get its number`, async () => {
    const answers = await callAll((i) => ({
      headers: { 'idempotency-key': `K-${i}` },
      externalOrderId: 'E',
    }));
    expect(countKinds(answers)).toEqual({ new: 1, '409 EXTERNAL_ORDER_ID_EXISTS': CALLS - 1 });
    await expectOneOrder(answers);
    const { id, orderNumber } = answers.find((answer) => kindOf(answer) === 'new')!.json;
    const refused = answers.filter((answer) => kindOf(answer) !== 'new');
    for (const answer of refused) expect(answer.json.error.details).toMatchObject({ id, orderNumber });
    expect(await danglingKeys()).toBe(0);
  });

  test('an answer without an order is never repeated', async () => {
    await createOrder(service, key, { externalOrderId: 'E' }, { 'idempotency-key': 'FIRST' });
    const answers = await callAll(() => ({ headers: { 'idempotency-key': 'K' }, externalOrderId: 'E' }));
    expect(countKinds(answers)).toEqual({ '409 EXTERNAL_ORDER_ID_EXISTS': CALLS });
    expect(await danglingKeys()).toBe(0);
    expect(kindOf(await createOrder(service, key, {}, { 'idempotency-key': 'K' }))).toBe('new');
  });

  test('different bodies under one key create one order, and the rest repeats it or is refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_each, i) =>
        createOrder(
          processes()[i % processes().length]!,
          key,
          { instructions: `Variant ${i % 2}` },
          { 'idempotency-key': 'K' },
        ),
      ),
    );
    const half = CALLS / 2;
    expect(countKinds(answers)).toEqual({ new: 1, replay: half - 1, '409 IDEMPOTENCY_KEY_REUSED': half });
    await expectOneOrder(answers);
  });

  test('equal calls of two accounts and two environments are independent', async () => {
    const other = await service.customer({ environment: 'production' });
    const sandbox = await service.credential(accountId);
    const keys = [key, other.key, sandbox.secret];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_each, i) =>
        createOrder(processes()[i % processes().length]!, keys[i % 3]!, { externalOrderId: 'E' }),
      ),
    );
    expect(countKinds(answers)).toEqual({ new: 3, replay: 57 });
    expect(new Set(answers.map((answer) => answer.json.id)).size).toBe(3);
  });
});
