// Owns the server process on Windows, where pg_ctl drops administrator rights and replaces signals.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterFile } from './postmaster-file.ts';
import { bareEnvironment, runToEnd } from './run-as.ts';
import { isAlive } from './running-processes.ts';
import type { Launch, ServerProcess } from './server-process.ts';

const START_LIMIT_SECONDS = 600;
const POLL_EVERY_MS = 500;

export async function launchWindowsServer({
  place,
  binaries,
  settings,
  serverLog,
}: Launch): Promise<ServerProcess> {
  const logStart = await serverLog.size();
  const flags = Object.entries(settings).map(([name, value]) => `-c "${name}=${value}"`);
  const target = ['-D', place.cluster, '-w', '-t', String(START_LIMIT_SECONDS)];
  const started = await runWithoutOutput(binaries.pgCtl, [
    'start',
    ...target,
    '-l',
    serverLog.path,
    '-o',
    flags.join(' '),
  ]);
  const pid = (await readPostmasterFile(place.cluster))?.pid;
  if (!started || pid === undefined) {
    throw new Error(`PostgreSQL did not start: ${await serverLog.tail(logStart)}`);
  }
  return {
    pid,
    exited: waitForExit(pid),
    async stop() {
      if (!(await isAlive(pid))) return;
      const stopped = await runToEnd(undefined, binaries.pgCtl, ['stop', ...target, '-m', 'fast']);
      if (!stopped.ok && (await isAlive(pid))) throw new Error(`PostgreSQL did not stop: ${stopped.output}`);
    },
  };
}

/** Ignores the output: the server inherits it from pg_ctl and would keep it open for as long as it runs. */
function runWithoutOutput(program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: bareEnvironment(), stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** The server is pg_ctl's child, not ours, so its exit emits no event here. */
async function waitForExit(pid: number): Promise<void> {
  while (await isAlive(pid)) await sleep(POLL_EVERY_MS, undefined, { ref: false });
}
