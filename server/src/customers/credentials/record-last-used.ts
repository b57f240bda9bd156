// Records when and from where each credential was last used: collected in memory, written in batches.

import type { Logger } from 'pino';
import type { Sql } from '../../platform/db.ts';
import type { Credential } from './credential.ts';
import { type CredentialUse, writeUses } from './store.ts';

const WRITE_EVERY_MS = 1000;
/** The maximum number of credentials per batch; uses of others are dropped until the next write. */
const MAX_PENDING = 10_000;

export interface LastUseRecorder {
  note(credential: Credential, address: string, at: Date): void;
  /** Writes pending uses; for tests and shutdown. */
  flush(): Promise<void>;
}

interface LastUseOptions {
  sql: Sql;
  log: Logger;
  /** Called after a write, with the credentials that were written. */
  onWritten(credentials: readonly Credential[]): void;
}

/** Writes at most one row per credential and one statement per second, regardless of the number of calls. */
export function lastUseRecorder({ sql, log, onWritten }: LastUseOptions): LastUseRecorder {
  let pending = new Map<string, { use: CredentialUse; credential: Credential }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const written = [...pending.values()];
    pending = new Map();
    if (written.length === 0) return;
    try {
      await writeUses(
        sql,
        written.map(({ use }) => use),
      );
      onWritten(written.map(({ credential }) => credential));
    } catch (error) {
      // The next use overwrites these, so they are not retried.
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
