// Owns the private directory for the Unix socket, on a path that PostgreSQL and its clients can parse.
import { chmod, mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { canEnter, giveTo } from './run-as.ts';

export const SOCKET_PORT = 5432;

const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;

interface SocketDirectory {
  path: string;
  remove(): Promise<void>;
}

export async function prepareSocketDirectory(dataDir: string, place: ClusterHome): Promise<SocketDirectory> {
  // Recorded, so that a killed service leaves at most one directory behind and its successor removes it.
  const record = join(dataDir, 'postgres-socket');
  const earlier = await readFile(record, 'utf8').catch(() => undefined);
  if (earlier !== undefined) await removeSocketDirectory(earlier);

  const path = await makeDirectory(place);
  await writeFile(record, path, { mode: 0o600 });
  return {
    path,
    async remove() {
      await removeSocketDirectory(path);
      await rm(record, { force: true });
    },
  };
}

async function makeDirectory(place: ClusterHome): Promise<string> {
  const preferred = join(place.home, 'socket');
  if (isPlain(preferred)) {
    await mkdir(preferred, { recursive: true, mode: 0o700 });
    await chmod(preferred, 0o700);
    await giveTo(place.user, preferred);
    return preferred;
  }
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    if (!isPlain(join(parent, 'handover-XXXXXX')) || !(await canEnter(place.user, parent))) continue;
    const path = await mkdtemp(join(parent, 'handover-')).catch(() => undefined);
    if (path === undefined) continue;
    await giveTo(place.user, path);
    return path;
  }
  throw new Error(`No directory for PostgreSQL's socket: ${tmpdir()}, /tmp and /var/tmp cannot be used.`);
}

/**
 * A socket path holds 107 bytes on Linux and 103 on macOS. PostgreSQL treats commas and quotes as separators,
 * postgres.js treats colons and commas that way; other special characters are avoided too.
 */
function isPlain(directory: string): boolean {
  return /^[\w./-]+$/.test(directory) && join(directory, `${SOCKET}.lock`).length <= 103;
}

/** Removes file by file: PostgreSQL's user owns the directory, so root must not follow links out of it. */
async function removeSocketDirectory(path: string): Promise<void> {
  await rm(join(path, SOCKET), { force: true });
  await rm(join(path, `${SOCKET}.lock`), { force: true });
  await rmdir(path).catch(() => undefined);
}
