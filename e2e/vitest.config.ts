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
    // A loaded machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
  },
});
