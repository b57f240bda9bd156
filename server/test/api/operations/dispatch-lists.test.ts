// The lists of dispatch: board and counts over all accounts, possible commands, and bulk commands.
import { beforeAll, describe, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, changeTerms, command, createOrder, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR).toISOString();
const ids: Record<string, string> = {};
const dates: Record<string, string> = {};

async function make(name: string, changes: object = {}, to?: string): Promise<void> {
  service.clock.advance(1000);
  const made = (await createOrder(service, key, { ...changes })).json;
  ids[name] = made.id;
  dates[name] = made.requestedPickup;
  if (to) await advanceOrderTo(service, ids[name]!, to);
}

interface Row {
  id: string;
}
const namesOf = (rows: readonly Row[]) =>
  rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

beforeAll(async () => {
  await make('later', { requestedPickup: inHours(5), requestedDelivery: inHours(12) });
  await make('soon', { requestedPickup: inHours(1), requestedDelivery: inHours(9) });
  await make('missed', { requestedPickup: inHours(-1), requestedDelivery: inHours(8) });
  await make('moving', { requestedPickup: inHours(0), requestedDelivery: inHours(9) }, 'IN_TRANSIT');
  await make('tight', { requestedPickup: inHours(0), requestedDelivery: inHours(1) }, 'IN_TRANSIT');
  await make('done', {}, 'DELIVERED');
  await make('gone');
  await command(service, ids.gone!, 'cancel');
});

const board = async (query = '') => {
  const { columns } = (await service.ops('GET', `/orders/board${query}`)).json;
  return Object.fromEntries(
    columns.map(({ status, orders, count }: { status: string; orders: Row[]; count: number }) => [
      status,
      { count, names: namesOf(orders) },
    ]),
  );
};

describe('the board', () => {
  test('has a column per status, the next due order first, and no cancelled orders', async () => {
    const columns = await board();
    expect(columns.ACCEPTED).toEqual({ count: 3, names: ['missed', 'soon', 'later'] });
    expect(columns.IN_TRANSIT).toEqual({ count: 2, names: ['tight', 'moving'] });
    expect(columns.DELIVERED).toEqual({ count: 1, names: ['done'] });
    expect(columns.SCHEDULED).toEqual({ count: 0, names: [] });
    expect(Object.keys(columns)).not.toContain('CANCELLED');
  });

  test('counts the orders that it does not show', async () => {
    expect((await board('?perColumn=1')).ACCEPTED).toEqual({ count: 3, names: ['missed'] });
  });

  test('filters by lateness, days of pickup, text and customer', async () => {
    expect((await board('?late=true')).ACCEPTED.names).toEqual(['missed']);
    const from = encodeURIComponent(inHours(0.5));
    expect((await board(`?pickupFrom=${from}`)).ACCEPTED.names).toEqual(['soon', 'later']);
    expect((await board('?search=stuttg')).IN_TRANSIT.names).toEqual(['tight', 'moving']);
    expect((await board('?search=zzz')).IN_TRANSIT.names).toEqual([]);
    const other = await service.customer({ environment: 'production' });
    expect((await board(`?accountId=${other.account.id}`)).ACCEPTED.names).toEqual([]);
  });
});

describe('the map', () => {
  const map = async (query = '') => {
    const { count, orders } = (await service.ops('GET', `/orders/map${query}`)).json;
    return { count, names: namesOf(orders.map(({ order }: { order: Row }) => order)), orders };
  };

  test('has orders on the road first, then those due next, and no delivered ones', async () => {
    const { sql } = service.services.core;
    await sql`
      insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, heading_degrees, received_at)
      select account_id, id, driver_id, ${service.clock.now()}, 48.4, 9.99, 80, ${service.clock.now()}
      from orders where id = ${ids.moving!}`;
    const { count, names, orders } = await map(`?accountId=${accountId}`);
    expect(count).toBe(5);
    expect(names).toEqual(['tight', 'moving', 'missed', 'soon', 'later']);
    expect(orders[1]).toMatchObject({
      position: { lat: 48.4, lng: 9.99, headingDegrees: 80 },
      pickupAt: null,
      silent: false,
      leftKm: expect.any(Number),
      order: { delivery: { city: 'München', coordinates: { lat: expect.any(Number) } } },
    });
    expect(orders[3]).toMatchObject({ position: null, pickupAt: dates.soon });
    expect(orders[0].lateMinutes).toBeGreaterThan(0);
  });

  test('takes the filters of the board and a group', async () => {
    expect((await map(`?accountId=${accountId}&group=road`)).names).toEqual(['tight', 'moving']);
    expect((await map(`?accountId=${accountId}&group=delivered`)).count).toBe(0);
    expect((await map('?late=true&group=assign')).names).toEqual(['missed']);
    expect((await map('?search=zzz')).names).toEqual([]);
  });
});

test('an order is late after a missed pickup, if it cannot arrive in time, and after a reported delay', async () => {
  const lateOf = async (name: string) => (await service.ops('GET', `/orders/${ids[name]}`)).json;
  expect((await lateOf('soon')).late).toBe(false);
  expect(await lateOf('missed')).toMatchObject({ late: true, trouble: 'LATE' });
  expect((await lateOf('moving')).late).toBe(false);
  expect(await lateOf('tight')).toMatchObject({ late: true, trouble: 'LATE' });
  expect((await service.ops('GET', '/orders/counts')).json).toMatchObject({ open: 6, late: 2 });
  const listed = await service.ops('GET', '/orders?late=true');
  expect(namesOf(listed.json.data)).toEqual(['tight', 'missed']);
  await command(service, ids.moving!, 'report_delay', { minutes: 30 });
  expect((await lateOf('moving')).late).toBe(true);
});

test('a vehicle in transit is silent after twenty minutes without a position', async () => {
  await make('silent', { requestedDelivery: inHours(20) }, 'IN_TRANSIT');
  const trouble = async () => (await service.ops('GET', `/orders/${ids.silent}`)).json.trouble;
  const before = (await service.ops('GET', '/orders/counts')).json.withoutPosition;
  expect(await trouble()).toBe(null);
  service.clock.advance(20 * 60_000);
  expect(await trouble()).toBe('SILENT');
  expect((await service.ops('GET', '/orders/counts')).json.withoutPosition).toBeGreaterThan(before);
});

test('days of pickup are read in their order, page by page', async () => {
  const pickupFrom = inHours(-24);
  const query = new URLSearchParams({ pickupFrom, status: 'OPEN', limit: '2' });
  const first = (await service.ops('GET', `/orders?${query}`)).json;
  const second = (await service.ops('GET', `/orders?${query}&cursor=${first.nextCursor}`)).json;
  expect(namesOf([...first.data, ...second.data])).toEqual(['missed', 'soon', 'later']);
});

describe('possible commands', () => {
  const possible = async (id: string, call = service.ops) =>
    (await call('GET', `/orders/${id}/commands`)).json.commands as {
      command: string;
      leadsTo: string;
      events: { type: string; receivers: number; conditional: boolean }[];
      mail: { topic: string; to: string } | null;
    }[];

  test('are exactly those of the lifecycle, with their effects', async () => {
    const body = { url: 'https://receiver.test/hook', events: ['driver.assigned'] };
    expect((await service.call('/extern/webhook-subscriptions', { key, body })).status).toBe(201);
    const made = await createOrder(service, key, { endCustomerEmail: 'anna@example.com' });
    const commands = await possible(made.json.id);
    expect(commands.map(({ command: name }) => name)).toEqual([
      'pool',
      'take',
      'offer',
      'assign_driver',
      'cancel',
      'change',
      'change_terms',
    ]);
    const assign = commands.find(({ command: name }) => name === 'assign_driver')!;
    expect(assign).toMatchObject({
      leadsTo: 'ASSIGNED',
      events: [
        { type: 'order.scheduled', receivers: 0, conditional: false },
        { type: 'driver.assigned', receivers: 1, conditional: false },
      ],
      mail: { topic: 'scheduled', to: 'anna@example.com' },
    });
    await command(service, made.json.id, 'cancel');
    expect((await possible(made.json.id)).map(({ command: name }) => name)).toEqual(['reopen']);
  });

  test('are those of the role', async () => {
    const of = async (role: 'viewer' | 'accounting' | 'dispatcher', id: string) => {
      const { console } = await newConsoleUser(service, { role });
      const commands = await possible(id, ((method: 'GET', path: string) => console(method, path)) as never);
      return commands.map(({ command: name }) => name);
    };
    expect(await of('viewer', ids.done!)).toEqual([]);
    expect(await of('accounting', ids.done!)).toEqual(['complete', 'complain']);
    expect(await of('accounting', ids.soon!)).toEqual([]);
    expect(await of('dispatcher', ids.soon!)).toContain('assign_driver');
  });
});

describe('one command for several orders', () => {
  test('is tried for each, and answers the result of each', async () => {
    const driverId = await newDriver(service, 'Tomasz Nowak');
    await make('one');
    await make('two');
    const version = (await service.ops('GET', `/orders/${ids.two}`)).json.version;
    const body = {
      command: 'assign_driver',
      driverId,
      orders: [{ id: ids.one }, { id: ids.gone }, { id: ids.two, version: version - 1 }],
    };
    const answer = await service.ops('POST', '/orders/commands', body);
    expect(answer.status).toBe(200);
    const [one, gone, two] = answer.json.data;
    expect(one).toMatchObject({ id: ids.one, order: { internalStatus: 'ASSIGNED' }, error: null });
    expect(gone).toMatchObject({ order: null, error: { code: 'ORDER_NOT_CHANGEABLE' } });
    expect(two).toMatchObject({ order: null, error: { details: { seen: version - 1, version } } });
  });

  test('releases held orders', async () => {
    await changeTerms(service, accountId, { release: 'MANUAL' });
    await make('held');
    await changeTerms(service, accountId, { release: 'AUTOMATIC' });
    const body = { command: 'release', orders: [{ id: ids.held }] };
    const { data } = (await service.ops('POST', '/orders/commands', body)).json;
    expect(data[0].order.internalStatus).toBe('OPEN');
  });

  test('changes an order once that is named twice', async () => {
    const requestedPickup = '2026-10-20T08:00:00.000Z';
    const { id } = (await createOrder(service, key, { requestedPickup })).json;
    const body = { command: 'move', days: 1, orders: [{ id }, { id: id.toUpperCase() }] };
    const { data } = (await service.ops('POST', '/orders/commands', body)).json;
    expect(data).toMatchObject([{ id, order: { requestedPickup: '2026-10-21T08:00:00.000Z' } }]);
    const preview = (await service.ops('POST', '/orders/commands/preview', body)).json;
    expect(preview.data).toHaveLength(1);
  });

  test('needs at least one order, and at most two hundred', async () => {
    const orders = Array.from({ length: 201 }, () => ({ id: ids.one }));
    for (const wrong of [[], orders]) {
      const body = { command: 'release', orders: wrong };
      expectV1Error(await service.ops('POST', '/orders/commands', body), 400, 'INVALID_REQUEST');
    }
  });
});

test('the map is limited, and has the total number', async () => {
  const { key: ownKey, accountId: own } = await service.customer({ environment: 'production' });
  const { id } = (await createOrder(service, ownKey)).json;
  await service.services.core.sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'order_number', 'VT-M' || n, 'tracking_number', 'M' || n || o.tracking_number))).*
    from orders o, generate_series(1, 260) n where o.id = ${id}`;
  const { count, orders } = (await service.ops('GET', `/orders/map?accountId=${own}`)).json;
  expect(count).toBe(261);
  expect(orders).toHaveLength(250);
});
