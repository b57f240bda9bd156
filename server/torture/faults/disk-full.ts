// The disk of DATA_DIR is full for a while: calls get a clear error, and everything goes on when there is room.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATOR_TOKEN } from '../customers.ts';
import type { Fault } from './fault.ts';
import { underLoad } from './under-load.ts';

const DISK_SIZE = '700m';
const FULL_MS = 15_000;
const CHUNK = Buffer.alloc(256 * 1024, 1);

let disk = '';

/** A small file system in memory, which only root may mount. */
function mountDisk(): void {
  disk = mkdtempSync(join(tmpdir(), 'handover-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},mode=711`, 'tmpfs', disk], {
    stdio: 'pipe',
  });
}

/** Takes all that is left, again and again, because PostgreSQL frees files at checkpoints. */
function fillDisk(): void {
  const file = openSync(join(disk, 'filler'), 'a');
  try {
    while (statfsSync(disk).bavail > 0) writeSync(file, CHUNK);
  } catch {
    // No space left, as intended.
  } finally {
    closeSync(file);
  }
}

const fillUnderLoad = underLoad({
  open: {
    async newDataDir() {
      return disk;
    },
  },
  async breakIt({ database, caller, customers, records }) {
    await sleep(3000);
    const answers = new Map<string, number>();
    for (const until = Date.now() + FULL_MS; Date.now() < until; await sleep(100)) {
      fillDisk();
      const body = { name: 'Jana', locationConsent: true };
      const answer = await caller.once('/ops/drivers', { key: OPERATOR_TOKEN, body }).catch(() => null);
      const what = answer ? `${answer.status} ${answer.json?.error?.code ?? ''}`.trim() : 'no answer';
      answers.set(what, (answers.get(what) ?? 0) + 1);
    }
    const survived = database.isRunning();
    rmSync(join(disk, 'filler'));
    // A PostgreSQL that cannot write its log ends; the supervisor of an operator starts it again.
    if (!survived) await database.start();
    const { status } = await caller.call('/extern/me', { key: customers[0]!.apiKey });
    if (status !== 200) records.violations.push(`With room again a call answered ${status}`);
    const seen = [...answers].map(([what, times]) => `${what}: ${times}`).join(', ');
    return [
      `while the disk was full: ${seen}; PostgreSQL ${survived ? 'kept running' : 'ended and was started again'}`,
    ];
  },
  async cleanUp() {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  },
});

export const diskFull: Fault = async (context) => {
  try {
    mountDisk();
  } catch (error) {
    return { facts: [`A file system cannot be mounted here: ${(error as Error).message}`], comparisons: [] };
  }
  return fillUnderLoad(context);
};
