// The published package: small, documented, typed, usable in an empty project and in a worker.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { findMissing } from '../../../server/test/harness/required-tools.ts';
import { VERSION } from '../src/index.ts';
import { installPacked, SDK_ROOT as root } from './packed-project.ts';
import { GOOD, USE } from './runtime-checks.ts';
import { sharedService } from './service.ts';
import { compileTypedUse } from './typed-use.ts';
import { undocumentedExports } from './undocumented-exports.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const start = promisify(execFile);

async function bundled(source: string, format: 'esm' | 'iife' = 'esm'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root },
    bundle: true,
    minify: true,
    format,
    globalName: 'sdk',
    platform: 'browser',
    write: false,
    alias: { '@handover/sdk': join(root, 'dist/index.js') },
  });
  return outputFiles[0]!.text;
}

test('the version it reports is that of the package', () => {
  expect(VERSION).toBe(manifest.version);
});

test('it has no dependencies', () => {
  expect(manifest.dependencies).toBeUndefined();
  for (const name of ['index.js', 'testing.js']) {
    const text = readFileSync(join(root, 'dist', name), 'utf8');
    expect(text).not.toMatch(/from ['"](?!\.)/);
    expect(text).not.toMatch(/\brequire\(|\bBuffer\b/);
  }
});

test('bundled, all of it stays below 15 kB compressed, and verifying alone below 3 kB', async () => {
  const sizeOf = async (source: string) => gzipSync(await bundled(source)).length;
  expect(await sizeOf(`export * from '@handover/sdk'`)).toBeLessThan(15_000);
  expect(await sizeOf(`export { verifyWebhook } from '@handover/sdk'`)).toBeLessThan(3000);
});

test('every export, and every member of it, is documented', () => {
  expect(
    undocumentedExports(['dist/index.d.ts', 'dist/testing.d.ts'].map((file) => join(root, file))),
  ).toEqual([]);
});

test('it runs without Node: it uses only features that browsers, workers, Deno and Bun have too', async () => {
  const { fetch, crypto, performance, URL, URLSearchParams, Headers, Response, TextEncoder, TextDecoder } =
    globalThis;
  const { TextDecoderStream, AbortController, setTimeout, clearTimeout, atob, btoa } = globalThis;
  const web = {
    ...{ fetch, crypto, performance, URL, URLSearchParams, Headers, Response, TextEncoder, TextDecoder },
    ...{
      TextDecoderStream,
      AbortController,
      setTimeout,
      clearTimeout,
      atob,
      btoa,
      Uint8Array: globalThis.Uint8Array,
    },
  };
  const service = await sharedService();
  const { key } = await service.customer();
  const context = createContext({ ...web, url: service.url, key });
  runInContext(await bundled(`export * from '@handover/sdk'`, 'iife'), context);
  const code = `sdk.handover({ url, apiKey: key }).me().then((me) => me.environment)`;
  expect(await runInContext(code, context)).toBe('sandbox');
});

/** The folder of these runtimes; `.ci/run` downloads them. */
const OTHER_RUNTIMES = { bun: ['run'], deno: ['run', '--allow-net'] };

describe('in an empty project', () => {
  let project: string;

  beforeAll(async () => {
    const { folder, fileNames } = await installPacked({ type: 'module' });
    project = folder;
    expect(fileNames).toEqual(
      expect.arrayContaining(['README.md', 'dist/LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    );
    const published =
      /^((dist\/cjs\/|testing\/)?package\.json|README\.md|dist\/.*\.(js|d\.ts)|dist\/LICENSE)$/;
    expect(fileNames.filter((name) => !published.test(name))).toEqual([]);
    return () => rmSync(folder, { recursive: true });
  });

  test('the packed archive installs without a network and works with the service', async () => {
    const service = await sharedService();
    const { key } = await service.customer();
    writeFileSync(
      join(project, 'order.mjs'),
      `import { handover, verifyWebhook } from '@handover/sdk';
       import { newSecret, SAMPLE_ORDER, sampleEvent, signMessage } from '@handover/sdk/testing';
       const order = await handover().orders.create(SAMPLE_ORDER);
       const secret = newSecret();
       const { body, headers } = await signMessage({ secret, event: sampleEvent('order.created') });
       const event = await verifyWebhook(body, headers, secret);
       console.log(order.status, event.type);`,
    );
    const env = { HANDOVER_URL: service.url, HANDOVER_API_KEY: key };
    // Asynchronous, because the service that answers runs in this process.
    const ran = start(process.execPath, ['order.mjs'], {
      cwd: project,
      env: { ...process.env, ...env },
    });
    expect((await ran).stdout).toBe('ACCEPTED order.created\n');
  });

  for (const [name, args] of Object.entries(OTHER_RUNTIMES)) {
    test.skipIf(findMissing(name) !== null)(`and works in ${name}`, async () => {
      const service = await sharedService();
      const { key } = await service.customer();
      writeFileSync(join(project, 'runtime-checks.mjs'), USE);
      writeFileSync(
        join(project, 'run.mjs'),
        `import { use } from './runtime-checks.mjs';
         console.log(JSON.stringify(await use(${JSON.stringify(service.url)}, ${JSON.stringify(key)})));`,
      );
      const { stdout } = await start(name, [...args, 'run.mjs'], { cwd: project });
      expect(JSON.parse(stdout)).toEqual(GOOD);
    });
  }

  test('its types compile in strict TypeScript 5, 6 and 7', async () => {
    const options = { module: 'nodenext', moduleResolution: 'nodenext' };
    const compilers = [5, 6, 7] as const;
    await Promise.all(
      compilers.map((compiler) => compileTypedUse(project, { compiler, type: 'module', options })),
    );
  });
});
