// The package in projects of every module format: CommonJS, Jest 29, and each way in which TypeScript finds modules.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { findMissing } from '../../../server/test/harness/required-tools.ts';
import { installPacked } from './packed-project.ts';
import { sharedService } from './service.ts';
import { type Compilation, compileTypedUse } from './typed-use.ts';

const run = promisify(execFile);
let project: string;
beforeAll(async () => {
  project = (await installPacked({})).folder;
  return () => rmSync(project, { recursive: true });
});

/** Newer releases of Node 20 load ES modules with require(); older ones do not. */
const ONLY_COMMON_JS = '--no-experimental-require-module';

/** Asynchronous, because the service that answers runs in this process. */
async function runHere(file: string, args: string[]): Promise<{ stdout: string; stderr: string }> {
  const service = await sharedService();
  const { key } = await service.customer();
  const env = { ...process.env, HANDOVER_URL: service.url, HANDOVER_API_KEY: key };
  return run(file, args, { cwd: project, env });
}

test('every file that the manifests name is in the archive', () => {
  const installed = join(project, 'node_modules/@handover/sdk');
  for (const folder of ['.', 'testing']) {
    const manifest = readFileSync(join(installed, folder, 'package.json'), 'utf8');
    const named = [...manifest.matchAll(/"(\.\.?\/[^"]*\.\w+)"/g)].map(([, path]) => path!);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((path) => !existsSync(join(installed, folder, path)))).toEqual([]);
  }
});

test('require() works with the service, without the ES modules of the package', async () => {
  writeFileSync(
    join(project, 'order.cjs'),
    `const { handover, verifyWebhook } = require('@handover/sdk');
     const { newSecret, SAMPLE_ORDER, sampleEvent, signMessage } = require('@handover/sdk/testing');
     async function main() {
       const order = await handover().orders.create(SAMPLE_ORDER);
       const secret = newSecret();
       const { body, headers } = await signMessage({ secret, event: sampleEvent('order.created') });
       const event = await verifyWebhook(body, headers, secret);
       console.log(order.status, event.type, require.resolve('@handover/sdk'));
     }
     main();`,
  );
  const { stdout } = await runHere(process.execPath, [ONLY_COMMON_JS, 'order.cjs']);
  expect(stdout).toMatch(/^ACCEPTED order\.created .*cjs.index\.js\n$/);
});

test.skipIf(findMissing('jest') !== null)('Jest 29 runs a CommonJS test with it', async () => {
  expect((await run('jest', ['--version'])).stdout).toMatch(/^29\./);
  writeFileSync(join(project, 'handler.test.js'), JEST_TEST);
  // Jest reports on standard error.
  const { stderr } = await runHere('jest', ['--ci', '--rootDir', project]);
  expect(stderr).toMatch(/Tests: +3 passed, 3 total/);
});

const JEST_TEST = `
const { handover, isApiError, verifyWebhook, WebhookVerificationError } = require('@handover/sdk');
const { newSecret, playUntilEvent, sampleEvent, signMessage } = require('@handover/sdk/testing');

test('a signed message is accepted as text and as bytes', async () => {
  const secret = newSecret();
  const event = sampleEvent('vehicle.delivered', { hasDamage: true });
  const { body, headers } = await signMessage({ secret, event });
  for (const raw of [body, Buffer.from(body), new TextEncoder().encode(body)]) {
    expect(await verifyWebhook(raw, headers, Buffer.from(secret))).toEqual(event);
  }
});

test('a forged message is refused', async () => {
  const { body, headers } = await signMessage({ secret: newSecret(), event: sampleEvent('order.created') });
  const refused = verifyWebhook(body, headers, newSecret());
  await expect(refused).rejects.toThrow(WebhookVerificationError);
  await expect(refused).rejects.toMatchObject({ fault: 'SIGNATURE_MISMATCH' });
});

test('the sandbox plays a scenario, and errors are recognised', async () => {
  const client = handover();
  const statuses = [];
  for await (const { status } of playUntilEvent(client, 'driver.assigned')) statuses.push(status);
  expect(statuses.at(-1)).toBe('SCHEDULED');
  const error = await client.orders.get('VT-1').catch((thrown) => thrown);
  expect(isApiError(error, 'ORDER_NOT_FOUND')).toBe(true);
});
`;

/** TypeScript 7 no longer has `node`; checking the libraries of TypeScript 5 again would take most of the time. */
const COMPILATIONS: Compilation[] = [
  {
    compiler: 5,
    type: 'commonjs',
    options: { module: 'commonjs', moduleResolution: 'node', skipLibCheck: true },
  },
  { compiler: 7, type: 'commonjs', options: { module: 'node16', moduleResolution: 'node16' } },
  { compiler: 7, type: 'module', options: { module: 'node16', moduleResolution: 'node16' } },
  { compiler: 7, type: 'module', options: { module: 'esnext', moduleResolution: 'bundler' } },
  { compiler: 7, type: 'commonjs', options: { module: 'preserve', moduleResolution: 'bundler' } },
];

test.for(COMPILATIONS)(
  'TypeScript $compiler finds all types in $type with moduleResolution $options.moduleResolution',
  (compilation) => compileTypedUse(project, compilation),
);
