// The packages as the service hands them out: installed by npm and pip into empty folders, without a registry, and used. The
// command line is installed and run by npx in `cli/test/docs-page.slow.test.ts`.
import { execFile, execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { publicKeyOf, readReleaseKey, signFile, verifyFile } from '../../../scripts/release/sign.mjs';
import { checkPackages, faultsOfArchive, faultsOfWheel } from '../../scripts/packages/check.mjs';
import { projectPath } from '../../src/platform/project-root.ts';
import { findMissing } from '../harness/required-tools.ts';
import { sharedService } from '../harness/shared-service.ts';
import { pagesOf } from '../pages/pages.ts';

const run = promisify(execFile);
const root = projectPath('..');
const scratch = mkdtempSync(join(tmpdir(), 'handover-install-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function build(name: string, zone: string): string {
  const folder = join(scratch, name);
  const script = projectPath('scripts', 'packages', 'build.mjs');
  execFileSync(process.execPath, [script, `--outdir=${folder}`], { env: { ...process.env, TZ: zone } });
  return folder;
}

/** Built before the tests run. */
const packages = join(root, 'dist/packages');
const { version, packages: listed } = JSON.parse(readFileSync(join(packages, 'index.json'), 'utf8'));
const service = await sharedService();
const { url } = service;
const { key } = await service.customer();

/** Nothing answers there: a package that needs a registry fails. */
const NO_REGISTRY = 'http://127.0.0.1:9/';
const env = {
  PATH: process.env.PATH,
  HOME: scratch,
  npm_config_cache: join(scratch, 'npm'),
  npm_config_registry: NO_REGISTRY,
  npm_config_audit: 'false',
  npm_config_update_notifier: 'false',
  npm_config_fetch_retries: '0',
  HANDOVER_URL: url,
  HANDOVER_API_KEY: key,
};

function emptyFolder(name: string): string {
  const folder = join(scratch, name);
  mkdirSync(folder);
  return folder;
}

test('the same sources give the same bytes, in every time zone and folder', () => {
  const other = build('again', 'Asia/Tokyo');
  expect(readFileSync(join(other, 'index.json'), 'utf8')).toBe(
    readFileSync(join(packages, 'index.json'), 'utf8'),
  );
  // Bundles name their sources: relative to their own folder, wherever the build was started.
  for (const bundle of ['sdks/typescript/dist/index.js', 'cli/dist/handover.js']) {
    expect(readFileSync(join(root, bundle), 'utf8')).not.toMatch(/^\/\/ (?:\/|sdk\/|cli\/)/m);
  }
});

describe('without the repository', () => {
  test('npm installs the SDK, which calls the service', async () => {
    const cwd = emptyFolder('npm-project');
    writeFileSync(join(cwd, 'package.json'), '{ "private": true, "type": "module" }');
    await run('npm', ['install', `${url}/sdk/handover-sdk-${version}.tgz`], { cwd, env });
    const code = `import { handover } from '@handover/sdk'; console.log((await handover().me()).environment)`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd, env });
    expect(stdout).toBe('sandbox\n');
    const lock = JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8'));
    expect(lock.packages['node_modules/@handover/sdk'].integrity).toBe(listed[0].integrity);
  });

  const missing = findMissing('python3', 'pip3');
  test.skipIf(missing !== null)('pip installs the Python SDK, which calls the service', async () => {
    const cwd = emptyFolder('pip-project');
    const wheel = `${url}/sdk/handover-${version}-py3-none-any.whl#sha256=${listed[2].sha256}`;
    const flags = ['--no-index', '--no-cache-dir', '--disable-pip-version-check', '--target', cwd];
    await run('pip3', ['install', ...flags, wheel], { cwd, env });
    const code = `import os, handover
client = handover.Client(os.environ["HANDOVER_URL"], api_key=os.environ["HANDOVER_API_KEY"])
print(client.me()["environment"], handover.__file__)`;
    const { stdout } = await run('python3', ['-c', code], { cwd, env });
    expect(stdout).toBe(`sandbox ${cwd}/handover/__init__.py\n`);
  });
});

describe('for npm and PyPI', () => {
  test('the packages have one version, all that a registry asks for, and correct records', () => {
    expect(() => checkPackages(root, packages, version)).not.toThrow();
    const sdk = join(packages, `handover-sdk-${version}.tgz`);
    expect(faultsOfArchive(sdk, '@handover/cli', '9.9.9')).toEqual([
      'its name is @handover/sdk',
      `its version is ${version}`,
    ]);
    const wheel = join(packages, `handover-${version}-py3-none-any.whl`);
    expect(faultsOfWheel(wheel, '9.9.9')).toContain('METADATA is missing');
  });

  test('npm packs the same files', async () => {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '-w', 'sdks/typescript'];
    const [{ files }] = JSON.parse((await run('npm', args, { cwd: root })).stdout);
    const own = execFileSync('tar', ['-tzf', join(packages, `handover-sdk-${version}.tgz`)], {
      encoding: 'utf8',
    });
    expect(own.trim().split('\n').sort()).toEqual(
      files.map(({ path }: { path: string }) => `package/${path}`).sort(),
    );
  });

  test.skipIf(findMissing('python3') !== null)(
    'the wheel has the content that the build of Python gives it',
    async () => {
      const built = emptyFolder('wheel');
      const code = `import build_backend as b; b.build_wheel(${JSON.stringify(built)})`;
      await run('python3', ['-c', code], { cwd: join(root, 'sdks/python/scripts') });
      const contents = `import sys, zipfile, hashlib
for path in sys.argv[1:]:
    with zipfile.ZipFile(path) as z:
        print(sorted((n, hashlib.sha256(z.read(n)).hexdigest()) for n in z.namelist() if not n.endswith("RECORD")))`;
      const name = `handover-${version}-py3-none-any.whl`;
      const { stdout } = await run('python3', ['-c', contents, join(built, name), join(packages, name)]);
      const [byPython, byNode] = stdout.split('\n');
      expect(byNode).toBe(byPython);
    },
  );
});

describe('the signature of a release', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  test('is made with a key from a file or from the setting, handed out, and verified by openssl', async () => {
    const folder = join(scratch, 'signed');
    cpSync(packages, folder, { recursive: true });
    const file = join(scratch, 'release.key');
    writeFileSync(file, pem);
    expect(readReleaseKey(undefined)).toBeNull();
    expect(readReleaseKey(file)!.equals(readReleaseKey(pem)!)).toBe(true);
    const sums = join(folder, 'SHA256SUMS');
    signFile(sums, readReleaseKey(pem)!);
    const publicKey = publicKeyOf(readReleaseKey(pem)!);
    verifyFile(sums, publicKey);
    const { open, url: at } = await pagesOf(service, { packages: folder });
    expect((await open('/sdk/SHA256SUMS.sig')).status).toBe(200);
    const cwd = emptyFolder('download');
    writeFileSync(join(cwd, 'release.pub'), publicKey);
    const page = readFileSync(join(root, 'docs/packages.md'), 'utf8');
    const script = /^```sh\n(curl[\s\S]*?)^```$/m.exec(page)![1]!;
    const shown = script.replaceAll('{{base}}', at).replaceAll('{{version}}', version);
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', shown], { cwd });
    expect(stdout).toContain('Signature Verified Successfully');
    expect(stdout).toContain(`handover-sdk-${version}.tgz: OK`);
    appendFileSync(sums, ' ');
    expect(() => verifyFile(sums, publicKey)).toThrow('is not the signature');
  });
});
