// Also lists the master keys of each connected process: a rotation refuses a key that one of them does not know.
import { type Db, jsonRows, type Transaction } from '../db.ts';
import type { StoredDataKey } from './data-keys.ts';

/** A trigger notifies it when a data key was added, encrypted again or deleted. */
export const KEYS_CHANNEL = 'data_keys_changed';

/** An advisory lock with a unique number. */
const DATA_KEYS_LOCK = 7_230_412;

/** Held until the end of the transaction, so that two processes do not create the same key. */
export async function lockDataKeys(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock(${DATA_KEYS_LOCK})`;
}

export function listDataKeys(db: Db): Promise<StoredDataKey[]> {
  return db<StoredDataKey[]>`
    select id, purpose, wrapped, master_key, made_under, active_from from data_keys order by active_from, id`;
}

/** Inserts new keys, and stores others as they are encrypted now. */
export async function saveDataKeys(db: Db, keys: readonly StoredDataKey[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ ...key, wrapped: `\\x${key.wrapped.toString('hex')}` }));
  await db`
    insert into data_keys (id, purpose, wrapped, master_key, made_under, active_from)
    select id, purpose, wrapped, master_key, made_under, active_from
    from jsonb_populate_recordset(null::data_keys, ${jsonRows(db, rows)})
    on conflict (id) do update set wrapped = excluded.wrapped, master_key = excluded.master_key`;
}

export async function deleteDataKeys(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db`delete from data_keys where id = any(${ids as string[]})`;
}

const NAME_PREFIX = 'handover-listen';

/** The name under which a process listens: it lists the master keys that the process knows. */
export function listenerName(masterKeyIds: Iterable<string>): string {
  return `${NAME_PREFIX} ${[...masterKeyIds].join(' ')}`;
}

/** The master keys that each connected process knows. */
export async function listProcesses(db: Db): Promise<string[][]> {
  const rows = await db<{ name: string }[]>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${NAME_PREFIX})`;
  return rows.map(({ name }) => name.split(' ').slice(1));
}
