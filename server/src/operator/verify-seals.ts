// Verifies the chain of seals over the audit log.
import { HOUR_MS } from '../../../shared/time/durations.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { Sql } from '../platform/db.ts';
import * as store from './seal-store.ts';
import { formatSeal, type SealReference } from './seal-text.ts';
import { chainOf, GENESIS_CHAIN } from './seals.ts';

const SEALS_PER_READ = 50;
const MAX_FAULTS = 100;

export const SEAL_FAULTS = [
  'ENTRIES_MISSING',
  'ENTRIES_CHANGED',
  'VALUES_MISSING',
  'VALUES_CHANGED',
  'CHAIN_BROKEN',
  'KEY_MISSING',
  'SEAL_MISSING',
  'EXPECTED_MISSING',
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
  lastSeal: string | null;
  faults: SealFault[];
}

type VerifyContext = Pick<BaseContext, 'sql' | 'clock' | 'secrets'>;

/** Reads the whole audit log, some seals at a time. `expected` is a seal that was stored elsewhere. */
export async function verifySeals(
  { sql, clock, secrets }: VerifyContext,
  expected: SealReference | null = null,
): Promise<Verification> {
  const keys = new Map(secrets.auditSealKeys.all().map(({ id, bytes }) => [id, bytes]));
  const faults: SealFault[] = [];
  let last: SealReference = { number: 0, chain: GENESIS_CHAIN };
  let seals = 0;
  let entries = 0;
  let isExpectedFound = expected === null;
  for await (const seal of sealsOf(sql)) {
    const fault = faultOf(seal, last, keys.get(seal.keyId));
    if (fault && faults.length < MAX_FAULTS) faults.push({ seal: seal.number, fault });
    if (seal.number === expected?.number) isExpectedFound = seal.chain.equals(expected.chain);
    last = seal;
    seals += 1;
    entries += seal.found;
  }
  if (!isExpectedFound) faults.push({ seal: expected!.number, fault: 'EXPECTED_MISSING' });
  const unsealed = await store.countUnsealed(sql, new Date(clock.now().getTime() - HOUR_MS));
  return { seals, entries, unsealed, lastSeal: seals === 0 ? null : formatSeal(last), faults };
}

async function* sealsOf(sql: Sql): AsyncGenerator<store.CheckedSeal> {
  for (let after = 0; ; ) {
    const some = await store.readSealsWithEntries(sql, after, SEALS_PER_READ);
    yield* some;
    if (some.length < SEALS_PER_READ) return;
    after = some.at(-1)!.number;
  }
}

function faultOf(
  seal: store.CheckedSeal,
  before: SealReference,
  key: Buffer | undefined,
): SealFault['fault'] | null {
  if (seal.number !== before.number + 1) return 'SEAL_MISSING';
  if (key === undefined) return 'KEY_MISSING';
  if (!chainOf(before.chain, seal, { id: seal.keyId, bytes: key }).equals(seal.chain)) return 'CHAIN_BROKEN';
  if (seal.found < seal.entries) return 'ENTRIES_MISSING';
  if (!seal.foundDigest?.equals(seal.digest)) return 'ENTRIES_CHANGED';
  if (seal.valuesChanged > 0) return 'VALUES_CHANGED';
  return seal.valuesMissing > 0 ? 'VALUES_MISSING' : null;
}
