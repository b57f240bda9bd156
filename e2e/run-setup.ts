// Global setup of a run: the built pages, and which browsers to start. Without a browser the run fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findBrowser, findShell, type Program, withoutMaps } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The programs that workers start as they need them. */
    browsers: {
      /** Cannot draw live maps. */
      plain: Program;
      withMaps: Program;
      /** The whole browser: tests with a camera need it. */
      withCamera: Program;
    };
  }
}

const BUILD = fileURLToPath(new URL('../web/scripts/build.mjs', import.meta.url));

export default async function setup(project: TestProject) {
  const program = findBrowser();
  if (program === null) {
    throw new Error(
      'The browser tests need Chromium: run `apt-get install chromium chromium-headless-shell`, or set CHROMIUM_PATH to the program.',
    );
  }
  const small = findShell() ?? program;
  project.provide('browsers', {
    plain: withoutMaps(small),
    withMaps: small,
    withCamera: withoutMaps(program),
  });
  await buildPages();
}

async function buildPages(): Promise<void> {
  const [code] = await once(spawn(process.execPath, [BUILD, '--if-stale'], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The pages could not be built.');
}
