// The npm packages that a release contains: what the service loads, and what is part of the built pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that name their licence in a file only. */
const READ_LICENCES = { 'dejavu-fonts-ttf': 'Bitstream-Vera', 'png-js': 'MIT' };

/** Files of others that are kept in the repository, not in npm. */
const VENDORED = [
  { name: 'postgres', version: '3.4.9', license: 'Unlicense', folder: 'server/vendor/postgres' },
  {
    name: 'zxcvbn-ts-dictionaries',
    version: '4.1.3',
    license: 'MIT AND ODC-By-1.0',
    folder: 'server/vendor/passwords',
  },
  { name: 'inter-font', version: '4.1', license: 'OFL-1.1', folder: 'server/vendor/inter' },
];

/** The place where Node finds a package from another one: the nearest node_modules on the way up. */
function locate(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}

/** Places in the lock file of everything that the workspace needs at run time. */
export function placesOf(lock, workspace) {
  const { packages } = lock;
  const found = new Set();
  const queue = [workspace];
  while (queue.length > 0) {
    const from = queue.pop();
    const { dependencies, optionalDependencies, peerDependencies } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = locate(packages, from, name);
      if (place === null || found.has(place)) continue;
      found.add(place);
      queue.push(place);
    }
  }
  return found;
}

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

function packageAt(lock, place) {
  const { version, license, integrity } = lock.packages[place];
  return {
    name: nameOf(place),
    version,
    license: READ_LICENCES[nameOf(place)] ?? license,
    integrity: integrity ?? null,
    folder: place,
  };
}

/** Sorted by name and version, each once. The pages must have been built. */
export function shippedPackages(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const list = join(root, 'web/dist/packages.json');
  if (!existsSync(list))
    throw new Error('web/dist/packages.json is missing: run "npm run build -w web" first.');
  const inPages = new Set(
    JSON.parse(readFileSync(list, 'utf8')).map(({ name, version }) => `${name}@${version}`),
  );
  const shipped = new Map();
  const add = (found) => shipped.set(`${found.name}@${found.version}`, found);
  for (const place of placesOf(lock, 'server')) add(packageAt(lock, place));
  for (const place of Object.keys(lock.packages)) {
    if (!place.includes('node_modules/') || lock.packages[place].link) continue;
    const found = packageAt(lock, place);
    if (inPages.delete(`${found.name}@${found.version}`)) add(found);
  }
  if (inPages.size > 0) throw new Error(`Not in package-lock.json: ${[...inPages].join(', ')}`);
  for (const vendored of VENDORED) add({ ...vendored, integrity: null });
  return [...shipped].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
}
