// Processes imports in the background, a batch of rows at a time, so that all imports progress.
import { findAccount } from '../customers/accounts/store.ts';
import { topicsOfParts } from '../customers/change-topics.ts';
import { runJob } from '../jobs/failed-job.ts';
import { findOperator } from '../operator/operator.ts';
import type { Core } from '../orders/core.ts';
import { checkRows, type ImportContext } from './check-rows.ts';
import { createRows } from './create-rows.ts';
import { type Import, WAITING } from './import.ts';

import type { OrderIntake } from './intake.ts';
import { nextRows, saveChecks, saveCreations } from './row-store.ts';
import { claimImport, moveState, recordAgreement, releaseImport, updateImport } from './store.ts';

/** Longer than a batch takes. After a crash, another process continues when the lease has expired. */
const LEASE_MS = 10_000;
const CHECKED_PER_BATCH = 200;
const CREATED_PER_BATCH = 40;

/** Processes one batch of the next import in turn; returns how many were processed, 0 or 1. */
export async function runDueImport(core: Core, intake: OrderIntake): Promise<number> {
  const imported = await claimImport(core.sql, core.clock.now(), LEASE_MS);
  if (imported === null) return 0;
  const job = { kind: 'IMPORTS', subject: imported.id, accountId: imported.accountId } as const;
  const leaseEnd = () => new Date(core.clock.now().getTime() + LEASE_MS);
  // A failed import keeps its lease, so that others come first, and is retried after the lease has expired.
  if (!(await runJob(core, job, () => serve(core, intake, imported), leaseEnd))) return 1;
  await releaseImport(core.sql, imported.id);
  core.changes.publish(topicsOfParts(imported, 'imports'));
  return 1;
}

export async function contextOf(
  core: Core,
  intake: OrderIntake,
  accountId: string,
): Promise<ImportContext | null> {
  const account = await findAccount(core.sql, accountId);
  if (account === null || account.status === 'SUSPENDED') return null;
  const { timeZone } = await findOperator(core.sql);
  return { core, intake, account, timeZone };
}

async function serve(core: Core, intake: OrderIntake, imported: Import): Promise<void> {
  const context = await contextOf(core, intake, imported.accountId);
  if (context === null) return halt(core, imported, 'ACCOUNT_SUSPENDED');
  const unchecked = await nextRows(core.sql, imported.id, ['UNCHECKED'], CHECKED_PER_BATCH);
  if (unchecked.length > 0) return check(context, imported, unchecked);
  if (imported.state === 'CHECKING') {
    const now = core.clock.now();
    return moveState(core.sql, imported.id, 'CHECKING', 'READY', { checkedAt: now }, now);
  }
  await create(context, imported);
}

async function check(
  context: ImportContext,
  imported: Import,
  rows: Awaited<ReturnType<typeof nextRows>>,
): Promise<void> {
  const { core } = context;
  const { version } = await core.agreements.current(imported.accountId);
  const { checks, haltedBy } = await checkRows(context, imported, rows);
  await saveChecks(core.sql, imported.id, checks);
  await recordAgreement(core.sql, imported.id, version);
  if (haltedBy) await updateImport(core.sql, imported.id, { haltedBy }, core.clock.now());
}

async function create(context: ImportContext, imported: Import): Promise<void> {
  const { core } = context;
  const rows = await nextRows(core.sql, imported.id, WAITING, CREATED_PER_BATCH);
  if (rows.length === 0) {
    const now = core.clock.now();
    return moveState(core.sql, imported.id, 'RUNNING', 'DONE', { finishedAt: now }, now);
  }
  const outcome = await createRows(context, imported, rows);
  await saveCreations(core.sql, imported.id, outcome.rows);
  if (outcome.haltedBy) await halt(core, imported, outcome.haltedBy);
}

/** A run pauses and can be started again; a check records why no row can be created. */
async function halt(core: Core, imported: Import, haltedBy: string): Promise<void> {
  const to = imported.state === 'RUNNING' ? 'PAUSED' : 'READY';
  await moveState(core.sql, imported.id, imported.state, to, { haltedBy }, core.clock.now());
}
