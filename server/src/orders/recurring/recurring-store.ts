import { type Db, jsonOrNull } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { RecurringDate, RecurringOrder } from './recurring-order.ts';

/** `date` would become a time; a day has none. */
const columns = (db: Db) => db`r.*, r.starts_on::text as starts_on, r.ends_on::text as ends_on`;

const toRow = (db: Db, { content, vehicles, weekdays, byMonth, exceptions, ...row }: RecurringOrder) => ({
  ...row,
  weekdays: db.json(weekdays),
  byMonth: jsonOrNull(db, byMonth),
  exceptions: db.json(exceptions as never),
  content: db.json(content as never),
  vehicles: db.json(vehicles as never),
});

export async function insertRecurring(db: Db, recurring: RecurringOrder): Promise<void> {
  await db`insert into recurring_orders ${db(toRow(db, recurring))}`;
}

export async function updateRecurring(db: Db, recurring: RecurringOrder): Promise<void> {
  const { id, createdAt: _, ...row } = toRow(db, recurring);
  await db`update recurring_orders set ${db(row)} where id = ${id}`;
}

export async function findRecurring(
  db: Db,
  id: string,
  options = { lock: false },
): Promise<RecurringOrder | null> {
  const [row] = await db<RecurringOrder[]>`
    select ${columns(db)} from recurring_orders r where r.id = ${id} ${options.lock ? db`for update` : db``}`;
  return row ?? null;
}

export interface ListedRecurring extends RecurringOrder {
  accountName: string;
}

/** Newest first. */
export async function listRecurring(
  db: Db,
  accountId: string | undefined,
  limit: number,
  after: PageStart | null,
): Promise<ListedRecurring[]> {
  return db<ListedRecurring[]>`
    select ${columns(db)}, a.name as account_name from recurring_orders r join accounts a on a.id = r.account_id
    where true ${accountId === undefined ? db`` : db`and r.account_id = ${accountId}`}
      ${after ? db`and (r.created_at, r.id) < (${after.at}, ${after.id})` : db``}
    order by r.created_at desc, r.id desc limit ${limit}`;
}

export async function findListedRecurring(db: Db, id: string): Promise<ListedRecurring | null> {
  const [row] = await db<ListedRecurring[]>`
    select ${columns(db)}, a.name as account_name from recurring_orders r join accounts a on a.id = r.account_id
    where r.id = ${id}`;
  return row ?? null;
}

export async function listDueRecurring(db: Db, now: Date, limit: number): Promise<RecurringOrder[]> {
  return db<RecurringOrder[]>`
    select ${columns(db)} from recurring_orders r where r.state = 'ACTIVE' and r.next_check_at <= ${now}
    order by r.next_check_at limit ${limit}`;
}

/** Only if nobody changed it since. */
export async function setNextCheck(db: Db, { id, version }: RecurringOrder, at: Date): Promise<void> {
  await db`
    update recurring_orders set next_check_at = ${at}
    where id = ${id} and version = ${version} and state = 'ACTIVE'`;
}

/** False if the day is done already. */
export async function insertDate(db: Db, { error, ...date }: RecurringDate): Promise<boolean> {
  const { count } = await db`
    insert into recurring_order_dates ${db({ ...date, error: error && db.json(error) })}
    on conflict (recurring_id, day) do nothing`;
  return count === 1;
}

/** The days from `from` on that are done. */
export async function listDoneDays(db: Db, id: string, from: string): Promise<string[]> {
  const rows = await db<{ day: string }[]>`
    select day::text from recurring_order_dates where recurring_id = ${id} and day >= ${from}`;
  return rows.map(({ day }) => day);
}

/** Those of these days for which orders were created. */
export async function listCreatedDays(db: Db, id: string, days: readonly string[]): Promise<string[]> {
  const rows = await db<{ day: string }[]>`
    select day::text from recurring_order_dates
    where recurring_id = ${id} and outcome = 'CREATED' and day::text = any(${days as string[]}::text[])`;
  return rows.map(({ day }) => day);
}

/** For a retry: the dates that were refused become due again. */
export async function makeRefusedDue(db: Db, id: string, now: Date): Promise<void> {
  await db`
    with due as (
      update recurring_orders set next_check_at = ${now} where id = ${id} and state = 'ACTIVE' returning id)
    delete from recurring_order_dates d using due
    where d.recurring_id = due.id and d.day >= ${now}::date and d.outcome = 'REFUSED'`;
}

export interface ListedDate extends Omit<RecurringDate, 'recurringId' | 'orderIds'> {
  orders: { id: string; number: string }[];
}

/** The latest days first. */
export async function listDates(db: Db, id: string, limit: number): Promise<ListedDate[]> {
  return db<ListedDate[]>`
    select t.day::text as day, t.outcome, t.error, t.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('id', o.id, 'number', coalesce(o.order_number, o.request_number))
        order by o.id) from orders o where o.id = any(t.order_ids)), '[]') as orders
    from recurring_order_dates t where t.recurring_id = ${id} order by t.day desc limit ${limit}`;
}

export async function deleteRecurringOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from recurring_orders where account_id = ${accountId}`;
}

export async function deleteEndedRecurring(db: Db, before: Date): Promise<void> {
  await db`delete from recurring_orders where state = 'ENDED' and updated_at < ${before}`;
}
