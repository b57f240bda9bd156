// Which extensions of PHP are missing on this machine.
import { spawnSync } from 'node:child_process';

/** The Debian packages of the extensions that PHP has not loaded, for `findMissing`. */
export function missingPhpExtensions(...names: string[]): string[] {
  const { stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  const loaded = (stdout ?? '').split('\n');
  return names.filter((name) => !loaded.includes(name)).map((name) => `php-${name}`);
}
