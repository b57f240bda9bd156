// Fair turns: whoever asks for much waits behind those who ask for little, and nobody waits without end.
import { expect, test } from 'vitest';
import { fairTurns } from '../../src/platform/fair-turns.ts';

function opened(atOnce: number, maxWaiting = 100, maxWaitingEach = 50) {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const refuse = () => new Error('too much');
  const turns = fairTurns({ atOnce, maxWaiting, maxWaitingEach, refuse });
  const take = (sharer: string, fails = false) =>
    turns.take(sharer, () => {
      started.push(sharer);
      return new Promise<string>((resolve, reject) => {
        finish.push(() => (fails ? reject(new Error(sharer)) : resolve(sharer)));
      });
    });
  const finishAll = async () => {
    while (finish.length > 0) {
      finish.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { turns, take, started, finishAll };
}

test('those who wait take turns, each in the order of its own', async () => {
  const { take, started, finishAll } = opened(1);
  const all = Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map((sharer) => take(sharer)));
  await finishAll();
  expect(started.join('')).toBe('aabcaba');
  expect(await all).toEqual(['a', 'a', 'a', 'a', 'b', 'b', 'c']);
});

test('as many run at once as there are places, and a failure frees its place', async () => {
  const { take, started, finishAll } = opened(2);
  const failing = take('a', true).catch((error: Error) => error.message);
  const others = [take('a'), take('b')];
  expect(started).toEqual(['a', 'a']);
  await finishAll();
  expect(await failing).toBe('a');
  expect(await Promise.all(others)).toEqual(['a', 'b']);
});

test('what does not fit is refused at once: of one, and of all together', async () => {
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

test('what waits can be dropped, and then all begins anew', async () => {
  const { turns, take, finishAll } = opened(1);
  const running = take('a');
  const waiting = take('b');
  turns.dropWaiting(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  const next = take('c');
  await finishAll();
  expect(await Promise.all([running, next])).toEqual(['a', 'c']);
});
