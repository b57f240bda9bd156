// Collects the licence texts of everything that a release contains.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE_FILE = /^(?:un)?licen[cs]e|^copying|^notice/i;

function textsOf(root, folder) {
  const path = join(root, folder);
  // Packages for other platforms are not installed here.
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8').trim());
}

export function writeLicences(root, packages) {
  const parts = packages.map(({ name, version, license, folder }) =>
    [`${name} ${version} (${license})`, ...textsOf(root, folder)].join('\n\n'),
  );
  return `Handover contains these works of others.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
