// Visibility of a vehicle's position: only on the way, only with consent, only of its current driver.
import { beforeAll, expect, test } from 'vitest';
import { newPhone } from '../../api/driver/phone.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { CACHED_MS, changeTerms, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  AUGSBURG,
  newTrackingSetup,
  sendPositions,
  type TrackingSetup,
  track,
  tripInStatus,
  ULM,
} from './tracking-setup.ts';

const MINUTE_MS = 60_000;
const UNKNOWN = { accuracyMeters: null, headingDegrees: null, speedKmh: null };

const service = await sharedService();
let setup: TrackingSetup;
beforeAll(async () => {
  setup = await newTrackingSetup(service);
});

test('the position is shown from pickup to delivery and at no other time', async () => {
  const { key, phone } = setup;
  const id = await tripInStatus(service, setup, 'PICKUP');
  const show = async () => {
    await sendPositions(service, phone, id, ULM);
    service.clock.advance(MINUTE_MS);
    const { location, locationUnavailableReason } = await track(service, key, id);
    return location === null ? locationUnavailableReason : 'SHOWN';
  };
  expect(await show()).toBe('NOT_IN_TRANSIT');
  await command(service, id, 'pick_up');
  // Positions recorded on the way to the pickup are not shown afterwards either.
  expect((await track(service, key, id)).locationUnavailableReason).toBe('NO_POSITION');
  expect(await show()).toBe('SHOWN');
  await command(service, id, 'arrive_delivery');
  expect(await show()).toBe('SHOWN');
  await command(service, id, 'hand_over');
  expect(await show()).toBe('NOT_IN_TRANSIT');
  await command(service, id, 'complete');
  expect(await show()).toBe('NOT_IN_TRANSIT');
});

test('every field of a position is shown, unknown ones as null, and the driver by first name and initial', async () => {
  const { key, phone } = setup;
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  const recordedAt = service.clock.now().toISOString();
  await sendPositions(service, phone, id, { ...ULM, accuracyMeters: 8.5, headingDegrees: 94, speedKmh: 112 });
  service.clock.advance(MINUTE_MS);
  const first = await track(service, key, id);
  expect(first).toMatchObject({
    location: { ...ULM, recordedAt, accuracyMeters: 8.5, headingDegrees: 94, speedKmh: 112 },
    stale: false,
    locationUnavailableReason: null,
    driver: { firstName: 'Jana', initial: 'K' },
  });
  expect(JSON.stringify(first)).not.toContain(phone.driverId);
  await sendPositions(service, phone, id, AUGSBURG);
  service.clock.advance(MINUTE_MS);
  expect((await track(service, key, id)).location).toMatchObject({ ...AUGSBURG, ...UNKNOWN });
});

test('without consent nothing is stored, and after withdrawal stored positions are hidden', async () => {
  const { key, phone } = setup;
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  await sendPositions(service, phone, id, ULM);
  service.clock.advance(MINUTE_MS);
  expect((await track(service, key, id)).location).toMatchObject(ULM);

  await service.ops('PATCH', `/drivers/${phone.driverId}`, { locationConsent: false });
  const hidden = await track(service, key, id);
  expect(hidden).toMatchObject({
    location: null,
    locationUnavailableReason: 'NO_POSITION',
    distanceRemainingKm: null,
  });
  expect((await phone.get(`/trips/${id}`)).json.positionIntervalSeconds).toBeNull();
  const refused = await sendPositions(service, phone, id, AUGSBURG);
  expect(refused.json).toEqual({ accepted: 0, ignored: [{ tripId: id, reason: 'NO_CONSENT' }] });
  const [{ count }] = await service.services.core.sql<[{ count: number }]>`
    select count(*)::int as count from positions where order_id = ${id}`;
  expect(count).toBe(1);
  await service.ops('PATCH', `/drivers/${phone.driverId}`, { locationConsent: true });
});

test('positions of a replaced driver are never shown, even if that driver gets the trip back', async () => {
  const { key, phone } = setup;
  const ali = await newPhone(service, { name: 'Ali Demir' });
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  await sendPositions(service, phone, id, ULM);
  service.clock.advance(MINUTE_MS);
  expect((await track(service, key, id)).location).toMatchObject(ULM);

  await command(service, id, 'replace_driver', { driverId: ali.driverId });
  expect(await track(service, key, id)).toMatchObject({
    location: null,
    locationUnavailableReason: 'NO_POSITION',
    driver: { firstName: 'Ali', initial: 'D' },
  });
  const late = await sendPositions(service, phone, id, AUGSBURG);
  expect(late.json).toEqual({ accepted: 0, ignored: [{ tripId: id, reason: 'ORDER_NOT_FOUND' }] });
  service.clock.advance(MINUTE_MS);
  expect((await track(service, key, id)).location).toBeNull();
  await sendPositions(service, ali, id, AUGSBURG);
  service.clock.advance(MINUTE_MS);
  expect((await track(service, key, id)).location).toMatchObject(AUGSBURG);

  await command(service, id, 'replace_driver', { driverId: phone.driverId });
  service.clock.advance(MINUTE_MS);
  expect((await track(service, key, id)).location).toBeNull();
  // The phone kept this position from the first part of the trip.
  await sendPositions(service, phone, id, { ...ULM, secondsAgo: 200 });
  service.clock.advance(MINUTE_MS);
  expect((await track(service, key, id)).location).toBeNull();
  await sendPositions(service, phone, id, AUGSBURG);
  service.clock.advance(MINUTE_MS);
  expect((await track(service, key, id)).location).toMatchObject(AUGSBURG);
});

test('the driver is named only if the agreement says so', async () => {
  const quiet = await newTrackingSetup(service);
  const id = await tripInStatus(service, quiet, 'IN_TRANSIT');
  await changeTerms(service, quiet.accountId, { showDriver: false });
  service.clock.advance(CACHED_MS);
  expect((await track(service, quiet.key, id)).driver).toBeNull();
});

test('a sandbox order has no position, whatever is stored, and the times of the order', async () => {
  const { account, key } = await service.customer();
  const dates = {
    requestedPickup: '2027-01-04T08:00:00.000Z',
    requestedDelivery: '2027-01-04T15:00:00.000Z',
  };
  const { id } = (await createOrder(service, key, dates)).json;
  const { sql } = service.services.core;
  const { driverId } = setup.phone;
  await sql`update orders set status = 'IN_TRANSIT', driver_id = ${driverId}, actual_pickup = ${service.clock.now()}
    where id = ${id}`;
  await sql`insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, received_at)
    values (${account.id}, ${id}, ${driverId}, ${service.clock.now()}, 48, 9, ${service.clock.now()})`;
  service.clock.advance(MINUTE_MS);
  expect(await track(service, key, id)).toMatchObject({
    location: null,
    stale: false,
    locationUnavailableReason: 'SANDBOX',
    estimatedPickup: null,
    estimatedDelivery: dates.requestedDelivery,
    distanceRemainingKm: null,
  });
  const sent = await sendPositions(service, setup.phone, id, ULM);
  expect(sent.json.ignored).toEqual([{ tripId: id, reason: 'ORDER_NOT_FOUND' }]);
});

test('tracking needs its scope, and an order of the account and environment', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  const narrow = await service.credential(setup.accountId, {
    environment: 'production',
    scopes: ['orders:read'],
  });
  const path = `/extern/orders/${id}/tracking`;
  expectV1Error(await service.call(path, { key: narrow.secret }), 403, 'INSUFFICIENT_SCOPE');
  const stranger = await service.customer({ environment: 'production' });
  expectV1Error(await service.call(path, { key: stranger.key }), 404, 'ORDER_NOT_FOUND');
  const sandbox = await service.credential(setup.accountId);
  expectV1Error(await service.call(path, { key: sandbox.secret }), 404, 'ORDER_NOT_FOUND');
});
