// Compares the last change of files and folders with a stamp, to decide whether a build is up to date.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

function newestChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** Whether `stamp` was written after every change of these files and folders. */
export function isNewerThan(stamp, paths) {
  return existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...paths.map(newestChange));
}
