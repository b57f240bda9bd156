// Starts and stops invoice runs.
import { topicsOfOperator } from '../../../model/change-topics.ts';
import { dueBefore } from '../../../model/invoices/billing-period.ts';
import { type Actor, recordAudit } from '../../../operator/audit.ts';
import { findOperator } from '../../../operator/operator.ts';
import type { Core } from '../../../orders/records/core.ts';
import { type FieldProblem, invalidFields } from '../../../platform/call-errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import { invoiceErrors } from '../errors.ts';
import { countReady } from './due-store.ts';
import type { RunChoice } from './preview-run.ts';
import type { InvoiceRun, RunSummary } from './run.ts';
import { endRun, findRun, findRunningId, insertRun } from './run-store.ts';

/** No service was earlier, and PostgreSQL has no year 0. */
const FIRST_DAY = '2000-01-01';

/** The day that the caller named, or today; nothing is invoiced in advance. */
export async function chooseDay(core: Core, given: string | undefined): Promise<string> {
  const { timeZone } = await findOperator(core.sql);
  const today = dayOf(timeZone, core.clock.now());
  if (given === undefined) return today;
  if (given >= FIRST_DAY && given <= today) return given;
  const message = `Name a day from ${FIRST_DAY} until ${today}.`;
  const problem: FieldProblem =
    given > today
      ? { field: 'until', code: 'too_big', message, params: { maximum: today } }
      : { field: 'until', code: 'too_small', message, params: { minimum: FIRST_DAY } };
  throw invalidFields([problem]);
}

/** Starts nothing twice: a run takes only orders without an invoice, and there is one at a time. */
export async function startRun(core: Core, actor: Actor, choice: RunChoice): Promise<RunSummary> {
  const now = core.clock.now();
  const { timeZone } = await findOperator(core.sql);
  const { until, accountIds } = choice;
  const today = dayOf(timeZone, now);
  const before = dueBefore(until, today, timeZone);
  const accounts = await countReady(core.sql, { before, today, timeZone, accountIds });
  if (accounts.length === 0) throw invoiceErrors.NOTHING_TO_INVOICE();
  const run: InvoiceRun = {
    id: uuidv7(now),
    state: 'RUNNING',
    until,
    accountIds,
    createdAt: now,
    createdBy: actor.name,
    finishedAt: null,
  };
  await core.sql.begin(async (tx) => {
    if (!(await insertRun(tx, run, accounts))) {
      throw invoiceErrors.INVOICE_RUN_ACTIVE({ details: { runId: await findRunningId(tx) } });
    }
    await auditRun(core, tx, actor, 'started', run.id, { until, accounts: accounts.length });
  });
  core.changes.publish(topicsOfOperator('invoice-runs'));
  return getRun(core, run.id);
}

/** Invoices that are being rendered at this moment are not stored any more. A run that has ended is not changed. */
export async function stopRun(core: Core, actor: Actor, id: string): Promise<RunSummary> {
  await getRun(core, id);
  await core.sql.begin(async (tx) => {
    if (await endRun(tx, id, 'STOPPED', core.clock.now())) await auditRun(core, tx, actor, 'stopped', id, {});
  });
  core.changes.publish(topicsOfOperator('invoice-runs'));
  return getRun(core, id);
}

export async function getRun(core: Core, id: string): Promise<RunSummary> {
  const run = await findRun(core.sql, id);
  if (!run) throw invoiceErrors.INVOICE_RUN_NOT_FOUND();
  return run;
}

function auditRun(
  core: Core,
  tx: Parameters<typeof recordAudit>[0],
  actor: Actor,
  what: 'started' | 'stopped',
  subjectId: string,
  details: Record<string, unknown>,
): Promise<void> {
  return recordAudit(tx, core.clock, actor, {
    action: `invoice_run.${what}`,
    accountId: null,
    subjectType: 'invoice_run',
    subjectId,
    details,
  });
}
