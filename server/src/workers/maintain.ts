// Hourly maintenance: partitions, retention, expired keys.

import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import { deleteOldAbsences } from '../dispatch/availability/absence-store.ts';
import { pruneSignIns } from '../dispatch/drivers/driver-session.ts';
import { prunePositions } from '../dispatch/tracking/prune-positions.ts';
import { deleteOldUploadDays } from '../documents/store.ts';
import { deleteOldNotices } from '../messages/driver-notices/notice-store.ts';
import { deleteOldMails } from '../messages/mail/store.ts';
import { deleteFinishedDeliveries, deleteOldTestMessages } from '../messages/webhooks/delivery-store.ts';
import { markPosition } from '../messages/webhooks/event-feed-store.ts';
import { deleteOrphanedHealth } from '../messages/webhooks/health-store.ts';
import { deleteOldResends } from '../messages/webhooks/resend-store.ts';
import { runJob } from '../operator/jobs/failed-job.ts';
import { deleteOldFailures } from '../operator/jobs/store.ts';
import { deleteOldImports, deleteOldMatchings } from '../orders/imports/store.ts';
import { deleteOldValues } from '../orders/imports/value-store.ts';
import { deleteOldAnswers } from '../orders/records/idempotency/call-answer-store.ts';
import { KEY_LIFETIME_MS } from '../orders/records/idempotency/call-key.ts';
import { deleteOldKeys } from '../orders/records/idempotency/store.ts';
import { deleteEndedRecurring } from '../orders/recurring/recurring-store.ts';
import { pruneAgents } from '../people/agents/prune.ts';
import { deleteOldAttempts } from '../people/company/attempt-store.ts';
import { pruneNotices } from '../people/notify.ts';
import { pruneSessions } from '../people/sessions.ts';
import { sweepObjects } from '../platform/objects/sweep.ts';
import { anonymizePersonalData } from '../retention/anonymize-personal-data.ts';
import { deleteExpiredInboxes } from '../sandbox/inboxes/store.ts';
import { deleteOldDays, deleteOldSandboxOrders } from '../sandbox/store.ts';
import type { Services } from '../services.ts';

const EVERY_MS = HOUR_MS;
const DELIVERIES_KEPT_DAYS = 30;
const MAILS_KEPT_DAYS = 90;
const SANDBOX_KEPT_DAYS = 30;
const IMPORTS_KEPT_DAYS = 30;
const MATCHINGS_KEPT_DAYS = 730;
const FAILURES_KEPT_DAYS = 90;
/** As long as records of working time. */
const ABSENCES_KEPT_DAYS = 730;
/** Small batches keep each transaction short. */
const BATCH_SIZE = 5000;
/** Each import has up to 10,000 rows. */
const IMPORTS_PER_BATCH = 10;

type Step = (services: Services, before: (milliseconds: number) => Date) => Promise<unknown>;

/** By the names that the journal page shows. */
const STEPS = {
  requestLog: ({ http }) => http.requestLog.maintain(),
  keys: async ({ core }, before) => {
    await deleteOldKeys(core.sql, before(KEY_LIFETIME_MS));
    await deleteOldAnswers(core.sql, before(KEY_LIFETIME_MS));
  },
  inboxes: ({ core }) => deleteExpiredInboxes(core.sql, core.clock.now()),
  driverSignIns: ({ core }) => pruneSignIns(core),
  sessions: ({ core }) => pruneSessions(core),
  companySignIns: ({ core }, before) => deleteOldAttempts(core.sql, before(HOUR_MS)),
  agents: ({ core }) => pruneAgents(core),
  absences: ({ core }, before) =>
    deleteInBatches((limit) => deleteOldAbsences(core.sql, before(ABSENCES_KEPT_DAYS * DAY_MS), limit)),
  notices: ({ core }) => pruneNotices(core),
  positions: ({ core }) => prunePositions(core),
  personalData: ({ core, config }) => anonymizePersonalData(core, config.personalDataDays),
  recurringOrders: ({ core, config }, before) =>
    deleteEndedRecurring(core.sql, before(config.personalDataDays * DAY_MS)),
  deliveries: ({ core }, before) =>
    deleteInBatches((limit) =>
      deleteFinishedDeliveries(core.sql, before(DELIVERIES_KEPT_DAYS * DAY_MS), limit),
    ),
  testMessages: ({ core }, before) =>
    deleteInBatches((limit) => deleteOldTestMessages(core.sql, before(DELIVERIES_KEPT_DAYS * DAY_MS), limit)),
  resends: ({ core }, before) =>
    deleteInBatches((limit) => deleteOldResends(core.sql, before(DELIVERIES_KEPT_DAYS * DAY_MS), limit)),
  eventMarks: ({ core }) => markPosition(core.sql, core.clock.now()),
  endpointHealth: ({ core }) => deleteOrphanedHealth(core.sql),
  sandboxOrders: ({ core }, before) =>
    deleteInBatches((limit) => deleteOldSandboxOrders(core.sql, before(SANDBOX_KEPT_DAYS * DAY_MS), limit)),
  imports: ({ core }, before) =>
    deleteInBatches(
      (limit) => deleteOldImports(core.sql, before(IMPORTS_KEPT_DAYS * DAY_MS), limit),
      IMPORTS_PER_BATCH,
    ),
  matchings: async ({ core }, before) => {
    await deleteOldMatchings(core.sql, before(MATCHINGS_KEPT_DAYS * DAY_MS));
    await deleteOldValues(core.sql, before(MATCHINGS_KEPT_DAYS * DAY_MS));
  },
  sandboxDays: ({ core }, before) => deleteOldDays(core.sql, before(DAY_MS)),
  objects: ({ core }) => sweepObjects(core),
  uploadDays: ({ core }, before) => deleteOldUploadDays(core.sql, before(DAY_MS)),
  mails: ({ core }, before) =>
    deleteInBatches((limit) => deleteOldMails(core.sql, before(MAILS_KEPT_DAYS * DAY_MS), limit)),
  driverNotices: ({ core }, before) =>
    deleteInBatches((limit) => deleteOldNotices(core.sql, before(MAILS_KEPT_DAYS * DAY_MS), limit)),
  failedJobs: ({ core }, before) => deleteOldFailures(core.sql, before(FAILURES_KEPT_DAYS * DAY_MS)),
} satisfies Record<string, Step>;

export type MaintenanceStep = keyof typeof STEPS;

export function isMaintenanceStep(name: string): name is MaintenanceStep {
  return Object.hasOwn(STEPS, name);
}

/** A failed step does not stop the others, and is stored as a failed job until it succeeds. */
export async function maintain(services: Services): Promise<void> {
  for (const name of Object.keys(STEPS) as MaintenanceStep[]) await runMaintenanceStep(services, name);
}

export async function runMaintenanceStep(services: Services, name: MaintenanceStep): Promise<void> {
  const { clock } = services.core;
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const step: Step = STEPS[name];
  await runJob(
    services.core,
    { kind: 'MAINTENANCE', subject: name },
    () => step(services, before),
    () => new Date(clock.now().getTime() + EVERY_MS),
  );
}

async function deleteInBatches(
  deleteBatch: (limit: number) => Promise<number>,
  size = BATCH_SIZE,
): Promise<void> {
  while ((await deleteBatch(size)) === size);
}

/** Runs at the start, so that frequent restarts cannot prevent it, and then every hour. */
export function startMaintenance(services: Services): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => maintain(services));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
