import { type Db, type Fragment, jsonOrNull, jsonRow, type Sql } from '../platform/db.ts';
import { utcDay } from '../platform/utc-day.ts';
import type { Process } from './process.ts';
import { TRIP_IN_VAIN_STEP } from './scenarios.ts';

/** Parts of a statement: insert the process for each row of `when`, and count it for its day. */
export function processInsert(db: Db, when: string, process: Process) {
  return db`
    new_process as (
      insert into sandbox_processes
      select p.* from ${db(when)}, jsonb_populate_record(null::sandbox_processes, ${jsonRow(db, process)}) p
    ),
    counted as (
      update sandbox_days set processes = processes + 1 from ${db(when)}
      where account_id = ${process.accountId} and day = ${utcDay(process.createdAt)}::date
    )`;
}

export async function findProcess(db: Db, orderId: string): Promise<Process | null> {
  const [row] = await db<Process[]>`select * from sandbox_processes where order_id = ${orderId}`;
  return row ?? null;
}

export async function lockProcess(db: Db, orderId: string): Promise<Process | null> {
  const [row] = await db<Process[]>`
    select * from sandbox_processes where order_id = ${orderId} for update`;
  return row ?? null;
}

/** A random one of those due longest, so that several workers rarely prepare the same step. */
export async function findDueProcess(db: Db, now: Date): Promise<string | null> {
  const [row] = await db<{ orderId: string }[]>`
    select order_id from (
      select order_id from sandbox_processes where next_step_at <= ${now} order by next_step_at limit 20) due
    order by random() limit 1`;
  return row?.orderId ?? null;
}

export async function postponeProcess(db: Db, orderId: string, until: Date): Promise<void> {
  await db`
    update sandbox_processes set next_step_at = ${until}
    where order_id = ${orderId} and next_step_at is not null`;
}

export async function saveProcess(db: Db, process: Process): Promise<void> {
  await db`
    update sandbox_processes set step = ${process.step}, finished = ${process.finished},
      next_step_at = ${process.nextStepAt}, history = ${jsonOrNull(db, process.history)}
    where order_id = ${process.orderId}`;
}

/** The clock only goes forward, also if two calls move it at once. */
export async function setClock(db: Db, orderId: string, to: Date): Promise<void> {
  await db`update sandbox_processes set clock_at = greatest(clock_at, ${to}) where order_id = ${orderId}`;
}

/**
 * Newest first. A process counts as finished once its order is cancelled or rejected, even before its next
 * step, unless the cancellation is a step of its scenario.
 */
export async function listProcesses(db: Db, accountId: string, limit: number): Promise<Process[]> {
  return db<Process[]>`
    select p.order_id, p.account_id, p.scenario, p.mode, p.waits_for_customer, p.step,
      p.finished or (o.status in ('CANCELLED', 'REJECTED') and p.history -> -1 ->> 'name' <> ${TRIP_IN_VAIN_STEP})
        as finished, p.next_step_at, p.history, p.created_at, p.clock_at
    from sandbox_processes p join orders o on o.id = p.order_id
    where p.account_id = ${accountId} order by p.created_at desc, p.order_id desc limit ${limit}`;
}

/** Deletes test orders past retention, with their quotes, documents, invoices, events and deliveries. */
export function deleteOldSandboxOrders(sql: Sql, before: Date, limit: number): Promise<number> {
  return deleteTestOrders(
    sql,
    (db) =>
      db`select id from orders where environment = 'sandbox' and created_at < ${before} limit ${limit} for update`,
  );
}

export async function deleteSandboxOrdersOfAccount(sql: Sql, accountId: string): Promise<void> {
  await deleteTestOrders(
    sql,
    (db) => db`select id from orders where account_id = ${accountId} and environment = 'sandbox' for update`,
  );
}

/** A test invoice has no other purpose than its order, unlike an invoice of production, which stays. */
async function deleteTestOrders(sql: Sql, choose: (db: Db) => Fragment): Promise<number> {
  const { count } = await sql.begin(async (tx) => {
    const chosen = await tx<{ id: string }[]>`${choose(tx)}`;
    const ids = chosen.map(({ id }) => id);
    await tx`
      delete from invoices where environment = 'sandbox'
        and id in (select invoice_id from invoice_lines where order_id = any(${ids}::uuid[]))`;
    return tx`delete from orders where id = any(${ids}::uuid[])`;
  });
  return count;
}

/** Days are in UTC. */
/** Creates the day's row, which must exist before it can be locked. */
export async function ensureDay(db: Db, accountId: string, time: Date): Promise<void> {
  await db`
    insert into sandbox_days (account_id, day, processes) values (${accountId}, ${utcDay(time)}::date, 0)
    on conflict do nothing`;
}

export async function countProcessesOfDay(db: Db, accountId: string, time: Date): Promise<number> {
  const [row] = await db<{ processes: number }[]>`
    select processes from sandbox_days where account_id = ${accountId} and day = ${utcDay(time)}::date`;
  return row?.processes ?? 0;
}

/** Part of a statement: returns and locks the day's row if there is room for another process. */
export function dayWithRoom(db: Db, accountId: string, time: Date, limit: number) {
  return db`
    select 1 from sandbox_days
    where account_id = ${accountId} and day = ${utcDay(time)}::date and processes < ${limit} for update`;
}

export async function deleteOldDays(db: Db, before: Date): Promise<void> {
  await db`delete from sandbox_days where day < ${utcDay(before)}::date`;
}

export interface SimulatedPayment {
  id: string;
  invoiceId: string;
  bookedOn: string;
  amountCents: number;
}

export async function insertSimulatedPayment(db: Db, payment: SimulatedPayment): Promise<void> {
  await db`insert into sandbox_payments ${db(payment)}`;
}
