// Checks whether a process id still belongs to the same process as before.
import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface ProcessIdentity {
  pid: number;
  /** Opaque; null if the system does not provide it. Two processes that reuse a pid never share it. */
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
  // The command itself may contain spaces and brackets, so we count the fields from its last bracket.
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
    const output = await execute('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => null);
    return { pid, startedAt: output?.stdout.trim() || null };
  }
  const status = await readLinuxStatus(pid);
  // Ticks count from boot and repeat on a machine that always boots the same way, so the boot id is included.
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return { pid, startedAt: status && `${boot.trim()}/${status.startTicks}` };
}

/** Also true for a zombie and for another user's process. */
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
  // PID 1 in a container often does not reap: a zombie keeps its pid but no longer runs.
  const status = process.platform === 'linux' ? await readLinuxStatus(pid) : null;
  return status === null || (status.state !== 'Z' && status.state !== 'X');
}

export async function isStillRunning(recorded: ProcessIdentity): Promise<boolean> {
  if (!(await isAlive(recorded.pid))) return false;
  const now = await identifyProcess(recorded.pid);
  return recorded.startedAt === null || now.startedAt === null || recorded.startedAt === now.startedAt;
}

/** Every live postgres process, postmaster or not, whose working directory is the cluster (Linux only). */
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

/** Without /proc we can only recognise the postmaster, because its command line names the directory. */
async function postmastersByCommandLine(cluster: string): Promise<number[]> {
  const output = await execute('ps', ['-axwwo', 'pid=,command='], { maxBuffer: 64 * 1024 * 1024 });
  return output.stdout
    .split('\n')
    .filter((line) => line.includes('/postgres ') && line.includes(`-D ${cluster} `))
    .map((line) => Number.parseInt(line, 10));
}

export async function postgresProcessesIn(cluster: string): Promise<number[]> {
  return process.platform === 'linux' ? linuxPostgresProcessesIn(cluster) : postmastersByCommandLine(cluster);
}
