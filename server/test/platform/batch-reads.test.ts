// Simultaneous reads share a statement, and each gets its own answer or error.
import { afterEach, expect, test, vi } from 'vitest';
import { batchReads } from '../../src/platform/batch-reads.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Answers each batch on demand. */
function setUp() {
  const batches: number[][] = [];
  const open: { answer(): void; fail(): void }[] = [];
  const ask = batchReads((questions: readonly number[]) => {
    batches.push([...questions]);
    return new Promise<string[]>((resolve, reject) => {
      open.push({
        answer: () => resolve(questions.map((question) => `answer ${question}`)),
        fail: () => reject(new Error('gone')),
      });
    });
  });
  return { ask, batches, open };
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the first read runs at once, and those that arrive during it share the next statement', async () => {
  const { ask, batches, open } = setUp();
  const answers = upTo(6).map(ask);
  expect(batches).toEqual([[0], [1]]);
  open[0]!.answer();
  await settled();
  expect(batches).toEqual([[0], [1], [2, 3, 4, 5]]);
  open[2]!.answer();
  open[1]!.answer();
  expect(await Promise.all(answers)).toEqual(upTo(6).map((i) => `answer ${i}`));
});

test('a statement has a maximum size, and a failed one fails only its own reads', async () => {
  const { ask, batches, open } = setUp();
  const answers = upTo(120).map((i) => ask(i).catch((error: Error) => error.message));
  open[0]!.fail();
  open[1]!.answer();
  await settled();
  expect(batches.map(({ length }) => length)).toEqual([1, 1, 50, 50]);
  open[2]!.fail();
  open[3]!.answer();
  await settled();
  open[4]!.answer();
  const heard = await Promise.all(answers);
  expect(heard.slice(0, 2)).toEqual(['gone', 'answer 1']);
  expect(new Set(heard.slice(2, 52))).toEqual(new Set(['gone']));
  expect(heard.slice(52)).toEqual(upTo(68).map((i) => `answer ${i + 52}`));
});

test('statements without an answer do not block later reads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, batches, open } = setUp();
  const stuck = [ask(0), ask(1)];
  const next = ask(2);
  vi.advanceTimersByTime(999);
  expect(batches).toEqual([[0], [1]]);
  vi.advanceTimersByTime(1);
  expect(batches).toEqual([[0], [1], [2]]);
  open[2]!.answer();
  expect(await next).toBe('answer 2');
  open[0]!.answer();
  open[1]!.answer();
  expect(await Promise.all(stuck)).toEqual(['answer 0', 'answer 1']);
  const more = [ask(3), ask(4), ask(5)];
  expect(batches.slice(3)).toEqual([[3], [4]]);
  open[3]!.answer();
  await settled();
  open[4]!.answer();
  open[5]!.answer();
  await Promise.all(more);
});
