// Anonymizes one order: contacts, mails, signatures, photos, positions, and names in documents.
import { deleteOfferRemarks } from '../carriers/offer-store.ts';
import { anonymizeCases } from '../damage/letter-store.ts';
import { anonymizeExtras } from '../extras/receipt-store.ts';
import { anonymizeRowsOfOrder } from '../imports/row-store.ts';
import { runJob } from '../jobs/failed-job.ts';
import { deleteNoticesOfOrder } from '../messages/driver-notices/notice-store.ts';
import { deleteMailsOfOrder } from '../messages/mail/store.ts';
import type { Core } from '../orders/core.ts';
import { getAnyOrder } from '../orders/find-order.ts';
import { redactOrder } from '../orders/model/redact-order.ts';
import { saveRedactedOrder } from '../orders/personal-data-store.ts';
import { runOnOrder } from '../orders/run-on-order.ts';
import { anonymizeDecisions } from '../quotes/store.ts';
import { deleteMessagesOfOrder } from '../threads/message-store.ts';
import { deletePositionsOfOrder } from '../transport/position-store.ts';
import { deleteSignatures } from '../transport/protocol-store.ts';
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
