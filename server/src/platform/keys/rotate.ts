// A rotation: all data keys under the current master key, new data keys where possible, and values under the new ones.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { WaitingClock } from '../clock.ts';
import type { Sql, Transaction } from '../db.ts';
import { deleteDataKeys, listDataKeys, listProcesses, lockDataKeys, saveDataKeys } from './data-key-store.ts';
import {
  ALL_PURPOSES,
  groupByPurpose,
  newDataKey,
  PURPOSES,
  rewrapDataKey,
  type StoredDataKey,
  UnknownMasterKey,
  unwrapDataKey,
} from './data-keys.ts';
import { countByKey, type EncryptedColumn } from './encrypted-column-store.ts';
import { loadSecrets } from './load-secrets.ts';
import type { MasterKeys } from './master-keys.ts';
import { type ReencryptOptions, reencrypt } from './reencrypt.ts';

export interface RotationContext {
  sql: Sql;
  clock: WaitingClock;
  masterKeys: MasterKeys;
}

/** Running processes get a notification at once; this is for one that is reconnecting at that moment. */
export const LOAD_WITHIN_MS = 30_000;
/** For transactions that took the older key just before the new one became active. */
const SETTLE_MS = 2000;
/** Replaced keys of tokens and cursors are deleted after this time; both live for hours. */
const REPLACED_KEPT_MS = 7 * DAY_MS;

/** Thrown with a sentence if a running process could not read the keys after a rotation. */
export class RotationRefused extends Error {}

export interface RotationResult {
  rewrapped: number;
  created: number;
  /** How many values of each column remain under another key. */
  left: { column: EncryptedColumn; left: number }[];
}

export interface RotationOptions extends ReencryptOptions {
  onWait?: (milliseconds: number) => void;
}

/** Runs while the service serves. Repeating it continues, and changes nothing once everything is done. */
export async function rotateKeys(
  { sql, clock, masterKeys }: RotationContext,
  options: RotationOptions,
): Promise<RotationResult> {
  const processes = await listProcesses(sql);
  refuseUnprepared(processes, masterKeys);
  const secrets = await loadSecrets({ sql, clock, masterKeys });
  const activeFrom = new Date(clock.now().getTime() + (processes.length === 0 ? 0 : LOAD_WITHIN_MS));
  const changed = await sql.begin(async (tx) => {
    await lockDataKeys(tx);
    const rewrapped = await rewrapAll(tx, masterKeys);
    const created = await replaceKeys(tx, masterKeys, activeFrom);
    await deleteUnused(tx, clock.now(), options.columns);
    return { rewrapped, created };
  });
  await secrets.reload();
  await waitUntilActive({ sql, clock }, options.onWait);
  return { ...changed, left: await reencrypt({ sql, secrets }, options) };
}

function refuseUnprepared(processes: readonly string[][], { current }: MasterKeys): void {
  const unprepared = processes.filter((known) => !known.includes(current.id)).length;
  if (unprepared === 0) return;
  throw new RotationRefused(
    `${unprepared} of ${processes.length} running processes do not know the master key ${current.id}. Add it to their MASTER_KEYS_KNOWN, restart them, and repeat this.`,
  );
}

/** Every data key must be readable with the current master key alone. */
async function rewrapAll(tx: Transaction, masterKeys: MasterKeys): Promise<number> {
  const outdated = (await listDataKeys(tx)).filter(({ masterKey }) => masterKey !== masterKeys.current.id);
  const rewrapped = outdated.map((stored) => {
    const bytes = unwrapDataKey(masterKeys, stored);
    if (!bytes) throw new UnknownMasterKey(stored.masterKey, masterKeys);
    return rewrapDataKey(masterKeys, stored, bytes);
  });
  await saveDataKeys(tx, rewrapped);
  return rewrapped.length;
}

async function replaceKeys(tx: Transaction, { current }: MasterKeys, activeFrom: Date): Promise<number> {
  const newest = groupByPurpose(await listDataKeys(tx));
  const outdated = ALL_PURPOSES.filter(
    (purpose) => PURPOSES[purpose] === 'replaced' && newest.get(purpose)![0]?.madeUnder !== current.id,
  );
  await saveDataKeys(
    tx,
    outdated.map((purpose) => newDataKey(current, purpose, activeFrom)),
  );
  return outdated.length;
}

/** Links in mails last as long as their quotes, and seals as long as the audit log, so their keys stay. */
async function deleteUnused(tx: Transaction, now: Date, columns: readonly EncryptedColumn[]): Promise<void> {
  const groups = groupByPurpose(await listDataKeys(tx));
  const replacedBefore = new Date(now.getTime() - REPLACED_KEPT_MS);
  const longReplaced = (keys: readonly StoredDataKey[]) =>
    keys.slice(1).filter((_, index) => keys[index]!.activeFrom < replacedBefore);
  const unused = (['access-token', 'page-cursor'] as const).flatMap((purpose) =>
    longReplaced(groups.get(purpose)!),
  );
  const ofValues = longReplaced(groups.get('stored-secret')!);
  if (ofValues.length > 0) {
    const counts = await Promise.all(columns.map((column) => countByKey(tx, column)));
    const used = new Set(counts.flat().map(({ keyId }) => keyId));
    unused.push(...ofValues.filter(({ id }) => !used.has(id)));
  }
  await deleteDataKeys(
    tx,
    unused.map(({ id }) => id),
  );
}

/** Also after a crash: the keys may have been created by the run before. */
async function waitUntilActive(
  { sql, clock }: Pick<RotationContext, 'sql' | 'clock'>,
  onWait: (milliseconds: number) => void = () => {},
): Promise<void> {
  const last = Math.max(...(await listDataKeys(sql)).map(({ activeFrom }) => activeFrom.getTime()));
  if (last <= clock.now().getTime()) return;
  const wait = last + SETTLE_MS - clock.now().getTime();
  onWait(wait);
  await clock.sleep(wait);
}
