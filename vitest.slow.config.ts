// What `npm run test:all` adds: browser, samples in other languages, Python, killed processes, real PDFs, operators' work. See CONTRIBUTING.md.
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './server/test/harness/longest-first.ts';
import { BUILDS, BUNDLE, project, SECOND_TRY, SLOW, shared } from './vitest.shared.ts';

export default defineConfig({
  test: {
    ...shared('slow'),
    sequence: { sequencer: LongestFirst },
    projects: [
      // Loading the service takes longer than many of these files, too.
      project('service', {
        ...SECOND_TRY,
        include: [SLOW],
        isolate: false,
        globalSetup: [...BUILDS, BUNDLE],
      }),
      project('browser', {
        ...SECOND_TRY,
        include: ['e2e/*.test.ts'],
        isolate: false,
        globalSetup: ['./e2e/run-setup.ts'],
        // A journey may be long; a missing event fails after 20 s.
        testTimeout: 120_000,
        // Each look at a page passes through several processes, so it is not repeated too often.
        expect: { poll: { timeout: 20_000, interval: 50 } },
      }),
    ],
  },
});
