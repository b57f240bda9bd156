// Where the service of a DATA_DIR listens, for commands that need it while it holds the embedded database.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';

const FILE = 'service-address';
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Returns the function that removes it. */
export function writeServiceAddress(dataDir: string, { address, port }: { address: string; port: number }) {
  const host = EVERYWHERE[address] ?? address;
  const path = join(dataDir, FILE);
  writeFileSync(path, `http://${isIPv6(host) ? `[${host}]` : host}:${port}\n`, { mode: 0o600 });
  return () => rmSync(path, { force: true });
}

/** Null if the service is not listening. */
export function readServiceAddress(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, FILE), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
