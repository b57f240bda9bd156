import type { Db, Fragment } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { AGE_STARTS, AGES, type Age, type AgedRow, dueDaysOf } from './ageing.ts';
import type { OpenInvoice, PaidInvoice } from './matching/match.ts';
import type { OpenItem } from './payment.ts';
import type { Balance } from './reminders/plan-reminders.ts';

const columns = (db: Db) => db`o.id, o.number, o.account_id, a.name as account_name, o.document_id,
  o.invoice_date::text, o.due_on::text, o.discount, o.currency, o.gross_cents, o.open_cents,
  coalesce(r.level, 0)::int as reminder_level, r.reminded_on, blocked.reason as blocked,
  account_blocked.reason as account_blocked`;

const sources = (db: Db, items: Fragment) => db`${items} o join accounts a on a.id = o.account_id
  left join lateral (
    select max(i.level) as level, max(m.created_at) as reminded_on
    from reminded_invoices i join reminders m on m.id = i.reminder_id where i.invoice_id = o.id
  ) r on true
  left join reminder_blocks blocked on blocked.subject_id = o.id
  left join reminder_blocks account_blocked on account_blocked.subject_id = o.account_id`;

export interface OpenItemFilter {
  accountId?: string | undefined;
  age?: Age | undefined;
}

const ofAccount = (db: Db, accountId: string | undefined) =>
  accountId ? db`and account_id = ${accountId}` : db``;

/** A page, the longest overdue first. */
export async function listOpenItems(
  db: Db,
  { accountId, age }: OpenItemFilter,
  today: string,
  limit: number,
  after: PageStart | null,
): Promise<OpenItem[]> {
  const { from, to } = age ? dueDaysOf(age, today) : { from: null, to: null };
  const page = db`(select * from open_items where open_cents <> 0 ${ofAccount(db, accountId)}
    ${from ? db`and (due_on >= ${from} ${to ? db`` : db`or open_cents < 0`})` : db``}
    ${to ? db`and due_on <= ${to} and open_cents > 0` : db``}
    ${after ? db`and (due_on, id) > (${after.at.toISOString().slice(0, 10)}, ${after.id})` : db``}
    order by due_on, id limit ${limit})`;
  return db<OpenItem[]>`select ${columns(db)} from ${sources(db, page)} order by o.due_on, o.id`;
}

/** Where the page after this item begins. */
export function afterItem({ dueOn, id }: Pick<OpenItem, 'dueOn' | 'id'>): PageStart {
  return { at: new Date(dueOn), id };
}

/** Invoices whose day is before today and of which something is to be paid; all accounts, or one. */
export async function listOverdueItems(db: Db, today: string, accountId?: string): Promise<OpenItem[]> {
  const overdue = db`(select * from open_items
    where open_cents > 0 and due_on < ${today} ${ofAccount(db, accountId)})`;
  return db<OpenItem[]>`select ${columns(db)} from ${sources(db, overdue)} order by o.due_on, o.id`;
}

/** Credits of these accounts: on invoices, and what was kept of payments and is not paid back. */
export async function listCreditSums(db: Db, accountIds: readonly string[]): Promise<Balance[]> {
  const ids = accountIds as string[];
  return db<Balance[]>`
    select account_id, currency, sum(cents)::bigint as cents from (
      select account_id, currency, -open_cents as cents from open_items
      where open_cents < 0 and account_id = any(${ids}::uuid[])
      union all
      select credit_account_id, currency, rest_cents from payments
      where set_aside is null and rest_cents <> 0 and credit_account_id = any(${ids}::uuid[]) and not pay_back
    ) balance group by account_id, currency`;
}

/** Number and sum for each account, currency and age. Reads only the index of open items. */
export async function sumOpenItems(db: Db, accountId: string | undefined, today: string): Promise<AgedRow[]> {
  const rows = await db<(Omit<AgedRow, 'age'> & { bucket: number })[]>`
    select s.*, a.name as account_name
    from (
      select account_id, currency, case when open_cents < 0 then 0
          else width_bucket(${today}::date - due_on, ${AGE_STARTS as number[]}::int[]) end as bucket,
        count(*)::int as count, sum(open_cents)::bigint as open_cents
      from open_items where open_cents <> 0 ${ofAccount(db, accountId)}
      group by account_id, currency, bucket
    ) s join accounts a on a.id = s.account_id
    order by a.name, s.account_id`;
  return rows.map(({ bucket, ...row }) => ({ ...row, age: AGES[bucket]! }));
}

/** What payments can settle, without what only a list shows. */
export async function listPayableInvoices(db: Db): Promise<OpenInvoice[]> {
  return db<OpenInvoice[]>`
    select o.id, o.number, o.account_id, a.name as account_name, o.invoice_date::text, o.discount, o.currency,
      o.gross_cents, o.open_cents
    from open_items o join accounts a on a.id = o.account_id where o.open_cents > 0 order by o.due_on, o.id`;
}

/** As `digitsOf`, and as the index `invoices_by_digits`. */
const digitsOfNumber = (db: Db) => db`regexp_replace(i.number, '^[^-]*-|\\D', '', 'g')`;

/** What has one of these digits, and nothing to pay: settled invoices, those with a credit, and corrections. */
export async function listSettledNumbers(
  db: Db,
  digits: readonly string[],
): Promise<{ settled: string[]; corrections: string[] }> {
  if (digits.length === 0) return { settled: [], corrections: [] };
  const rows = await db<{ number: string; isCorrection: boolean }[]>`
    select i.number, i.open_cents is null as is_correction from invoices i
    where i.environment = 'production' and ${digitsOfNumber(db)} = any(${digits as string[]})
      and coalesce(i.open_cents, 0) <= 0`;
  const numbers = (corrections: boolean) =>
    rows.filter((row) => row.isCorrection === corrections).map(({ number }) => number);
  return { settled: numbers(false), corrections: numbers(true) };
}

/** The customers of open invoices with these digits. */
export async function listOpenByDigits(db: Db, digits: readonly string[]): Promise<Map<string, string>> {
  if (digits.length === 0) return new Map();
  const rows = await db<{ digits: string; accountId: string }[]>`
    select ${digitsOfNumber(db)} as digits, i.account_id from invoices i
    where i.environment = 'production' and ${digitsOfNumber(db)} = any(${digits as string[]}) and i.open_cents > 0`;
  return new Map(rows.map((row) => [row.digits, row.accountId]));
}

/** Which of these digits are those of an invoice. */
export async function listInvoiceDigits(db: Db, digits: readonly string[]): Promise<string[]> {
  if (digits.length === 0) return [];
  const rows = await db<{ digits: string }[]>`
    select ${digitsOfNumber(db)} as digits from invoices i
    where i.environment = 'production' and ${digitsOfNumber(db)} = any(${digits as string[]})`;
  return rows.map((row) => row.digits);
}

const paid = (db: Db) => db`select i.id, i.number, i.account_id, a.name as account_name, i.invoice_date::text,
  i.discount, i.currency, i.gross_cents, i.open_cents,
  coalesce(sum(l.amount_cents) filter (where l.kind = 'PAYMENT'), 0)::bigint as paid_cents,
  coalesce(sum(l.amount_cents) filter (where l.kind = 'DISCOUNT'), 0)::bigint as taken_discount_cents
  from invoices i join accounts a on a.id = i.account_id join allocations l on l.invoice_id = i.id`;

/** Invoices with these digits for which something was paid that can be returned. */
export async function listPaidInvoices(db: Db, digits: readonly string[]): Promise<PaidInvoice[]> {
  if (digits.length === 0) return [];
  return db<PaidInvoice[]>`${paid(db)}
    where i.environment = 'production' and ${digitsOfNumber(db)} = any(${digits as string[]})
    group by i.id, a.name having sum(l.amount_cents) filter (where l.kind = 'PAYMENT') > 0 order by i.number`;
}

/** What was paid for these invoices. The caller has locked them. */
export async function listPaidAmounts(db: Db, ids: readonly string[]): Promise<PaidInvoice[]> {
  return db<PaidInvoice[]>`${paid(db)} where i.id = any(${ids as string[]}) group by i.id, a.name`;
}

/** Locked, so that no other allocation changes what is open. Settled ones, too. */
export async function lockItems(db: Db, invoiceIds: readonly string[]): Promise<OpenItem[]> {
  await db`select 1 from invoices where id = any(${invoiceIds as string[]}) order by id for update`;
  return db<OpenItem[]>`
    select ${columns(db)} from ${sources(db, db`open_items`)} where o.id = any(${invoiceIds as string[]})`;
}

export async function findItem(db: Db, number: string): Promise<OpenItem | null> {
  const [item] = await db<OpenItem[]>`
    select ${columns(db)} from ${sources(db, db`open_items`)} where o.number = ${number}`;
  return item ?? null;
}

/** Invoices of which something is open, and credits of the customer, oldest first. */
export async function listOpenOfAccount(
  db: Db,
  accountId: string,
  limit: number,
): Promise<Pick<OpenItem, 'id' | 'number' | 'openCents' | 'currency'>[]> {
  return db<Pick<OpenItem, 'id' | 'number' | 'openCents' | 'currency'>[]>`
    select id, number, open_cents, currency from open_items
    where account_id = ${accountId} and open_cents <> 0 order by due_on, id limit ${limit}`;
}
