import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import { MAX_OPEN } from '../../consequences/part.ts';
import type { Db } from '../../platform/db.ts';
import type { Content, Extra } from './extra.ts';

/** `date` would become a time; the day of a receipt has none. */
const columns = (db: Db) => db`x.*, x.paid_on::text as paid_on`;

export async function insertExtra(db: Db, extra: Extra): Promise<void> {
  await db`insert into order_extras ${db(extra)}`;
}

export async function findExtra(db: Db, id: string): Promise<Extra | null> {
  const [extra] = await db<Extra[]>`select ${columns(db)} from order_extras x where x.id = ${id}`;
  return extra ?? null;
}

/** Oldest first. */
export async function listExtrasOf(db: Db, orderIds: readonly string[]): Promise<Extra[]> {
  return db<Extra[]>`
    select ${columns(db)} from order_extras x where x.order_id = any(${orderIds as string[]}::uuid[])
    order by x.created_at, x.id`;
}

type Changes = Partial<Omit<Extra, 'id' | 'orderId' | keyof Content>> & Partial<Content>;

export async function updateExtra(
  db: Db,
  { id, version }: Extra,
  changes: Changes,
  now: Date,
): Promise<void> {
  await db`
    update order_extras set ${db({ ...changes, version: version + 1, updatedAt: now })} where id = ${id}`;
}

export async function deleteExtra(db: Db, id: string): Promise<void> {
  await db`delete from order_extras where id = ${id}`;
}

export interface ListedExtra {
  extra: Extra;
  orderNumber: string | null;
  accountName: string;
  driverName: string | null;
}

/** All proposals of production, oldest first. */
export async function listToCheck(db: Db, limit: number): Promise<ListedExtra[]> {
  const rows = await db<(Extra & Omit<ListedExtra, 'extra'>)[]>`
    select ${columns(db)}, o.order_number, a.name as account_name, d.name as driver_name
    from order_extras x join orders o on o.id = x.order_id join accounts a on a.id = x.account_id
      left join drivers d on d.id = x.driver_id
    where x.state = 'PROPOSED' and x.environment = 'production'
    order by x.created_at, x.id limit ${limit}`;
  return rows.map(({ orderNumber, accountName, driverName, ...extra }) => ({
    extra: extra as Extra,
    orderNumber,
    accountName,
    driverName,
  }));
}

/** The proposals of a driver, oldest first. */
export async function listToCheckOfDriver(
  db: Db,
  driverId: string,
): Promise<(Extra & { orderNumber: string | null })[]> {
  return db<(Extra & { orderNumber: string | null })[]>`
    select ${columns(db)}, o.order_number from order_extras x join orders o on o.id = x.order_id
    where x.driver_id = ${driverId} and x.state = 'PROPOSED' and x.environment = 'production'
    order by x.created_at, x.id limit ${MAX_OPEN}`;
}

/** At most 1,000, and since when the oldest waits. */
export async function countToCheck(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db<{ count: number; since: Date | null }[]>`
    select count(*)::int as count, min(created_at) as since from (
      select created_at from order_extras where state = 'PROPOSED' and environment = 'production'
      order by created_at, id limit ${MAX_COUNTED}) counted`;
  return row!;
}

export interface ProbableDuplicate {
  extraId: string;
  otherId: string;
  orderId: string;
  orderNumber: string | null;
}

/** Other expenses with the same gross amount and day, of any order, unless they were refused. Carriers send no receipts. */
export async function findDuplicates(db: Db, ids: readonly string[]): Promise<ProbableDuplicate[]> {
  return db<ProbableDuplicate[]>`
    select x.id as extra_id, other.id as other_id, o.id as order_id, o.order_number
    from order_extras x
      join order_extras other on other.paid_on = x.paid_on and other.paid_gross_cents = x.paid_gross_cents
        and other.category = 'EXPENSE' and other.kind <> 'CARRIER' and other.id <> x.id and other.state <> 'REFUSED'
        and other.environment = x.environment
      join orders o on o.id = other.order_id
    where x.id = any(${ids as string[]}::uuid[]) and x.category = 'EXPENSE'
    order by x.id, other.created_at, other.id limit 1000`;
}
