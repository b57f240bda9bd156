// Processes imports in the background, a batch of rows at a time, so that all imports progress.
import { findAccount } from '../../customers/accounts/store.ts';
import { topicsOfParts } from '../../model/change-topics.ts';
import { runJob } from '../../operator/jobs/failed-job.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Db } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';
import { checkOutdated } from './check-again.ts';
import { checkRows, type ImportContext } from './check-rows.ts';
import { createRows } from './create-rows.ts';
import { type Import, type ImportRow, WAITING } from './import.ts';
import type { OrderIntake } from './intake.ts';
import { nextRows, saveChecks, saveCreations } from './row-store.ts';
import { claimImport, lockImport, moveState, releaseImport, updateImport } from './store.ts';

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
  if (imported.state === 'CHECKING') return endCheck(core, imported);
  const waiting = await nextRows(core.sql, imported.id, WAITING, CREATED_PER_BATCH);
  if (waiting.length === 0) return endRun(core, imported);
  await create(context, imported, waiting);
}

async function check(context: ImportContext, imported: Import, rows: readonly ImportRow[]): Promise<void> {
  const { checks, ...checkedBy } = await checkRows(context, imported, rows);
  await saveChecks(context.core.sql, imported, checks, checkedBy);
}

async function create(context: ImportContext, imported: Import, rows: readonly ImportRow[]): Promise<void> {
  const { core } = context;
  const outcome = await createRows(context, imported, rows);
  await saveCreations(core.sql, imported, outcome.rows);
  if (outcome.haltedBy === 'IMPORT_OUTDATED') await priceAgain(core, imported);
  else if (outcome.haltedBy) await halt(core, imported, outcome.haltedBy);
}

/** A run that a changed agreement stopped waits for a confirmation of the new prices. */
async function endCheck(core: Core, imported: Import): Promise<void> {
  await withLock(core, imported, async (tx, { accountId, haltedBy, startedAt, agreementVersion }) => {
    if ((await nextRows(tx, imported.id, ['UNCHECKED'], 1)).length > 0) return;
    const state = startedAt && haltedBy === 'IMPORT_OUTDATED' ? 'PAUSED' : 'READY';
    // Null if every row is an order already.
    const version = agreementVersion ?? (await core.agreements.newestVersion(accountId, tx));
    const now = core.clock.now();
    await updateImport(tx, imported.id, { state, checkedAt: now, agreementVersion: version }, now);
  });
}

async function endRun(core: Core, imported: Import): Promise<void> {
  await withLock(core, imported, async (tx) => {
    if ((await nextRows(tx, imported.id, ['UNCHECKED', ...WAITING], 1)).length > 0) return;
    const now = core.clock.now();
    await updateImport(tx, imported.id, { state: 'DONE', finishedAt: now }, now);
  });
}

/** Prices the remaining rows by the new agreement, for a person to confirm; not if the run was paused before. */
async function priceAgain(core: Core, imported: Import): Promise<void> {
  await withLock(core, imported, (tx) => checkOutdated(core, tx, imported.id));
}

/** Acts only if the state has not changed; under the lock, nobody corrects rows or matches columns. */
async function withLock(
  core: Core,
  imported: Import,
  act: (tx: Db, locked: Import) => Promise<void>,
): Promise<void> {
  await core.sql.begin(async (tx) => {
    const locked = await lockImport(tx, imported, imported.id);
    if (locked?.state === imported.state) await act(tx, locked);
  });
}

/** A run pauses and can be started again; a check records why no row can be created. */
async function halt(core: Core, imported: Import, haltedBy: string): Promise<void> {
  const to = imported.state === 'RUNNING' ? 'PAUSED' : 'READY';
  await moveState(core.sql, imported.id, imported.state, to, { haltedBy }, core.clock.now());
}
