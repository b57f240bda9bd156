// Global setup of a run: the built pages and the browsers. Without a browser the run fails.
import { execFileSync } from 'node:child_process';
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
  execFileSync(process.execPath, [BUILD, '--if-stale'], { stdio: 'inherit' });
  const small = findShell() ?? program;
  const browsers = {
    browser: await chromium.launchServer(withoutMaps(small)),
    browserWithMaps: await chromium.launchServer(small),
    browserWithCamera: await chromium.launchServer(withoutMaps(program)),
  };
  for (const [name, browser] of Object.entries(browsers)) {
    project.provide(name as keyof typeof browsers, browser.wsEndpoint());
  }
  return async () => {
    await Promise.all(Object.values(browsers).map((browser) => browser.close()));
  };
}
