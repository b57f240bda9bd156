// Owns the question whether a process id still stands for the process that it once stood for.
import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface ProcessIdentity {
  pid: number;
  /** Opaque; null where the system does not tell. Two processes of one pid never share it. */
  startedAt: string | null;
}

interface LinuxStatus {
  command: string;
  state: string;
  startTicks: string;
}

async function readLinuxStatus(pid: number): Promise<LinuxStatus | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  // The command may itself hold spaces and brackets, so the fields are counted from its last bracket.
  const end = line.lastIndexOf(')');
  const fields = line.slice(end + 2).split(' ');
  return {
    command: line.slice(line.indexOf('(') + 1, end),
    state: fields[0] ?? '',
    startTicks: fields[19] ?? '',
  };
}

export async function identifyProcess(pid: number): Promise<ProcessIdentity> {
  if (process.platform === 'win32') return { pid, startedAt: null };
  if (process.platform !== 'linux') {
    const shown = await execute('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => null);
    return { pid, startedAt: shown?.stdout.trim() || null };
  }
  const status = await readLinuxStatus(pid);
  // Ticks count from boot, and a machine that boots the same way every time repeats them.
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return { pid, startedAt: status && `${boot.trim()}/${status.startTicks}` };
}

/** Also true of a zombie, and of a process that somebody else owns. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function isAlive(pid: number): Promise<boolean> {
  if (!isPidTaken(pid)) return false;
  // A container's first process often reaps nobody: a zombie holds its pid but does nothing any more.
  const status = process.platform === 'linux' ? await readLinuxStatus(pid) : null;
  return status === null || (status.state !== 'Z' && status.state !== 'X');
}

export async function isStillRunning(then: ProcessIdentity): Promise<boolean> {
  if (!(await isAlive(then.pid))) return false;
  const now = await identifyProcess(then.pid);
  return then.startedAt === null || now.startedAt === null || then.startedAt === now.startedAt;
}

/** Every live postgres process, postmaster or not, that works in this directory (Linux only). */
async function linuxPostgresProcessesIn(cluster: string): Promise<number[]> {
  const directory = await stat(cluster).catch(() => null);
  if (directory === null) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const status = await readLinuxStatus(pid);
      if (status?.command !== 'postgres' || status.state === 'Z') return [];
      const workingIn = await stat(`/proc/${pid}/cwd`).catch(() => null);
      const isOurs =
        workingIn === null
          ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(`\0${cluster}\0`)
          : workingIn.ino === directory.ino && workingIn.dev === directory.dev;
      return isOurs ? [pid] : [];
    }),
  );
  return found.flat();
}

/** Where there is no /proc only the postmaster can be told apart: its command line names the directory. */
async function postmastersByCommandLine(cluster: string): Promise<number[]> {
  const shown = await execute('ps', ['-axwwo', 'pid=,command='], { maxBuffer: 64 * 1024 * 1024 });
  return shown.stdout
    .split('\n')
    .filter((line) => line.includes('/postgres ') && line.includes(`-D ${cluster} `))
    .map((line) => Number.parseInt(line, 10));
}

export async function postgresProcessesIn(cluster: string): Promise<number[]> {
  return process.platform === 'linux' ? linuxPostgresProcessesIn(cluster) : postmastersByCommandLine(cluster);
}
