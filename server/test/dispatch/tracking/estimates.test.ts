// The expected arrival: from its position and the router, or from the plan without a position.
import { beforeAll, describe, expect, test } from 'vitest';
import { offlineRouter } from '../../../src/geo/offline-router.ts';
import { newTrip } from '../../api/driver/phone.ts';
import { command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  newTrackingSetup,
  sendPositions,
  type TrackingSetup,
  track,
  tripInStatus,
  ULM,
} from './tracking-setup.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const AVERAGE_KMH = 70;
const DATES = { requestedPickup: '2027-01-04T08:00:00.000Z', requestedDelivery: '2027-01-04T15:00:00.000Z' };

const service = await sharedService();
let setup: TrackingSetup;
beforeAll(async () => {
  setup = await newTrackingSetup(service);
});

const getCallersOrder = async (id: string) =>
  (await service.call(`/extern/orders/${id}`, { key: setup.key })).json;
const statusOf = async (id: string) =>
  (await service.call(`/extern/orders/${id}/status`, { key: setup.key })).json;
const after = (start: Date, km: number) =>
  new Date(start.getTime() + (km / AVERAGE_KMH) * HOUR_MS).toISOString();
const roadKm = async (to: { lat: number; lng: number }) => (await offlineRouter().distanceKm(ULM, to))!;

test('before pickup the requested dates are the estimate, without a remaining distance', async () => {
  const id = await newTrip(service, setup.key, setup.phone.driverId, DATES);
  expect(await track(service, setup.key, id)).toEqual({
    location: null,
    stale: false,
    locationUnavailableReason: 'NOT_IN_TRANSIT',
    estimatedPickup: DATES.requestedPickup,
    estimatedDelivery: DATES.requestedDelivery,
    distanceRemainingKm: null,
    driver: { firstName: 'Jana', initial: 'K' },
  });
  expect((await statusOf(id)).estimatedDelivery).toBeNull();
});

test('on the way to the pickup its time comes from the position, which stays hidden', async () => {
  const id = await tripInStatus(service, setup, 'PICKUP', DATES);
  const sentAt = service.clock.now();
  await sendPositions(service, setup.phone, id, ULM);
  service.clock.advance(MINUTE_MS);
  const seen = await track(service, setup.key, id);
  const { pickup } = await getCallersOrder(id);
  expect(seen.estimatedPickup).toBe(after(sentAt, await roadKm(pickup.coordinates)));
  expect(seen).toMatchObject({ location: null, distanceRemainingKm: null });
});

test('in transit remaining distance and arrival come from the position, and the status answer has the same', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT', DATES);
  const { actualPickup, delivery } = await getCallersOrder(id);
  const planned = await track(service, setup.key, id);
  expect(planned).toMatchObject({ distanceRemainingKm: null, estimatedPickup: null });
  expect(Date.parse(planned.estimatedDelivery)).toBeGreaterThan(Date.parse(actualPickup) + HOUR_MS);
  expect((await statusOf(id)).estimatedDelivery).toBe(planned.estimatedDelivery);

  const sentAt = service.clock.now();
  await sendPositions(service, setup.phone, id, ULM);
  service.clock.advance(MINUTE_MS);
  const seen = await track(service, setup.key, id);
  const km = await roadKm(delivery.coordinates);
  expect(seen.distanceRemainingKm).toBe(km);
  expect(seen.estimatedDelivery).toBe(after(sentAt, km));
  expect((await statusOf(id)).estimatedDelivery).toBe(seen.estimatedDelivery);
});

test('an overdue vehicle arrives now, and after the handover nothing is estimated', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  await sendPositions(service, setup.phone, id, ULM);
  service.clock.advance(24 * HOUR_MS);
  const seen = await track(service, setup.key, id);
  expect(seen).toMatchObject({ stale: true, estimatedDelivery: service.clock.now().toISOString() });
  await command(service, id, 'arrive_delivery');
  expect((await track(service, setup.key, id)).estimatedDelivery).toBe(service.clock.now().toISOString());
  expect((await statusOf(id)).estimatedDelivery).toBeNull();
  await command(service, id, 'hand_over');
  const gone = { estimatedPickup: null, estimatedDelivery: null, distanceRemainingKm: null };
  expect(await track(service, setup.key, id)).toMatchObject(gone);
});

test('a request and a cancelled order have no estimates', async () => {
  const request = await createOrder(service, setup.key, { transportType: 'TRAILER', ...DATES });
  expect(request.status).toBe(202);
  const { id } = (await createOrder(service, setup.key, DATES)).json;
  await command(service, id, 'cancel');
  for (const each of [request.json.id, id]) {
    expect(await track(service, setup.key, each)).toMatchObject({
      locationUnavailableReason: 'NOT_IN_TRANSIT',
      estimatedPickup: null,
      estimatedDelivery: null,
      driver: null,
    });
  }
});

test('an unknown destination or a router without an answer falls back to the plan', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT', DATES);
  const planned = (await track(service, setup.key, id)).estimatedDelivery;
  await sendPositions(service, setup.phone, id, ULM);
  service.clock.advance(MINUTE_MS);
  const { geo } = service.services.core;
  const { distanceKm } = geo.router;
  geo.router.distanceKm = async () => null;
  const unanswered = await track(service, setup.key, id);
  geo.router.distanceKm = distanceKm;
  await service.services.core.sql`
    update orders set delivery = jsonb_set(delivery, '{coordinates}', 'null') where id = ${id}`;
  const unknown = await track(service, setup.key, id);
  for (const seen of [unanswered, unknown]) {
    expect(seen).toMatchObject({ location: ULM, distanceRemainingKm: null, estimatedDelivery: planned });
  }
});

describe('reports', () => {
  test('a delay counts without a position and wins over one', async () => {
    const id = await tripInStatus(service, setup, 'IN_TRANSIT', DATES);
    const { requestedDelivery } = (await command(service, id, 'report_delay', { minutes: 600 })).json;
    expect((await track(service, setup.key, id)).estimatedDelivery).toBe(requestedDelivery);
    await sendPositions(service, setup.phone, id, ULM);
    service.clock.advance(MINUTE_MS);
    const seen = await track(service, setup.key, id);
    expect(seen.estimatedDelivery).toBe(requestedDelivery);
    expect((await statusOf(id)).estimatedDelivery).toBe(requestedDelivery);
  });

  test('on arrival the remaining distance is zero, wherever the last position was', async () => {
    const id = await tripInStatus(service, setup, 'IN_TRANSIT');
    await sendPositions(service, setup.phone, id, ULM);
    service.clock.advance(MINUTE_MS);
    await command(service, id, 'arrive_delivery');
    const now = service.clock.now().toISOString();
    expect(await track(service, setup.key, id)).toMatchObject({
      distanceRemainingKm: 0,
      estimatedDelivery: now,
    });
  });

  test('dates in the past become now', async () => {
    const start = service.clock.now().getTime();
    const id = await newTrip(service, setup.key, setup.phone.driverId, {
      requestedPickup: new Date(start + HOUR_MS).toISOString(),
      requestedDelivery: new Date(start + 5 * HOUR_MS).toISOString(),
    });
    service.clock.advance(120 * HOUR_MS);
    const now = service.clock.now().toISOString();
    expect(await track(service, setup.key, id)).toMatchObject({
      estimatedPickup: now,
      estimatedDelivery: now,
    });
  });

  test('a delay in the sandbox never makes it earlier', async () => {
    const { key } = await service.customer();
    const headers = { 'x-sandbox-scenario': 'DELAY', 'x-sandbox-mode': 'manual' };
    const { id } = (await createOrder(service, key, {}, headers)).json;
    const advance = () => service.call(`/extern/sandbox/orders/${id}/advance`, { key, body: {} });
    for (let step = 0; step < 5; step += 1) await advance();
    const before = (await track(service, key, id)).estimatedDelivery;
    expect((await advance()).json.scenario.last).toBe('DELAY_REPORTED');
    const seen = (await track(service, key, id)).estimatedDelivery;
    expect(Date.parse(seen)).toBeGreaterThanOrEqual(Date.parse(before));
  });
});
