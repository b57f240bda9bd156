// Works off the invoice run in progress, a batch of invoices at a time.
import { loadSender, type Sender } from '../../../documents/letterhead.ts';
import { topicsOfOperator } from '../../../model/change-topics.ts';
import { dueBefore, MAX_ORDERS_PER_INVOICE, periodOf } from '../../../model/invoices/billing-period.ts';
import type { Order } from '../../../model/orders/order.ts';
import { runJob } from '../../../operator/jobs/failed-job.ts';
import type { Core } from '../../../orders/records/core.ts';
import type { Db, Transaction } from '../../../platform/db.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { dayIn, dayOf } from '../../../platform/time-zones.ts';
import { issueInvoices } from '../issue-invoices.ts';
import type { IssuedInvoice } from '../issuer.ts';
import { type DueFilter, findNextReady, listReady } from './due-store.ts';
import type { RunSum } from './run.ts';
import {
  addSums,
  type ClaimedAccount,
  claimAccount,
  confirmLease,
  endAccount,
  releaseLease,
} from './run-store.ts';

/** Longer than a batch takes. After a crash, another process continues when the lease has expired. */
export const LEASE_MS = 120_000;
/** Invoices that are rendered together and stored in one transaction. */
const INVOICES_PER_BATCH = 25;

/** The run was stopped, or another worker has taken over: nothing is stored. */
class LeaseLost extends Error {}

/** The sender of a run, loaded once for all its invoices. */
export type SenderOfRun = (runId: string) => Promise<Sender>;

export function senderOfRun({ sql }: Core): SenderOfRun {
  let last: { runId: string; sender: Promise<Sender> } | null = null;
  return async (runId) => {
    if (last?.runId !== runId) last = { runId, sender: loadSender(sql) };
    try {
      return await last.sender;
    } catch (error) {
      last = null;
      throw error;
    }
  };
}

/** Issues the next invoices of an account; returns how many accounts were served, 0 or 1. */
export async function runDueInvoices(core: Core, findSender = senderOfRun(core)): Promise<number> {
  const claimed = await claimAccount(core.sql, core.clock.now(), LEASE_MS);
  if (claimed === null) return 0;
  const job = { kind: 'INVOICE_RUNS', subject: claimed.accountId, accountId: claimed.accountId } as const;
  // A failed account keeps its lease, so that others come first, and is retried after the lease has expired.
  if (
    await runJob(
      core,
      job,
      () => serve(core, claimed, findSender),
      () => claimed.leasedUntil,
    )
  ) {
    await releaseLease(core.sql, claimed);
  }
  core.changes.publish(topicsOfOperator('invoice-runs'));
  return 1;
}

async function serve(core: Core, claimed: ClaimedAccount, findSender: SenderOfRun): Promise<void> {
  try {
    const issued = await issueBatch(core, claimed, await findSender(claimed.runId));
    if (issued.length === 0) await end(core, claimed, null);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (!(error instanceof ServiceError) || error.code === 'SERVICE_BUSY') throw error;
    await end(core, claimed, { code: error.code, details: error.details ?? {} });
  }
}

async function end(core: Core, claimed: ClaimedAccount, problem: Parameters<typeof endAccount>[2]) {
  await core.sql.begin(async (tx) => {
    if (await confirmLease(tx, claimed)) await endAccount(tx, claimed, problem, core.clock.now());
  });
}

async function issueBatch(core: Core, claimed: ClaimedAccount, sender: Sender): Promise<IssuedInvoice[]> {
  const { accountId, until, createdBy } = claimed;
  const { timeZone } = sender.operator;
  const today = dayOf(timeZone, core.clock.now());
  const before = dueBefore(until, today, timeZone);
  const filter = { before, today, timeZone, accountIds: [accountId] };
  let isCollective = false;
  return issueInvoices(core, {
    accountId,
    actor: { name: createdBy, channel: 'ops' },
    sender,
    async find(db) {
      const next = await findNext(db, filter, timeZone);
      isCollective = next.isCollective;
      return next.orders;
    },
    group: (orders) => (isCollective ? [orders] : orders.map((order) => [order])),
    async record(tx, issued) {
      if (!(await confirmLease(tx, claimed))) throw new LeaseLost();
      await recordSums(tx, claimed, issued);
    },
  });
}

/** The next orders of one period, currency and kind of VAT for one invoice, or the next orders for an invoice each. */
async function findNext(
  db: Db,
  filter: DueFilter,
  timeZone: string,
): Promise<{ isCollective: boolean; orders: Order[] }> {
  const next = await findNextReady(db, filter);
  if (next === null) return { isCollective: false, orders: [] };
  const { invoicing, currency, isExempt, servedAt } = next;
  if (invoicing === 'PER_ORDER') {
    return { isCollective: false, orders: await listReady(db, filter, INVOICES_PER_BATCH) };
  }
  const period = periodOf(invoicing, dayOf(timeZone, servedAt));
  const { from } = dayIn(timeZone, period.from);
  const within = { currency, isExempt, from, to: dayIn(timeZone, period.to).to };
  return { isCollective: true, orders: await listReady(db, filter, MAX_ORDERS_PER_INVOICE, within) };
}

async function recordSums(
  tx: Transaction,
  claimed: ClaimedAccount,
  issued: readonly IssuedInvoice[],
): Promise<void> {
  const sums = [...groupBy(issued, ({ invoice }) => invoice.currency)].map(
    ([currency, invoices]): RunSum => ({
      currency,
      orderCount: invoices.reduce((sum, { orders }) => sum + orders.length, 0),
      invoiceCount: invoices.length,
      netCents: invoices.reduce((sum, { invoice }) => sum + invoice.netCents, 0),
      grossCents: invoices.reduce((sum, { invoice }) => sum + invoice.grossCents, 0),
      firstNumber: invoices[0]!.invoice.number,
      lastNumber: invoices.at(-1)!.invoice.number,
    }),
  );
  await addSums(tx, claimed, sums);
}
