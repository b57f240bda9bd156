// `npm run release`: packs service with pages, SDKs and command line into release/, with bill of materials, licences,
// provenance and checksums, then installs and starts what it packed. RELEASE_KEY is an Ed25519 key that signs the checksums:
// the name of its file, or its PEM text.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkPackages } from '../../server/scripts/packages/check.mjs';
import { checkRelease } from './check.mjs';
import { commitId, commitTime, isClean } from './commit.mjs';
import { writeLicences } from './licences.mjs';
import { run } from './run.mjs';
import { writeSbom } from './sbom.mjs';
import { shippedPackages } from './shipped-packages.mjs';
import { publicKeyOf, readReleaseKey, signFile } from './sign.mjs';
import { upgradeNotesOf } from './upgrade-notes.mjs';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'release');
const { version, workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const moment = commitTime(root);
const key = readReleaseKey(process.env.RELEASE_KEY);
/** What the service hands out, written by its build. */
const packed = join(root, 'dist/packages');
/** Some networks have no address for it; the provenance then says that it was left out. */
const audited = !process.argv.includes('--without-audit');

/** What the service reads at run time, and what `npm ci --omit=dev` needs to install its packages. */
const SERVICE_FILES = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'package.json',
  'package-lock.json',
  ...workspaces.map((name) => `${name}/package.json`),
  'server/dist',
  'server/migrations',
  'server/src/api/docs/introduction.md',
  'server/vendor',
  'web/dist',
  'dist/packages',
  'docs',
  'openapi',
  'deploy',
];

function packService() {
  const name = `handover-service-${version}`;
  const staged = join(out, name);
  for (const file of SERVICE_FILES.filter((path) => existsSync(join(root, path)))) {
    cpSync(join(root, file), join(staged, file), { recursive: true });
  }
  const fixed = [
    '--sort=name',
    `--mtime=@${moment.getTime() / 1000}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
  ];
  run(root, 'tar', [...fixed, '--use-compress-program=gzip -n9', '-cf', `${staged}.tgz`, '-C', out, name]);
  rmSync(staged, { recursive: true });
}

/** The same bytes that the service hands out; PyPI also takes the sources. */
function packSdks() {
  for (const name of readdirSync(packed).filter((file) => /\.(?:tgz|whl|zip)$/.test(file)))
    copyFileSync(join(packed, name), join(out, name));
  const build = `import build_backend as b; b.build_sdist(${JSON.stringify(out)})`;
  run(join(root, 'sdks/python/scripts'), 'python3', ['-c', build]);
}

const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** In the form of an in-toto statement, so that usual tools read it. */
function provenance(files) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files.map((name) => ({ name, digest: { sha256: sha256(join(out, name)) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'npm run release',
        externalParameters: { version },
        resolvedDependencies: [
          { uri: 'git', digest: { gitCommit: commitId(root) } },
          { uri: 'package-lock.json', digest: { sha256: sha256(join(root, 'package-lock.json')) } },
        ],
      },
      runDetails: {
        builder: { id: 'local' },
        metadata: { node: process.version, changedFiles: !isClean(root), audited },
      },
    },
  };
}

const write = (name, text) => writeFileSync(join(out, name), text);

if (!isClean(root) && !process.argv.includes('--allow-changes')) {
  process.stderr.write('There are changes that are not committed. Commit them, or pass --allow-changes.\n');
  process.exit(1);
}
if (upgradeNotesOf(readFileSync(join(root, 'docs/upgrading.md'), 'utf8'), version) === null) {
  process.stderr.write(
    `docs/upgrading.md has no section "## ${version}". Write what an operator does for this version.\n`,
  );
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
if (audited) run(root, 'npm', ['audit', '--omit=dev']);
else process.stdout.write('Known vulnerabilities were not checked (--without-audit).\n');
run(root, 'npm', ['run', 'build']);
checkPackages(root, packed, version);
if (key) signFile(join(packed, 'SHA256SUMS'), key);
packService();
packSdks();
const packages = shippedPackages(root);
write(
  `handover-${version}.cdx.json`,
  `${JSON.stringify(writeSbom({ version, moment, packages }), null, 2)}\n`,
);
write(`handover-${version}-licences.txt`, writeLicences(root, packages));
write(
  `handover-${version}.provenance.json`,
  `${JSON.stringify(provenance(readdirSync(out).sort()), null, 2)}\n`,
);
const sums = readdirSync(out)
  .sort()
  .map((name) => `${sha256(join(out, name))}  ${name}\n`)
  .join('');
write('SHA256SUMS', sums);
if (key) {
  signFile(join(out, 'SHA256SUMS'), key);
  write('release.pub', publicKeyOf(key));
}
await checkRelease(out, version, key && publicKeyOf(key));
process.stdout.write(`\nrelease/ holds version ${version}, ${key ? 'signed' : 'not signed'}:\n${sums}`);
