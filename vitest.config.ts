// What `npm test` runs: every rule of the interface; no browser, no other language, no killed process. See CONTRIBUTING.md.
import { defineConfig } from 'vitest/config';
import { BUILDS, ISOLATED, project, SLOW, shared } from './vitest.shared.ts';

/** A test of the pages that needs what the service has loaded. */
const DOCS_SEARCH = 'web/test/docs-search.test.ts';

/** Its modules keep the state of a phone: what one file has begun must not reach the next. */
const DRIVER_APP = 'web/test/driver/**/*.test.ts';

export default defineConfig({
  test: {
    ...shared('fast'),
    projects: [
      // Loading the service takes longer than most files: all files of a worker share what is loaded.
      project('service', {
        include: ['{server,sdks/typescript,sdks/cases,cli}/test/**/*.test.ts', DOCS_SEARCH],
        exclude: [SLOW, ...ISOLATED],
        isolate: false,
        globalSetup: BUILDS,
      }),
      project('isolated', { include: ISOLATED }),
      project('pages', {
        include: ['web/test/**/*.test.ts'],
        exclude: [DOCS_SEARCH, DRIVER_APP],
        isolate: false,
      }),
      project('driver', { include: [DRIVER_APP] }),
    ],
  },
});
