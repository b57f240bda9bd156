// Anonymizes one order: contacts, mails, signatures, photos, positions, and names in documents.

import { anonymizeCases } from '../damage/letter-store.ts';
import { deleteOfferRemarks } from '../dispatch/carriers/offer-store.ts';
import { deleteMessagesOfOrder } from '../dispatch/conversations/message-store.ts';
import { anonymizeExtras } from '../dispatch/extras/receipt-store.ts';
import { deletePositionsOfOrder } from '../dispatch/tracking/position-store.ts';
import { deleteSignatures } from '../dispatch/trips/protocol-store.ts';
import { deleteNoticesOfOrder } from '../messages/driver-notices/notice-store.ts';
import { deleteMailsOfOrder } from '../messages/mail/store.ts';
import { redactOrder } from '../model/orders/redact-order.ts';
import { runJob } from '../operator/jobs/failed-job.ts';
import { runOnOrder } from '../orders/act/run-on-order.ts';
import { anonymizeRowsOfOrder } from '../orders/imports/row-store.ts';
import { anonymizeDecisions } from '../orders/quotes/store.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import { saveRedactedOrder } from '../orders/records/personal-data-store.ts';
import { redactDocuments, storeReplacements } from './redact-documents.ts';
import { recordAnonymized } from './store.ts';

export async function anonymizeOrder(core: Core, orderId: string): Promise<void> {
  await runOnOrder(core, {
    find: (db) => getAnyOrder(db, orderId),
    prepare: (order) => redactDocuments(core, redactOrder(order)),
    async act(tx, order, replacements) {
      await storeReplacements(tx, replacements);
      await saveRedactedOrder(tx, redactOrder(order));
      await deleteMailsOfOrder(tx, order.id);
      await deleteSignatures(tx, order.id);
      await deletePositionsOfOrder(tx, order.id);
      await anonymizeExtras(tx, order.id);
      await anonymizeCases(tx, order.id);
      await anonymizeDecisions(tx, order.id);
      await anonymizeRowsOfOrder(tx, order.id);
      await deleteNoticesOfOrder(tx, order.id);
      await deleteMessagesOfOrder(tx, order.id);
      await deleteOfferRemarks(tx, order.id);
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
