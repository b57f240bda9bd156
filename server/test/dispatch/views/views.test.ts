// Saved views: private for one person, or shared with everybody; shared ones are audited.
import { expect, test } from 'vitest';
import { eraseUser } from '../../../src/people/erase-user.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
const anna = await newConsoleUser(service, { role: 'dispatcher', name: 'Anna Lindner' });
const ben = await newConsoleUser(service, { role: 'accounting', name: 'Ben Ott' });
const admin = await newConsoleUser(service);

const TODAY = { name: 'Heute Hamburg', filter: { layout: 'table', pickup: 'today', search: 'Hamburg' } };
const namesSeenBy = async (one: typeof anna) =>
  (await one.console('GET', '/views')).json.data.map(({ name }: { name: string }) => name);
const actionsOn = async (id: string) =>
  (await sql<{ action: string }[]>`select action from audit where subject_id = ${id} order by at, id`).map(
    ({ action }) => action,
  );

test('a private view exists for its person only, and leaves no audit entry', async () => {
  const saved = await anna.console('POST', '/views', { ...TODAY, name: 'Nur für Anna', shared: false });
  expect(saved.status).toBe(201);
  expect(saved.json).toMatchObject({
    mine: true,
    shared: false,
    filter: TODAY.filter,
    owner: { name: 'Anna Lindner' },
  });
  expect(await namesSeenBy(anna)).toContain('Nur für Anna');
  expect(await namesSeenBy(ben)).not.toContain('Nur für Anna');
  const { id } = saved.json;
  expectV1Error(await ben.console('GET', `/views/${id}`), 404, 'VIEW_NOT_FOUND');
  expectV1Error(await admin.console('DELETE', `/views/${id}`), 404, 'VIEW_NOT_FOUND');
  expect(await actionsOn(id)).toEqual([]);
});

test('a shared view is seen by all, changed by its person and by admins, and audited', async () => {
  const { id } = (await anna.console('POST', '/views', { ...TODAY, shared: true })).json;
  expect((await ben.console('GET', `/views/${id}`)).json).toMatchObject({ mine: false, name: TODAY.name });
  expectV1Error(await ben.console('PATCH', `/views/${id}`, { name: 'Bens' }), 403, 'VIEW_NOT_YOURS');
  const filter = { layout: 'map', late: 'true' };
  const changed = await admin.console('PATCH', `/views/${id}`, { name: 'Verspätete', filter });
  expect(changed.json).toMatchObject({ name: 'Verspätete', filter, shared: true });
  expect((await anna.console('DELETE', `/views/${id}`)).status).toBe(204);
  expect(await actionsOn(id)).toEqual(['view.saved', 'view.changed', 'view.removed']);
});

test('the filter is checked by the rules of the list, and the operator token saves shared views only', async () => {
  const wrong = { ...TODAY, shared: true, filter: { pickup: 'yesterday', accountId: 'x', color: 'red' } };
  const answer = await anna.console('POST', '/views', wrong);
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  expect(answer.json.error.details.fields.length).toBe(3);
  expectV1Error(await service.ops('POST', '/views', { ...TODAY, shared: false }), 400, 'INVALID_REQUEST');
  expect((await service.ops('POST', '/views', { ...TODAY, shared: true })).json.owner).toBeNull();
});

test('a person has a limited number of views', async () => {
  const [first] = await sql<{ id: string }[]>`select id from saved_views where owner_id = ${anna.user.id}`;
  await sql`
    insert into saved_views select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(),
      'owner_id', ${ben.user.id}::uuid, 'is_shared', false))).* from saved_views v, generate_series(1, 100)
    where v.id = ${first!.id}`;
  expectV1Error(await ben.console('POST', '/views', { ...TODAY, shared: false }), 409, 'TOO_MANY_VIEWS');
});

test('when a person is erased, shared views stay and private ones go', async () => {
  const gone = await newConsoleUser(service, { role: 'dispatcher' });
  const shared = (await gone.console('POST', '/views', { ...TODAY, shared: true })).json;
  const own = (await gone.console('POST', '/views', { ...TODAY, shared: false })).json;
  await sql.begin((tx) => eraseUser(service.services.core, tx, gone.user));
  expect((await anna.console('GET', `/views/${shared.id}`)).json).toMatchObject({ owner: null, mine: false });
  expect(await sql`select from saved_views where id = ${own.id}`).toHaveLength(0);
});

const carla = await newConsoleUser(service, { role: 'dispatcher', name: 'Carla Sieg' });

test('a view keeps sort order and columns, and refuses an unknown sort order', async () => {
  const filter = {
    layout: 'table',
    group: 'open',
    pickup: 'tomorrow',
    sort: '-price',
    columns: ['order', 'price'],
  };
  const saved = await carla.console('POST', '/views', { name: 'Teure', shared: false, filter });
  expect(saved.json.filter).toEqual(filter);
  const wrong = await carla.console('PATCH', `/views/${saved.json.id}`, { filter: { sort: 'colour' } });
  expectV1Error(wrong, 400, 'INVALID_REQUEST');
});

test('views are counted in the days of the reader', async () => {
  const { key, accountId } = await service.customer({ environment: 'production' });
  const now = service.clock.now();
  const noon = (days: number) =>
    `${new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;
  const dated = (days: number) => ({ requestedPickup: noon(days), requestedDelivery: noon(days + 1) });
  await createOrder(service, key, dated(1));
  await createOrder(service, key, dated(1));
  const cancelled = (await createOrder(service, key, dated(1))).json.id;
  await command(service, cancelled, 'cancel');
  const filter = { layout: 'table', accountId, group: 'open', pickup: 'tomorrow' };
  const { id } = (await carla.console('POST', '/views', { name: '!Morgen', shared: false, filter })).json;
  const countIn = async (timeZone: string) => {
    const { data } = (await carla.console('GET', `/views/counts?timeZone=${encodeURIComponent(timeZone)}`))
      .json;
    return Object.fromEntries(data.map((one: { id: string; count: number }) => [one.id, one.count]));
  };
  const here = await countIn('UTC');
  expect(here[id]).toBe(2);
  expect(here.tomorrow).toBeGreaterThanOrEqual(2);
  expect(here.open).toBeGreaterThanOrEqual(here.tomorrow);
  // Kiritimati is 14 hours ahead, so that noon of tomorrow is the day after.
  expect((await countIn('Pacific/Kiritimati'))[id]).toBe(now.getUTCHours() < 10 ? 0 : 2);
  expectV1Error(await carla.console('GET', '/views/counts?timeZone=Mars/Base'), 400, 'INVALID_REQUEST');

  const totals = (await service.ops('GET', `/orders/totals?accountId=${accountId}&group=open`)).json;
  const { data } = (await service.ops('GET', `/orders?accountId=${accountId}&group=open`)).json;
  const net = data.reduce((sum: number, { price }: { price: { net: number } }) => sum + price.net, 0);
  expect(totals).toEqual({ count: 2, sums: [{ currency: 'EUR', net }] });
});
