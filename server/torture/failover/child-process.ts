// The programs of a run: started with a log file each, and all ended with the run.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareEnvironment, type RunAs, spawnOptionsFor } from '../../src/platform/embedded-postgres/run-as.ts';

export interface Program {
  name: string;
  command: string;
  args: string[];
  logFile: string;
  env?: Record<string, string>;
  /** The root directory, unless given. */
  cwd?: string;
  user?: RunAs;
}

export interface Child {
  name: string;
  pid: number;
  /** Null while it runs. */
  exitCode(): number | string | null;
  signal(name: NodeJS.Signals): void;
  ended: Promise<unknown>;
}

const children: ChildProcess[] = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export function startProgram({ name, command, args, logFile, env = {}, cwd = '/', user }: Program): Child {
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, {
    ...spawnOptionsFor(user),
    cwd,
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', log, log],
  });
  // Without it, a missing program would end this process; waiting for its port fails instead.
  child.on('error', (error) => process.stderr.write(`${command} did not start: ${error.message}\n`));
  children.push(child);
  return {
    name,
    pid: child.pid!,
    exitCode: () => child.exitCode ?? child.signalCode,
    signal: (signal) => void child.kill(signal),
    ended: once(child, 'exit').catch(() => undefined),
  };
}

/** Ends it in order if it does that in time. */
export async function stopProgram(child: Child, withinMs: number): Promise<void> {
  if (child.exitCode() !== null) return;
  child.signal('SIGCONT');
  child.signal('SIGTERM');
  await Promise.race([child.ended, sleep(withinMs)]);
  child.signal('SIGKILL');
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Waits until `check` returns something other than null or false; an error counts as not yet. */
export async function waitUntil<T>(what: string, withinMs: number, check: () => Promise<T>): Promise<T & {}> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await check().catch(() => null);
    if (found !== null && found !== undefined && found !== false) return found as T & {};
    if (Date.now() > end) throw new Error(`Not in ${withinMs / 1000} s: ${what}`);
    await sleep(200);
  }
}
