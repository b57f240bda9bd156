// Global setup of a run: the built pages and the browsers. Without a browser the run fails.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser, findShell } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser of the run. */
    browser: string;
    /** The browser with a camera, often the same one. */
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
  const whole = await chromium.launchServer(program);
  const shellProgram = findShell();
  const shell = shellProgram && (await chromium.launchServer(shellProgram));
  project.provide('browser', (shell ?? whole).wsEndpoint());
  project.provide('browserWithCamera', whole.wsEndpoint());
  return async () => {
    await Promise.all([whole.close(), shell?.close()]);
  };
}
