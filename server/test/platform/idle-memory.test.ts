// V8 saves memory only while the process is idle, and only where it does not do so by itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveMemoryWhenIdle } from '../../src/platform/idle-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(nodeVersion: string, utilizations: number[]) {
  const flags: string[] = [];
  const stop = saveMemoryWhenIdle({
    nodeVersion,
    readUtilization: () => utilizations.shift() ?? 0,
    setFlag: (flag) => flags.push(flag),
  });
  return { flags, stop };
}

test('saves memory while there is little to do, and not under load', () => {
  const { flags, stop } = watch('24.1.0', [0.9, 0.01, 0.02, 0.3, 0.4, 0]);
  const seen = Array.from({ length: 6 }, () => {
    vi.advanceTimersByTime(10_000);
    return flags.at(-1);
  });
  const [on, off] = ['--memory-saver-mode', '--no-memory-saver-mode'];
  expect(seen).toEqual([undefined, on, on, off, off, on]);
  expect(flags).toHaveLength(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(flags).toHaveLength(3);
});

test('leaves earlier versions of Node alone', () => {
  const { flags } = watch('20.19.0', [0]);
  vi.advanceTimersByTime(60_000);
  expect(flags).toEqual([]);
});
