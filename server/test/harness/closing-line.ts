// A reporter that ends the run with the one line that any build server can read.
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { addFailure, countTests, writeClosingLine } from './count-tests.ts';
import { neverSentErrors } from './sent-errors.ts';

export default class ClosingLine implements Reporter {
  private vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const outcome = countTests(modules);
    const neverSent = await neverSentErrors(this.vitest, modules);
    if (neverSent.length > 0) {
      addFailure(outcome, 'error catalog', `no test makes the service send ${neverSent.join(', ')}`);
      process.exitCode = 1;
    }
    writeClosingLine(outcome);
  }
}
