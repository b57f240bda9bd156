// Progress of the demo, and the lock that allows only one process to run it.
import type { Db, Sql } from '../platform/db.ts';
import { DEMO_MARK } from './content.ts';

/** Null if the account was not created yet, or was deleted. */
export async function findAccountIdByMail(db: Db, email: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    select id from accounts where contracting_party ->> 'email' = ${email} and deleted_at is null
    order by created_at limit 1`;
  return row?.id ?? null;
}

/** The ids of these drivers by their mail addresses. */
export async function findDriverIds(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; email: string }[]>`
    select id, email from drivers where email = any(${emails as string[]}) and active order by created_at desc`;
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** How many orders with this number prefix these accounts placed since then. */
export async function countOrders(
  db: Db,
  accountIds: readonly string[],
  prefix: string,
  since: Date,
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from orders
    where account_id = any(${accountIds as string[]}::uuid[]) and environment = 'production'
      and created_at >= ${since} and starts_with(external_order_id, ${prefix})`;
  return row!.count;
}

/**
 * Deletes demo orders that ended before this time, with their documents, events and invoices. Nobody needs the
 * invoices of a demo.
 */
export async function deleteEndedOrders(
  db: Sql,
  accountIds: readonly string[],
  statuses: readonly string[],
  before: Date,
): Promise<number> {
  return db.begin(async (tx) => {
    const ended = await tx<{ id: string }[]>`
      select id from orders
      where account_id = any(${accountIds as string[]}::uuid[]) and environment = 'production'
        and metadata @> ${tx.json(DEMO_MARK)} and status = any(${statuses as string[]}) and updated_at < ${before}
      order by updated_at limit ${DELETED_AT_ONCE} for update`;
    const ids = ended.map(({ id }) => id);
    await deleteInvoicesOf(tx, ids);
    const { count } = await tx`delete from orders where id = any(${ids}::uuid[])`;
    return count;
  }) as Promise<number>;
}

/** With their payments and reminders. */
async function deleteInvoicesOf(tx: Db, orderIds: readonly string[]): Promise<void> {
  const invoices = await tx<{ invoiceId: string }[]>`
    select distinct invoice_id from invoice_lines where order_id = any(${orderIds as string[]}::uuid[])`;
  const ids = invoices.map(({ invoiceId }) => invoiceId);
  const payments = await tx<{ paymentId: string }[]>`
    delete from allocations where invoice_id = any(${ids}::uuid[]) and payment_id is not null
    returning payment_id`;
  await tx`delete from allocations where invoice_id = any(${ids}::uuid[])`;
  await tx`
    delete from payments p where p.id = any(${payments.map(({ paymentId }) => paymentId)}::uuid[])
      and not exists (select 1 from allocations l where l.payment_id = p.id)
      and not exists (select 1 from refunds r where p.id in (r.payment_id, r.outgoing_id))`;
  await tx`delete from reminded_invoices where invoice_id = any(${ids}::uuid[])`;
  await tx`delete from invoices where id = any(${ids}::uuid[])`;
}

/** Small batches keep each transaction short. */
const DELETED_AT_ONCE = 100;

const DEMO_LOCK = 68_697_379;

/**
 * Null if another process runs the demo now. The transaction only holds the lock, which ends with the
 * connection, however the process ends.
 */
export async function withDemoLock<T>(sql: Sql, work: () => Promise<T>): Promise<T | null> {
  return sql.begin(async (tx) => {
    const [row] = await tx<{ locked: boolean }[]>`select pg_try_advisory_xact_lock(${DEMO_LOCK}) as locked`;
    return row!.locked ? work() : null;
  }) as Promise<T | null>;
}
