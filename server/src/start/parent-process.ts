// Notices when the npm that started this process is gone: not every npm passes on the signal that ended it.
import { readFileSync } from 'node:fs';

const POLL_EVERY_MS = 500;
const SHELLS = new Set(['sh', 'bash', 'dash', 'ash', 'busybox', 'zsh']);

interface Parent {
  command: string;
  parent: number;
}

/** Null where the system does not tell, or when it is gone. */
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

/** Those between this process and npm, npm included: npm runs its scripts in a shell, which may stay in between. */
function parentPids(): string {
  const parent = readParent(process.ppid);
  const behind = parent && SHELLS.has(parent.command) ? parent.parent : null;
  return `${process.ppid} ${behind}`;
}

/** Whoever is orphaned has another parent. Does nothing when the service was not started by npm. */
export function onParentExit(act: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const initialPids = parentPids();
  const timer = setInterval(() => {
    if (parentPids() === initialPids) return;
    clearInterval(timer);
    act();
  }, POLL_EVERY_MS).unref();
}
