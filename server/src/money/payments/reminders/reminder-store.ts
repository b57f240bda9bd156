import { type Db, jsonRows } from '../../../platform/db.ts';
import type { PageStart } from '../../../platform/page-cursor.ts';
import type { Letter } from '../matching/match.ts';
import type { Day, DueSum } from './plan-reminders.ts';
import type { ReminderSettings } from './settings.ts';

export interface Reminder {
  id: string;
  accountId: string;
  level: number;
  documentId: string;
  recipient: string;
  currency: string;
  openCents: number;
  feeCents: number;
  interestCents: number;
  payUntil: string;
  createdAt: Date;
  createdBy: string;
}

export interface ListedReminder extends Reminder {
  accountName: string;
  invoiceNumbers: string[];
}

export async function insertReminder(
  db: Db,
  reminder: Reminder,
  invoices: readonly { invoiceId: string; level: number; openCents: number }[],
): Promise<void> {
  await db`insert into reminders ${db(reminder)}`;
  const rows = invoices.map((invoice) => ({ reminderId: reminder.id, ...invoice }));
  await db`
    insert into reminded_invoices
    select * from jsonb_populate_recordset(null::reminded_invoices, ${jsonRows(db, rows)})`;
}

/** Newest first. */
export async function listReminders(
  db: Db,
  limit: number,
  after: PageStart | null,
): Promise<ListedReminder[]> {
  return db<ListedReminder[]>`
    select r.*, r.pay_until::text, a.name as account_name, coalesce((
      select jsonb_agg(i.number order by i.number) from reminded_invoices m join invoices i on i.id = m.invoice_id
      where m.reminder_id = r.id
    ), '[]') as invoice_numbers
    from reminders r join accounts a on a.id = r.account_id
    ${after ? db`where (r.created_at, r.id) < (${after.at}, ${after.id})` : db``}
    order by r.created_at desc, r.id desc limit ${limit}`;
}

/** The last letter to each customer, if it asked for more than the invoices. */
export async function listLetters(db: Db): Promise<Letter[]> {
  return db<Letter[]>`
    select r.account_id, r.currency, r.fee_cents, jsonb_agg(i.id) as invoice_ids, jsonb_agg(i.number) as invoice_numbers
    from (
      select distinct on (account_id, currency) id, account_id, currency, fee_cents + interest_cents as fee_cents
      from reminders
      order by account_id, currency, created_at desc, id desc
    ) r join reminded_invoices m on m.reminder_id = r.id join invoices i on i.id = m.invoice_id
    where r.fee_cents > 0 group by r.id, r.account_id, r.currency, r.fee_cents`;
}

/** The sums of the invoices for which `nextLevel` finds a level, without reading them one by one. */
export async function sumDueForReminder(
  db: Db,
  { levels }: ReminderSettings,
  { today, timeZone }: Day,
): Promise<DueSum[]> {
  const days = levels.map(({ daysAfterDue }) => daysAfterDue);
  const pauses = days.map((one, index) => one - (days[index - 1] ?? 0));
  return db<DueSum[]>`
    select o.account_id, o.currency, sum(o.open_cents)::bigint as open_cents
    from open_items o left join lateral (
        select max(i.level) as level, max(m.created_at) as reminded_on
        from reminded_invoices i join reminders m on m.id = i.reminder_id where i.invoice_id = o.id
      ) r on true
      join unnest(${days}::int[], ${pauses}::int[]) with ordinality next (days, pause, level)
        on next.level = coalesce(r.level, 0) + 1
    where o.open_cents > 0 and o.due_on <= ${today}::date - next.days
      and (r.reminded_on is null or (r.reminded_on at time zone ${timeZone})::date <= ${today}::date - next.pause)
      and not exists (select 1 from reminder_blocks b where b.subject_id in (o.id, o.account_id))
    group by o.account_id, o.currency`;
}

export async function findReminderDocument(db: Db, id: string): Promise<string | null> {
  const [row] = await db<{ documentId: string }[]>`select document_id from reminders where id = ${id}`;
  return row?.documentId ?? null;
}

export async function blockSubject(
  db: Db,
  block: { subjectId: string; reason: string; createdAt: Date; createdBy: string },
): Promise<void> {
  await db`insert into reminder_blocks ${db(block)}
    on conflict (subject_id) do update set reason = excluded.reason`;
}

export async function unblockSubject(db: Db, subjectId: string): Promise<void> {
  await db`delete from reminder_blocks where subject_id = ${subjectId}`;
}

/** The account of an invoice or the account itself; null if there is neither. */
export async function accountOfSubject(db: Db, subjectId: string): Promise<string | null> {
  const [row] = await db<{ accountId: string }[]>`
    select account_id from invoices where id = ${subjectId} and kind = 'INVOICE' and environment = 'production'
    union all select id from accounts where id = ${subjectId}`;
  return row?.accountId ?? null;
}
