// Notes when and from where each credential was last used: gathered in memory, written in batches behind the answers.

import type { Logger } from 'pino';
import type { Sql } from '../../platform/db.ts';
import type { Credential } from './credential.ts';
import { type CredentialUse, writeUses } from './store.ts';

const WRITE_EVERY_MS = 1000;
/** So many credentials are noted at once; more wait for the next round of calls. */
const MAX_GATHERED = 10_000;

export interface CredentialUses {
  note(credential: Credential, address: string, at: Date): void;
  /** Writes what is gathered; for tests and shutdown. */
  flush(): Promise<void>;
}

interface UsesOptions {
  sql: Sql;
  log: Logger;
  /** After a write, with those that it moved forward. */
  onWritten(credentials: readonly Credential[]): void;
}

/** However many calls there are, a credential costs one row in one statement a second. */
export function credentialUses({ sql, log, onWritten }: UsesOptions): CredentialUses {
  let gathered = new Map<string, { use: CredentialUse; credential: Credential }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const noted = [...gathered.values()];
    gathered = new Map();
    if (noted.length === 0) return;
    try {
      await writeUses(
        sql,
        noted.map(({ use }) => use),
      );
      onWritten(noted.map(({ credential }) => credential));
    } catch (error) {
      // The next use says it again; what is older than it is of no interest.
      log.warn({ err: error }, 'The last uses of credentials could not be written');
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    note(credential, address, at) {
      const { id } = credential;
      if (gathered.size >= MAX_GATHERED && !gathered.has(id)) return;
      gathered.set(id, { use: { credentialId: id, at, address }, credential });
      timer ??= setTimeout(flush, WRITE_EVERY_MS);
    },
    flush,
  };
}
