// Counts the tests of a run, and names those that failed and those that needed a second try.
import { appendFileSync } from 'node:fs';
import type { TestModule } from 'vitest/node';

export interface Summary {
  passed: number;
  failed: number;
  skipped: number;
  /** One sentence for each failure. */
  failures: string[];
  /** Tests that failed once and then passed, which is possible only on the build server. */
  secondTries: string[];
}

/** A file that could not be loaded, or holds nothing, counts as a failure. */
export function countTests(modules: readonly TestModule[]): Summary {
  const summary: Summary = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    if (tests.length === 0 || module.errors().length > 0) {
      addFailure(summary, module.relativeModuleId, module.errors()[0]?.message ?? 'no tests in it');
    }
    for (const test of tests) {
      const { state, errors } = test.result();
      if (test.diagnostic()?.flaky) {
        const reason = errors?.[0]?.message ?? '';
        summary.secondTries.push(oneLine(`${module.relativeModuleId}: ${test.fullName}: ${reason}`));
      }
      if (state === 'failed') {
        addFailure(summary, `${module.relativeModuleId}: ${test.fullName}`, errors?.[0]?.message ?? '');
      } else {
        summary[state === 'pending' ? 'skipped' : state] += 1;
      }
    }
  }
  return summary;
}

export function addFailure(summary: Summary, where: string, reason: string): void {
  summary.failed += 1;
  summary.failures.push(oneLine(`${where}: ${reason}`));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 400);
}

export function writeSummary(summary: Summary): void {
  const { passed, failed, skipped, failures, secondTries } = summary;
  const line = `${passed} passed, ${failed} failed, ${skipped} skipped\n`;
  const named = [
    ...secondTries.map((test) => `Passed only at the second try: ${test}\n`),
    ...failures.map((failure) => `Failed: ${failure}\n`),
  ].join('');
  // `npm run test:all` adds up its runs.
  if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${named}${line}`);
  process.stdout.write(`\n${named}${line}`);
}
