// Seals the audit log in batches after it is written. Each seal is chained to the one before by a keyed hash.
import { createHmac } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { DataKey } from '../platform/keys/data-keys.ts';
import { raiseAlert } from './alerts.ts';
import * as store from './seal-store.ts';
import { formatSeal, type SealReference } from './seal-text.ts';

const BATCH = 1000;
/** Entries of running transactions are not visible yet; a later seal covers them. */
const SEALED_AFTER_MS = MINUTE_MS;
/** How far back to search for entries that were committed late; after a start, all are searched. */
const LOOKBACK_MS = 6 * HOUR_MS;

export type SealContext = Pick<BaseContext, 'sql' | 'clock' | 'secrets' | 'log'>;

export const GENESIS_CHAIN = Buffer.alloc(32);

export function chainOf(
  before: Buffer,
  { number, sealedAt, entries, digest }: Omit<store.Seal, 'chain' | 'keyId'>,
  { id, bytes }: Pick<DataKey, 'id' | 'bytes'>,
): Buffer {
  const text = `${number} ${sealedAt.toISOString()} ${entries} ${digest.toString('hex')} ${id}`;
  return createHmac('sha256', bytes).update(before).update(text).digest();
}

/** Returns the number of entries that a new seal covers. */
export async function sealAudit(context: SealContext): Promise<number> {
  return (await sealBatch(context, lookbackStart(context))).sealed;
}

function lookbackStart({ clock }: Pick<BaseContext, 'clock'>): Date {
  return new Date(clock.now().getTime() - LOOKBACK_MS);
}

/** Seals entries written since `from`, oldest first. Returns the time of the last one, and the newest seal. */
async function sealBatch({ sql, clock, secrets, log }: SealContext, from: Date | null) {
  const now = clock.now();
  const until = new Date(now.getTime() - SEALED_AFTER_MS);
  const result = await sql.begin(async (tx) => {
    await store.lockSeals(tx);
    const found = await store.findUnsealed(tx, { from, until, limit: BATCH });
    const last = await store.findLastSeal(tx);
    if (found.length === 0) return { sealed: 0, lastAt: null, newest: last };
    const ids = found.map(({ id }) => id);
    const digest = await store.digestOf(tx, ids);
    const key = secrets.auditSealKeys.current();
    const unchained = { number: (last?.number ?? 0) + 1, sealedAt: now, entries: ids.length, digest };
    const chain = chainOf(last?.chain ?? GENESIS_CHAIN, unchained, key);
    const newest: store.Seal = { ...unchained, keyId: key.id, chain };
    await store.insertSeal(tx, newest, ids);
    return { sealed: ids.length, lastAt: found.at(-1)!.at, newest };
  });
  // Logs leave the machine in most set-ups: there nobody with access to the database alone can change the seal.
  if (result.sealed > 0) {
    log.info({ seal: formatSeal(result.newest!), entries: result.sealed }, 'The audit log was sealed');
  }
  return result;
}

/** For entries that were written with a time in the past, where the worker does not look any more. */
export async function sealWholeAudit(context: SealContext): Promise<void> {
  for (let from: Date | null = null; ; ) {
    const { sealed, lastAt } = await sealBatch(context, from);
    if (sealed < BATCH) return;
    from = lastAt;
  }
}

/**
 * For a worker. After a start it goes through all entries, oldest first; later it only looks back. The process
 * remembers the newest seal it has seen, and raises an alert if that is gone from the database.
 */
export function auditSealer(context: SealContext): () => Promise<number> {
  let scannedTo: Date | null = null;
  let scanning = true;
  let seen: SealReference | null = null;
  return async () => {
    if (seen !== null) await reportIfGone(context, seen);
    const { sealed, lastAt, newest } = await sealBatch(
      context,
      scanning ? scannedTo : lookbackStart(context),
    );
    scannedTo = lastAt;
    seen = newest;
    if (sealed < BATCH) scanning = false;
    return sealed;
  };
}

async function reportIfGone(context: SealContext, seen: SealReference): Promise<void> {
  const stored = await store.findSeal(context.sql, seen.number);
  if (stored?.chain.equals(seen.chain)) return;
  await raiseAlert(
    context,
    context.sql,
    'SEALS_REMOVED',
    `Seal ${seen.number} of the audit log was removed or replaced in the database.`,
    { seal: formatSeal(seen) },
  );
}
