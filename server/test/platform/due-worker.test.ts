// The worker for due rows: handles every due row, never twice at once, and survives errors.
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { type DueWorker, startDueWorker } from '../../src/platform/due-worker.ts';

let worker: DueWorker;
afterEach(() => worker.stop());

function start(runDue: () => Promise<number>, everyMs = 60_000, lines: string[] = []) {
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  worker = startDueWorker({ name: 'test', everyMs, log, runDue });
  return worker;
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('runs at once, and again while it found work', async () => {
  let left = 3;
  const runDue = vi.fn(async () => (left > 0 ? left-- : 0));
  start(runDue);
  await vi.waitFor(() => expect(runDue).toHaveBeenCalledTimes(4));
});

test('polls at its interval', async () => {
  const runDue = vi.fn(async () => 0);
  start(runDue, 5);
  await vi.waitFor(() => expect(runDue.mock.calls.length).toBeGreaterThan(3));
});

test('never overlaps itself, and many wakes make one more round', async () => {
  const { open, opened } = gate();
  let under = 0;
  let most = 0;
  const runDue = vi.fn(async () => {
    under += 1;
    most = Math.max(most, under);
    await opened;
    under -= 1;
    return 0;
  });
  start(runDue);
  for (let i = 0; i < 10; i += 1) worker.wake();
  open();
  await vi.waitFor(() => expect(runDue).toHaveBeenCalledTimes(2));
  await worker.settle();
  expect(runDue).toHaveBeenCalledTimes(3);
  expect(most).toBe(1);
});

test('an error is logged with the worker’s name, and the next round runs', async () => {
  const lines: string[] = [];
  const runDue = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockResolvedValue(0);
  start(runDue, 5, lines);
  await vi.waitFor(() => expect(runDue.mock.calls.length).toBeGreaterThan(1));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ worker: 'test', err: { message: 'the database is away' } });
});

test('settle waits for the current round, then runs until nothing is due', async () => {
  const { open, opened } = gate();
  let left = 2;
  const runDue = vi.fn(async () => {
    await opened;
    return left > 0 ? left-- : 0;
  });
  start(runDue);
  const settled = worker.settle();
  open();
  await settled;
  expect(left).toBe(0);
  expect(runDue).toHaveBeenCalledTimes(4);
});

test('settle passes errors on', async () => {
  const runDue = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('broken'));
  start(runDue);
  await expect(worker.settle()).rejects.toThrow('broken');
});

test('stop waits for the current batch and starts no other', async () => {
  const { open, opened } = gate();
  let finished = false;
  const runDue = vi.fn(async () => {
    await opened;
    finished = true;
    return 1;
  });
  start(runDue);
  worker.wake();
  const stopped = worker.stop();
  open();
  await stopped;
  expect(finished).toBe(true);
  worker.wake();
  expect(runDue).toHaveBeenCalledTimes(1);
});
