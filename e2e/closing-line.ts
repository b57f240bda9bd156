// Ends the run with the same line as the tests of the server.
import type { Reporter, TestModule } from 'vitest/node';
import { countTests, writeClosingLine } from '../server/test/harness/count-tests.ts';

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeClosingLine(countTests(modules));
  }
}
