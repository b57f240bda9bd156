// The sandbox through the SDK: events without loss or repetition over reconnects, and playing scenarios.
import { expect, test } from 'vitest';
import { openNetworkProxy } from '../../../e2e/network-proxy.ts';
import { handover, type SandboxEvent } from '../src/index.ts';
import { PLAYABLE_EVENTS, playScenario, playUntilEvent, SAMPLE_ORDER } from '../src/testing.ts';
import { NO_RETRY_DELAY, newClient, sharedService } from './service.ts';

const service = await sharedService();
const MANUAL = { mode: 'manual' } as const;

interface Received {
  events: SandboxEvent[];
  connections: number;
  gaps: string[];
  ended: Promise<unknown>;
}

function collect(client: ReturnType<typeof handover>, signal: AbortSignal, lastEventId?: string): Received {
  const received: Received = { events: [], connections: 0, gaps: [], ended: Promise.resolve() };
  const onConnected = () => {
    received.connections += 1;
  };
  const onGap = ({ reason }: { reason: string }) => received.gaps.push(reason);
  received.ended = (async () => {
    for await (const event of client.sandbox.events({ lastEventId, signal, onConnected, onGap })) {
      received.events.push(event);
    }
  })().catch((error: unknown) => error);
  return received;
}

test('events arrive over every reconnect, each once, and end with the signal', async () => {
  const { client, key } = await newClient(service);
  const proxy = await openNetworkProxy();
  proxy.setTarget(service.url);
  const ending = new AbortController();
  const listener = handover({ url: proxy.url, apiKey: key, ...NO_RETRY_DELAY });
  const received = collect(listener, ending.signal);
  await expect.poll(() => received.connections).toBe(1);
  const made: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    made.push((await client.orders.create(SAMPLE_ORDER, MANUAL)).id);
    await expect.poll(() => received.events.length).toBe(4 * round + 2);
    await proxy.disconnect();
    made.push((await client.orders.create(SAMPLE_ORDER, MANUAL)).id);
    await proxy.reconnect();
    await expect.poll(() => received.events.length).toBe(4 * round + 4);
  }
  expect(received.events.map(({ event }) => (event.data as { orderId: string }).orderId)).toEqual(
    made.flatMap((id) => [id, id]),
  );
  expect(new Set(received.events.map(({ id }) => id)).size).toBe(12);
  const { position } = received.events[9]!;
  ending.abort(new Error('Enough'));
  expect(await received.ended).toMatchObject({ message: 'Enough' });
  await proxy.disconnect();

  const later = new AbortController();
  const resumed = collect(client, later.signal, position);
  const missed = received.events.slice(10).map(({ id }) => id);
  await expect.poll(() => resumed.events.map(({ id }) => id)).toEqual(missed);
  later.abort();
  await resumed.ended;
});

test('a gap is reported, and a refused credential ends the stream', async () => {
  const { client } = await newClient(service);
  const ending = new AbortController();
  const received = collect(client, ending.signal, '1000000000000-1');
  await expect.poll(() => received.gaps).toEqual(['TOO_OLD']);
  ending.abort();
  await received.ended;
  const stranger = handover({ url: service.url, apiKey: `svc_test_${'x'.repeat(43)}` });
  const refused = collect(stranger, new AbortController().signal);
  expect(await refused.ended).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('a scenario is played to its end, or up to one of its steps', async () => {
  const { client } = await newClient(service);
  const statuses: string[] = [];
  for await (const { status } of playScenario(client, { scenario: 'DAMAGE' })) statuses.push(status);
  expect(statuses).toHaveLength(9);
  expect(statuses.at(-1)).toBe('COMPLETED');
  let last: { status: string } | undefined;
  for await (const order of playScenario(client, { until: 'VEHICLE_PICKED_UP' })) last = order;
  expect(last?.status).toBe('IN_TRANSIT');
  const none = async () => {
    for await (const _ of playScenario(client, { scenario: 'CANCELLATION', until: 'LUNCH' }));
  };
  await expect(none).rejects.toThrow('no step LUNCH');
});

test('every playable event is sent', async () => {
  const { client } = await newClient(service);
  const ending = new AbortController();
  const received = collect(client, ending.signal);
  await expect.poll(() => received.connections).toBe(1);
  for (const event of PLAYABLE_EVENTS) for await (const _ of playUntilEvent(client, event));
  await expect
    .poll(() => [...new Set(received.events.map(({ type }) => type))].sort())
    .toEqual([...PLAYABLE_EVENTS].sort());
  const impossible = async () => {
    for await (const _ of playUntilEvent(client, 'quote.offered'));
  };
  await expect(impossible).rejects.toThrow('No scenario');
  ending.abort();
  await received.ended;
});

test('credentials of production cannot play, and create nothing', async () => {
  const { account } = await newClient(service);
  const { secret } = await service.credential(account.id, { environment: 'production' });
  const live = handover({ url: service.url, apiKey: secret });
  for (const event of ['order.created', 'order.rejected'] as const) {
    await expect(playUntilEvent(live, event).next()).rejects.toThrow('production');
  }
  expect((await live.orders.list()).data).toEqual([]);
});
