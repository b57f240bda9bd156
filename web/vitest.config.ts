import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/**/*.test.ts'], reporters: ['default', '../e2e/closing-line.ts'] },
});
