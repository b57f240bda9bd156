// Loads the data keys of the database, creates missing ones, and follows their changes while the process runs.
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Listener, Sql } from '../db.ts';
import { type Secrets, secretsFrom } from '../secrets.ts';
import { KEYS_CHANNEL, listDataKeys, lockDataKeys, saveDataKeys } from './data-key-store.ts';
import {
  ALL_PURPOSES,
  type DataKey,
  groupByPurpose,
  newDataKey,
  type StoredDataKey,
  UnknownMasterKey,
  unwrapDataKey,
} from './data-keys.ts';
import type { MasterKeys } from './master-keys.ts';

export interface KeyContext {
  sql: Sql;
  clock: Clock;
  masterKeys: MasterKeys;
}

export interface LoadedSecrets extends Secrets {
  /** Returns the ids of master keys that this process would need and does not know. */
  reload(): Promise<string[]>;
}

/** Throws UnknownMasterKey if this process cannot decrypt one of the data keys. */
export async function loadSecrets(context: KeyContext): Promise<LoadedSecrets> {
  const { sql, clock, masterKeys } = context;
  await createMissingKeys(context);
  let keys = new Map<string, DataKey>();

  async function reload(): Promise<string[]> {
    const stored = await listDataKeys(sql);
    const loaded = stored.map((row) => ({
      row,
      // A key that was encrypted again by a master key unknown here is still in memory.
      bytes: keys.get(row.id)?.bytes ?? unwrapDataKey(masterKeys, row),
    }));
    const readable = loaded.flatMap(({ row, bytes }) => (bytes ? [{ ...row, bytes }] : []));
    keys = new Map([...groupByPurpose(readable).values()].flatMap(withReplacements));
    secrets.replaceKeys([...keys.values()]);
    return loaded.flatMap(({ row, bytes }) => (bytes ? [] : [row.masterKey]));
  }

  const secrets = secretsFrom(clock);
  const [unknown] = await reload();
  if (unknown !== undefined) throw new UnknownMasterKey(unknown, masterKeys);
  return { ...secrets, reload };
}

function withReplacements(newestFirst: (StoredDataKey & { bytes: Buffer })[]): [string, DataKey][] {
  return newestFirst.map(({ id, purpose, bytes, activeFrom }, index) => {
    const replacedAt = newestFirst[index - 1]?.activeFrom ?? null;
    return [id, { id, purpose, bytes, activeFrom, replacedAt }];
  });
}

/** At the first start, and after an upgrade that adds a purpose. */
async function createMissingKeys({ sql, clock, masterKeys }: KeyContext): Promise<void> {
  const missingIn = (stored: readonly StoredDataKey[]) =>
    ALL_PURPOSES.filter((purpose) => !stored.some((key) => key.purpose === purpose));
  if (missingIn(await listDataKeys(sql)).length === 0) return;
  await sql.begin(async (tx) => {
    await lockDataKeys(tx);
    const missing = missingIn(await listDataKeys(tx));
    await saveDataKeys(
      tx,
      missing.map((purpose) => newDataKey(masterKeys.current, purpose, clock.now())),
    );
  });
}

const RETRY_AFTER_MS = 1000;

/** Reloads after each change and after each gap in the notifications, and again if that fails. */
export function followKeyChanges(secrets: LoadedSecrets, listener: Listener, log: Logger) {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;

  async function reload(): Promise<void> {
    try {
      const unknown = await secrets.reload();
      for (const masterKey of new Set(unknown)) {
        log.error(
          { masterKey },
          'The database has a key under a master key that is not set here. Add it to MASTER_KEYS_KNOWN and restart.',
        );
      }
    } catch (error) {
      log.warn({ err: error }, 'The keys could not be read again; trying once more');
      if (!closed) timer = setTimeout(request, RETRY_AFTER_MS);
    }
  }

  function request(): void {
    again = true;
    if (running || closed) return;
    running = (async () => {
      while (again && !closed) {
        again = false;
        await reload();
      }
    })().finally(() => {
      running = null;
    });
  }

  listener.onNotify(KEYS_CHANNEL, request);
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
