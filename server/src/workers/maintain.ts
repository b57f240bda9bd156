// Housekeeping that is due by the hour, not by a row: partitions, retention, keys that have expired.

import { deleteOldMails } from '../messages/mail/store.ts';
import { deleteFinishedDeliveries } from '../messages/webhooks/delivery-store.ts';
import { KEY_MEMORY_MS } from '../orders/idempotency/repeat.ts';
import { deleteOldKeys } from '../orders/idempotency/store.ts';
import { forgetPersonalData } from '../retention/forget-personal-data.ts';
import { deleteExpiredInboxes } from '../sandbox/inboxes/store.ts';
import { deleteOldDays, deleteOldSandboxOrders } from '../sandbox/store.ts';
import type { Services } from '../services.ts';
import { forgetPositions } from '../transport/forget-positions.ts';
import { forgetEndedSignIns } from '../transport/sign-in.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const DELIVERIES_KEPT_DAYS = 30;
const MAILS_KEPT_DAYS = 90;
const SANDBOX_KEPT_DAYS = 30;
/** Deleting in pieces keeps each transaction short. */
const AT_ONCE = 5000;

export async function maintain(services: Services): Promise<void> {
  const { sql, clock } = services.core;
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  await services.http.requestLog.maintain();
  await deleteOldKeys(sql, before(KEY_MEMORY_MS));
  await deleteExpiredInboxes(sql, clock.now());
  await forgetEndedSignIns(services.core);
  await forgetPositions(services.core);
  await forgetPersonalData(services.core, services.config.personalDataDays);
  await inPieces((most) => deleteFinishedDeliveries(sql, before(DELIVERIES_KEPT_DAYS * DAY_MS), most));
  await inPieces((most) => deleteOldSandboxOrders(sql, before(SANDBOX_KEPT_DAYS * DAY_MS), most));
  await deleteOldDays(sql, before(DAY_MS));
  await inPieces((most) => deleteOldMails(sql, before(MAILS_KEPT_DAYS * DAY_MS), most));
}

async function inPieces(deleteSome: (most: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(AT_ONCE)) === AT_ONCE);
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
