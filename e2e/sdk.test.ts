// The built SDK in a browser: in a page and in a worker, as modules without a bundler, against the real
// service.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { GOOD, USE } from '../sdks/typescript/test/runtime-checks.ts';
import { newVisit } from './browser.ts';
import { sharedSite } from './service.ts';

const SDK = fileURLToPath(new URL('../sdks/typescript', import.meta.url));
const SCRIPT = { contentType: 'text/javascript' };
/** Without a bundler packages are imported by their addresses. */
const USE_HERE = USE.replace(`'@handover/sdk'`, `'./index.js'`).replace(
  `'@handover/sdk/testing'`,
  `'./testing.js'`,
);

const WORKER = `
import { use } from './use.js';
onmessage = ({ data: [url, key] }) => use(url, key).then(postMessage, (error) => postMessage(String(error)));
`;

describe('the SDK in a browser', () => {
  beforeAll(() => {
    execFileSync(process.execPath, [join(SDK, 'scripts/build.mjs'), '--if-stale'], { stdio: 'inherit' });
  });

  test('works in a page', async () => {
    const { page, args } = await openPage();
    expect(await page.evaluate(`import('/try/use.js').then(({ use }) => use(${args}))`)).toEqual(GOOD);
  });

  test('works in a worker', async () => {
    const { page, args } = await openPage();
    const answer = page.evaluate(`new Promise((resolve, reject) => {
      const worker = new Worker('/try/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new Error('The worker did not start'));
      worker.postMessage([${args}]);
    })`);
    expect(await answer).toEqual(GOOD);
  });
});

/** An empty page next to the modules, on the origin of the service: other origins are refused. */
async function openPage(): Promise<{ page: Page; args: string }> {
  const { service, url } = await sharedSite();
  const { key } = await service.customer();
  const { page, open } = await newVisit({ expects: [/404/] });
  await page.context().route('**/try/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice('/try/'.length);
    if (name === '')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Try</title>' });
    if (name === 'use.js') return route.fulfill({ ...SCRIPT, body: USE_HERE });
    if (name === 'worker.js') return route.fulfill({ ...SCRIPT, body: WORKER });
    return route.fulfill({ ...SCRIPT, body: readFileSync(join(SDK, 'dist', name), 'utf8') });
  });
  await open('/try/');
  return { page, args: `${JSON.stringify(url)}, ${JSON.stringify(key)}` };
}
