// Notes when and from where each credential was last used: gathered in memory, written in batches behind the answers.

import type { Logger } from 'pino';
import type { Sql } from '../../platform/db.ts';
import type { Credential } from './credential.ts';
import { type CredentialUse, writeUses } from './store.ts';

const WRITE_EVERY_MS = 1000;
/** So many credentials are noted at once; more wait for the next round of calls. */
const MAX_PENDING = 10_000;

export interface LastUseRecorder {
  note(credential: Credential, address: string, at: Date): void;
  /** Writes what is pending; for tests and shutdown. */
  flush(): Promise<void>;
}

interface LastUseOptions {
  sql: Sql;
  log: Logger;
  /** After a write, with those that it moved forward. */
  onWritten(credentials: readonly Credential[]): void;
}

/** However many calls there are, a credential costs one row in one statement a second. */
export function lastUseRecorder({ sql, log, onWritten }: LastUseOptions): LastUseRecorder {
  let pending = new Map<string, { use: CredentialUse; credential: Credential }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const noted = [...pending.values()];
    pending = new Map();
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
      if (pending.size >= MAX_PENDING && !pending.has(id)) return;
      pending.set(id, { use: { credentialId: id, at, address }, credential });
      timer ??= setTimeout(flush, WRITE_EVERY_MS);
    },
    flush,
  };
}
