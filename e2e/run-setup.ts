// Global setup of a run: the built pages and the browsers. Without a browser the run fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser, findShell, withoutMaps } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser of the run, which cannot draw live maps. */
    browser: string;
    browserWithMaps: string;
    /** The whole browser: tests with a camera need it. */
    browserWithCamera: string;
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
  // The browsers start while the pages are built.
  const [browser, browserWithMaps, browserWithCamera] = await Promise.all([
    chromium.launchServer(withoutMaps(small)),
    chromium.launchServer(small),
    chromium.launchServer(withoutMaps(program)),
    buildPages(),
  ]);
  const browsers = { browser, browserWithMaps, browserWithCamera };
  for (const [name, browser] of Object.entries(browsers)) {
    project.provide(name as keyof typeof browsers, browser.wsEndpoint());
  }
  return async () => {
    await Promise.all(Object.values(browsers).map((browser) => browser.close()));
  };
}

async function buildPages(): Promise<void> {
  const [code] = await once(spawn(process.execPath, [BUILD, '--if-stale'], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The pages could not be built.');
}
