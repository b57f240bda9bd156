// The packages that the service hands out: names with the version, caching, checksums, and a service without a build.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { registerPackages } from '../../src/pages/packages.ts';
import { sharedService } from '../harness/shared-service.ts';
import { pagesOf } from './pages.ts';

const service = await sharedService();
const folder = mkdtempSync(join(tmpdir(), 'handover-packages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SHA256 = 'ab'.repeat(32);
const packed = { bytes: 5, sha256: SHA256, integrity: 'sha512-x' };
const index = {
  version: '9.8.7',
  packages: [
    { name: '@handover/sdk', folder: 'sdk', file: 'handover-sdk-9.8.7.tgz', ...packed },
    { name: '@handover/cli', folder: 'cli', file: 'handover-cli-9.8.7.tgz', ...packed },
  ],
};
writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
for (const { file } of index.packages) writeFileSync(join(folder, file), 'bytes');
writeFileSync(join(folder, 'SHA256SUMS'), `${SHA256}  handover-sdk-9.8.7.tgz\n`);
const signed = await pagesOf(service, { packages: folder });

describe('a package', () => {
  test('has the version in its name, is cached for a year, and is sent once', async () => {
    const answer = await signed.open('/sdk/handover-sdk-9.8.7.tgz');
    expect([answer.status, answer.html]).toEqual([200, 'bytes']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${SHA256}"`,
      'x-content-type-options': 'nosniff',
    });
    const again = await signed.open('/sdk/handover-sdk-9.8.7.tgz', { 'if-none-match': `"${SHA256}"` });
    expect([again.status, again.html]).toEqual([304, '']);
  });

  test('has a checksum next to it, and is listed with its address', async () => {
    const sum = await signed.open('/cli/handover-cli-9.8.7.tgz.sha256');
    expect(sum.html).toBe(`${SHA256}  handover-cli-9.8.7.tgz\n`);
    const sums = await signed.open('/sdk/SHA256SUMS');
    expect([sums.html, sums.headers.get('cache-control')]).toEqual([
      `${SHA256}  handover-sdk-9.8.7.tgz\n`,
      'public, no-cache',
    ]);
    const listed = JSON.parse((await signed.open('/sdk/index.json')).html);
    expect(listed.packages.map(({ url }: { url: string }) => url)).toEqual([
      `${service.services.config.publicUrl}/sdk/handover-sdk-9.8.7.tgz`,
      `${service.services.config.publicUrl}/cli/handover-cli-9.8.7.tgz`,
    ]);
  });

  test('of another version, in another folder or without a release’s signature does not exist', async () => {
    for (const path of [
      '/sdk/handover-sdk-9.8.6.tgz',
      '/sdk/handover-cli-9.8.7.tgz',
      '/sdk/..%2findex.json',
      '/sdk/SHA256SUMS.sig',
    ]) {
      expect([path, (await signed.open(path)).status]).toEqual([path, 404]);
    }
  });
});

test('the folder leads to the page about the packages, also without a build', async () => {
  const app = fastify();
  registerPackages(app, service.services, join(folder, 'nothing'));
  const answer = await app.inject('/sdk/');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/docs/packages']);
  expect((await app.inject('/sdk/index.json')).statusCode).toBe(404);
});
