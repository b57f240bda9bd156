// What `npm test` runs: everything that needs no browser, no other language and no killed process. See CONTRIBUTING.md.
import { defineConfig } from 'vitest/config';
import { BUILDS, ISOLATED, project, SLOW, shared } from './vitest.shared.ts';

export default defineConfig({
  test: {
    ...shared('fast'),
    projects: [
      // Loading the service takes longer than most files: all files of a worker share what is loaded.
      project('service', {
        include: ['{server,sdk,cli}/test/**/*.test.ts'],
        exclude: [SLOW, ...ISOLATED],
        isolate: false,
        globalSetup: BUILDS,
      }),
      project('isolated', { include: ISOLATED }),
      project('pages', { include: ['web/test/**/*.test.ts'] }),
    ],
  },
});
