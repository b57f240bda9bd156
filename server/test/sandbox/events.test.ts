// The event stream of the sandbox: events, recipients, missed events after a reconnect, and its end.
import { afterEach, describe, expect, test } from 'vitest';
import { RESUMABLE_MS } from '../../src/sandbox/follow-events.ts';
import { type EventReader, readStream } from '../dispatch/tracking/event-client.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder, eventsOf } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService({ deliver: true });
const MANUAL = { 'x-sandbox-mode': 'manual' };

const open: EventReader[] = [];
afterEach(async () => {
  for (const reader of open) reader.leave();
  await Promise.all(open.splice(0).map(({ ended }) => ended));
});

async function listen(key: string, lastEventId?: string) {
  const headers = { authorization: `Bearer ${key}`, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const reader = await readStream(`${service.api}/extern/sandbox/events`, headers);
  open.push(reader);
  return reader;
}

const happened = (reader: EventReader) => reader.events().filter(({ event }) => event.includes('.'));
const namesOf = (reader: EventReader) => happened(reader).map(({ event }) => event);
const advance = (key: string, id: string, body = {}) =>
  service.call(`/extern/sandbox/orders/${id}/advance`, { key, body });

test('every event has its type and exactly the body of its webhook, in order', async () => {
  const { key } = await service.customer();
  const before = (await createOrder(service, key, {}, MANUAL)).json;
  const reader = await listen(key);
  expect(reader.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'x-service-environment': 'sandbox',
  });
  expect(await reader.next()).toMatchObject({ event: 'connected', data: { resumed: false } });
  const { id } = (await createOrder(service, key, {}, MANUAL)).json;
  await advance(key, id, { toEnd: true });
  await expect.poll(() => namesOf(reader).at(-1)).toBe('order.completed');
  const stored = await eventsOf(service, id);
  expect(happened(reader).map(({ data }) => data)).toEqual(
    stored.map(({ name: _, storedAt: __, ...body }) => body),
  );
  expect(reader.text()).toContain(`data: ${JSON.stringify(happened(reader)[0]!.data)}\n\n`);
  expect(reader.text()).not.toContain(before.id);
});

test('automatic steps and test messages are included', async () => {
  const { key } = await service.customer();
  const inbox = (await service.call('/extern/sandbox/inboxes', { key, body: {} })).json;
  const endpoint = { url: inbox.url, events: ['order.created'] };
  const { id } = (await service.call('/extern/webhook-subscriptions', { key, body: endpoint })).json;
  const reader = await listen(key);
  await reader.next();
  await createOrder(service, key);
  await expect.poll(() => namesOf(reader)).toEqual(['order.created', 'order.accepted']);
  for (let step = 2; step <= 3; step += 1) {
    service.clock.advance(20_000);
    await service.settle();
  }
  await expect.poll(() => namesOf(reader)).toContain('driver.assigned');
  await service.call(`/extern/webhook-subscriptions/${id}/test`, { key, body: {} });
  await expect.poll(() => namesOf(reader)).toContain('webhook.test');
});

describe('a reconnecting client', () => {
  test('gets missed events once, also more than a page', async () => {
    const { key } = await service.customer();
    const reader = await listen(key);
    await reader.next();
    const first = (await createOrder(service, key, {}, MANUAL)).json;
    await expect.poll(() => happened(reader).length).toBe(2);
    const { id: position } = happened(reader)[1]!;
    reader.leave();
    service.clock.advance(60_000);
    for (let made = 0; made < 30; made += 1) await createOrder(service, key, {}, MANUAL);
    const again = await listen(key, position);
    expect(await again.next()).toMatchObject({ event: 'connected', id: position, data: { resumed: true } });
    const last = (await createOrder(service, key, {}, MANUAL)).json;
    await expect.poll(() => happened(again).at(-1)?.data.data.orderId).toBe(last.id);
    const ids = happened(again).map(({ data }) => data.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(namesOf(again).filter((name) => name === 'order.accepted')).toHaveLength(31);
    expect(namesOf(again).filter((name) => name === 'order.created')).toHaveLength(31);
    expect(again.text()).not.toContain(first.id);
  });

  test('gets no event from before it began, and continues in the middle of what was sent at once', async () => {
    const { key } = await service.customer();
    const before = (await createOrder(service, key, {}, MANUAL)).json;
    const reader = await listen(key);
    await reader.next();
    const { id } = (await createOrder(service, key, {}, MANUAL)).json;
    await expect.poll(() => namesOf(reader)).toEqual(['order.created', 'order.accepted']);
    const { id: position } = happened(reader)[0]!;
    reader.leave();
    const again = await listen(key, position);
    await advance(key, id, { toEnd: true });
    await expect.poll(() => namesOf(again).at(-1)).toBe('order.completed');
    const stored = await eventsOf(service, id);
    expect(happened(again).map(({ data }) => data.id)).toEqual(stored.slice(1).map((event) => event.id));
    expect(again.text()).not.toContain(before.id);
  });

  test('without any event so far gets all since the first connection', async () => {
    const { key } = await service.customer();
    await createOrder(service, key, {}, MANUAL);
    service.clock.advance(5000);
    const reader = await listen(key);
    const { id: position } = await reader.next();
    reader.leave();
    service.clock.advance(5000);
    const { id } = (await createOrder(service, key, {}, MANUAL)).json;
    const again = await listen(key, position);
    await expect.poll(() => namesOf(again)).toEqual(['order.created', 'order.accepted']);
    expect(happened(again)[0]!.data.data.orderId).toBe(id);
  });

  test('gets events that commit late with an earlier time', async () => {
    const { key, accountId } = await service.customer();
    const reader = await listen(key);
    await reader.next();
    const { id: orderId } = (await createOrder(service, key, {}, MANUAL)).json;
    await expect.poll(() => happened(reader).length).toBe(2);
    const { id: position } = happened(reader)[1]!;
    reader.leave();
    const late = { id: crypto.randomUUID(), type: 'order.rescheduled' };
    await service.services.core.sql`
      insert into events (id, account_id, environment, order_id, format, type, created_at, body)
      values (${late.id}, ${accountId}, 'sandbox', ${orderId}, '2026-09-01', ${late.type},
        ${new Date(service.clock.now().getTime() - 2000)}, ${JSON.stringify(late)})`;
    const again = await listen(key, position);
    await expect.poll(() => happened(again).map(({ data }) => data.id)).toContain(late.id);
  });

  test('with a time gets what happened after it', async () => {
    const { key } = await service.customer();
    await createOrder(service, key, {}, MANUAL);
    service.clock.advance(60_000);
    const time = service.clock.now().getTime() - 1;
    const { id } = (await createOrder(service, key, {}, MANUAL)).json;
    const listener = await listen(key, String(time));
    await expect
      .poll(() => new Set(happened(listener).map(({ data }) => data.data.orderId)))
      .toEqual(new Set([id]));
  });

  test.each([
    ['a position of yesterday', () => `${service.clock.now().getTime() - RESUMABLE_MS - 1}-1`, 'TOO_OLD'],
    ['no position at all', () => 'mine', 'UNKNOWN_POSITION'],
  ])('with %s gets a gap event and continues from now', async (_, position, reason) => {
    const { key } = await service.customer();
    await createOrder(service, key, {}, MANUAL);
    const reader = await listen(key, position());
    expect(await reader.next()).toMatchObject({ event: 'connected', data: { resumed: false } });
    const since = service.clock.now().toISOString();
    expect(await reader.next()).toMatchObject({ event: 'gap', data: { reason, since } });
    const { id } = (await createOrder(service, key, {}, MANUAL)).json;
    await expect.poll(() => namesOf(reader)).toEqual(['order.created', 'order.accepted']);
    expect(happened(reader)[0]!.data.data.orderId).toBe(id);
  });
});

test('what happens after connected is sent, also if the first read fails', async () => {
  const { key } = await service.customer();
  const { sql } = service.services.core;
  const before = (await createOrder(service, key, {}, MANUAL)).json;
  let listening: Promise<EventReader> | undefined;
  await sql.begin(async (tx) => {
    await tx`lock table events in access exclusive mode`;
    listening = listen(key);
    const cancelled = () => sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%from events%' and datname = current_database()`;
    await expect.poll(async () => (await cancelled()).length).toBeGreaterThan(0);
  });
  const reader = await listening!;
  expect(await reader.next()).toMatchObject({ event: 'connected' });
  const { id } = (await createOrder(service, key, {}, MANUAL)).json;
  await expect.poll(() => namesOf(reader)).toEqual(['order.created', 'order.accepted']);
  expect(happened(reader)[0]!.data.data.orderId).toBe(id);
  expect(reader.text()).not.toContain(before.id);
});

test('another account and production get no event, also after a reconnect', async () => {
  const { key, accountId } = await service.customer();
  const stranger = await service.customer();
  const reader = await listen(key);
  const other = await listen(stranger.key);
  await Promise.all([reader.next(), other.next()]);
  const live = await service.credential(accountId, { environment: 'production' });
  await createOrder(service, live.secret);
  await createOrder(service, key);
  await expect.poll(() => happened(reader).length).toBe(2);
  expect(happened(reader).every(({ data }) => data.data.orderNumber.startsWith('SBX-'))).toBe(true);
  const returned = await listen(stranger.key, happened(reader)[0]!.id);
  await createOrder(service, stranger.key);
  await expect.poll(() => happened(returned).length).toBe(2);
  await expect.poll(() => happened(other).length).toBe(2);
  const told = [...happened(returned), ...happened(other)].map(({ data }) => data.tenantId);
  expect(new Set(told)).toEqual(new Set([stranger.accountId]));
});

test('the stream ends with the credential, the access token and the account', async () => {
  const { key, accountId } = await service.customer();
  const made = await service.credential(accountId);
  const disabled = await listen(made.secret);
  await service.ops('PATCH', `/credentials/${made.id}`, { disabled: true });
  await disabled.ended;

  const client = await service.credential(accountId, { type: 'oauth_client' });
  const body = { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.secret };
  const token = (await service.call('/extern/oauth/token', { body })).json.access_token;
  const expiring = await listen(token);
  expect(await expiring.next()).toMatchObject({ event: 'connected' });
  service.clock.advance(3_600_000);
  await expiring.ended;

  const suspended = await listen(key);
  await service.ops('PATCH', `/accounts/${accountId}`, { status: 'SUSPENDED' });
  await suspended.ended;
});

test('an account may have twelve streams, and a HEAD call opens none', async () => {
  const { key } = await service.customer();
  for (let held = 0; held < 12; held += 1) expect((await listen(key)).status).toBe(200);
  const refused = await service.call('/extern/sandbox/events', { key });
  expectV1Error(refused, 429, 'RATE_LIMITED');
  expect(refused.headers.get('retry-after')).toBe('30');
  const head = await service.call('/extern/sandbox/events', { key, method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
});
