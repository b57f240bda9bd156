// Where a test run keeps its databases: about 2 GB, and on a disk removing them takes ten seconds.
import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresProcessesIn } from '../../src/platform/embedded-postgres/running-processes.ts';

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 6e9;
const HOUR_MS = 3_600_000;

/** In memory if there is enough of it and nobody has chosen a folder. */
export async function folderForData(prefix: string): Promise<string> {
  if (process.env.TMPDIR || process.platform !== 'linux' || !existsSync(MEMORY)) return tmpdir();
  await removeLeftovers(prefix);
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : tmpdir();
}

/** A run that was killed could not remove its databases, and here they would fill the memory. */
async function removeLeftovers(prefix: string): Promise<void> {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(MEMORY, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.uid !== process.getuid!() || Date.now() - found.mtimeMs < HOUR_MS) continue;
    const processes = await postgresProcessesIn(join(path, 'postgres'));
    if (processes.length === 0) rmSync(path, { recursive: true, force: true });
  }
}
