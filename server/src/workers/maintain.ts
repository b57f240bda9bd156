// Hourly housekeeping: partitions, retention, expired keys.

import { deleteOldImports, deleteOldMatchings } from '../imports/store.ts';
import { deleteOldMails } from '../messages/mail/store.ts';
import { deleteFinishedDeliveries } from '../messages/webhooks/delivery-store.ts';
import { deleteOrphanedHealth } from '../messages/webhooks/health-store.ts';
import { deleteOldResends } from '../messages/webhooks/resend-store.ts';
import { KEY_LIFETIME_MS } from '../orders/idempotency/repeat.ts';
import { deleteOldKeys } from '../orders/idempotency/store.ts';
import { forgetOldNotices } from '../people/notify.ts';
import { forgetEndedSessions } from '../people/sessions.ts';
import { DAY_MS } from '../platform/durations.ts';
import { forgetPersonalData } from '../retention/forget-personal-data.ts';
import { deleteExpiredInboxes } from '../sandbox/inboxes/store.ts';
import { deleteOldDays, deleteOldSandboxOrders } from '../sandbox/store.ts';
import type { Services } from '../services.ts';
import { forgetPositions } from '../transport/forget-positions.ts';
import { forgetEndedSignIns } from '../transport/sign-in.ts';

const EVERY_MS = 3_600_000;
const DELIVERIES_KEPT_DAYS = 30;
const MAILS_KEPT_DAYS = 90;
const SANDBOX_KEPT_DAYS = 30;
const IMPORTS_KEPT_DAYS = 30;
const MATCHINGS_KEPT_DAYS = 730;
/** Small batches keep each transaction short. */
const BATCH_SIZE = 5000;
/** Each with up to 10,000 rows. */
const IMPORTS_PER_BATCH = 10;

export async function maintain(services: Services): Promise<void> {
  const { sql, clock } = services.core;
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  await services.http.requestLog.maintain();
  await deleteOldKeys(sql, before(KEY_LIFETIME_MS));
  await deleteExpiredInboxes(sql, clock.now());
  await forgetEndedSignIns(services.core);
  await forgetEndedSessions(services.core);
  await forgetOldNotices(services.core);
  await forgetPositions(services.core);
  await forgetPersonalData(services.core, services.config.personalDataDays);
  await deleteInBatches((limit) =>
    deleteFinishedDeliveries(sql, before(DELIVERIES_KEPT_DAYS * DAY_MS), limit),
  );
  await deleteInBatches((limit) => deleteOldResends(sql, before(DELIVERIES_KEPT_DAYS * DAY_MS), limit));
  await deleteOrphanedHealth(sql);
  await deleteInBatches((limit) => deleteOldSandboxOrders(sql, before(SANDBOX_KEPT_DAYS * DAY_MS), limit));
  await deleteInBatches(
    (limit) => deleteOldImports(sql, before(IMPORTS_KEPT_DAYS * DAY_MS), limit),
    IMPORTS_PER_BATCH,
  );
  await deleteOldMatchings(sql, before(MATCHINGS_KEPT_DAYS * DAY_MS));
  await deleteOldDays(sql, before(DAY_MS));
  await deleteInBatches((limit) => deleteOldMails(sql, before(MAILS_KEPT_DAYS * DAY_MS), limit));
}

async function deleteInBatches(
  deleteBatch: (limit: number) => Promise<number>,
  size = BATCH_SIZE,
): Promise<void> {
  while ((await deleteBatch(size)) === size);
}

/** At once, since a service that is restarted every day would never come to it, and then by the hour. */
export function startMaintenance(services: Services): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => maintain(services))
      .catch((error) =>
        services.core.log.error({ err: error }, 'Maintenance failed; it is tried again in an hour'),
      );
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
