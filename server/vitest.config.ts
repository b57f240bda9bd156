import { defineConfig } from 'vitest/config';

/** They kill processes, replace modules, change the environment, or read what a fresh process does. */
const ALONE = [
  'test/faults/**/*.test.ts',
  'test/api/several-processes.test.ts',
  'test/documents/pdf-worker.test.ts',
  'test/platform/redis-rate-limit.test.ts',
  'test/quotes/link-rendering.test.ts',
  'test/webhooks/send-request.test.ts',
];

const common = {
  setupFiles: ['test/harness/patience.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A loaded machine is slow, not wrong.
  expect: { poll: { timeout: 20_000, interval: 10 } },
};

export default defineConfig({
  test: {
    globalSetup: ['test/harness/database-server.ts', 'test/harness/sent-errors.ts'],
    reporters: ['default', './test/harness/closing-line.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: { ...common, name: 'alone', include: ALONE, globalSetup: ['test/harness/bundle.ts'] },
      },
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
