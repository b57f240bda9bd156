// The simulated fleet drives by the clock through the driver API, can be paused, and recovers after days off.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { CUSTOMER_NAMES, DRIVERS } from '../../src/demo/company.ts';
import { FURTHER_PREFIX } from '../../src/demo/content.ts';
import { createCustomer, createDrivers, findCompany } from '../../src/demo/create-demo-company.ts';
import { placeOrder } from '../../src/demo/demo-actions.ts';
import { type DemoContext, openDemoContext } from '../../src/demo/demo-context.ts';
import { updateFleet } from '../../src/demo/run-demo.ts';
import { openDemoApi } from '../../src/start/demo-api.ts';
import { startService, type TestService } from '../harness/service.ts';

// A trip takes several hundred polls, and a loaded machine is only slow, not wrong.
vi.setConfig({ testTimeout: 600_000 });

let service: TestService;
let demo: DemoContext;

beforeAll(async () => {
  service = await startService();
  demo = openDemoContext(service.services, openDemoApi(service.services).send);
  const { core } = service.services;
  for (const name of CUSTOMER_NAMES) await createCustomer(core, name);
  await createDrivers(core);
});
afterAll(() => service.close());

async function look(minutes: number, everyMs = MINUTE_MS) {
  for (let passed = 0; passed < minutes * MINUTE_MS; passed += everyMs) {
    service.clock.advance(everyMs);
    await updateFleet(demo, 1);
  }
}

const sql = () => service.services.core.sql;
const findTrip = async () => (await sql()`select * from orders where external_order_id = 'DEMO-TRIP'`)[0]!;

test('a trip runs from its order to its end, with positions on the way, signed protocols and every event', async () => {
  const { core } = demo;
  const { accounts } = await findCompany(core);
  const requestedPickup = new Date(core.clock.now().getTime() + 20 * MINUTE_MS);
  const route = { from: 'Hamburg', to: 'Kassel', model: 'golf', requestedPickup } as const;
  await placeOrder(core, accounts.get('dealer')!, {
    ...route,
    externalOrderId: 'DEMO-TRIP',
    number: 1,
    tripMinutes: 30,
  });
  // The first due trip is reserved for a visitor of the driver pages; the fleet drives this one.
  const visitor = (await findCompany(core)).drivers.get(DRIVERS[7]!.email)!;
  await updateFleet(demo, 1);
  expect((await findTrip()).driverId).toBe(visitor);
  await service.ops('POST', `/orders/${(await findTrip()).id}/commands`, { command: 'driver_dropped_out' });
  const other = (await findCompany(core)).drivers.get(DRIVERS[0]!.email)!;
  await service.ops('POST', `/orders/${(await findTrip()).id}/commands`, {
    command: 'assign_driver',
    driverId: other,
  });

  await look(25);
  expect((await findTrip()).status).toBe('IN_TRANSIT');
  await look(45);
  const { id, status } = await findTrip();
  expect(status).toBe('COMPLETED');
  const positions = await sql()`select * from positions where order_id = ${id} order by recorded_at`;
  expect(positions.length).toBeGreaterThan(25);
  const [first, last] = [positions[6]!, positions.at(-1)!];
  // Southwards from Hamburg.
  expect(first.lat).toBeGreaterThan(53);
  expect(last.lat).toBeLessThan(51.6);
  expect(last).toMatchObject({ accuracyMeters: expect.any(Number), headingDegrees: expect.any(Number) });
  const events = await sql()`select type from events where order_id = ${id} order by created_at`;
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'pickup.started',
      'pickup.arrived',
      'vehicle.picked_up',
      'vehicle.delivered',
      'order.completed',
    ]),
  );
  const protocols =
    await sql()`select kind from protocols where order_id = ${id} and submitted_at is not null`;
  expect(protocols.map(({ kind }) => kind).sort()).toEqual(['DELIVERY', 'PICKUP']);
  const steps =
    await sql()`select distinct channel from audit where subject_id = ${id} and action = 'order.pick_up'`;
  expect(steps).toEqual([{ channel: 'driver' }]);
});

/** The calls of the customers' systems since then. */
const countCalls = async (since: Date) => {
  await service.services.http.requestLog.flush();
  const rows = await sql()`
    select from request_log where at >= ${since} and interface = 'v1' and credential_id is not null`;
  return rows.length;
};

const roadCount = async () => {
  const [row] = await sql()`
    select count(*)::int as count from orders where status in ('PICKUP', 'IN_TRANSIT', 'DELIVERY')`;
  return row!.count;
};

test('vehicles stay on the road, and at most thirty orders are created per day', async () => {
  await look(60);
  expect(await roadCount()).toBeGreaterThanOrEqual(3);
  await look(24 * 60, 10 * MINUTE_MS);
  expect(await roadCount()).toBeGreaterThanOrEqual(3);
  const since = new Date(service.clock.now().getTime() - DAY_MS);
  const [row] = await sql()`
    select count(*)::int as count from orders
    where starts_with(external_order_id, ${FURTHER_PREFIX}) and created_at >= ${since}`;
  expect(row!.count).toBeGreaterThan(5);
  expect(row!.count).toBeLessThanOrEqual(30);
  const calls = await countCalls(since);
  expect(calls).toBeGreaterThan(200);
  expect(calls).toBeLessThan(1000);
});

test('while the fleet is paused nothing moves; pausing and resuming are in the audit log', async () => {
  const newest = async () =>
    (
      await sql()`select greatest((select max(recorded_at) from positions), (select max(updated_at) from orders)) as at`
    )[0]!.at;
  expect((await service.ops('POST', '/demo/pause')).status).toBe(200);
  const before = await newest();
  await look(10);
  expect(await newest()).toEqual(before);
  await service.ops('POST', '/demo/resume');
  await look(3);
  expect(await newest()).not.toEqual(before);
  const audit = await sql()`select action, actor from audit where subject_type = 'demo' order by at`;
  expect(audit.map(({ action }) => action)).toEqual(['demo.paused', 'demo.resumed']);
});

test('after weeks off, started trips are finished, and there are new trips and a quote again', async () => {
  const onTheRoad = await sql()`select id from orders where status in ('PICKUP', 'IN_TRANSIT', 'DELIVERY')`;
  const stopped = service.clock.now();
  service.clock.advance(20 * DAY_MS);
  demo = openDemoContext(service.services, openDemoApi(service.services).send);
  await look(60);
  // The systems call again, and do not catch up on three weeks.
  const calls = await countCalls(stopped);
  expect(calls).toBeGreaterThan(5);
  expect(calls).toBeLessThan(100);
  const [left] = await sql()`
    select count(*)::int as count from orders
    where id = any(${onTheRoad.map(({ id }) => id)}::uuid[]) and status in ('PICKUP', 'IN_TRANSIT', 'DELIVERY')`;
  expect(left!.count).toBe(0);
  expect(await roadCount()).toBeGreaterThanOrEqual(3);
  for (let looks = 0; looks < 5; looks += 1) await updateFleet(demo, 0);
  const [quotes] = await sql()`
    select count(*)::int as count from quotes where state = 'OFFERED' and valid_until > ${service.clock.now()}`;
  expect(quotes!.count).toBeGreaterThanOrEqual(1);
});

test('without demo data the routes of the demo are not found', async () => {
  const off = await startService({ config: { demo: false } });
  for (const [method, path] of [
    ['GET', '/demo'],
    ['POST', '/demo/pause'],
    ['POST', '/demo/resume'],
  ] as const) {
    expect((await off.ops(method, path)).status).toBe(404);
  }
  await off.close();
});
