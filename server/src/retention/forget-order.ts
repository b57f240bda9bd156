// Forgets the people of one order: contacts, mails, signatures, photos, positions, and their names in documents.
import { forgetRowsOfOrder } from '../imports/row-store.ts';
import { runJob } from '../jobs/failed-job.ts';
import { deleteMailsOfOrder } from '../messages/mail/store.ts';
import type { Core } from '../orders/core.ts';
import { getAnyOrder } from '../orders/find-order.ts';
import { withoutPeople } from '../orders/model/without-people.ts';
import { saveWithoutPeople } from '../orders/personal-data-store.ts';
import { runOnOrder } from '../orders/run-on-order.ts';
import { forgetWhoDecided } from '../quotes/store.ts';
import { deletePositionsOfOrder } from '../transport/position-store.ts';
import { forgetSignatures } from '../transport/protocol-store.ts';
import { documentsWithoutPeople, storeReplacements } from './documents-without-people.ts';
import { noteForgotten } from './store.ts';

export async function forgetOrder(core: Core, orderId: string): Promise<void> {
  await runOnOrder(core, {
    find: (db) => getAnyOrder(db, orderId),
    prepare: (order) => documentsWithoutPeople(core, withoutPeople(order)),
    async act(tx, order, replacements) {
      await storeReplacements(tx, replacements);
      await saveWithoutPeople(tx, withoutPeople(order));
      await deleteMailsOfOrder(tx, order.id);
      await forgetSignatures(tx, order.id);
      await deletePositionsOfOrder(tx, order.id);
      await forgetWhoDecided(tx, order.id);
      await forgetRowsOfOrder(tx, order.id);
      await noteForgotten(tx, order.id, core.clock.now());
    },
  });
}

/** Answers which were forgotten; one that fails is tried again with the next run and holds up nobody. */
export async function forgetOrders(core: Core, orderIds: readonly string[]): Promise<string[]> {
  const forgotten: string[] = [];
  for (const orderId of orderIds) {
    const job = { kind: 'FORGETTING', subject: orderId, orderId } as const;
    if (await runJob(core, job, () => forgetOrder(core, orderId))) forgotten.push(orderId);
  }
  return forgotten;
}
