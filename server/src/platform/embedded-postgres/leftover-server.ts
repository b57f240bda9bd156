// Owns what an earlier service left behind in a cluster: a server that still runs, or a stale pid file.
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { postmasterFileOf, readPostmasterFile } from './postmaster-file.ts';
import { runToEnd } from './run-as.ts';
import { isPidTaken, postgresProcessesIn } from './running-processes.ts';

/** A fast shutdown ends with a checkpoint, which takes a while on a slow disk. */
export const FAST_SHUTDOWN_SECONDS = 30;

/** Call this only while holding the DATA_DIR lock, which proves that no other service owns the server. */
export async function clearLeftoverServer(
  cluster: string,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<void> {
  if (process.platform === 'win32') {
    if ((await readPostmasterFile(cluster)) === undefined) return;
    // pg_ctl signals through a pipe that only PostgreSQL opens, so a process that reuses the pid is safe.
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
    // Backends without a postmaster ignore a fast shutdown, so they get the immediate one right away.
    if (postmaster !== undefined) sendSignal(postmaster, 'SIGINT');
    await waitForEnd(
      () => postgresProcessesIn(cluster),
      postmaster === undefined ? 0 : FAST_SHUTDOWN_SECONDS,
    );
  }
  // PostgreSQL removes a dead server's file itself, but not while a zombie or another process has the pid.
  const stale = await readPostmasterFile(cluster);
  if (stale !== undefined && isPidTaken(stale.pid)) await rm(postmasterFileOf(cluster), { force: true });
}

/** Waits for the processes to exit, and kills them after the timeout. */
export async function waitForEnd(
  remainingPids: () => Promise<number[]>,
  timeoutSeconds: number,
): Promise<void> {
  if (await allGone(remainingPids, timeoutSeconds)) return;
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of await remainingPids()) sendSignal(pid, signal);
    if (await allGone(remainingPids, 5)) return;
  }
  throw new Error(
    `PostgreSQL (pid ${(await remainingPids()).join(', ')}) does not end, not even when killed.`,
  );
}

async function allGone(remainingPids: () => Promise<number[]>, timeoutSeconds: number): Promise<boolean> {
  const deadline = Date.now() + timeoutSeconds * 1000;
  for (;;) {
    if ((await remainingPids()).length === 0) return true;
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
