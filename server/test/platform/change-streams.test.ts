// Change events for open pages: which topics, batched, and what a client missed while disconnected.
import { afterEach, expect, test } from 'vitest';
import { type ChangeStreams, openChangeStreams } from '../../src/http/change-streams.ts';
import { topicsOfParts } from '../../src/model/change-topics.ts';
import { topicsOfOrder } from '../../src/orders/records/order-topics.ts';
import type { ChangeFeed } from '../../src/platform/change-feed.ts';
import { virtualClock } from '../harness/virtual-clock.ts';

const MINUTE_MS = 60_000;
const scope = { accountId: 'a1', environment: 'sandbox' as const };
const TOPIC = 'account:a1:sandbox';

/** A feed of one process, without the database that distributes changes. */
function localFeed(): ChangeFeed & { gap(): void } {
  const listeners = new Map<string, Set<(topics: readonly string[] | null) => void>>();
  return {
    publish(topics) {
      for (const topic of topics) for (const listen of listeners.get(topic) ?? []) listen(topics);
    },
    subscribe(topic, listen) {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listen));
      return () => ofTopic.delete(listen);
    },
    gap() {
      for (const ofTopic of listeners.values()) for (const listen of ofTopic) listen(null);
    },
    close: async () => {},
  };
}

const opened: ChangeStreams[] = [];
afterEach(() => {
  for (const followed of opened.splice(0)) followed.close();
});

function open(feed = localFeed(), clock = virtualClock()) {
  const followed = openChangeStreams(feed, clock);
  opened.push(followed);
  const follow = (lastEventId?: string) => {
    const seen: { event: string; id: string; data: unknown }[] = [];
    const stop = followed.follow(TOPIC, lastEventId, (bytes) => {
      const [event, id, data] = bytes
        .toString()
        .split('\n')
        .map((line) => line.slice(line.indexOf(':') + 2));
      seen.push({ event: event!, id: id!, data: JSON.parse(data!) });
    });
    return { seen, stop };
  };
  return { feed, clock, follow };
}

test('a client first gets its position, then each change with its order', async () => {
  const { feed, follow } = open();
  const { seen } = follow();
  expect(seen).toEqual([{ event: 'connected', id: expect.any(String), data: {} }]);
  feed.publish(topicsOfOrder({ ...scope, id: 'o1', kind: 'ORDER', quoteNumber: null }));
  expect(seen[1]).toMatchObject({ event: 'changed', data: { parts: ['orders'], orderIds: ['o1'] } });
  feed.publish(topicsOfOrder({ ...scope, id: 'o2', kind: 'REQUEST', quoteNumber: null }));
  feed.publish(topicsOfParts({ ...scope, environment: 'production' }, 'credentials'));
  feed.publish(topicsOfParts({ ...scope, accountId: 'a2' }, 'imports'));
  feed.publish(topicsOfParts(scope, 'deliveries'));
  await expect.poll(() => seen.length).toBe(3);
  expect(seen[2]!.data).toEqual({ parts: ['orders', 'quotes', 'deliveries'], orderIds: ['o2'] });
});

test('a thousand changes at once are two events', async () => {
  const { feed, follow } = open();
  const { seen } = follow();
  for (let i = 0; i < 1000; i += 1)
    feed.publish(topicsOfOrder({ ...scope, id: `o${i}`, kind: 'ORDER', quoteNumber: null }));
  await expect.poll(() => seen.length).toBe(3);
  expect(seen[2]!.data).toEqual({ parts: ['orders'], orderIds: null });
});

test('a reconnecting client gets the changes since, and nothing if there are none', async () => {
  const { feed, follow } = open();
  const first = follow();
  first.stop();
  const id = first.seen[0]!.id;
  expect(follow(id).seen.map(({ event }) => event)).toEqual(['connected']);
  feed.publish(topicsOfParts(scope, 'inboxes'));
  feed.publish(topicsOfParts(scope, 'request-log'));
  const back = follow(id);
  await expect.poll(() => back.seen.length).toBe(2);
  expect(back.seen[0]).toMatchObject({ event: 'changed', data: { parts: ['inboxes'] } });
  expect(back.seen[1]).toMatchObject({ event: 'changed', data: { parts: ['request-log'] } });
  const later = follow(id);
  expect(later.seen).toMatchObject([{ data: { parts: ['inboxes', 'request-log'], orderIds: [] } }]);
  expect(follow(later.seen[0]!.id).seen[0]!.event).toBe('connected');
});

test('after a gap everything may have changed', () => {
  const everything = [{ event: 'changed', data: { parts: null, orderIds: null } }];
  const one = open();
  const { seen } = one.follow();
  const other = open();
  expect(other.follow(seen[0]!.id).seen).toMatchObject(everything);
  for (const id of ['', 'x', 'x-1', `${seen[0]!.id}1`]) expect(one.follow(id).seen).toMatchObject(everything);
  one.feed.gap();
  expect(seen.at(-1)).toMatchObject(everything[0]!);
});

test('missed changes are kept for five minutes', async () => {
  const { feed, clock, follow } = open();
  const { seen, stop } = follow();
  stop();
  clock.advance(4 * MINUTE_MS);
  feed.publish(topicsOfParts(scope, 'inboxes'));
  expect(follow(seen[0]!.id).seen).toMatchObject([{ data: { parts: ['inboxes'] } }]);
  const again = follow(seen[0]!.id);
  clock.advance(6 * MINUTE_MS);
  feed.publish(topicsOfParts(scope, 'imports'));
  await expect.poll(() => again.seen.length).toBe(2);
  expect(follow(seen[0]!.id).seen).toMatchObject([{ data: { parts: null } }]);
});
