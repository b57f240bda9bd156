// The master key: from the settings, or generated into DATA_DIR, where a rotation replaces it.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { readOrCreateSecret } from '../platform/stored-secret.ts';

type Settings = Pick<Config, 'masterKey' | 'masterKeysKnown'>;

interface MasterKeyBytes {
  masterKey: Buffer;
  masterKeysKnown: Buffer[];
}

const FILE = 'master-key';
/** Exists while a rotation is unfinished. */
const PREVIOUS_FILE = 'master-key-previous';

export function readMasterKeys({ masterKey, masterKeysKnown }: Settings, dataDir: string): MasterKeyBytes {
  if (masterKey !== null) return { masterKey, masterKeysKnown };
  const current = readOrCreateSecret(dataDir, FILE);
  const previous = readIfThere(join(dataDir, PREVIOUS_FILE));
  const known = previous === null ? [] : [Buffer.from(previous, 'hex')];
  return { masterKey: Buffer.from(current, 'hex'), masterKeysKnown: [...masterKeysKnown, ...known] };
}

/**
 * Generates the next key and keeps the one before. After a crash at any line, a start has the keys it needs, and
 * the next call continues.
 */
export function replaceMasterKeyFile(dataDir: string): void {
  const current = readOrCreateSecret(dataDir, FILE);
  const previous = readIfThere(join(dataDir, PREVIOUS_FILE));
  // An earlier rotation has generated a key and did not finish.
  if (previous !== null && previous !== current) return;
  writeWhole(join(dataDir, PREVIOUS_FILE), current);
  writeWhole(join(dataDir, FILE), randomBytes(32).toString('hex'));
}

/** When nothing in the database needs it any more. */
export function removePreviousMasterKeyFile(dataDir: string): void {
  rmSync(join(dataDir, PREVIOUS_FILE), { force: true });
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A reader gets the old or the new content, also after a power failure. */
function writeWhole(path: string, secret: string): void {
  writeFileSync(`${path}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  // Windows cannot open a directory.
  if (process.platform === 'win32') return;
  const directory = openSync(dirname(path), 'r');
  fsyncSync(directory);
  closeSync(directory);
}
