// Packs what the service hands out into dist/packages, or --outdir=<path>: the SDKs and the command line, an index and
// checksums. `--if-stale` skips what is newer than its sources. The same sources give the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isNewerThan } from '../../../scripts/newest-change.mjs';
import { packNpm } from './npm-archive.mjs';
import { packSources, SOURCE_SDKS } from './source-archive.mjs';
import { packWheel } from './wheel.mjs';

const root = join(import.meta.dirname, '../../..');
const given = process.argv.find((argument) => argument.startsWith('--outdir='))?.slice('--outdir='.length);
const outdir = given ? resolve(given) : join(root, 'dist/packages');
const stamp = join(outdir, '.built');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const sources = [
  'LICENSE',
  'package.json',
  'shared/text',
  'server/scripts/packages',
  ...['sdks/typescript', 'cli'].flatMap((name) =>
    ['src', 'scripts', 'package.json', 'README.md'].map((path) => `${name}/${path}`),
  ),
  ...['src', 'pyproject.toml', 'README.md'].map((path) => `sdks/python/${path}`),
  ...SOURCE_SDKS.map(({ folder }) => folder),
].map((path) => join(root, path));

function packAll() {
  const [sdk, cli, python] = ['sdks/typescript', 'cli', 'sdks/python'].map((name) => join(root, name));
  const wheel = packWheel(python, join(root, 'LICENSE'));
  return [
    { name: '@handover/sdk', folder: 'sdk', file: `handover-sdk-${version}.tgz`, bytes: packNpm(sdk) },
    {
      name: '@handover/cli',
      folder: 'cli',
      file: `handover-cli-${version}.tgz`,
      bytes: packNpm(cli, { '@handover/sdk': sdk }),
    },
    { name: 'handover', folder: 'sdk', ...wheel },
    ...SOURCE_SDKS.map((sdk) => packSources(root, sdk, version)),
  ];
}

const hash = (algorithm, bytes, encoding) => createHash(algorithm).update(bytes).digest(encoding);

if (!(process.argv.includes('--if-stale') && isNewerThan(stamp, sources))) {
  for (const name of ['sdks/typescript', 'cli']) {
    execFileSync(process.execPath, [join(root, name, 'scripts/build.mjs'), '--if-stale'], {
      stdio: 'inherit',
    });
  }
  const packages = packAll().map(({ bytes, ...described }) => ({
    described: {
      ...described,
      bytes: bytes.length,
      sha256: hash('sha256', bytes, 'hex'),
      integrity: `sha512-${hash('sha512', bytes, 'base64')}`,
    },
    bytes,
  }));
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  for (const { described, bytes } of packages) writeFileSync(join(outdir, described.file), bytes);
  const sums = packages.map(({ described }) => `${described.sha256}  ${described.file}\n`);
  writeFileSync(join(outdir, 'SHA256SUMS'), sums.join(''));
  const index = { version, packages: packages.map(({ described }) => described) };
  writeFileSync(join(outdir, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  writeFileSync(stamp, '');
}
