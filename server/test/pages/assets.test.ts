// The built files of the pages: encodings, caching, unknown names, and the files of an entry.
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { bestEncoding, loadAssets } from '../../src/pages/assets.ts';
import { sharedService } from '../harness/shared-service.ts';
import { fakeDist, SCRIPT } from './fake-dist.ts';
import { stopAnswering } from './second-app.ts';

const service = await sharedService();
const dist = fakeDist();
const app = buildApp(service.services, { webDist: dist });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await stopAnswering(app);
  rmSync(dist, { recursive: true, force: true });
});

/** Without the decoding and path cleaning that fetch does. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url);
      const sent = request({ hostname, port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

describe('a built file', () => {
  test('is cached for a year, has its content type, and counts against no limit', async () => {
    const { status, headers, body } = await get('/assets/console-A1.js');
    expect(status).toBe(200);
    expect(body.toString()).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(headers).not.toHaveProperty('ratelimit-limit');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('is sent as brotli, else gzip, to clients that accept it', async () => {
    const brotli = await get('/assets/console-A1.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const zipped = await get('/assets/console-A1.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
    expect(zipped.headers.etag).not.toBe(brotli.headers.etag);
  });

  test('without a compressed form is sent plain', async () => {
    const { headers, body } = await get('/assets/inter-latin-A1.woff2', { 'Accept-Encoding': 'br' });
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
    expect(body.toString()).toBe(SCRIPT);
  });

  test('is not sent again to a client that has it', async () => {
    const { headers } = await get('/assets/console-A1.js', { 'Accept-Encoding': 'br' });
    const again = await get('/assets/console-A1.js', {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", W/${headers.etag}`,
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('answers HEAD without a body', async () => {
    const { status, headers, body } = await get('/assets/console-A1.js', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(SCRIPT.length));
    expect(body).toHaveLength(0);
  });

  test('is not in the request log', async () => {
    const { sql } = service.services.core;
    const { requestLog } = service.services.http;
    const logged = async (path: string) => {
      await requestLog.flush();
      return (await sql`select from request_log where path = ${path}`).length;
    };
    await get('/assets/console-A1.js');
    await get('/api/v1/extern/of-the-assets-test');
    expect(await logged('/api/v1/extern/of-the-assets-test')).toBe(1);
    expect(await logged('/assets/console-A1.js')).toBe(0);
  });
});

test.each([
  '/assets/nothing.js',
  '/assets/',
  '/assets/console-A1.js.br',
  '/assets/../secret.js',
  '/assets/..%2fsecret.js',
  '/assets/%2e%2e%2fsecret.js',
  '/assets/..%5csecret.js',
  '/assets/constructor',
  '/manifest.json',
])('%s is NOT_FOUND in the usual form', async (path) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body.toString()).error.code).toBe('NOT_FOUND');
});

describe('an entry', () => {
  const assets = loadAssets(dist);

  test('has its script, the styles of all its imports, and the files to preload', () => {
    expect(assets.entry('console')).toEqual({
      scripts: ['/assets/console-A1.js'],
      styles: ['/assets/shared-B1.css', '/assets/console-A1.css'],
      preloads: ['/assets/shared-B1.js'],
    });
  });

  test('with only styles has no script', () => {
    expect(assets.entry('public')).toEqual({ scripts: [], styles: ['/assets/public-A1.css'], preloads: [] });
  });

  test('that was never built is an internal error', () => {
    expect(() => assets.entry('nothing')).toThrow('"nothing"');
  });

  test('a single file is found by the end of its path', () => {
    expect(assets.file('ui/mark.svg')).toBe('/assets/mark-A1.svg');
    expect(assets.file('nothing.svg')).toBeNull();
  });
});

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br; q=0.0, gzip; q=0.5', 'gzip'],
  ['x-br', null],
] as const)('Accept-Encoding %s is answered with %s', (accepted, encoding) => {
  expect(bestEncoding(accepted, ['br', 'gzip'])).toBe(encoding);
});
