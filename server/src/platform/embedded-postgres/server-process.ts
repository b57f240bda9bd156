// Owns the server process on Linux and macOS, from launch to exit.
import { type ChildProcess, spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { FAST_SHUTDOWN_SECONDS, sendSignal, waitForEnd } from './leftover-server.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { bareEnvironment, spawnOptionsFor } from './run-as.ts';
import type { ServerLog } from './server-log.ts';

export interface ServerProcess {
  pid: number;
  exited: Promise<void>;
  stop(): Promise<void>;
}

export interface Launch {
  place: ClusterHome;
  binaries: Binaries;
  settings: Record<string, string>;
  serverLog: ServerLog;
  log: (message: string) => void;
}

const POLL_MS = 5;
const REPORT_EVERY_MS = 10_000;

/** Resolves when the server accepts connections. */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const { place, serverLog } = launch;
  const logStart = await serverLog.size();
  const child = await spawnServer(launch);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

  let reportAt = Date.now() + REPORT_EVERY_MS;
  // No time limit: after a crash the server first replays its log, which may take long.
  for (;;) {
    if (hasEnded()) throw new Error(`PostgreSQL did not start: ${await serverLog.tail(logStart)}`);
    const state = await readPostmasterFile(place.cluster);
    if (state?.ready && state.pid === child.pid) break;
    if (Date.now() > reportAt) {
      launch.log(`PostgreSQL is still starting: ${(await serverLog.tail(logStart)).split('\n').at(-1)}`);
      reportAt += REPORT_EVERY_MS;
    }
    await sleep(POLL_MS);
  }

  const pid = child.pid as number;
  return {
    pid,
    exited,
    async stop() {
      if (!hasEnded()) sendSignal(pid, 'SIGINT');
      await waitForEnd(async () => (hasEnded() ? [] : [pid]), FAST_SHUTDOWN_SECONDS);
    },
  };
}

async function spawnServer({ place, binaries, settings, serverLog }: Launch): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(serverLog.path, 'a', 0o600);
  try {
    const child = spawn(binaries.postgres, ['-D', place.cluster, ...flags], {
      ...spawnOptionsFor(place.user),
      cwd: place.cluster,
      env: bareEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      // Its own process group, so that Ctrl-C in the terminal reaches only the service, which drains first.
      detached: true,
    });
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}
