// Shared queries: one read for all subscribers, a few at once, and only new results are sent.
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { ChangeFeed } from '../../src/platform/change-feed.ts';
import { type QueryResult, type SharedQueries, sharedQueries } from '../../src/platform/shared-queries.ts';
import { virtualClock } from '../harness/virtual-clock.ts';

const AGAIN_AFTER_MS = 30_000;
let opened: SharedQueries<QueryResult> | undefined;
afterEach(() => opened?.close());

function setUp() {
  const clock = virtualClock();
  const listeners = new Map<string, () => void>();
  const feed: ChangeFeed = {
    publish: ([topic]) => listeners.get(topic!)?.(),
    subscribe(topic, listener) {
      listeners.set(topic, () => listener([topic]));
      return () => listeners.delete(topic);
    },
    close: async () => {},
  };
  const queries = sharedQueries<QueryResult>({ feed, clock, log: pino({ level: 'silent' }) });
  opened = queries;
  const state = { version: '1' as string | null, reads: 0, fails: false, running: 0, most: 0 };
  const read = async () => {
    state.reads += 1;
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise(setImmediate);
    state.running -= 1;
    if (state.fails) throw new Error('The database is away');
    const refreshAt = new Date(clock.now().getTime() + AGAIN_AFTER_MS);
    return state.version === null ? null : { version: state.version, refreshAt };
  };
  const watch = (topic: string) => {
    const received: (string | null)[] = [];
    const stop = queries.watch(topic, read, (reading) => received.push(reading?.version ?? null));
    return { received, stop };
  };
  return { clock, feed, listeners, state, watch };
}

test('many subscribers of the same query cost one read, and get only new results', async () => {
  const { feed, state, watch } = setUp();
  const watchers = Array.from({ length: 50 }, () => watch('order:1'));
  await expect.poll(() => watchers.every(({ received }) => received.length === 1)).toBe(true);
  expect(watch('order:1').received).toEqual(['1']);
  expect(state.reads).toBe(1);
  feed.publish(['order:1']);
  await expect.poll(() => state.reads).toBe(2);
  state.version = '2';
  feed.publish(['order:1']);
  for (const { received } of watchers) await expect.poll(() => received).toEqual(['1', '2']);
});

test('any number of changes during a read leads to one more read', async () => {
  const { feed, state, watch } = setUp();
  const { received } = watch('order:1');
  state.version = '2';
  for (let i = 0; i < 20; i += 1) feed.publish(['order:1']);
  await expect.poll(() => received).toEqual(['2']);
  await expect.poll(() => state.reads).toBe(2);
});

test('only a few queries run at once, even if all are due', async () => {
  const { clock, state, watch } = setUp();
  const watchers = Array.from({ length: 40 }, (_, i) => watch(`order:${i}`));
  await expect.poll(() => watchers.every(({ received }) => received.length === 1)).toBe(true);
  clock.advance(AGAIN_AFTER_MS);
  await expect.poll(() => state.reads).toBe(80);
  expect(state.most).toBe(4);
});

test('a failed read is repeated', async () => {
  const { clock, state, watch } = setUp();
  state.fails = true;
  const { received } = watch('order:1');
  await expect.poll(() => state.reads).toBeGreaterThanOrEqual(1);
  state.fails = false;
  clock.advance(5000);
  await expect.poll(() => received).toEqual(['1']);
});

test('a deleted result is sent once, and a query without subscribers is not read', async () => {
  const { clock, feed, listeners, state, watch } = setUp();
  const one = watch('order:1');
  const other = watch('order:2');
  await expect.poll(() => [...one.received, ...other.received]).toEqual(['1', '1']);
  other.stop();
  state.version = null;
  feed.publish(['order:1']);
  await expect.poll(() => one.received).toEqual(['1', null]);
  const { reads } = state;
  clock.advance(10 * AGAIN_AFTER_MS);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([state.reads, listeners.size]).toEqual([reads, 0]);
});
