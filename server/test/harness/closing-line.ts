// A reporter that ends the run with the one line that any build server can read.
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { neverSentErrors } from './sent-errors.ts';

export default class ClosingLine implements Reporter {
  private vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      if (tests.length === 0 || module.errors().length > 0) counts.failed += 1;
      for (const test of tests) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state] += 1;
      }
    }
    const neverSent = await neverSentErrors(this.vitest, modules);
    if (neverSent.length > 0) {
      process.stdout.write(`\nNo test makes the service send: ${neverSent.join(', ')}\n`);
      process.exitCode = 1;
      counts.failed += 1;
    }
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
