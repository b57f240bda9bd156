// The published package: small, documented, typed, usable in an empty project and in a worker.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMissing } from '../../server/test/harness/required-tools.ts';
import { VERSION } from '../src/index.ts';
import { GOOD, USE } from './runtime-checks.ts';
import { sharedService } from './service.ts';
import { undocumentedExports } from './undocumented-exports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const start = promisify(execFile);
const run = (file: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  execFileSync(file, args, { cwd, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env } });

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
  const project = mkdtempSync(join(tmpdir(), 'handover-sdk-pack-'));
  afterAll(() => rmSync(project, { recursive: true }));

  beforeAll(() => {
    const packed = JSON.parse(
      run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], root),
    );
    const names = packed[0].files.map(({ path }: { path: string }) => path);
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'dist/LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    );
    expect(
      names.filter(
        (name: string) => !/^(package\.json|README\.md|dist\/.*\.(js|d\.ts)|dist\/LICENSE)$/.test(name),
      ),
    ).toEqual([]);
    writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
    const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    run('npm', ['install', ...flags, join(project, packed[0].filename)], project);
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

  const COMPILERS = {
    5: require.resolve('typescript/package.json'),
    6: require.resolve('typescript-6/package.json'),
    7: join(root, '../node_modules/typescript/package.json'),
  };

  async function compileWith(major: string, compiler: string): Promise<void> {
    expect(JSON.parse(readFileSync(compiler, 'utf8')).version.split('.')[0]).toBe(major);
    const folder = join(project, `types-${major}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'use.ts'), TYPED_USE);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT }));
    await start(process.execPath, [compiler.replace('package.json', 'bin/tsc'), '-p', folder], {
      cwd: project,
    });
  }

  test('its types compile in strict TypeScript 5, 6 and 7', async () => {
    const compiled = Object.entries(COMPILERS).map(([major, compiler]) => compileWith(major, compiler));
    await expect(Promise.all(compiled)).resolves.toHaveLength(3);
  });
});

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  noEmit: true,
};

/** Wrong uses are tested too: if the compiler accepts one, it reports the unused comment. */
const TYPED_USE = `
import { handover, isApiError, verifyWebhook, type Order, type WebhookEvent } from '@handover/sdk';
import { sampleEvent } from '@handover/sdk/testing';
const client = handover({ url: 'https://handover.example', apiKey: undefined });
const address = { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' };
export async function use(request: Request): Promise<Order> {
  const event: WebhookEvent = await verifyWebhook(await request.text(), request.headers, ['a', 'b']);
  if (event.type === 'vehicle.delivered') event.data.hasDamage satisfies boolean;
  sampleEvent('vehicle.delivered', { hasDamage: true });
  // @ts-expect-error: no such event
  sampleEvent('vehicle.lost');
  // @ts-expect-error: the delivery is missing
  await client.orders.create({ pickup: address });
  for await (const { updatedAt } of client.orders.sync({ since: new Date() })) updatedAt satisfies string;
  const { nextCursor } = await client.orders.list({ limit: 10 });
  nextCursor satisfies string | null;
  const process = await client.call('olderGetStatus', { path: { reference: 'VT-1' } });
  process.status satisfies string;
  // @ts-expect-error: the path is missing
  await client.call('getOrder', {});
  try {
    return await client.orders.create({ pickup: address, delivery: address });
  } catch (error) {
    if (isApiError(error, 'INVALID_REQUEST')) error.details.fields[0]?.field satisfies string | undefined;
    if (isApiError(error, 'EXTERNAL_ORDER_ID_EXISTS')) return client.orders.get(error.details.id);
    throw error;
  }
}
`;
