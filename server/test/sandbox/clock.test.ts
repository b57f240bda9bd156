// The test clock: an order moves to a moment, and everything that is due until then happens.
import { expect, test } from 'vitest';
import { parseDuration } from '../../src/platform/iso-duration.ts';
import { SCENARIO_NAMES, SCENARIOS } from '../../src/sandbox/scenarios.ts';
import { timetableOf } from '../../src/sandbox/timetable.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { creation, eventNames } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const DAY_MS = 86_400_000;

const MANUAL = { 'x-sandbox-mode': 'manual' };
const inDays = (days: number) => new Date(service.clock.now().getTime() + days * DAY_MS).toISOString();
const move = (key: string, id: string, body: object) =>
  service.call(`/extern/sandbox/orders/${id}/clock`, { key, body });

test('every step of every scenario has a planned time, none before the step that it follows', () => {
  const createdAt = new Date('2026-10-01T08:00:00Z');
  const pickups = [null, new Date('2026-10-01T08:30:00Z'), new Date('2026-12-01T08:00:00Z')];
  for (const scenario of SCENARIO_NAMES) {
    for (const requestedPickup of pickups) {
      const planned = timetableOf(scenario, { createdAt, requestedPickup, requestedDelivery: null });
      expect(planned.map(({ name }) => name)).toEqual(SCENARIOS[scenario].map(({ name }) => name));
      const times = planned.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times[0]).toBe(createdAt.getTime());
    }
  }
});

test('durations are read as ISO 8601', () => {
  const texts = ['P2D', 'PT90M', 'P1W', 'P1DT2H30M', 'PT0M'];
  expect(texts.map(parseDuration)).toEqual([2 * DAY_MS, 5_400_000, 7 * DAY_MS, 95_400_000, 0]);
  for (const text of ['P', 'PT', '2D', 'P2H', 'P1Y', 'P-1D', 'p2d', ''])
    expect(parseDuration(text)).toBeNull();
});

test('an order moves through its days, and only what is due happens', async () => {
  const { key } = await service.customer();
  const dates = { requestedPickup: inDays(3), requestedDelivery: inDays(4) };
  const { id } = (await service.call('/extern/orders', { key, body: creation(dates), headers: MANUAL })).json;
  const early = (await move(key, id, { by: 'P2D' })).json;
  expect(early).toMatchObject({
    status: 'SCHEDULED',
    scenario: { last: 'DRIVER_ACCEPTED', finished: false },
    clock: { now: inDays(2), next: { name: 'DRIVER_ON_THE_WAY' } },
  });
  expect(early.clock.ran.map(({ name }: { name: string }) => name)).toEqual([
    'TRIP_OFFERED',
    'DRIVER_ASSIGNED',
    'DRIVER_ACCEPTED',
  ]);
  expect((await move(key, id, { by: 'PT0M' })).json.clock.ran).toEqual([]);
  expect((await move(key, id, { to: inDays(3) })).json).toMatchObject({
    status: 'IN_TRANSIT',
    clock: { next: { name: 'ARRIVED_AT_DESTINATION', at: inDays(4) } },
  });
  expect((await eventNames(service, id)).at(-1)).toBe('transport.started');
  const back = await move(key, id, { to: inDays(1) });
  expectV1Error(back, 400, 'INVALID_REQUEST');
  expect(back.json.error.details.fields[0].message).toContain(inDays(3));
  const end = (await move(key, id, { by: 'P30D' })).json;
  expect(end).toMatchObject({ status: 'COMPLETED', scenario: { finished: true }, clock: { next: null } });
  expectV1Error(await move(key, id, { by: 'P1D' }), 409, 'SANDBOX_FINISHED');
});

test('a quote that nobody decides on expires', async () => {
  const { key } = await service.customer();
  const { id } = (await service.call('/extern/quotes', { key, body: creation(), headers: MANUAL })).json;
  const sent = (await move(key, id, { by: 'P1D' })).json;
  expect(sent).toMatchObject({
    status: 'QUOTE_OFFERED',
    clock: { ran: [{ name: 'QUOTE_SENT' }], next: null },
  });
  const late = (await move(key, id, { by: 'P365D' })).json;
  expect(late).toMatchObject({ status: 'QUOTE_REQUIRED', clock: { ran: [{ name: 'QUOTE_EXPIRED' }] } });
  expectV1Error(await service.call(`/extern/quotes/${id}/accept`, { key, body: {} }), 409, 'QUOTE_EXPIRED');
});

test('the portal moves it too, live credentials and wrong bodies are refused', async () => {
  const { portal, account } = await newPortalUser(service);
  const test = { scenario: 'DELAY', mode: 'manual' };
  const { order } = (await portal('POST', '/sandbox/test-orders', test)).json;
  const moved = await portal('POST', `/sandbox/orders/${order.id}/clock`, { by: 'P2D' });
  expect(moved.json).toMatchObject({
    order: { status: 'IN_TRANSIT' },
    scenario: { last: 'VEHICLE_PICKED_UP', clock: { now: inDays(2), next: { name: 'DELAY_REPORTED' } } },
  });
  const key = (await service.credential(account.id, { environment: 'sandbox' })).secret;
  for (const body of [{}, { by: 'P1D', to: inDays(9) }, { by: '2 days' }, { to: 'tomorrow' }, { by: null }]) {
    expectV1Error(await move(key, order.id, body), 400, 'INVALID_REQUEST');
  }
  expectV1Error(await move(key, order.id, { to: '2101-01-01T00:00:00Z' }), 400, 'INVALID_REQUEST');
  const live = (await service.credential(account.id, { environment: 'production' })).secret;
  expectV1Error(await move(live, order.id, { by: 'P1D' }), 403, 'SANDBOX_ONLY');
});
