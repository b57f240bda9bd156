// Decides where the cluster of a DATA_DIR is: inside it, or where PostgreSQL's user can reach it.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { canEnter, giveTreeTo, isRoot, type RunAs, unprivilegedUser } from './run-as.ts';

export interface ClusterHome {
  /** Contains the cluster, its socket and, if needed, a copy of the binaries. */
  home: string;
  cluster: string;
  user: RunAs;
}

const POINTER = 'postgres-location';

/** As root, makes DATA_DIR enterable but not listable, because PostgreSQL's user has to pass through it. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const mode = isRoot() ? 0o711 : 0o700;
  const absolute = resolve(dataDir);
  const created = await mkdir(absolute, { recursive: true, mode });
  // The umask may have removed bits.
  if (created !== undefined) await chmod(absolute, mode);
  return realpath(absolute);
}

export async function findClusterHome(dataDir: string, log: (message: string) => void): Promise<ClusterHome> {
  const pointer = join(dataDir, POINTER);
  const recorded = existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : undefined;
  if (recorded !== undefined) {
    if (!existsSync(join(recorded, 'postgres'))) {
      throw new Error(
        `${pointer} says that the database lives in ${recorded}, but it is not there. Bring it back, or delete ${pointer} to begin with an empty database.`,
      );
    }
    return existingHome(recorded);
  }
  return existsSync(join(dataDir, 'postgres')) ? existingHome(dataDir) : newHome(dataDir, log);
}

/** Call this once the cluster is complete, so that the pointer never names a half-made one. */
export async function recordClusterHome(dataDir: string, home: string): Promise<void> {
  const pointer = join(dataDir, POINTER);
  if (home === dataDir || existsSync(pointer)) return;
  const draft = `${pointer}.${randomBytes(4).toString('hex')}`;
  const file = await open(draft, 'wx', 0o644);
  await file.writeFile(`${home}\n`);
  await file.sync();
  await file.close();
  await rename(draft, pointer);
  await syncDirectory(dataDir);
}

/** A rename survives a power cut only once its directory is on disk. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  await directory.sync();
  await directory.close();
}

async function existingHome(home: string): Promise<ClusterHome> {
  const cluster = join(home, 'postgres');
  const user = await ownerOf(cluster);
  if (!(await canEnter(user, cluster))) {
    throw new Error(
      `PostgreSQL runs as user id ${user?.uid} and cannot reach ${cluster}: make every directory above it enterable (chmod o+x).`,
    );
  }
  return { home, cluster, user };
}

/** PostgreSQL insists on running as the owner of its cluster. */
async function ownerOf(cluster: string): Promise<RunAs> {
  const { uid, gid } = await stat(cluster);
  const me = process.getuid?.();
  if (me === undefined || (uid === me && me !== 0)) return undefined;
  if (me !== 0) {
    throw new Error(`${cluster} belongs to user id ${uid}: start the service as that user, or as root.`);
  }
  if (uid !== 0) return { uid, gid };
  // Happens after restoring a backup, or after a chown over everything.
  const user = await unprivilegedUser();
  await giveTreeTo(user, cluster);
  return user;
}

async function newHome(dataDir: string, log: (message: string) => void): Promise<ClusterHome> {
  const user = isRoot() ? await unprivilegedUser() : undefined;
  if (await canEnter(user, dataDir)) return { home: dataDir, cluster: join(dataDir, 'postgres'), user };

  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  for (const parent of ['/var/lib', tmpdir()]) {
    const prefix = join(parent, `handover-${hash}-`);
    await clearAbandonedHomes(prefix, log);
    const home = await makeHome(prefix, user);
    if (home === undefined) continue;
    log(
      `PostgreSQL runs as user id ${user?.uid}, which cannot enter ${dataDir}: the database lives in ${home}. Keep the two together in backups.`,
    );
    return { home, cluster: join(home, 'postgres'), user };
  }
  throw new Error(
    `PostgreSQL cannot run as root, and user id ${user?.uid} can reach neither ${dataDir} nor /var/lib nor ${tmpdir()}. Choose another DATA_DIR, start the service as an ordinary user, or set DATABASE_URL.`,
  );
}

async function makeHome(prefix: string, user: RunAs): Promise<string | undefined> {
  const home = await mkdtemp(prefix).catch(() => undefined);
  if (home === undefined) return undefined;
  await chmod(home, 0o711);
  if (await canEnter(user, home)) return home;
  await rm(home, { recursive: true });
  return undefined;
}

/** Removes only directories without a finished cluster: data without a pointer may still be needed. */
async function clearAbandonedHomes(prefix: string, log: (message: string) => void): Promise<void> {
  const parent = dirname(prefix);
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(basename(prefix)))) {
    const home = join(parent, name);
    // In a shared temporary directory any user can create a directory with this name.
    if ((await stat(home)).uid !== 0) continue;
    if (existsSync(join(home, 'postgres'))) {
      log(`${home} holds an earlier database of this DATA_DIR; delete it if it is no longer needed.`);
    } else {
      await rm(home, { recursive: true, force: true });
    }
  }
}
