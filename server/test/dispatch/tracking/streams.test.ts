// Following a transfer: the first event at once, changes as they happen, no repetition after a reconnect.
import { afterEach, beforeAll, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { type EventReader, eventsPath, readEvents } from './event-client.ts';
import {
  AUGSBURG,
  newTrackingSetup,
  sendPositions,
  type TrackingSetup,
  tripInStatus,
  ULM,
} from './tracking-setup.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const STREAMS_PER_ADDRESS = 20;

const service = await sharedService();
let setup: TrackingSetup;
const open: EventReader[] = [];
beforeAll(async () => {
  setup = await newTrackingSetup(service);
});
afterEach(async () => {
  for (const reader of open) reader.leave();
  await Promise.all(open.splice(0).map(({ ended }) => ended));
});

async function follow(trackingNumber: string, headers: Record<string, string> = {}): Promise<EventReader> {
  const reader = await readEvents(service, trackingNumber, headers);
  open.push(reader);
  return reader;
}

async function newOrder(key = setup.key): Promise<{ id: string; trackingNumber: string }> {
  service.clock.advance(SECOND_MS);
  return (await createOrder(service, key)).json;
}

const record = async (number: string) => (await service.call(`/public/tracking/${number}`)).json;

test('the first event is sent at once and has the whole record', async () => {
  const { trackingNumber } = await newOrder();
  const reader = await follow(trackingNumber);
  expect(reader.status).toBe(200);
  expect(reader.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-service-environment': 'production',
  });
  const first = await reader.next();
  expect(first.event).toBe('tracking');
  expect(first.data).toEqual(await record(trackingNumber));
  expect(reader.text()).toMatch(/^retry: \d{4}\n\n/);
});

test('a change is sent to every client that follows the order, and to no other', async () => {
  const [moved, other] = [await newOrder(), await newOrder()];
  const readers = [await follow(moved.trackingNumber), await follow(moved.trackingNumber)];
  const bystander = await follow(other.trackingNumber);
  for (const reader of [...readers, bystander]) await reader.next();
  await advanceOrderTo(service, moved.id, 'ASSIGNED');
  for (const reader of readers) {
    await expect.poll(() => reader.events().at(-1)!.data.state).toBe('SCHEDULED');
  }
  expect(bystander.events()).toHaveLength(1);
});

test('a client that reconnects with the last id gets nothing until something changes', async () => {
  const { id, trackingNumber } = await newOrder();
  const first = await (await follow(trackingNumber)).next();
  const byHeader = await follow(trackingNumber, { 'last-event-id': first.id });
  const byQuery = await readEvents(service, trackingNumber, {}, `?lastEventId=${first.id}`);
  open.push(byQuery);
  const stranger = await follow(trackingNumber, { 'last-event-id': 'of-another-version' });
  expect((await stranger.next()).id).toBe(first.id);
  expect([byHeader.events(), byQuery.events()]).toEqual([[], []]);
  await command(service, id, 'offer');
  const changed = await byHeader.next();
  expect(changed.id).not.toBe(first.id);
  expect((await byQuery.next()).id).toBe(changed.id);
});

test('a new position is sent at the end of the interval without a call', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT');
  const { trackingNumber } = (await service.ops('GET', `/orders/${id}`)).json;
  const reader = await follow(trackingNumber);
  expect((await reader.next()).data.location).toBeNull();
  for (const place of [ULM, AUGSBURG]) {
    await sendPositions(service, setup.phone, id, place);
    service.clock.advance(MINUTE_MS);
    await expect.poll(() => reader.events().at(-1)!.data.location).toMatchObject(place);
  }
});

test('a change without a notification is found after half a minute', async () => {
  const { id, trackingNumber } = await newOrder();
  const reader = await follow(trackingNumber);
  await reader.next();
  await service.services.core.sql`update orders set status = 'POOLED', updated_at = now() where id = ${id}`;
  service.clock.advance(30 * SECOND_MS);
  await reader.next();
  const account = await newTrackingSetup(service);
  const theirs = await newOrder(account.key);
  const cut = await follow(theirs.trackingNumber);
  await cut.next();
  await service.ops('PATCH', `/accounts/${account.accountId}`, { status: 'SUSPENDED' });
  service.clock.advance(30 * SECOND_MS);
  await cut.ended;
  expectV1Error(await service.call(eventsPath(theirs.trackingNumber)), 404, 'ORDER_NOT_FOUND');
});

test('a silent stream sends heartbeats', async () => {
  const { trackingNumber } = await newOrder();
  const reader = await follow(trackingNumber);
  await reader.next();
  for (let beat = 1; beat <= 2; beat += 1) {
    service.clock.advance(25 * SECOND_MS);
    await expect.poll(() => reader.heartbeats()).toBeGreaterThanOrEqual(beat);
  }
  expect(reader.events()).toHaveLength(1);
});

test('an address has a maximum of streams, and closing one allows another', async () => {
  const { trackingNumber } = await newOrder();
  for (let i = 0; i < STREAMS_PER_ADDRESS; i += 1) await follow(trackingNumber);
  const refused = await service.call(eventsPath(trackingNumber));
  expectV1Error(refused, 429, 'RATE_LIMITED');
  expect(refused.headers.get('retry-after')).toBe('30');
  open[0]!.leave();
  await expect
    .poll(async () => {
      const reader = await follow(trackingNumber);
      return reader.status;
    })
    .toBe(200);
});

test('a stream is once in the request log, whichever side ended it', async () => {
  const { id, trackingNumber } = await newOrder();
  const reader = await follow(trackingNumber);
  await reader.next();
  reader.leave();
  await expect
    .poll(async () => {
      await service.services.http.requestLog.flush();
      return service.services.core.sql`
        select path, status from request_log where order_id = ${id} and interface = 'public'`;
    })
    .toEqual([{ path: '/api/v1/public/tracking/:trackingNumber/events', status: 200 }]);
});

test('a HEAD call opens no stream', async () => {
  const { trackingNumber } = await newOrder();
  for (let i = 0; i <= STREAMS_PER_ADDRESS; i += 1) {
    const answer = await service.call(eventsPath(trackingNumber), { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  }
});
