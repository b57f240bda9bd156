// Seals the audit log in batches after it is written, and verifies the chain of seals.
import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { Sql } from '../platform/db.ts';
import * as store from './seal-store.ts';

const BATCH = 1000;
/** Entries of running transactions are not visible yet; a later seal covers them. */
const SEALED_AFTER_MS = MINUTE_MS;
/** How far back to search for entries that were committed late; after a start, all are searched. */
const LOOKBACK_MS = 6 * HOUR_MS;
const SEALS_PER_READ = 50;

const GENESIS_CHAIN = Buffer.alloc(32);

function chainOf(before: Buffer, { number, sealedAt, entries, digest }: Omit<store.Seal, 'chain'>): Buffer {
  const text = `${number} ${sealedAt.toISOString()} ${entries} ${digest.toString('hex')}`;
  return createHash('sha256').update(before).update(text).digest();
}

/** Returns the number of entries that a new seal covers. */
export async function sealAudit(context: Pick<BaseContext, 'sql' | 'clock'>): Promise<number> {
  return (await sealBatch(context, lookbackStart(context))).sealed;
}

function lookbackStart({ clock }: Pick<BaseContext, 'clock'>): Date {
  return new Date(clock.now().getTime() - LOOKBACK_MS);
}

/** Seals entries written since `from`, oldest first, and returns the time of the last one. */
async function sealBatch({ sql, clock }: Pick<BaseContext, 'sql' | 'clock'>, from: Date | null) {
  const now = clock.now();
  const until = new Date(now.getTime() - SEALED_AFTER_MS);
  return sql.begin(async (tx) => {
    await store.lockSeals(tx);
    const found = await store.findUnsealed(tx, { from, until, limit: BATCH });
    if (found.length === 0) return { sealed: 0, lastAt: null };
    const ids = found.map(({ id }) => id);
    const last = await store.findLastSeal(tx);
    const digest = await store.digestOf(tx, ids);
    const seal = { number: (last?.number ?? 0) + 1, sealedAt: now, entries: ids.length, digest };
    await store.insertSeal(tx, { ...seal, chain: chainOf(last?.chain ?? GENESIS_CHAIN, seal) }, ids);
    return { sealed: ids.length, lastAt: found.at(-1)!.at };
  });
}

/** For entries that were written with a time in the past, where the worker does not look any more. */
export async function sealWholeAudit(context: Pick<BaseContext, 'sql' | 'clock'>): Promise<void> {
  for (let from: Date | null = null; ; ) {
    const { sealed, lastAt } = await sealBatch(context, from);
    if (sealed < BATCH) return;
    from = lastAt;
  }
}

/** For a worker. After a start it goes through all entries, oldest first; later it only looks back. */
export function auditSealer(context: Pick<BaseContext, 'sql' | 'clock'>): () => Promise<number> {
  let scannedTo: Date | null = null;
  let scanning = true;
  return async () => {
    const { sealed, lastAt } = await sealBatch(context, scanning ? scannedTo : lookbackStart(context));
    scannedTo = lastAt;
    if (sealed < BATCH) scanning = false;
    return sealed;
  };
}

export const SEAL_FAULTS = [
  'ENTRIES_MISSING',
  'ENTRIES_CHANGED',
  'VALUES_MISSING',
  'VALUES_CHANGED',
  'CHAIN_BROKEN',
  'SEAL_MISSING',
] as const;

interface SealFault {
  seal: number;
  fault: (typeof SEAL_FAULTS)[number];
}

export interface Verification {
  seals: number;
  entries: number;
  /** Entries that should have a seal by now. */
  unsealed: number;
  /** A copy that is stored elsewhere reveals whether the newest seals were removed. */
  lastChain: string | null;
  faults: SealFault[];
}

const MAX_FAULTS = 100;

/** Reads the whole audit log, some seals at a time. */
export async function verifySeals({ sql, clock }: Pick<BaseContext, 'sql' | 'clock'>): Promise<Verification> {
  const faults: SealFault[] = [];
  let before: Buffer = GENESIS_CHAIN;
  let seals = 0;
  let entries = 0;
  let last = 0;
  for await (const seal of sealsOf(sql)) {
    const found = faultOf(seal, before, last);
    if (found && faults.length < MAX_FAULTS) faults.push({ seal: seal.number, fault: found });
    before = seal.chain;
    last = seal.number;
    seals += 1;
    entries += seal.found;
  }
  const unsealed = await store.countUnsealed(sql, new Date(clock.now().getTime() - HOUR_MS));
  return { seals, entries, unsealed, lastChain: seals === 0 ? null : before.toString('hex'), faults };
}

async function* sealsOf(sql: Sql): AsyncGenerator<store.CheckedSeal> {
  for (let after = 0; ; ) {
    const some = await store.readSealsWithEntries(sql, after, SEALS_PER_READ);
    yield* some;
    if (some.length < SEALS_PER_READ) return;
    after = some.at(-1)!.number;
  }
}

function faultOf(seal: store.CheckedSeal, before: Buffer, last: number): SealFault['fault'] | null {
  if (seal.number !== last + 1) return 'SEAL_MISSING';
  if (!chainOf(before, seal).equals(seal.chain)) return 'CHAIN_BROKEN';
  if (seal.found < seal.entries) return 'ENTRIES_MISSING';
  if (!seal.foundDigest?.equals(seal.digest)) return 'ENTRIES_CHANGED';
  if (seal.valuesChanged > 0) return 'VALUES_CHANGED';
  return seal.valuesMissing > 0 ? 'VALUES_MISSING' : null;
}
