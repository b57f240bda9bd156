// The stored data of the program: services with their keys, and the secret for forwarded messages.
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXIT, Failure } from './exit-codes.ts';

/** A service and the key for it. */
export interface Profile {
  url?: string;
  apiKey?: string;
}

/** Its own url and key are the profile `default`. */
export interface Config extends Profile {
  /** The profile that commands use; `default` if missing. */
  profile?: string;
  profiles?: Record<string, Profile>;
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

export const DEFAULT_PROFILE = 'default';

export function profileNames({ profiles = {}, apiKey }: Config): string[] {
  return [...(apiKey ? [DEFAULT_PROFILE] : []), ...Object.keys(profiles).sort()];
}

/** The named one, or the one that commands use. Throws if there is no profile of this name. */
export function selectProfile(config: Config, given: string | undefined): Profile & { name: string } {
  const name = given ?? (process.env.HANDOVER_PROFILE || config.profile) ?? DEFAULT_PROFILE;
  const { profiles = {} } = config;
  const named = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  const found = name === DEFAULT_PROFILE ? config : named;
  if (!found) {
    throw new Failure(`There is no profile ${name}.`, {
      code: EXIT.usage,
      hint: `Run "handover login --profile ${name}". "handover profiles" lists those that there are.`,
    });
  }
  const { url, apiKey } = found;
  return { name, ...(url && { url }), ...(apiKey && { apiKey }) };
}

/** The config with this profile, or without it. */
export function withProfile(config: Config, name: string, profile: Profile | null): Config {
  if (name === DEFAULT_PROFILE) {
    const { url: _, apiKey: __, ...rest } = config;
    return { ...rest, ...profile };
  }
  const { [name]: _, ...others } = config.profiles ?? {};
  const profiles = profile ? { ...others, [name]: profile } : others;
  const { profiles: __, ...rest } = config;
  const kept = { ...rest, ...(Object.keys(profiles).length > 0 && { profiles }) };
  if (profile || kept.profile !== name) return kept;
  const { profile: ___, ...deselected } = kept;
  return deselected;
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
