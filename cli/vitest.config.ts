import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['./test/run-setup.ts'],
    setupFiles: ['../server/test/harness/patience.ts'],
    reporters: ['default', '../e2e/closing-line.ts'],
    // One service for all files: starting it costs more than most files.
    maxWorkers: 1,
    isolate: false,
    // A loaded machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
  },
});
