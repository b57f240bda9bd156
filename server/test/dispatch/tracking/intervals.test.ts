// How often the shown position changes, when it is old, and how batches of a phone are stored.
import { beforeAll, expect, test } from 'vitest';
import { maintain } from '../../../src/workers/maintain.ts';
import { newTrip } from '../../api/driver/phone.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { changeTerms } from '../../harness/orders.ts';
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

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

const service = await sharedService();
let setup: TrackingSetup;
beforeAll(async () => {
  setup = await newTrackingSetup(service, { positionIntervalSeconds: 300 });
});

const wait = (seconds: number) => service.clock.advance(seconds * SECOND_MS);
const latOf = async (id: string) => (await track(service, setup.key, id)).location?.lat ?? null;
const count = async (id: string) =>
  (await service.services.core.sql`select from positions where order_id = ${id}`).count;

test('within one agreed interval the shown position does not change, for any number of positions', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  expect((await setup.phone.get(`/trips/${id}`)).json.positionIntervalSeconds).toBe(300);
  const seen: (number | null)[] = [];
  // One position per minute, each a little further; the customer reads every minute.
  for (let minute = 0; minute < 16; minute++) {
    seen.push(await latOf(id));
    await sendPositions(service, setup.phone, id, { lat: 48 + minute / 100, lng: 10 });
    wait(60);
  }
  expect(seen.slice(0, 5)).toEqual([null, null, null, null, null]);
  expect(seen.slice(5, 10)).toEqual(Array(5).fill(48.04));
  expect(seen.slice(10, 15)).toEqual(Array(5).fill(48.09));
  expect(seen[15]).toBe(48.14);
});

test('a new agreed interval applies from then on', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  await changeTerms(service, setup.accountId, { positionIntervalSeconds: 10 });
  await sendPositions(service, setup.phone, id, ULM);
  wait(10);
  expect(await latOf(id)).toBe(ULM.lat);
  await changeTerms(service, setup.accountId, { positionIntervalSeconds: 300 });
});

test('a position is old after three intervals, and is still shown', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  await sendPositions(service, setup.phone, id, ULM);
  wait(900);
  expect(await track(service, setup.key, id)).toMatchObject({ location: ULM, stale: false });
  wait(1);
  expect(await track(service, setup.key, id)).toMatchObject({ location: ULM, stale: true });
  await sendPositions(service, setup.phone, id, AUGSBURG);
  wait(300);
  expect(await track(service, setup.key, id)).toMatchObject({ location: AUGSBURG, stale: false });
});

test('the newest by device time is shown, in whatever order a phone sends its backlog', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  wait(100);
  await sendPositions(service, setup.phone, id, { ...AUGSBURG, secondsAgo: 10 }, { ...ULM, secondsAgo: 50 });
  await sendPositions(service, setup.phone, id, { ...ULM, secondsAgo: 80 });
  wait(300);
  expect(await latOf(id)).toBe(AUGSBURG.lat);
});

test('repeated positions change nothing, alone, within a batch or at once', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  const batch = () =>
    sendPositions(
      service,
      setup.phone,
      id,
      ULM,
      ULM,
      { ...AUGSBURG, secondsAgo: 30 },
      { ...AUGSBURG, secondsAgo: 60 },
    );
  const answers = await Promise.all([batch(), batch(), batch()]);
  for (const { status, json } of answers) {
    expect({ status, json }).toEqual({ status: 200, json: { accepted: 4, ignored: [] } });
  }
  expect(await count(id)).toBe(3);
  const [before] = await service.services.core.sql`select * from positions where order_id = ${id}`;
  wait(10);
  const recordedAt = (before!.recordedAt as Date).toISOString();
  await sendPositions(service, setup.phone, id, { lat: 1, lng: 1, recordedAt });
  const [after] = await service.services.core.sql`
    select * from positions where order_id = ${id} and recorded_at = ${recordedAt}`;
  expect(after).toEqual(before);
});

test('a time in the future becomes now', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  const now = service.clock.now().toISOString();
  await sendPositions(service, setup.phone, id, { ...ULM, secondsAgo: -3600 });
  wait(300);
  expect((await track(service, setup.key, id)).location.recordedAt).toBe(now);
});

test('a clock that is ahead shifts the whole batch, and sending it again changes nothing', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  const nowMs = service.clock.now().getTime();
  const times = [-7140, -7170, -7200].map((secondsAgo) => new Date(nowMs - secondsAgo * 1000).toISOString());
  const send = () =>
    sendPositions(service, setup.phone, id, ...times.map((recordedAt) => ({ ...ULM, recordedAt })));
  const recordedBefore = async (ms: number) =>
    (
      await service.services.core.sql<{ recordedAt: Date }[]>`
        select recorded_at from positions where order_id = ${id} order by recorded_at`
    ).map(({ recordedAt }) => (ms - recordedAt.getTime()) / 1000);
  await send();
  expect(await recordedBefore(nowMs)).toEqual([60, 30, 0]);
  wait(10);
  await send();
  wait(3 * 3600);
  await send();
  expect(await recordedBefore(nowMs)).toEqual([60, 30, 0]);
});

test('one time in the far future does not shift the other positions of its batch', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  wait(100);
  const nowMs = service.clock.now().getTime();
  await sendPositions(
    service,
    setup.phone,
    id,
    { ...ULM, secondsAgo: 60 },
    { ...ULM, secondsAgo: -5 * 365 * 86_400 },
  );
  const rows = await service.services.core.sql<{ recordedAt: Date }[]>`
    select recorded_at from positions where order_id = ${id} order by recorded_at`;
  expect(rows.map(({ recordedAt }) => (nowMs - recordedAt.getTime()) / 1000)).toEqual([60, 0]);
});

test('one batch may have several trips, and positions of trips not on the road are ignored', async () => {
  const onTheRoad = await tripInStatus(service, setup, 'IN_TRANSIT');
  const assigned = await newTrip(service, setup.key, setup.phone.driverId);
  const delivered = await tripInStatus(service, setup, 'DELIVERED');
  const recordedAt = service.clock.now().toISOString();
  const positions = [onTheRoad, assigned, delivered].map((tripId) => ({ tripId, recordedAt, ...ULM }));
  const answer = await setup.phone.post('/positions', { positions });
  expect(answer.json).toEqual({
    accepted: 1,
    ignored: [
      { tripId: assigned, reason: 'NOT_ON_THE_ROAD' },
      { tripId: delivered, reason: 'NOT_ON_THE_ROAD' },
    ],
  });
  expect(await count(assigned)).toBe(0);
});

test('a batch has 1 to 500 positions, and wrong ones are named', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  const many = (length: number) => Array.from({ length }, (_, i) => ({ ...ULM, secondsAgo: i }));
  expect((await sendPositions(service, setup.phone, id, ...many(500))).json.accepted).toBe(500);
  expectV1Error(await sendPositions(service, setup.phone, id, ...many(501)), 400, 'INVALID_REQUEST');
  expectV1Error(await sendPositions(service, setup.phone, id), 400, 'INVALID_REQUEST');
  const wrong = await sendPositions(service, setup.phone, id, {
    lat: 91,
    lng: -181,
    headingDegrees: 361,
    speed: 3,
  });
  const fields = wrong.json.error.details.fields.map(({ field }: { field: string }) => field).sort();
  expect(fields).toEqual(['headingDegrees', 'lat', 'lng', 'speed'].map((name) => `positions[0].${name}`));
});

test('positions are deleted after 30 days', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  await sendPositions(service, setup.phone, id, ULM, { ...AUGSBURG, secondsAgo: 60 });
  service.clock.advance(30 * DAY_MS - 30 * SECOND_MS);
  await maintain(service.services);
  expect(await count(id)).toBe(1);
  wait(60);
  await maintain(service.services);
  expect(await count(id)).toBe(0);
});
