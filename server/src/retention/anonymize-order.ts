// Anonymizes one order: its documents are rendered again without people, and every part removes its personal data.

import { redactOrder } from '../model/orders/redact-order.ts';
import { runJob } from '../operator/jobs/failed-job.ts';
import { runOnOrder } from '../orders/act/run-on-order.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import { redactDocuments, storeReplacements } from './redact-documents.ts';
import { recordAnonymized } from './store.ts';

export async function anonymizeOrder(core: Core, orderId: string): Promise<void> {
  await runOnOrder(core, {
    find: (db) => getAnyOrder(db, orderId),
    prepare: (order) => redactDocuments(core, redactOrder(order)),
    async act(tx, order, replacements) {
      await storeReplacements(tx, replacements);
      await core.consequences.apply(tx, 'order', 'anonymized', [{ order }]);
      await recordAnonymized(tx, order.id, core.clock.now());
    },
  });
}

/** Returns the anonymized orders. A failed one is retried in the next run and does not stop the others. */
export async function anonymizeOrders(core: Core, orderIds: readonly string[]): Promise<string[]> {
  const anonymized: string[] = [];
  for (const orderId of orderIds) {
    const job = { kind: 'ANONYMIZATION', subject: orderId, orderId } as const;
    if (await runJob(core, job, () => anonymizeOrder(core, orderId))) anonymized.push(orderId);
  }
  return anonymized;
}
