// Owns what an earlier service left behind in a cluster: a server still running, or only the traces of one.
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { postmasterFileOf, readPostmasterFile } from './postmaster-file.ts';
import { runToEnd } from './run-as.ts';
import { isPidTaken, postgresProcessesIn } from './running-processes.ts';

/** A fast shutdown ends with a checkpoint, which a slow disk keeps busy. */
export const FAST_SHUTDOWN_SECONDS = 30;

/** Only to be called under the lock of DATA_DIR, which says that nobody owns that server any more. */
export async function clearLeftoverServer(
  cluster: string,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<void> {
  if (process.platform === 'win32') {
    if ((await readPostmasterFile(cluster)) === undefined) return;
    // Signals travel through a pipe that only PostgreSQL opens, so a recycled pid comes to no harm.
    await runToEnd(undefined, binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
    return;
  }
  const running = await postgresProcessesIn(cluster);
  const recorded = await readPostmasterFile(cluster);
  if (running.length > 0) {
    const postmaster = running.find((pid) => pid === recorded?.pid);
    log(
      `stopping the PostgreSQL (pid ${postmaster ?? running.join(', ')}) that an earlier service left running`,
    );
    // Without their postmaster the others have nobody to finish for: they only know the immediate shutdown.
    if (postmaster !== undefined) sendSignal(postmaster, 'SIGINT');
    await waitForEnd(
      () => postgresProcessesIn(cluster),
      postmaster === undefined ? 0 : FAST_SHUTDOWN_SECONDS,
    );
  }
  // PostgreSQL sees through the file of a dead server, but not while its pid is a zombie's or a stranger's.
  const stale = await readPostmasterFile(cluster);
  if (stale !== undefined && isPidTaken(stale.pid)) await rm(postmasterFileOf(cluster), { force: true });
}

/** Waits for the processes to end by themselves, and after that time makes them end, ever less politely. */
export async function waitForEnd(left: () => Promise<number[]>, patienceSeconds: number): Promise<void> {
  if (await allGone(left, patienceSeconds)) return;
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of await left()) sendSignal(pid, signal);
    if (await allGone(left, 5)) return;
  }
  throw new Error(`PostgreSQL (pid ${(await left()).join(', ')}) does not end, not even when killed.`);
}

async function allGone(left: () => Promise<number[]>, patienceSeconds: number): Promise<boolean> {
  const deadline = Date.now() + patienceSeconds * 1000;
  for (;;) {
    if ((await left()).length === 0) return true;
    if (Date.now() >= deadline) return false;
    await sleep(10);
  }
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
