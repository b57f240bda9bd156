// How a run ended: the tests that failed, each with its reason, and the one line that any build server can read.
import { appendFileSync } from 'node:fs';
import type { TestModule } from 'vitest/node';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** One sentence for each failure. */
  failures: string[];
}

/** A file that could not be loaded, or holds nothing, counts as a failure. */
export function countTests(modules: readonly TestModule[]): Outcome {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    if (tests.length === 0 || module.errors().length > 0) {
      addFailure(outcome, module.relativeModuleId, module.errors()[0]?.message ?? 'no tests in it');
    }
    for (const test of tests) {
      const { state, errors } = test.result();
      if (state === 'failed') {
        addFailure(outcome, `${module.relativeModuleId}: ${test.fullName}`, errors?.[0]?.message ?? '');
      } else {
        outcome[state === 'pending' ? 'skipped' : state] += 1;
      }
    }
  }
  return outcome;
}

export function addFailure(outcome: Outcome, where: string, reason: string): void {
  outcome.failed += 1;
  outcome.failures.push(`${where}: ${reason}`.replaceAll(/\s+/g, ' ').slice(0, 400));
}

export function writeClosingLine({ passed, failed, skipped, failures }: Outcome): void {
  const line = `${passed} passed, ${failed} failed, ${skipped} skipped\n`;
  const named = failures.map((failure) => `Failed: ${failure}\n`).join('');
  // A run of several parts adds them up at its own end.
  if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${named}${line}`);
  process.stdout.write(`\n${named}${line}`);
}
