// The closing lines of a test run: what failed, and what passed only at the second try.

import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { countTests } from '../harness/test-summary.ts';

interface Finished {
  fullName: string;
  state: 'passed' | 'failed' | 'skipped';
  message?: string;
  flaky?: boolean;
}

function moduleOf(tests: readonly Finished[]): TestModule {
  const cases = tests.map(({ fullName, state, message, flaky = false }) => ({
    fullName,
    result: () => ({ state, ...(message !== undefined && { errors: [{ message }] }) }),
    diagnostic: () => ({ flaky }),
  }));
  return {
    relativeModuleId: 'e2e/menu.test.ts',
    errors: () => [],
    children: { allTests: () => cases },
  } as unknown as TestModule;
}

test('a test that passed only at the second try counts as passed and is named with its first error', () => {
  const summary = countTests([
    moduleOf([
      { fullName: 'a menu > opens', state: 'passed' },
      { fullName: 'a menu > closes', state: 'passed', flaky: true, message: 'expected 2\n  to be 1' },
      { fullName: 'a menu > moves', state: 'failed', message: 'it stays' },
      { fullName: 'a menu > prints', state: 'skipped' },
    ]),
  ]);
  expect(summary).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['e2e/menu.test.ts: a menu > moves: it stays'],
    secondTries: ['e2e/menu.test.ts: a menu > closes: expected 2 to be 1'],
  });
});
