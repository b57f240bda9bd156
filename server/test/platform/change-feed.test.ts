// The change feed: which subscribers get which topics, and how many notifications PostgreSQL gets.
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { CHANGES_CHANNEL, type ChangeFeed, changeFeed } from '../../src/platform/change-feed.ts';
import { connect, listen, type Sql } from '../../src/platform/db.ts';
import { createDatabase } from '../harness/service.ts';

const log = pino({ level: 'silent' });
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function twoFeeds(): Promise<{ here: ChangeFeed; there: ChangeFeed; sql: Sql; notified: string[] }> {
  const database = await createDatabase();
  const sql = connect(database, { maxConnections: 2 });
  closers.push(() => sql.end());
  const notified: string[] = [];
  const open = async () => {
    const listener = await listen(database, [CHANGES_CHANNEL], log, 'handover-listen');
    closers.push(() => listener.close());
    listener.onNotify(CHANGES_CHANNEL, (payload) => {
      if (payload !== null) notified.push(payload);
    });
    const feed = changeFeed({ sql, listener, log });
    closers.push(() => feed.close());
    return feed;
  };
  const here = await open();
  notified.length = 0;
  return { here, there: await open(), sql, notified };
}

function noted(feed: ChangeFeed, topic: string) {
  const seen: (readonly string[] | null)[] = [];
  const stop = feed.subscribe(topic, (topics) => seen.push(topics));
  return { seen, stop };
}

test('a change reaches this process at once and others soon, for each of its topics, once', async () => {
  const { here, there } = await twoFeeds();
  const change = ['order:1', 'account:7:production'];
  const listeners = [noted(here, 'order:1'), noted(there, 'order:1'), noted(there, 'account:7:production')];
  const others = noted(there, 'order:2');
  here.publish(change);
  expect(listeners[0]!.seen).toEqual([change]);
  for (const { seen } of listeners) await expect.poll(() => seen).toEqual([change]);
  listeners[1]!.stop();
  here.publish(change);
  await expect.poll(() => listeners[2]!.seen.length).toBe(2);
  expect(listeners.map(({ seen }) => seen.length)).toEqual([2, 1, 2]);
  expect(others.seen).toEqual([]);
});

test('a thousand changes need few notifications, each short enough for PostgreSQL', async () => {
  const { here, there, notified } = await twoFeeds();
  const { seen } = noted(there, 'account:7:production');
  for (let i = 0; i < 1000; i += 1) {
    here.publish([`order:0199a0c2-7c4e-7000-8000-${String(i).padStart(12, '0')}`, 'account:7:production']);
    here.publish(['order:0199a0c2-7c4e-7000-8000-000000000000', 'account:7:production']);
  }
  await expect.poll(() => seen.length).toBe(1000);
  // Both listeners got each of them.
  expect(notified.length / 2).toBeLessThan(10);
  for (const payload of notified) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
});

test('after a lost connection subscribers are notified that anything may have changed', async () => {
  const { there, sql } = await twoFeeds();
  const { seen } = noted(there, 'order:1');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where starts_with(application_name, 'handover-listen') and datname = current_database()`;
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  expect(seen.every((topics) => topics === null)).toBe(true);
});
