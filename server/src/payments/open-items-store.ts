// The SQL of open items: invoices of which something is not settled.
import type { Db } from '../platform/db.ts';
import type { OpenItem } from './payment.ts';

const columns = (db: Db) => db`o.id, o.number, o.account_id, a.name as account_name, o.document_id,
  o.invoice_date::text, o.due_on::text, o.discount, o.currency, o.gross_cents, o.open_cents,
  coalesce(r.level, 0)::int as reminder_level, r.reminded_on, blocked.reason as blocked,
  account_blocked.reason as account_blocked`;

const sources = (db: Db) => db`open_items o join accounts a on a.id = o.account_id
  left join lateral (
    select max(i.level) as level, max(m.created_at) as reminded_on
    from reminded_invoices i join reminders m on m.id = i.reminder_id where i.invoice_id = o.id
  ) r on true
  left join reminder_blocks blocked on blocked.subject_id = o.id
  left join reminder_blocks account_blocked on account_blocked.subject_id = o.account_id`;

/** The longest overdue first; all accounts, or one. */
export async function listOpenItems(db: Db, accountId: string | null = null): Promise<OpenItem[]> {
  return db<OpenItem[]>`
    select ${columns(db)} from ${sources(db)}
    where o.open_cents <> 0 ${accountId ? db`and o.account_id = ${accountId}` : db``}
    order by o.due_on, o.number`;
}

/** Locked, so that no other allocation changes what is open. Settled ones, too. */
export async function lockItems(db: Db, invoiceIds: readonly string[]): Promise<OpenItem[]> {
  await db`select 1 from invoices where id = any(${invoiceIds as string[]}) order by id for update`;
  return db<OpenItem[]>`
    select ${columns(db)} from ${sources(db)} where o.id = any(${invoiceIds as string[]})`;
}

export async function findItem(db: Db, number: string): Promise<OpenItem | null> {
  const [item] = await db<OpenItem[]>`select ${columns(db)} from ${sources(db)} where o.number = ${number}`;
  return item ?? null;
}
