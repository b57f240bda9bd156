// The SQL of sandbox processes.
import { type Db, jsonOrNull } from '../platform/db.ts';
import type { HistoryEntry, Process } from './process.ts';
import type { Mode, ScenarioName } from './scenarios.ts';

interface ProcessRow {
  order_id: string;
  account_id: string;
  scenario: ScenarioName;
  mode: Mode;
  waits_for_customer: boolean;
  step: number;
  finished: boolean;
  next_step_at: Date | null;
  history: HistoryEntry[];
  created_at: Date;
}

function rowToProcess(row: ProcessRow): Process {
  return {
    orderId: row.order_id,
    accountId: row.account_id,
    scenario: row.scenario,
    mode: row.mode,
    waitsForCustomer: row.waits_for_customer,
    step: row.step,
    finished: row.finished,
    nextStepAt: row.next_step_at,
    history: row.history,
    createdAt: row.created_at,
  };
}

function processToRow(process: Process) {
  return {
    order_id: process.orderId,
    account_id: process.accountId,
    scenario: process.scenario,
    mode: process.mode,
    waits_for_customer: process.waitsForCustomer,
    step: process.step,
    finished: process.finished,
    next_step_at: process.nextStepAt,
    history: process.history,
    created_at: process.createdAt,
  };
}

/** Part of the statement that creates an order: nothing without a process. */
export function processInsert(db: Db, when: string, process: Process | null) {
  if (process === null) return db`select 1`;
  return db`
    insert into sandbox_processes
    select p.* from ${db(when)},
      jsonb_populate_record(null::sandbox_processes, ${jsonOrNull(db, processToRow(process))}) p`;
}

/**
 * Counting holds the day's row until the creation commits. On a full day the count becomes null, which the column
 * refuses: the whole statement is undone, and no key stays behind for an order that is not there.
 */
export function dayCount(db: Db, when: string, process: Process | null, most: number) {
  if (process === null) return db`select 1 from ${db(when)}`;
  const day = process.createdAt.toISOString().slice(0, 10);
  return db`
    insert into sandbox_days as d (account_id, day, processes)
    select ${process.accountId}::uuid, ${day}::date, 1 from ${db(when)}
    on conflict (account_id, day) do update
      set processes = case when d.processes < ${most} then d.processes + 1 end
    returning 1`;
}

export async function findProcess(db: Db, orderId: string): Promise<Process | null> {
  const [row] = await db<ProcessRow[]>`select * from sandbox_processes where order_id = ${orderId}`;
  return row ? rowToProcess(row) : null;
}

export async function lockProcess(db: Db, orderId: string): Promise<Process | null> {
  const [row] = await db<ProcessRow[]>`
    select * from sandbox_processes where order_id = ${orderId} for update`;
  return row ? rowToProcess(row) : null;
}

/** One of those due for longest, by chance, so that several workers seldom prepare the same step. */
export async function findDueProcess(db: Db, now: Date): Promise<string | null> {
  const [row] = await db<{ order_id: string }[]>`
    select order_id from (
      select order_id from sandbox_processes where next_step_at <= ${now} order by next_step_at limit 20) due
    order by random() limit 1`;
  return row?.order_id ?? null;
}

export async function postpone(db: Db, orderId: string, until: Date): Promise<void> {
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

/** The newest first. Whose order ended by cancelling or declining is finished, though no step has noted it yet. */
export async function listProcesses(db: Db, accountId: string, most: number): Promise<Process[]> {
  const rows = await db<ProcessRow[]>`
    select p.order_id, p.account_id, p.scenario, p.mode, p.waits_for_customer, p.step,
      p.finished or o.status in ('CANCELLED', 'REJECTED') as finished, p.next_step_at, p.history, p.created_at
    from sandbox_processes p join orders o on o.id = p.order_id
    where p.account_id = ${accountId} order by p.created_at desc, p.order_id desc limit ${most}`;
  return rows.map(rowToProcess);
}

/** Test processes past retention; quotes, documents, events and deliveries go with their order. */
export async function deleteOldSandboxOrders(db: Db, before: Date, most: number): Promise<number> {
  const rows = await db`
    delete from orders where id in (
      select id from orders where environment = 'sandbox' and created_at < ${before} limit ${most})
    returning 1`;
  return rows.length;
}

export async function deleteOldDays(db: Db, before: Date): Promise<void> {
  await db`delete from sandbox_days where day < ${before.toISOString().slice(0, 10)}::date`;
}
