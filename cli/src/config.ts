// The stored data of the program: the service, the key, and the secret for forwarded messages.
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from './exit-codes.ts';

export interface Config {
  url?: string;
  apiKey?: string;
  /** Signs forwarded messages. */
  listenSecret?: string;
  /** The last position of `listen`, by service and account. */
  positions?: Record<string, { position: string; seen: string[] }>;
}

export function configPath(): string {
  const home = process.env.XDG_CONFIG_HOME || join(homedir(), '.config');
  return join(home, 'handover', 'config.json');
}

export function readConfig(): Config {
  try {
    return JSON.parse(readFileSync(configPath(), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Failure(`${configPath()} cannot be read: ${(error as Error).message}`, {
      hint: 'Correct it, or delete it and run "handover login".',
    });
  }
}

/** Written atomically, and readable only by the user. */
export function changeConfig(change: (config: Config) => Config): void {
  const path = configPath();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  lockedFor(path, () => {
    writeFileSync(draft, `${JSON.stringify(change(readConfig()), null, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  });
}

const LOCK_WAIT_MS = 20;
const LOCK_TRIES = 250;

/** A lock against simultaneous writes; the lock of a dead process expires. */
function lockedFor(path: string, work: () => void): void {
  const lock = `${path}.lock`;
  for (let tries = 0; !tryToLock(lock) && tries < LOCK_TRIES; tries += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_WAIT_MS);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryToLock(lock: string): boolean {
  try {
    writeFileSync(lock, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** True if other users of this machine can read the key. */
export function isConfigOpen(): boolean {
  try {
    return process.platform !== 'win32' && (statSync(configPath()).mode & 0o077) !== 0;
  } catch {
    return false;
  }
}
