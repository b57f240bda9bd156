// No change is lost and no number is skipped when many calls change orders at once.
import { afterAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { command, createOrder, eventsOf, patchOrder } from '../harness/orders.ts';
import { startService, type TestService } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const second = await startService({ database: service.database, clock: service.clock });
const { key } = await service.customer({ environment: 'production' });
afterAll(() => second.close());

const many = <T>(count: number, make: (i: number, at: TestService) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i, i % 2 === 0 ? service : second)));
const dispatchRecord = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;

test('changes of different fields at once all survive', async () => {
  const changes: Record<string, unknown>[] = [
    { customerReference: 'A' },
    { instructions: 'B' },
    { requestedPickup: '2026-10-05T08:00:00Z' },
    { requestedDelivery: '2026-10-06T08:00:00Z' },
    { pickup: { contact: { name: 'P' } } },
    { pickup: { contact: { phone: '1' } } },
    { delivery: { contact: { name: 'D' } } },
    { delivery: { contact: { phone: '2' } } },
    { vehicle: { vin: 'WVWZZZ1KZAW000002' } },
    { vehicle: { registration: { licensePlate: 'M-XY 1' } } },
    { metadata: { m: 1 } },
  ];
  const { id } = (await createOrder(service, key)).json;
  const answers = await many(changes.length, (i, at) => patchOrder(at, key, id, changes[i]!));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect((await service.call(`/extern/orders/${id}`, { key })).json).toMatchObject({
    customerReference: 'A',
    instructions: 'B',
    requestedPickup: '2026-10-05T08:00:00.000Z',
    requestedDelivery: '2026-10-06T08:00:00.000Z',
    pickup: { contact: { name: 'P', phone: '1' } },
    delivery: { contact: { name: 'D', phone: '2' } },
    vehicle: { vin: 'WVWZZZ1KZAW000002', registration: { licensePlate: 'M-XY 1' } },
    metadata: { m: 1 },
  });
  expect((await dispatchRecord(id)).version).toBe(1 + changes.length);
});

test('of 30 changes of one field at once the last one stays, and each has its own version and time', async () => {
  const { id } = (await createOrder(service, key)).json;
  const answers = await many(30, (i, at) => patchOrder(at, key, id, { metadata: { n: i } }));
  expect(answers.map((answer) => answer.json.metadata.n)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  const last = answers.toSorted((a, b) => (a.json.updatedAt < b.json.updatedAt ? 1 : -1))[0]!;
  const record = await dispatchRecord(id);
  expect(record).toMatchObject({ version: 31, metadata: last.json.metadata, updatedAt: last.json.updatedAt });
  const events = await eventsOf(service, id, 'legacy');
  expect(events.filter(({ name }) => name === 'order.updated')).toHaveLength(30);
  expect(new Set(events.map(({ createdAt }) => createdAt)).size).toBe(events.length);
});

describe('the expected version', () => {
  test('refuses the later of two decisions, with status, version, possible commands and changes', async () => {
    const { id } = (await createOrder(service, key)).json;
    const answers = await many(2, (i, at) => command(at, id, i === 0 ? 'pool' : 'take', { version: 1 }));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const won = answers.find((answer) => answer.status === 200)!;
    const lost = answers.find((answer) => answer.status === 409)!;
    expectV1Error(lost, 409, 'ORDER_NOT_CHANGEABLE');
    expect(lost.json.error.details).toEqual({
      status: won.json.internalStatus,
      version: 2,
      possible: won.json.possibleCommands,
      seen: 1,
      changes: [
        {
          action: won.json.internalStatus === 'POOLED' ? 'order.pool' : 'order.take',
          at: expect.any(String),
          by: { channel: 'DISPATCH', name: null },
        },
      ],
    });
  });

  test('refuses after a change of the customer, and accepts a decision on the latest version', async () => {
    const { id } = (await createOrder(service, key)).json;
    await patchOrder(service, key, id, { instructions: 'New' });
    expectV1Error(await command(service, id, 'offer', { version: 1 }), 409, 'ORDER_NOT_CHANGEABLE');
    expect((await command(service, id, 'offer', { version: 2 })).json.version).toBe(3);
  });
});

describe('invoices', () => {
  /** Sets orders to COMPLETED in the database, because only the invoicing matters here. */
  const completed = async (count: number, as = key) => {
    const answers = await many(count, (_, at) => createOrder(at, as));
    const ids = answers.map((answer) => answer.json.id as string);
    await service.services.core.sql`update orders set status = 'COMPLETED' where id = any(${ids}::uuid[])`;
    return ids;
  };
  const numbers = (prefix: string, from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `${prefix}-${String(from + i).padStart(5, '0')}`);

  test('are numbered without gaps, also when some of many at once fail', async () => {
    const ids = await completed(30);
    const open = (await many(10, (_, at) => createOrder(at, key))).map((answer) => answer.json.id as string);
    const answers = await many(80, (i, at) => {
      if (i < 30) return command(at, ids[i]!, 'invoice');
      return i < 60 ? command(at, ids[i - 30]!, 'invoice') : command(at, open[i % 10]!, 'invoice');
    });
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
    for (const answer of answers.filter((each) => each.status !== 200)) {
      expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    }
    const records = await Promise.all(ids.map(dispatchRecord));
    expect(records.map((record) => record.invoiceNumber).sort()).toEqual(numbers('INV-2026', 1, 30));
  });

  test('have a separate series in the sandbox', async () => {
    const { key: sandbox, accountId } = await service.customer();
    await many(3, async (_, at) => {
      const { id } = (await createOrder(at, sandbox, {}, { 'x-sandbox-mode': 'manual' })).json;
      const ended = await at.call(`/extern/sandbox/orders/${id}/advance`, {
        key: sandbox,
        body: { toEnd: true },
      });
      expect(ended.status, ended.text).toBe(200);
    });
    const invoices = await service.services.core.sql<{ fileName: string }[]>`
      select file_name from documents where account_id = ${accountId} and kind = 'INVOICE' order by file_name`;
    expect(invoices.map(({ fileName }) => fileName.match(/SBX-INV-2026-\d+/)?.[0])).toEqual(
      numbers('SBX-INV-2026', 1, 3),
    );
  });

  test('restart with each year in the operator’s time zone', async () => {
    const ids = await completed(2);
    service.clock.set(new Date('2026-12-31T22:59:59Z'));
    expect((await command(service, ids[0]!, 'invoice')).json.invoiceNumber).toBe('INV-2026-00031');
    service.clock.set(new Date('2026-12-31T23:00:00Z'));
    expect((await command(service, ids[1]!, 'invoice')).json.invoiceNumber).toBe('INV-2027-00001');
  });
});
