// Owns the lock that keeps a DATA_DIR to one service at a time.
import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { identifyProcess, isStillRunning, type ProcessIdentity } from './running-processes.ts';

export class DataDirInUse extends Error {
  readonly pid: number;

  constructor(pid: number, dataDir: string) {
    super(`another Handover service (pid ${pid}) is using DATA_DIR ${dataDir}`);
    this.name = 'DataDirInUse';
    this.pid = pid;
  }
}

/** Resolves to the function that releases the lock. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'service.lock');
  const token = randomUUID();
  const content = JSON.stringify({ ...(await identifyProcess(process.pid)), token });
  // Written under another name and then linked, so that no process ever reads a half-written lock.
  const mine = `${lock}.${token}`;
  await writeFile(mine, content, { mode: 0o600, flag: 'wx' });
  try {
    await claim(lock, mine, dataDir);
  } finally {
    await rm(mine, { force: true });
  }
  return async () => {
    if ((await readIfPresent(lock)) === content) await rm(lock, { force: true });
  };
}

/**
 * A dead owner's lock passes to exactly one heir: the process that claims the heir file for that lock. The
 * heir file is itself a lock and can be inherited. Only the heir may replace the lock, and the rename that
 * does so gives up the heir file. A slow starter that still expects the old lock finds a new one.
 */
async function claim(lock: string, mine: string, dataDir: string): Promise<void> {
  for (;;) {
    if (await linkIfFree(mine, lock)) return;
    const held = await readIfPresent(lock);
    if (held === undefined) continue;
    const holder = parseHolder(held);
    if (holder && (await isStillRunning(holder))) throw new DataDirInUse(holder.pid, dataDir);

    const fingerprint = createHash('sha256').update(held).digest('hex').slice(0, 16);
    const heir = join(dirname(lock), `service.lock.heir-${fingerprint}`);
    await claim(heir, mine, dataDir);
    if ((await readIfPresent(lock)) === held) {
      await rename(heir, lock);
      return;
    }
    await rm(heir, { force: true });
  }
}

async function linkIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A lock that a power cut left empty or torn has no living owner. */
function parseHolder(content: string): ProcessIdentity | undefined {
  try {
    const { pid, startedAt } = JSON.parse(content);
    return Number.isInteger(pid) && pid > 0 ? { pid, startedAt: startedAt ?? null } : undefined;
  } catch {
    return undefined;
  }
}
