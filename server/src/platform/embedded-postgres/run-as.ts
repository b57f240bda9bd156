// Owns which user id PostgreSQL's programs run under: our own, or an unprivileged one when we are root.
import { execFile } from 'node:child_process';
import { lchown, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Undefined means our own id. */
export type RunAs = { uid: number; gid: number } | undefined;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const nobody = users.split('\n').find((line) => line.startsWith('nobody:'));
  const [uid, gid] = (nobody?.split(':').slice(2, 4) ?? []).map(Number);
  // macOS lists the id as -2, but chown only accepts unsigned numbers.
  return { uid: (uid || 65534) >>> 0, gid: (gid || 65534) >>> 0 };
}

export function spawnOptionsFor(user: RunAs): { uid?: number; gid?: number } {
  // Unlike chown, spawn only accepts signed numbers, so macOS's `nobody` becomes -2 again.
  return user === undefined ? {} : { uid: user.uid | 0, gid: user.gid | 0 };
}

export async function giveTo(user: RunAs, path: string): Promise<void> {
  if (user !== undefined) await lchown(path, user.uid, user.gid);
}

export async function giveTreeTo(user: { uid: number; gid: number }, root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true });
  for (const entry of [...entries.map((name) => join(root, name)), root]) {
    await lchown(entry, user.uid, user.gid);
  }
}

/** Keeps our environment from the server's processes: no PG* or locale variables, and no secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to its end. A failure does not reject; the result has the program's output. */
export function runToEnd(
  user: RunAs,
  program: string,
  args: string[],
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const options = { ...spawnOptionsFor(user), cwd: '/', env: bareEnvironment() };
    try {
      execFile(program, args, options, (error, stdout, stderr) => {
        const printed = `${stdout}${stderr}`.trim();
        resolve({ ok: error === null, output: printed || (error?.message ?? '') });
      });
    } catch (error) {
      resolve({ ok: false, output: (error as Error).message });
    }
  });
}

/** Tries the access, because with ACLs and mounts the mode bits alone do not decide. */
export async function canEnter(user: RunAs, directory: string): Promise<boolean> {
  if (user === undefined) return true;
  return (await runToEnd(user, '/bin/sh', ['-c', 'cd -- "$0"', directory])).ok;
}
