// A DATA_DIR that a first start has filled, made once per run: a new cluster and its schema take longer than most tests.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Belongs to the run that made this bundle. */
const folderOf = (bundle: string) => join(tmpdir(), `handover-prepared-${basename(bundle)}`);

/** Copies it to this path; the first worker that asks for it calls `fill`, the others wait. */
export async function copyPreparedDataDir(
  bundle: string,
  target: string,
  fill: (dataDir: string) => Promise<void>,
): Promise<void> {
  const folder = folderOf(bundle);
  const dataDir = join(folder, 'data');
  const ready = join(folder, 'ready');
  while (!existsSync(ready)) {
    if (!claim(folder)) {
      await sleep(100);
      continue;
    }
    try {
      mkdirSync(dataDir, { mode: 0o755 });
      await fill(dataDir);
      writeFileSync(ready, '');
    } catch (error) {
      // The next test may try again.
      removePreparedDataDir(bundle);
      throw error;
    }
  }
  // Keeps the owners and modes, on which PostgreSQL insists.
  execFileSync('cp', ['-a', dataDir, target]);
}

export function removePreparedDataDir(bundle: string): void {
  rmSync(folderOf(bundle), { recursive: true, force: true, maxRetries: 10 });
}

function claim(folder: string): boolean {
  try {
    // When the tests run as root, PostgreSQL's user must be able to enter.
    mkdirSync(folder, { mode: 0o755 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
