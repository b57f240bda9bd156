// Detects that the npm that started this process has exited: not every npm forwards its signal.
import { readFileSync } from 'node:fs';

const POLL_EVERY_MS = 500;
const SHELLS = new Set(['sh', 'bash', 'dash', 'ash', 'busybox', 'zsh']);

interface Parent {
  command: string;
  parent: number;
}

/** Null if the process has exited or the system has no /proc. */
function readParent(pid: number): Parent | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command itself may contain spaces and brackets.
    const end = line.lastIndexOf(')');
    return {
      command: line.slice(line.indexOf('(') + 1, end),
      parent: Number(line.slice(end + 2).split(' ')[1]),
    };
  } catch {
    return null;
  }
}

/** The pids up to npm: npm runs its scripts in a shell, which may remain between npm and this process. */
function parentPids(): string {
  const parent = readParent(process.ppid);
  const grandparent = parent && SHELLS.has(parent.command) ? parent.parent : null;
  return `${process.ppid} ${grandparent}`;
}

/** An orphaned process gets another parent. Does nothing if the service was not started by npm. */
export function onParentExit(act: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const initialPids = parentPids();
  const timer = setInterval(() => {
    if (parentPids() === initialPids) return;
    clearInterval(timer);
    act();
  }, POLL_EVERY_MS).unref();
}
