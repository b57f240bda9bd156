import { type Db, jsonOrNull, jsonRows } from '../../../platform/db.ts';
import { isLeaseOver } from '../../../platform/lease.ts';
import type { PageStart } from '../../../platform/page-cursor.ts';
import type { InvoiceRun, RunAccount, RunProblem, RunSum, RunSummary } from './run.ts';

/** False if another run is in progress. */
export async function insertRun(
  db: Db,
  { accountIds, ...run }: InvoiceRun,
  accounts: readonly { accountId: string; orders: number }[],
): Promise<boolean> {
  const row = { ...run, accountIds: jsonOrNull(db, accountIds) };
  const inserted = await db`
    insert into invoice_runs ${db(row)} on conflict (state) where state = 'RUNNING' do nothing returning 1`;
  if (inserted.length === 0) return false;
  const rows = accounts.map(({ accountId, orders }, index) => ({
    runId: run.id,
    accountId,
    place: index + 1,
    state: 'WAITING',
    orderCount: orders,
  }));
  await db`
    insert into invoice_run_accounts
    select * from jsonb_populate_recordset(null::invoice_run_accounts, ${jsonRows(db, rows)})`;
  return true;
}

export async function findRunningId(db: Db): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`select id from invoice_runs where state = 'RUNNING'`;
  return row?.id ?? null;
}

/** True if it was running. */
export async function endRun(db: Db, id: string, state: 'STOPPED' | 'DONE', now: Date): Promise<boolean> {
  const { count } = await db`
    update invoice_runs set state = ${state}, finished_at = ${now} where id = ${id} and state = 'RUNNING'`;
  return count > 0;
}

export interface ClaimedAccount extends Pick<InvoiceRun, 'until' | 'createdBy'> {
  runId: string;
  accountId: string;
  leasedUntil: Date;
}

/** Claims the next account of the run in progress, until the lease ends or is released. */
export async function claimAccount(db: Db, now: Date, leaseMs: number): Promise<ClaimedAccount | null> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const [claimed] = await db<ClaimedAccount[]>`
    update invoice_run_accounts a set leased_until = ${leasedUntil}
    from invoice_runs r
    where r.id = a.run_id and (a.run_id, a.account_id) = (
      select w.run_id, w.account_id from invoice_run_accounts w join invoice_runs running on running.id = w.run_id
      where running.state = 'RUNNING' and w.state = 'WAITING'
        and ${isLeaseOver(db, db`w.leased_until`, now, leaseMs)}
      order by w.place limit 1 for update of w skip locked)
    returning a.run_id, a.account_id, a.leased_until, r.until::text, r.created_by`;
  return claimed ?? null;
}

/** True, and locked, if the run continues and the lease is still the caller's. */
export async function confirmLease(
  db: Db,
  { runId, accountId, leasedUntil }: ClaimedAccount,
): Promise<boolean> {
  const rows = await db`
    select 1 from invoice_run_accounts a join invoice_runs r on r.id = a.run_id
    where a.run_id = ${runId} and a.account_id = ${accountId} and a.state = 'WAITING'
      and a.leased_until = ${leasedUntil} and r.state = 'RUNNING'
    for update of a for share of r`;
  return rows.length > 0;
}

export async function releaseLease(db: Db, { runId, accountId, leasedUntil }: ClaimedAccount): Promise<void> {
  await db`
    update invoice_run_accounts set leased_until = null
    where run_id = ${runId} and account_id = ${accountId} and leased_until = ${leasedUntil}`;
}

/** Ends the account, and with the last one the run. */
export async function endAccount(
  db: Db,
  { runId, accountId }: ClaimedAccount,
  problem: RunProblem | null,
  now: Date,
): Promise<void> {
  await db`
    update invoice_run_accounts set state = ${problem ? 'BLOCKED' : 'DONE'}, leased_until = null,
      problem = ${jsonOrNull(db, problem)}
    where run_id = ${runId} and account_id = ${accountId}`;
  const waiting = await db`
    select 1 from invoice_run_accounts where run_id = ${runId} and state = 'WAITING' limit 1`;
  if (waiting.length === 0) await endRun(db, runId, 'DONE', now);
}

export async function addSums(
  db: Db,
  { runId, accountId }: ClaimedAccount,
  sums: readonly RunSum[],
): Promise<void> {
  const rows = sums.map((sum) => ({ runId, accountId, ...sum }));
  await db`
    insert into invoice_run_sums as s
    select * from jsonb_populate_recordset(null::invoice_run_sums, ${jsonRows(db, rows)})
    on conflict (run_id, account_id, currency) do update set order_count = s.order_count + excluded.order_count,
      invoice_count = s.invoice_count + excluded.invoice_count, net_cents = s.net_cents + excluded.net_cents,
      gross_cents = s.gross_cents + excluded.gross_cents, last_number = excluded.last_number`;
}

const summaries = (db: Db) => db`
  select r.id, r.state, r.until::text, r.account_ids, r.created_at, r.created_by, r.finished_at, a.order_count,
    a.account_count, a.blocked_count, coalesce(s.sums, '[]') as sums
  from invoice_runs r cross join lateral (
    select coalesce(sum(order_count), 0)::int as order_count, count(*)::int as account_count,
      (count(*) filter (where state = 'BLOCKED'))::int as blocked_count
    from invoice_run_accounts where run_id = r.id
  ) a cross join lateral (
    select jsonb_agg(jsonb_build_object('currency', currency, 'orderCount', orders, 'invoiceCount', invoices,
      'netCents', net, 'grossCents', gross, 'firstNumber', first, 'lastNumber', last) order by currency) as sums
    from (
      select currency, sum(order_count) as orders, sum(invoice_count) as invoices, sum(net_cents) as net,
        sum(gross_cents) as gross, min(first_number) as first, max(last_number) as last
      from invoice_run_sums where run_id = r.id group by currency
    ) of_run
  ) s`;

export async function findRun(db: Db, id: string): Promise<RunSummary | null> {
  const [run] = await db<RunSummary[]>`${summaries(db)} where r.id = ${id}`;
  return run ?? null;
}

/** Newest first. */
export async function listRuns(db: Db, limit: number, after: PageStart | null): Promise<RunSummary[]> {
  return db<RunSummary[]>`
    ${summaries(db)} ${after ? db`where (r.created_at, r.id) < (${after.at}, ${after.id})` : db``}
    order by r.created_at desc, r.id desc limit ${limit}`;
}

/** In the order of the run. */
export async function listRunAccounts(db: Db, runId: string): Promise<RunAccount[]> {
  return db<RunAccount[]>`
    select a.account_id, c.name as account_name, a.state, a.order_count, a.problem, coalesce((
      select jsonb_agg(jsonb_build_object('currency', s.currency, 'orderCount', s.order_count,
        'invoiceCount', s.invoice_count, 'netCents', s.net_cents, 'grossCents', s.gross_cents,
        'firstNumber', s.first_number, 'lastNumber', s.last_number) order by s.currency)
      from invoice_run_sums s where s.run_id = a.run_id and s.account_id = a.account_id
    ), '[]') as sums
    from invoice_run_accounts a join accounts c on c.id = a.account_id where a.run_id = ${runId} order by a.place`;
}
