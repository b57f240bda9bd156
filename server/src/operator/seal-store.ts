import type { Db, Transaction } from '../platform/db.ts';

export interface Seal {
  number: number;
  sealedAt: Date;
  entries: number;
  digest: Buffer;
  /** The data key of the chain value. */
  keyId: string;
  chain: Buffer;
}

/** Until the transaction ends, no other process seals. */
export async function lockSeals(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('audit seals'))`;
}

export async function findLastSeal(db: Db): Promise<Seal | null> {
  const [seal] = await db<Seal[]>`select * from audit_seals order by number desc limit 1`;
  return seal ?? null;
}

export async function findSeal(db: Db, number: number): Promise<Seal | null> {
  const [seal] = await db<Seal[]>`select * from audit_seals where number = ${number}`;
  return seal ?? null;
}

/** Entries without a seal, written between `from` and `until`. */
export async function findUnsealed(
  db: Db,
  { from, until, limit }: { from: Date | null; until: Date; limit: number },
): Promise<{ id: string; at: Date }[]> {
  return db<{ id: string; at: Date }[]>`
    select a.id, a.at from audit a
    where a.at < ${until} ${from ? db`and a.at >= ${from}` : db``}
      and not exists (select from audit_sealed s where s.entry_id = a.id)
    order by a.at, a.id limit ${limit}`;
}

export async function digestOf(db: Db, ids: readonly string[]): Promise<Buffer> {
  const [row] = await db<{ digest: Buffer }[]>`
    select sha256(convert_to(string_agg(audit_entry_text(a), e'\n' order by a.id), 'UTF8')) as digest
    from audit a where a.id = any(${ids as string[]}::uuid[])`;
  return row!.digest;
}

export async function insertSeal(db: Db, seal: Seal, ids: readonly string[]): Promise<void> {
  await db`insert into audit_seals ${db(seal)}`;
  await db`
    insert into audit_sealed (entry_id, seal)
    select id, ${seal.number} from unnest(${ids as string[]}::uuid[]) id`;
}

export interface CheckedSeal extends Seal {
  /** The entries that still exist, and the hash of their current text. */
  found: number;
  foundDigest: Buffer | null;
  /** Entries whose values before and after the change differ from the hash in the entry. */
  valuesChanged: number;
  /** Entries without their values, although nothing erased these. */
  valuesMissing: number;
}

/** The values of an order are deleted with its personal data, or with the order. */
function mustHaveValues(db: Db) {
  return db`(a.subject_type <> 'order' or exists (
    select from orders o join accounts c on c.id = o.account_id
    where o.id = case when a.subject_type = 'order' then a.subject_id::uuid end and c.deleted_at is null
      and not exists (select from anonymized_orders f where f.order_id = o.id)))`;
}

/** The next seals with the hash of the current text of their entries. */
export async function readSealsWithEntries(db: Db, after: number, limit: number): Promise<CheckedSeal[]> {
  return db<CheckedSeal[]>`
    select q.*, f.*
    from (select * from audit_seals where number > ${after} order by number limit ${limit}) q
    cross join lateral (
      select count(a.id)::int as found,
        sha256(convert_to(string_agg(audit_entry_text(a), e'\n' order by a.id), 'UTF8')) as found_digest,
        count(v.audit_id) filter (
          where v.salt is not null and a.details ->> 'valuesHash' is distinct from audit_values_hash(v))::int as values_changed,
        count(*) filter (where a.details ? 'valuesHash' and v.audit_id is null and ${mustHaveValues(db)})::int
          as values_missing
      from audit_sealed s join audit a on a.id = s.entry_id
        left join audit_values v on v.audit_id = a.id
      where s.seal = q.number) f
    order by q.number`;
}

/** The number of entries before this time without a seal. */
export async function countUnsealed(db: Db, before: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from audit a
    where a.at < ${before} and not exists (select from audit_sealed s where s.entry_id = a.id)`;
  return row!.count;
}
