import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./run-setup.ts'],
    setupFiles: ['../server/test/harness/patience.ts'],
    reporters: ['default', './closing-line.ts'],
    // One browser for all and one service a worker: starting them costs more than most files.
    maxWorkers: 2,
    isolate: false,
    // What does not happen fails after 20 s, here and in `browser.ts`, so that a failure does not cost minutes. A whole
    // test may take longer, for a long journey on a machine with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
});
