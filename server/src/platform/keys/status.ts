// Which keys the database needs: for `keys:status`, and to say when an older master key may be removed.
import type { Sql } from '../db.ts';
import { listDataKeys, listProcesses } from './data-key-store.ts';
import { groupByPurpose, PURPOSES, type Purpose } from './data-keys.ts';
import { countByKey, type EncryptedColumn } from './encrypted-column-store.ts';
import type { MasterKeys } from './master-keys.ts';

export interface KeyStatus {
  /** The master keys of this process and those that the database needs; the current one first. */
  masterKeys: { id: string; isCurrent: boolean; isKnown: boolean; dataKeys: number }[];
  /** The newest first within a purpose. */
  dataKeys: { id: string; purpose: Purpose; masterKey: string; activeFrom: Date; isNewest: boolean }[];
  values: { label: string; keyId: string; count: number; isKnown: boolean; isNewest: boolean }[];
  /** Of the service; those that do not know the current master key. */
  processes: number;
  unprepared: number;
  /** Nothing in the database needs another master key, and nothing is left under an older data key. */
  isDone: boolean;
}

export async function readKeyStatus(
  { sql, masterKeys }: { sql: Sql; masterKeys: MasterKeys },
  columns: readonly EncryptedColumn[],
): Promise<KeyStatus> {
  const { current, byId } = masterKeys;
  const stored = await listDataKeys(sql);
  const groups = groupByPurpose(stored);
  const counts = await Promise.all(
    columns.map(async (column) =>
      (await countByKey(sql, column)).map((row) => ({ ...row, label: column.label })),
    ),
  );
  const processes = await listProcesses(sql);
  const newest = new Set([...groups.values()].flatMap((keys) => keys.slice(0, 1)));
  const newestIds = new Set([...newest].map(({ id }) => id));
  const values = counts.flat().map(({ label, keyId, count }) => ({
    label,
    keyId,
    count,
    isKnown: stored.some(({ id }) => id === keyId),
    isNewest: newestIds.has(keyId),
  }));
  const masters = new Set([...byId.keys(), ...stored.map(({ masterKey }) => masterKey)]);
  const isOutdated = [...newest].some(
    ({ purpose, madeUnder }) => PURPOSES[purpose] === 'replaced' && madeUnder !== current.id,
  );
  return {
    masterKeys: [...masters].map((id) => ({
      id,
      isCurrent: id === current.id,
      isKnown: byId.has(id),
      dataKeys: stored.filter(({ masterKey }) => masterKey === id).length,
    })),
    dataKeys: [...groups.values()].flat().map(({ id, purpose, masterKey, activeFrom }) => ({
      id,
      purpose,
      masterKey,
      activeFrom,
      isNewest: newestIds.has(id),
    })),
    values,
    processes: processes.length,
    unprepared: processes.filter((known) => !known.includes(current.id)).length,
    isDone:
      !isOutdated &&
      stored.every(({ masterKey }) => masterKey === current.id) &&
      values.every(({ isNewest }) => isNewest),
  };
}
