// What all test runs share: one PostgreSQL, the same timeouts and the same summary.
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { generateTexts } from './scripts/texts/generate-texts.mjs';

// Before any module is loaded: setup files read texts, too.
await generateTexts({ ifStale: true });

/** Files that `npm test` leaves out. */
export const SLOW = '**/*.slow.test.ts';

/** They replace modules or timers, or change the environment of their process. */
export const ISOLATED = ['server/test/messages/webhooks/send-request.test.ts'];

/** SDK and command line are tested as they are published. */
export const BUILDS = ['./sdks/typescript/test/run-setup.ts', './cli/test/run-setup.ts'];

/** The service as one bundle, for tests that start it as a process. */
export const BUNDLE = './server/test/harness/bundle.ts';

/**
 * The build server gives a failed test of the slow run one second try, because its browsers and processes share two
 * cores; the summary names every test that needed it.
 */
export const SECOND_TRY = { retry: process.env.CI_SECOND_TRY ? 1 : 0 };

/**
 * Most code of a test run is called a few times only: optimizing it took a quarter of the processor time, running optimized
 * code a twentieth. So V8 waits six times as long before it optimizes. Newer versions of V8 do not know this option.
 */
const OPTIMIZE_LATER = process.versions.v8.startsWith('11.') ? ['--interrupt-budget=400000'] : [];

export function shared(run: 'fast' | 'slow' | 'node24') {
  return {
    globalSetup: ['./server/test/harness/database-server.ts', './server/test/harness/sent-errors.ts'],
    reporters: ['default', ['./server/test/harness/summary-reporter.ts', { run }]] as never,
    // On two cores: tests wait for PostgreSQL part of the time, the slow ones also for processes and browsers.
    maxWorkers: run === 'slow' ? 4 : 3,
  };
}

export function project(
  name: string,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      setupFiles: ['./server/test/harness/timeouts.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000, interval: 10 } },
      // Tests create much that is garbage at once: more room for it saves collecting it.
      execArgv: ['--max-semi-space-size=64', ...OPTIMIZE_LATER],
      // Transforming the service takes as long as loading it: every later run and project reads the result.
      experimental: { fsModuleCache: true },
      ...options,
    },
  };
}
