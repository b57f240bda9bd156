import { defineConfig } from 'vitest/config';

/** They start and kill processes, replace modules or timers, or change the environment of their process. */
const ALONE = [
  'test/api/several-processes.test.ts',
  'test/documents/pdf-worker.test.ts',
  'test/faults/embedded-postgres.test.ts',
  'test/faults/imports-killed.test.ts',
  'test/faults/restore.test.ts',
  'test/faults/sandbox-killed.test.ts',
  'test/faults/start.test.ts',
  'test/faults/verify-audit.test.ts',
  'test/faults/webhooks-database.test.ts',
  'test/faults/webhooks-workers.test.ts',
  'test/platform/redis-rate-limit.test.ts',
  'test/quotes/link-rendering.test.ts',
  'test/webhooks/send-request.test.ts',
];

const common = {
  setupFiles: ['test/harness/patience.ts'],
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // A loaded machine is slow, not wrong.
  expect: { poll: { timeout: 60_000, interval: 10 } },
};

export default defineConfig({
  test: {
    globalSetup: ['test/harness/database-server.ts', 'test/harness/sent-errors.ts'],
    reporters: ['default', './test/harness/closing-line.ts'],
    maxWorkers: 2,
    projects: [
      // Vitest goes by the names: first these, of which many wait, and then the others without a gap.
      { test: { ...common, name: 'alone', include: ALONE, globalSetup: ['test/harness/bundle.ts'] } },
      {
        // Loading the service costs more than most files: these share what is loaded, and one running service.
        test: {
          ...common,
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: ALONE,
          isolate: false,
        },
      },
    ],
  },
});
