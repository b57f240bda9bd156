// GET /ops/today, /road, /summary, /day-plan and /proposal over real orders, with a constant number of statements.
import { expect, test } from 'vitest';
import { recordFailure, recordSuccess } from '../../../src/operator/jobs/failed-job.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, changeTerms, command, createOrder, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });
const { sql } = service.services.core;

const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString();
const makeOrder = async (changes: object = {}) => {
  service.clock.advance(1000);
  return (
    await createOrder(service, key, {
      requestedPickup: inHours(1),
      requestedDelivery: inHours(9),
      ...changes,
    })
  ).json;
};
const read = async (path: string) => (await service.ops('GET', path)).json;
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const decisionsOf = async (id: string): Promise<any[]> =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  (await read('/today')).data.filter((one: any) => one.order?.id === id);

test('an order without a driver needs a decision until it has one, who then must answer', async () => {
  const order = await makeOrder();
  expect(await decisionsOf(order.id)).toMatchObject([
    { kind: 'NO_DRIVER', urgency: 'NOW', dueAt: order.requestedPickup, order: { number: order.orderNumber } },
  ]);
  await advanceOrderTo(service, order.id, 'ASSIGNED');
  expect(await decisionsOf(order.id)).toEqual([]);
  service.clock.advance(20 * 60_000 + 1000);
  expect(await decisionsOf(order.id)).toMatchObject([
    { kind: 'NO_ANSWER', order: { driverName: 'Jana Maria Kowalska' } },
  ]);
  await command(service, order.id, 'driver_accepted');
  expect(await decisionsOf(order.id)).toEqual([]);
});

test('an order that waits for release is a decision, has its own place in plan and proposal, and no driver yet', async () => {
  const held = await service.customer({ environment: 'production' });
  await changeTerms(service, held.accountId, { release: 'MANUAL' });
  const body = { requestedPickup: inHours(1), requestedDelivery: inHours(9) };
  const order = (await createOrder(service, held.key, body)).json;
  expect(await decisionsOf(order.id)).toMatchObject([
    {
      kind: 'NOT_RELEASED',
      urgency: 'NOW',
      dueAt: order.requestedPickup,
      order: { number: order.orderNumber },
    },
  ]);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const has = (list: any[]) => list.some((one) => (one.order ?? one).id === order.id);
  const [plan, proposal] = [await read('/day-plan'), await read('/proposal')];
  expect([has(plan.unreleased), has(plan.unassigned)]).toEqual([true, false]);
  expect(has(proposal.unreleased)).toBe(true);
  const columnsWith = async () =>
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
    (await read('/orders/board')).columns.filter(({ orders }: any) => has(orders));
  expect(await columnsWith()).toMatchObject([{ status: 'TO_RELEASE' }]);
  expect((await read(`/orders/${order.id}`)).shownStatus).toBe('TO_RELEASE');
  await command(service, order.id, 'release');
  expect(await decisionsOf(order.id)).toMatchObject([{ kind: 'NO_DRIVER' }]);
  expect(await columnsWith()).toMatchObject([{ status: 'ACCEPTED' }]);
  expect(has((await read('/day-plan')).unreleased)).toBe(false);
});

test('the navigation and the plan count the same drivers', async () => {
  const { drivers } = await read('/summary');
  expect((await read('/day-plan')).drivers).toHaveLength(drivers);
});

test('requests without a quote, ending quotes, damages, complaints and failed mails are listed', async () => {
  const request = await makeOrder({ transportType: 'TRUCK' });
  expect(await decisionsOf(request.id)).toMatchObject([{ kind: 'NO_QUOTE', createdAt: request.createdAt }]);
  const lineItems = [{ description: 'Transport', unitNet: 480 }];
  await service.ops('POST', `/requests/${request.id}/quotes`, { lineItems, validUntil: inHours(20) });
  expect(await decisionsOf(request.id)).toMatchObject([
    { kind: 'QUOTE_ENDS', netCents: 48_000, currency: 'EUR', urgency: 'TODAY' },
  ]);

  const damaged = await makeOrder();
  await advanceOrderTo(service, damaged.id, 'DELIVERY');
  await command(service, damaged.id, 'hand_over', {
    hasDamage: true,
    damageDescription: 'Scratch on the door',
  });
  expect(await decisionsOf(damaged.id)).toMatchObject([
    { kind: 'DAMAGE', description: 'Scratch on the door' },
  ]);
  await command(service, damaged.id, 'complete');
  expect(await decisionsOf(damaged.id)).toMatchObject([{ kind: 'DAMAGE', caseNumber: null }]);
  expect((await service.ops('POST', `/orders/${damaged.id}/damage-dismissal`)).status).toBe(204);
  expect(await decisionsOf(damaged.id)).toEqual([]);
  await command(service, damaged.id, 'complain', { description: 'Wheel too' });
  expect(await decisionsOf(damaged.id)).toMatchObject([{ kind: 'COMPLAINT', description: 'Wheel too' }]);

  await sql`update mails set state = 'FAILED', next_attempt_at = null, error = '550 no such user'
    where order_id = ${request.id}`;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const mails = (await read('/today')).data.filter((one: any) => one.kind === 'MAIL');
  expect(mails).toMatchObject([{ error: '550 no such user', number: request.requestNumber }]);
});

test('a job that failed more than once is listed', async () => {
  const { core } = service.services;
  const job = { kind: 'MAINTENANCE', subject: 'positions' } as const;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const found = async () => (await read('/today')).data.filter((one: any) => one.kind === 'JOB');
  await recordFailure(core, job, new Error('deadlock detected'));
  expect(await found()).toEqual([]);
  await recordFailure(core, job, new Error('deadlock detected'));
  expect(await found()).toMatchObject([
    { job: 'MAINTENANCE', subject: 'positions', error: 'deadlock detected', attempts: 2, urgency: 'TODAY' },
  ]);
  await recordSuccess(core, job);
  expect(await found()).toEqual([]);
});

test('a customer whose endpoint refuses everything is listed', async () => {
  const endpoint = await service.ops('POST', `/accounts/${accountId}/webhook-endpoints`, {
    environment: 'production',
    url: 'https://hooks.example.com/x',
    events: ['order.created'],
  });
  const { id } = endpoint.json.endpoint ?? endpoint.json;
  const since = new Date(service.clock.now().getTime() - 3_600_000);
  await sql`insert into webhook_health (endpoint_id, failing_since, last_failure_at, last_failure_status)
    values (${id}, ${since}, ${since}, 503)
    on conflict (endpoint_id) do update set failing_since = excluded.failing_since, last_failure_status = 503`;
  await makeOrder();
  await sql`update webhook_deliveries set state = 'DEAD_LETTER', next_attempt_at = null where endpoint_id = ${id}`;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const found = (await read('/today')).data.filter((one: any) => one.kind === 'WEBHOOKS');
  const failedSince = new Date(since.getTime() - 86_400_000).toISOString();
  expect(found).toMatchObject([
    { endpointId: id, status: 503, failed: 1, since: since.toISOString(), failedSince },
  ]);
  await sql`update webhook_health set failing_since = null where endpoint_id = ${id}`;
});

test('the map has vehicles with heading and next stops, and the counts match', async () => {
  const before = await read('/summary');
  const order = await makeOrder();
  expect((await read('/summary')).orders).toBe(before.orders + 1);
  await advanceOrderTo(service, order.id, 'IN_TRANSIT');
  const now = service.clock.now();
  await sql`
    insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, heading_degrees, received_at)
    select account_id, id, driver_id, ${now}, 48.4, 10, 92, ${now} from orders where id = ${order.id}`;
  const { vehicles, stops } = await read('/road');
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const vehicle = vehicles.find((one: any) => one.order.id === order.id);
  expect(vehicle).toMatchObject({ lat: 48.4, lng: 10, headingDegrees: 92, silent: false, lateMinutes: 0 });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const own = stops.filter((one: any) => one.order.id === order.id);
  expect(own).toMatchObject([{ kind: 'DELIVERY', at: vehicle.arrivesAt }]);
});

test('the day plan has states, trips and orders without a driver', async () => {
  const driverId = await newDriver(service, 'Farid Rahimi');
  const stateOf = async () =>
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
    (await read('/day-plan')).drivers.find((one: any) => one.driver.id === driverId);
  expect(await stateOf()).toMatchObject({
    state: { kind: 'FREE' },
    trips: [],
    bookedMinutes: 0,
    place: null,
  });
  const order = await makeOrder({ requestedPickup: inHours(0.2) });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const open = async () => (await read('/day-plan')).unassigned.some((one: any) => one.order.id === order.id);
  expect(await open()).toBe(true);
  await advanceOrderTo(service, order.id, 'ASSIGNED', driverId);
  expect(await open()).toBe(false);
  service.clock.advance(25 * 60_000 + 1000);
  expect((await stateOf()).state).toEqual({ kind: 'NO_ANSWER', order: order.orderNumber, minutes: 25 });
  for (const name of ['driver_accepted', 'start_pickup', 'pick_up']) await command(service, order.id, name);
  expect((await stateOf()).state).toMatchObject({ kind: 'IN_TRANSIT', order: order.orderNumber });
  expect((await stateOf()).trips).toHaveLength(1);
  await service.ops('PATCH', `/drivers/${await newDriver(service, 'Weg')}`, { active: false });
  const withInactive = (await read('/day-plan?inactive=true')).drivers.length;
  expect(withInactive).toBeGreaterThan((await read('/day-plan')).drivers.length);
  expectV1Error(await service.ops('GET', '/day-plan?day=tomorrow'), 400, 'INVALID_REQUEST');
});

test('a proposal names driver and time, changes nothing, and is the same when asked again', async () => {
  const tomorrow = new Date(service.clock.now().getTime() + 24 * 3_600_000);
  const day = tomorrow.toISOString().slice(0, 10);
  const order = await makeOrder({
    requestedPickup: `${day}T09:00:00Z`,
    requestedDelivery: `${day}T20:00:00Z`,
  });
  const first = await read(`/proposal?day=${day}`);
  expect(first.orders).toBeGreaterThanOrEqual(1);
  expect(first.proposed.placed).toBeGreaterThanOrEqual(first.nearestFirst.placed);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const legs = first.drivers.flatMap((one: any) => one.legs);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  expect(legs.some((leg: any) => leg.order.id === order.id && !leg.set && leg.lateMinutes === 0)).toBe(true);
  expect((await read(`/orders/${order.id}`)).internalStatus).toBe('OPEN');
  expect(await read(`/proposal?day=${day}`)).toEqual(first);
});

test('a proposal shows the ways there and back, why each driver, and what one more driver would bring', async () => {
  const day = new Date(service.clock.now().getTime() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
  const order = await makeOrder({
    requestedPickup: `${day}T09:00:00Z`,
    requestedDelivery: `${day}T20:00:00Z`,
  });
  await newDriver(service, 'Wanda Weit');
  const proposal = await read(`/proposal?day=${day}`);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const row = proposal.drivers.find(({ legs }: any) => legs.some((leg: any) => leg.order.id === order.id));
  expect(row.legs[0].way).toMatchObject({ byTimetable: false, sharedWith: [], nextDay: null });
  expect(row.legs[0].reason.kind).toBeTypeOf('string');
  expect(row.costCents).toBeGreaterThanOrEqual(row.legs[0].way.costCents);
  expect(proposal.asItStands).toMatchObject({ placed: 0, onTime: 0 });
  expect(proposal.oneMoreDriver).toMatchObject({ city: expect.any(String), placed: expect.any(Number) });
  expect(proposal.timetable).toBeNull();
});

test('dispatch sets the rates of planning, which is recorded', async () => {
  const before = await read('/planning-rates');
  expect(before).toMatchObject({ transitTimeFactor: 1.3, shuttleSeats: 4 });
  const rates = { ...before, transitPerKm: 0.25, overnightCost: 80 };
  expect((await service.ops('PUT', '/planning-rates', rates)).json).toEqual(rates);
  expect(await read('/planning-rates')).toEqual(rates);
  expectV1Error(
    await service.ops('PUT', '/planning-rates', { ...rates, shuttleSeats: 99 }),
    400,
    'INVALID_REQUEST',
  );
  const { data } = await read('/audit?limit=5');
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const entry = data.find(({ action }: any) => action === 'planning_rates.changed');
  expect(entry.details.changes).toEqual({
    transitPerKm: { before: 0.18, after: 0.25 },
    overnightCost: { before: 95, after: 80 },
  });
  await service.ops('PUT', '/planning-rates', before);
});
