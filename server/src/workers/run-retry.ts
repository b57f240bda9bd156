// Runs a failed job whose retry was requested, by its kind.

import { type JobKind, recordSuccess } from '../operator/jobs/failed-job.ts';
import { claimRetry, type FailedJob } from '../operator/jobs/store.ts';
import { findWaitingImport, releaseImport } from '../orders/imports/store.ts';
import { makeRefusedDue } from '../orders/recurring/recurring-store.ts';
import { anonymizeOrders } from '../retention/anonymize-order.ts';
import { postponeProcess } from '../sandbox/store.ts';
import type { Services } from '../services.ts';
import { isMaintenanceStep, runMaintenanceStep } from './maintain.ts';

/** Returns how many jobs were claimed, 0 or 1. If a whole kind failed, waking its worker is enough. */
export async function runRetry(services: Services, wake: (kind: JobKind) => void): Promise<number> {
  const job = await claimRetry(services.core.sql);
  if (!job) return 0;
  await prepare(services, job);
  wake(job.kind as JobKind);
  return 1;
}

async function prepare(services: Services, { kind, subject, orderId }: FailedJob): Promise<void> {
  const { core } = services;
  if (kind === 'MAINTENANCE' && isMaintenanceStep(subject)) return runMaintenanceStep(services, subject);
  if (kind === 'ANONYMIZATION' && orderId) {
    await anonymizeOrders(core, [orderId]);
    return;
  }
  if (kind === 'SANDBOX' && orderId) return postponeProcess(core.sql, orderId, core.clock.now());
  if (kind === 'RECURRING_ORDERS' && subject !== '')
    return makeRefusedDue(core.sql, subject, core.clock.now());
  if (kind !== 'IMPORTS' || subject === '') return;
  // The import may have been stopped or deleted since then; nothing is left to do in that case.
  if (await findWaitingImport(core.sql, subject)) await releaseImport(core.sql, subject);
  else await recordSuccess(core, { kind, subject });
}
