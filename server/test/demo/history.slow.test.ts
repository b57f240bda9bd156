// The first two weeks of the demo: created by use cases, once, and complete after every interruption.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orderCreation } from '../../src/api/shared/orders/order-input.ts';
import { CUSTOMERS, DRIVERS, termsOf } from '../../src/demo/company.ts';
import { type DemoContext, openDemoContext } from '../../src/demo/demo-context.ts';
import { beginHistory, historyState, runHistoryStep } from '../../src/demo/history.ts';
import { demoLinks, makeDemoDriverLink } from '../../src/demo/links.ts';
import { ORDERS } from '../../src/demo/orders.ts';
import { ServiceError } from '../../src/platform/errors.ts';
import { openDemoApi } from '../../src/start/demo-api.ts';
import { startService, type TestService } from '../harness/service.ts';

// Several hundred steps, many of them with a PDF.
vi.setConfig({ hookTimeout: 600_000 });

let service: TestService;
let demo: DemoContext;
let refused: ServiceError[];

async function makeHistory(): Promise<number> {
  let steps = 0;
  while (await runHistoryStep(demo)) steps += 1;
  return steps;
}

/** Everything that a repeated step could create twice. */
async function counted() {
  const { sql } = service.services.core;
  const tables = [
    'accounts',
    'drivers',
    'orders',
    'events',
    'documents',
    'quotes',
    'positions',
    'webhook_endpoints',
  ];
  const counts = await Promise.all(
    tables.map(async (name) => (await sql`select count(*)::int as count from ${sql(name)}`)[0]!.count),
  );
  return Object.fromEntries(tables.map((name, i) => [name, counts[i]]));
}

beforeAll(async () => {
  service = await startService();
  demo = openDemoContext(service.services, openDemoApi(service.services).send);
  refused = [];
  const log = service.services.core.log;
  log.info = ((details: { err?: unknown }) => {
    if (details.err instanceof ServiceError) refused.push(details.err);
  }) as typeof log.info;
  await beginHistory(service.services.core);
  // Simulates a kill: every fifth step was executed, but its progress was not stored.
  const { sql } = service.services.core;
  for (let step = 0; await runHistoryStep(demo); step += 1) {
    if (step % 5 !== 0) continue;
    const state = await historyState(sql);
    await sql`
      update settings set value = jsonb_set(value::jsonb, '{done}', to_jsonb(${state.done - 1}::int))::text
      where name = 'demo_history'`;
    await runHistoryStep(openDemoContext(service.services, demo.sendToApi));
  }
});
afterAll(() => service.close());

const orders = async () => (await service.ops('GET', '/orders?limit=100&environment=production')).json.data;

test('every order has reached the status of its script, also after repeated steps', async () => {
  const found = await orders();
  expect(found).toHaveLength(ORDERS.length);
  const reached = Object.fromEntries(
    // biome-ignore lint/suspicious/noExplicitAny: read as JSON.
    found.map((order: any) => [order.externalOrderId, order.internalStatus]),
  );
  const wanted = ORDERS.map(({ reaches }, i) => [`DEMO-${String(i + 1).padStart(3, '0')}`, reaches]);
  expect(reached).toEqual(Object.fromEntries(wanted));
});

test('nothing is created twice when the service starts again', async () => {
  const before = await counted();
  await beginHistory(service.services.core);
  expect(await makeHistory()).toBe(0);
  expect(await counted()).toEqual(before);
  expect(await historyState(service.services.core.sql)).toMatchObject({ prepared: true });
});

test('only repeated steps were refused', () => {
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
});

test('invoices are paid once, paid or credited in part, open and overdue', async () => {
  const { sql } = service.services.core;
  const today = service.clock.now().toISOString().slice(0, 10);
  const [counts] = await sql`
    select count(*) filter (where open_cents = 0)::int as paid,
      count(*) filter (where open_cents > 0 and open_cents < gross_cents)::int as part,
      (count(*) filter (where open_cents > 0 and due_on < ${today}::date) > 0) as overdue,
      (count(*) filter (where open_cents = gross_cents and due_on >= ${today}::date) > 0) as open
    from open_items`;
  expect(counts).toEqual({ paid: 3, part: 2, overdue: true, open: true });
});

test('one damage case ended with a credit note, another is being examined with its next tasks', async () => {
  const { data } = (await service.ops('GET', '/damage-cases')).json;
  expect(data).toMatchObject([
    {
      origin: 'COMPLAINT',
      state: 'IN_REVIEW',
      estimate: 680,
      nextTask: { text: 'Beim Versicherer nachfragen' },
    },
    { origin: 'PROTOCOL', state: 'CLOSED', liability: 'OPERATOR' },
  ]);
});

test('address books have places with opening hours, one address twice, and those of a sandbox', async () => {
  const [counts] = await service.services.core.sql`
    select count(*) filter (where environment = 'production')::int as production,
      count(*) filter (where environment = 'sandbox')::int as sandbox,
      (count(*) filter (where opening_hours is not null) > 5) as hours,
      count(*)::int - count(distinct (account_id, environment, address_key))::int as duplicates from places`;
  expect(counts).toEqual({ production: 10, sandbox: 2, hours: true, duplicates: 1 });
});

test('three customers have different agreements, and eight drivers have phone numbers', async () => {
  const accounts: { name: string; kind: string }[] = (await service.ops('GET', '/accounts')).json.data;
  const customers = accounts.filter(({ kind }) => kind === 'CUSTOMER');
  expect(customers.map(({ name }) => name).sort()).toEqual(
    Object.values(CUSTOMERS)
      .map(({ account }) => account.name)
      .sort(),
  );
  const terms = Object.values(CUSTOMERS).map((customer) => JSON.stringify(termsOf(customer)));
  expect(new Set(terms).size).toBe(3);
  const drivers = (await service.ops('GET', '/drivers')).json.data;
  expect(drivers).toHaveLength(DRIVERS.length);
  expect(drivers.every(({ phone }: { phone: string }) => phone.startsWith('+49 '))).toBe(true);
});

test('every order is valid, is priced or waits for a quote, and is marked as demo', async () => {
  const { sql } = service.services.core;
  const rows = await sql`select * from orders where environment = 'production'`;
  for (const row of rows) {
    expect(row.metadata.demo).toBe(true);
    expect(row.price !== null || ['QUOTE_REQUIRED', 'QUOTE_SENT', 'REJECTED'].includes(row.status)).toBe(
      true,
    );
    expect(row.pickup.coordinates && row.delivery.coordinates).toBeTruthy();
    const { coordinates: _, ...pickup } = row.pickup;
    const { coordinates: __, ...delivery } = row.delivery;
    expect(orderCreation.safeParse({ vehicle: row.vehicle, pickup, delivery }).error).toBeUndefined();
  }
  expect(new Set(rows.map(({ vin }) => vin)).size).toBe(rows.length);
});

describe('the two weeks before the start', () => {
  test('events are in order of time, none after the start, over two weeks', async () => {
    const { sql, clock } = service.services.core;
    const [range] = await sql`select min(created_at) as first, max(created_at) as last from events`;
    const days = (clock.now().getTime() - range!.first.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(13);
    expect(range!.last.getTime()).toBeLessThan(clock.now().getTime() + 1000);
    const confused = await sql`
      select external_order_id from orders where actual_delivery < actual_pickup or actual_pickup < created_at`;
    expect(confused).toEqual([]);
  });

  test('invoices are numbered in the order of their dates', async () => {
    const { sql } = service.services.core;
    const rows = await sql`
      select body::jsonb -> 'data' ->> 'invoiceNumber' as invoice_number, created_at from events
      where type = 'invoice.created' order by created_at, invoice_number`;
    const numbers = rows.map((row) => row.invoiceNumber);
    expect(numbers.length).toBeGreaterThan(8);
    expect(numbers).toEqual([...numbers].sort());
  });

  test('protocols are signed and stored as documents, and past trips have positions', async () => {
    const { sql } = service.services.core;
    const [kinds] = await sql`
      select count(*) filter (where kind = 'PICKUP_PROTOCOL')::int as pickups,
        count(*) filter (where kind = 'DELIVERY_PROTOCOL')::int as deliveries,
        count(*) filter (where kind = 'DAMAGE_REPORT')::int as damages,
        count(*) filter (where kind = 'SIGNED_QUOTE')::int as signed
      from documents`;
    expect(kinds).toMatchObject({ pickups: 20, deliveries: 15, damages: 3, signed: 2 });
    const [positions] = await sql`select count(*)::int as count from positions`;
    expect(positions!.count).toBeGreaterThan(100);
  });
});

test('the customers ordered through the API, and their systems called it all day', async () => {
  const { sql } = service.services.core;
  await service.services.http.requestLog.flush();
  const created = await sql`
    select distinct subject_id from audit where subject_type = 'order' and channel = 'api-v1'`;
  expect(created).toHaveLength(ORDERS.length);
  const hours = await sql`
    select date_trunc('hour', at) as hour, count(*)::int as calls, count(*) filter (where status >= 400)::int as errors
    from request_log where interface = 'v1' and credential_id is not null
      and at > ${new Date(service.clock.now().getTime() - 86_400_000)} group by 1`;
  expect(hours.length).toBeGreaterThanOrEqual(24);
  const total = (name: 'calls' | 'errors') => hours.reduce((sum, row) => sum + row[name], 0);
  expect(total('calls')).toBeGreaterThan(200);
  expect(total('errors')).toBeGreaterThan(5);
  expect(total('errors')).toBeLessThan(total('calls') / 5);
});

test('the start page has a vehicle to follow, a quote to accept and a driver to try', async () => {
  const { core } = service.services;
  const links = await demoLinks(core);
  expect(links).toMatchObject({ prepared: true });
  expect(links.trackingUrl).toMatch(/\/t\/[0-9A-Z]{18}$/);
  const token = links.quoteUrl!.split('/q/')[1];
  expect((await service.call(`/public/quotes/${token}`)).json).toMatchObject({ link: 'OPEN' });
  const link = await makeDemoDriverLink(core);
  const session = await service.call('/driver/session', { body: { token: link!.split('#')[1] } });
  expect(session.json.driver.name).toBe('Alex Demo');
  const trips = await service.call('/driver/trips', { key: session.json.sessionToken });
  expect(trips.json.data).toHaveLength(2);
});
