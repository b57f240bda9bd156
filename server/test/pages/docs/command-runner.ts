// Runs shell commands of the documentation as a reader would who has this key.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { PRODUCT_VERSION } from '../../../src/platform/product-version.ts';
import { createOrder } from '../../harness/orders.ts';
import type { TestService } from '../../harness/service.ts';

const run = promisify(execFile);

/** The values that a page fills into its samples. */
export function fillIn(code: string, values: Record<string, string>): string {
  return code.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name]!);
}

/** The commands share a home folder, which is removed at the end of the file. */
export function commandRunner(service: TestService) {
  const home = mkdtempSync(join(tmpdir(), 'handover-docs-'));
  // curl must fail if the call is refused.
  writeFileSync(join(home, '.curlrc'), 'fail-with-body\nsilent\nshow-error\n');
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  return async (code: string, key: string): Promise<void> => {
    const order = (await createOrder(service, key, {}, { 'X-Sandbox-Mode': 'manual' })).json.orderNumber;
    const inbox = (await service.call('/extern/sandbox/inboxes', { key, body: {} })).json.url;
    const script = fillIn(code, { base: service.url, key, order, inbox, version: PRODUCT_VERSION });
    const env = { PATH: process.env.PATH, CURL_HOME: home };
    await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: home, env }).catch(({ stdout, stderr }) => {
      throw new Error(`${script}\n${stdout}\n${stderr}`);
    });
  };
}
