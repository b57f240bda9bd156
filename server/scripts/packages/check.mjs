// Whether the packages of a release can be published: one version everywhere, and all that npm and PyPI ask for.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';

/** Where the version is written, and what finds it there. */
const VERSIONS = [
  ...['', 'server/', 'web/', 'shared/', 'sdks/typescript/', 'cli/'].map((folder) => [
    `${folder}package.json`,
    /"version": "(.*)"/,
  ]),
  ['sdks/typescript/src/version.ts', /'(\d.*)'/],
  ['sdks/python/pyproject.toml', /^version = "(.*)"/m],
  ['sdks/python/src/handover/_caller.py', /__version__ = "(.*)"/],
  ['sdks/php/composer.json', /"version": "(.*)"/],
  ['sdks/php/src/Client.php', /VERSION = '(.*)'/],
  ['sdks/java/pom.xml', /<version>(.*)<\/version>/],
  ['sdks/java/src/main/java/com/handover/sdk/Handover.java', /VERSION = "(.*)"/],
  ['sdks/csharp/Handover.csproj', /<Version>(.*)<\/Version>/],
  ['sdks/csharp/src/HandoverClient.cs', /string Version = "(.*)"/],
  ['sdks/go/version.go', /Version = "(.*)"/],
];

/** The files that name another version, with it. */
export function otherVersions(root, version) {
  return VERSIONS.map(([file, pattern]) => [file, pattern.exec(readFileSync(join(root, file), 'utf8'))?.[1]])
    .filter(([, found]) => found !== version)
    .map(([file, found]) => `${file}: ${found ?? 'no version'}`);
}

/** What is wrong with an archive for npm. */
export function faultsOfArchive(path, name, version) {
  const folder = mkdtempSync(join(tmpdir(), 'handover-archive-'));
  try {
    execFileSync('tar', ['-xzf', path, '-C', folder]);
    const read = (file) => readFileSync(join(folder, 'package', file), 'utf8');
    const manifest = JSON.parse(read('package.json'));
    const { dependencies = {}, bundleDependencies = [], bin = {}, publishConfig } = manifest;
    const has = (file) => {
      try {
        return read(file).length > 0;
      } catch {
        return false;
      }
    };
    const needed = ['README.md', 'dist/LICENSE', ...Object.values(bin)];
    const bundled = bundleDependencies.map((each) => `node_modules/${each}/package.json`);
    return [
      manifest.name !== name && `its name is ${manifest.name}`,
      manifest.version !== version && `its version is ${manifest.version}`,
      manifest.private && 'it is private',
      publishConfig?.access !== 'public' && 'publishConfig.access is not public',
      ...['description', 'license', 'keywords', 'engines'].map(
        (field) => !manifest[field] && `${field} is missing`,
      ),
      ...[...needed, ...bundled].map((file) => !has(file) && `${file} is missing`),
      ...Object.keys(dependencies).map(
        (each) => !bundleDependencies.includes(each) && `it needs ${each} and does not contain it`,
      ),
    ].filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is wrong with a wheel: its record names every other file with its checksum. */
export function faultsOfWheel(path, version) {
  const files = unzipSync(readFileSync(path));
  const info = `handover-${version}.dist-info`;
  const text = (name) => Buffer.from(files[name] ?? []).toString();
  const recorded = new Map(
    text(`${info}/RECORD`)
      .trim()
      .split('\n')
      .map((line) => [line.split(',')[0], line]),
  );
  const lineOf = (name) => {
    const digest = createHash('sha256').update(files[name]).digest('base64url');
    return `${name},sha256=${digest},${files[name].length}`;
  };
  const metadata = text(`${info}/METADATA`);
  const required = [
    'Name: handover',
    `Version: ${version}`,
    'Summary: ',
    'License-Expression: ',
    'License-File: LICENSE',
  ];
  return [
    ...required.map((line) => !metadata.includes(`\n${line}`) && `METADATA has no "${line}"`),
    ...['METADATA', 'WHEEL', 'RECORD', 'licenses/LICENSE'].map(
      (name) => !files[`${info}/${name}`] && `${name} is missing`,
    ),
    ...Object.keys(files)
      .filter((name) => name !== `${info}/RECORD` && recorded.get(name) !== lineOf(name))
      .map((name) => `RECORD does not match ${name}`),
    ...[...recorded.keys()].filter((name) => !files[name]).map((name) => `${name} is in RECORD only`),
  ].filter(Boolean);
}

/** Throws with all that is wrong. */
export function checkPackages(root, folder, version) {
  const inFolder = (file) => join(folder, file);
  const wheel = `handover-${version}-py3-none-any.whl`;
  const faults = [
    ...otherVersions(root, version),
    ...['sdk', 'cli'].flatMap((name) =>
      faultsOfArchive(inFolder(`handover-${name}-${version}.tgz`), `@handover/${name}`, version).map(
        (fault) => `@handover/${name}: ${fault}`,
      ),
    ),
    ...faultsOfWheel(inFolder(wheel), version).map((fault) => `${wheel}: ${fault}`),
  ];
  if (faults.length > 0) throw new Error(`The packages cannot be published:\n${faults.join('\n')}`);
}
