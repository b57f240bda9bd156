// Adds a note for colleagues to an order: not part of its history for customers, who never see it.
import { topicsOfOperator } from '../../model/change-topics.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { NOTE_ACTION } from '../history/history-actions.ts';
import { insertNote } from '../history/history-store.ts';
import type { Core } from '../records/core.ts';
import { getAnyOrder } from '../records/find-order.ts';
import { orderTopic } from '../records/order-topics.ts';

/**
 * The audit records author and time, not the text: text about people can be deleted, an audit entry cannot.
 */
export async function addNote(core: Core, actor: Actor, reference: string, text: string): Promise<string> {
  const order = await getAnyOrder(core.sql, reference);
  const id = uuidv7(core.clock.now());
  await core.sql.begin(async (tx) => {
    await insertNote(tx, { id, orderId: order.id, text });
    await recordAudit(tx, core.clock, actor, {
      action: NOTE_ACTION,
      accountId: order.accountId,
      subjectType: 'order',
      subjectId: order.id,
      details: { noteId: id },
    });
  });
  core.changes.publish([orderTopic(order.id), ...topicsOfOperator('orders')]);
  return id;
}
