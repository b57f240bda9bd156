// GET /extern/events: the bodies of webhooks by polling, each once and none left out.
import { expect, test } from 'vitest';
import { alignPositions, markPosition } from '../../../src/messages/webhooks/event-feed-store.ts';
import { connect } from '../../../src/platform/db.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder, eventsOf } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;

interface EventPage {
  data: { id: string; type: string; data: { orderId: string } }[];
  nextCursor: string | null;
  resumeCursor: string;
}

async function read(key: string, query = ''): Promise<EventPage> {
  const answer = await service.call(`/extern/events?${query}`, { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

const namesOf = ({ data }: EventPage) => data.map(({ type }) => type);

/** Transactions of other tests on the same server may delay an event for a moment. */
const expectNames = (key: string, query: string, names: string[]) =>
  expect.poll(async () => namesOf(await read(key, query)), { timeout: 20_000 }).toEqual(names);

test('a page has exactly the bodies of the webhooks, and the cursor continues after it', async () => {
  const { key } = await service.customer();
  const manual = { 'x-sandbox-mode': 'manual' };
  const { id, orderNumber } = (await createOrder(service, key, {}, manual)).json;
  const names = ['order.created', 'order.accepted'];
  await expectNames(key, '', names);
  const stored = (await eventsOf(service, id)).map(({ name: _, storedAt: __, ...body }) => body);
  const first = await read(key, 'limit=1');
  const second = await read(key, `limit=1&cursor=${first.nextCursor}`);
  expect([...first.data, ...second.data]).toEqual(stored);
  expect([first.resumeCursor, second.nextCursor]).toEqual([first.nextCursor, null]);
  const later = `cursor=${second.resumeCursor}`;
  expect(await read(key, later)).toMatchObject({ data: [], nextCursor: null });
  await service.call(`/extern/sandbox/orders/${id}/advance`, { key, body: { toEnd: true } });
  await expect
    .poll(async () => namesOf(await read(key, later)).at(-1), { timeout: 20_000 })
    .toBe('order.completed');

  await expectNames(key, `order=${orderNumber}&type=order.accepted,order.completed`, [
    'order.accepted',
    'order.completed',
  ]);
  await expectNames(key, 'order=SBX-1', []);
  expect(await read((await service.customer()).key)).toMatchObject({ data: [], nextCursor: null });
  for (const query of ['type=order.gone', 'since=yesterday', 'limit=0']) {
    expectV1Error(await service.call(`/extern/events?${query}`, { key }), 400, 'INVALID_REQUEST');
  }
  const foreign = (await read((await service.customer()).key)).resumeCursor;
  expectV1Error(await service.call(`/extern/events?cursor=${foreign}`, { key }), 400, 'INVALID_CURSOR');
});

test('an event that is committed late comes after those that were read before it, not never', async () => {
  const { key, accountId } = await service.customer({ environment: 'production' });
  const other = connect(service.database, { maxConnections: 1 });
  const id = '01990000-0000-7000-8000-000000000001';
  const body = {
    id,
    type: 'order.created',
    apiVersion: '2026-09-01',
    createdAt: service.clock.now(),
    tenantId: accountId,
  };
  let early: EventPage | undefined;
  await other.begin(async (tx) => {
    await tx`
      insert into events (id, account_id, environment, format, type, created_at, body)
      values (${id}, ${accountId}, 'production', '2026-09-01', 'order.created', ${service.clock.now()},
        ${JSON.stringify({ ...body, data: {} })})`;
    await createOrder(service, key);
    early = await read(key);
  });
  await other.end();
  expect(early!.data).toEqual([]);
  await expect
    .poll(async () => (await read(key, `cursor=${early!.resumeCursor}`)).data.length, { timeout: 20_000 })
    .toBe(3);
  const seen = (await read(key, `cursor=${early!.resumeCursor}`)).data;
  expect(seen[0]!.id).toBe(id);
});

test('since begins at a mark of the hour and leaves out older events', async () => {
  const { key } = await service.customer({ environment: 'production' });
  await createOrder(service, key);
  await expectNames(key, '', ['order.created', 'order.accepted']);
  service.clock.advance(3_600_000);
  await markPosition(sql, service.clock.now());
  service.clock.advance(3_600_000);
  const since = service.clock.now().toISOString();
  await createOrder(service, key);
  await expectNames(key, `since=${since}`, ['order.created', 'order.accepted']);
  expect((await read(key)).data).toHaveLength(4);
  service.clock.advance(31 * 86_400_000);
  expect((await read(key)).data).toEqual([]);
  expect((await read(key, 'since=2020-01-01T00:00:00Z')).data).toHaveLength(4);
});

test('events of quotes and invoices need their scopes', async () => {
  const { accountId } = await service.customer({ environment: 'production' });
  const fields = { environment: 'production', scopes: ['orders:read'] } as const;
  const key = (await service.credential(accountId, { ...fields, scopes: [...fields.scopes] })).secret;
  const all = (await service.credential(accountId, { environment: 'production' })).secret;
  for (const [index, type] of ['quote.offered', 'order.created', 'invoice.created'].entries()) {
    const id = `01990000-0000-7000-8000-00000000010${index}`;
    const createdAt = service.clock.now();
    const event = { id, type, apiVersion: '2026-09-01', createdAt, tenantId: accountId, data: {} };
    await sql`
      insert into events (id, account_id, environment, format, type, created_at, body)
      values (${id}, ${accountId}, 'production', '2026-09-01', ${type}, ${createdAt}, ${JSON.stringify(event)})`;
  }
  await expectNames(all, '', ['quote.offered', 'order.created', 'invoice.created']);
  await expectNames(key, '', ['order.created']);
  const refused = await service.call('/extern/events?type=invoice.created', { key });
  expectV1Error(refused, 403, 'INSUFFICIENT_SCOPE');
});

test('after a restore into another PostgreSQL, positions continue above the old ones and above all cursors', async () => {
  const { key } = await service.customer();
  await createOrder(service, key);
  await expectNames(key, '', ['order.created', 'order.accepted']);
  const { resumeCursor } = await read(key);
  expect(await alignPositions(sql)).toBe(false);
  await sql`update event_positions set counted_by = 'another server', shift = -1000000000`;
  expect(await alignPositions(sql)).toBe(true);
  await createOrder(service, key);
  await expectNames(key, `cursor=${resumeCursor}`, ['order.created', 'order.accepted']);
  await expectNames(key, '', ['order.created', 'order.accepted', 'order.created', 'order.accepted']);
});
