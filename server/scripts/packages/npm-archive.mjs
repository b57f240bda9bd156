// Packs a workspace as npm does: its manifest, README and the files that the manifest lists.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import { writeTar } from './tar.mjs';

function filesBelow(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** npm itself adds README and manifest. */
function listFiles(root, { files }) {
  const leftOut = files.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  const listed = files.filter((name) => !name.startsWith('!')).flatMap((name) => filesBelow(root, name));
  return ['README.md', ...listed].filter((path) => !leftOut.includes(path));
}

/** Commands and packages for developing are of no use to those who install it. */
function publishedManifest({ scripts: _, devDependencies: __, ...manifest }, bundled) {
  return bundled.length === 0 ? manifest : { ...manifest, bundleDependencies: bundled };
}

function filesOf(root, folder, bundled) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const programs = Object.values(manifest.bin ?? {});
  const written = publishedManifest(manifest, Object.keys(bundled));
  const others = listFiles(root, manifest).map((path) => ({
    path: `${folder}/${path}`,
    bytes: readFileSync(join(root, path)),
    isProgram: programs.includes(path),
  }));
  return [
    { path: `${folder}/package.json`, bytes: Buffer.from(`${JSON.stringify(written, null, 2)}\n`) },
    ...others,
    ...Object.entries(bundled).flatMap(([name, source]) =>
      filesOf(source, `${folder}/node_modules/${name}`, {}),
    ),
  ];
}

/**
 * `bundled` names packages that the archive contains, with their folders: then it installs without a registry.
 * Compressed by a library in JavaScript: the result of zlib depends on the processor.
 */
export function packNpm(root, bundled = {}) {
  const files = filesOf(root, 'package', bundled).sort((a, b) => (a.path < b.path ? -1 : 1));
  return Buffer.from(gzipSync(writeTar(files), { level: 9, mtime: 0 }));
}
