// Fair queue: a tenant with many jobs does not delay those with few, and no job waits without limit.
import { expect, test } from 'vitest';
import { fairQueue } from '../../src/platform/fair-queue.ts';

function opened(maxConcurrent: number, maxWaiting = 100, maxWaitingPerTenant = 50) {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const refuse = () => new Error('too much');
  const queue = fairQueue({ maxConcurrent, maxWaiting, maxWaitingPerTenant, refuse });
  const take = (tenant: string, fails = false) =>
    queue.take(tenant, () => {
      started.push(tenant);
      return new Promise<string>((resolve, reject) => {
        finish.push(() => (fails ? reject(new Error(tenant)) : resolve(tenant)));
      });
    });
  const finishAll = async () => {
    while (finish.length > 0) {
      finish.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { queue, take, started, finishAll };
}

test('waiting tenants alternate, each in its own order', async () => {
  const { take, started, finishAll } = opened(1);
  const all = Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map((tenant) => take(tenant)));
  await finishAll();
  expect(started.join('')).toBe('aabcaba');
  expect(await all).toEqual(['a', 'a', 'a', 'a', 'b', 'b', 'c']);
});

test('as many jobs run at once as there are slots, and a failure frees its slot', async () => {
  const { take, started, finishAll } = opened(2);
  const failing = take('a', true).catch((error: Error) => error.message);
  const others = [take('a'), take('b')];
  expect(started).toEqual(['a', 'a']);
  await finishAll();
  expect(await failing).toBe('a');
  expect(await Promise.all(others)).toEqual(['a', 'b']);
});

test('a job over the limit is refused at once, per tenant and in total', async () => {
  const { take, finishAll } = opened(1, 3, 2);
  const taken = [take('a'), take('a'), take('a')];
  await expect(take('a')).rejects.toThrow('too much');
  taken.push(take('b'));
  await expect(take('c')).rejects.toThrow('too much');
  await finishAll();
  await Promise.all(taken);
  const later = take('c');
  await finishAll();
  expect(await later).toBe('c');
});

test('waiting jobs can be dropped, and then the queue is empty and usable', async () => {
  const { queue, take, finishAll } = opened(1);
  const running = take('a');
  const waiting = take('b');
  queue.dropWaiting(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  const next = take('c');
  await finishAll();
  expect(await Promise.all([running, next])).toEqual(['a', 'c']);
});
