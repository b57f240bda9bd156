// What a run needs once: the built pages, a PostgreSQL, and one browser. Without a browser, nothing is started.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import startDatabase from '../server/test/harness/database-server.ts';
import noteErrors from '../server/test/harness/sent-errors.ts';
import { BROWSER_FLAGS, findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of the run listens; empty where there is none. */
    browser: string;
  }
}

const BUILD = fileURLToPath(new URL('../web/scripts/build.mjs', import.meta.url));

export default async function setup(project: TestProject) {
  const executablePath = findBrowser();
  if (executablePath === null) {
    process.stdout.write(
      'There is no Chromium here (CHROMIUM_PATH, /usr/bin/chromium): the browser tests are skipped.\n',
    );
    project.provide('browser', '');
    return;
  }
  execFileSync(process.execPath, [BUILD, '--if-stale'], { stdio: 'inherit' });
  const stopNoting = noteErrors(project);
  const stopDatabase = await startDatabase(project);
  const browser = await chromium.launchServer({ executablePath, args: BROWSER_FLAGS });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stopDatabase();
    stopNoting();
  };
}
