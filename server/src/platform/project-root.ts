// Finds the server's own files, both when run from the sources and from the bundle in dist/.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

const root = findRoot();

export function projectPath(...parts: string[]): string {
  return join(root, ...parts);
}
