// Ends a run with its slowest files, its failures and the one line that any build server can read.
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { neverSentErrors } from './sent-errors.ts';
import { writeDurations } from './test-durations.ts';
import { addFailure, countTests, writeSummary } from './test-summary.ts';

export default class SummaryReporter implements Reporter {
  private vitest!: Vitest;
  private readonly run: 'fast' | 'slow' | 'node24';

  constructor({ run }: { run: 'fast' | 'slow' | 'node24' }) {
    this.run = run;
  }

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const summary = countTests(modules);
    if (this.run === 'fast') {
      const neverSent = await neverSentErrors(this.vitest, modules);
      if (neverSent.length > 0) {
        addFailure(summary, 'error catalog', `no test makes the service send ${neverSent.join(', ')}`);
        process.exitCode = 1;
      }
    }
    writeDurations(this.run, this.vitest.config.root, modules);
    writeSummary(summary);
  }
}
