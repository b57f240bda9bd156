// The note of dispatch to the driver of an order: editable until the trip is over, shown with the trip.

import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import { BEFORE_PICKUP, isOneOf, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { namesOfUsers } from '../../people/user-store.ts';
import type { Db } from '../../platform/db.ts';
import { runOnOrder } from '../act/run-on-order.ts';
import { DRIVER_NOTE_ACTION } from '../history/history-actions.ts';
import { recordNoteNotice } from '../notify/driver-notices.ts';
import type { Core } from '../records/core.ts';
import {
  type DispatchNote,
  deleteDispatchNote,
  findDispatchNote,
  saveDispatchNote,
} from './dispatch-note-store.ts';

export interface WrittenNote extends Pick<DispatchNote, 'text' | 'writtenAt'> {
  /** Null if the author is not a person. */
  by: string | null;
}

export function canBeNoted(order: Order): boolean {
  return order.kind === 'ORDER' && isOneOf([...BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER], order);
}

export async function readDispatchNote(core: Core, orderId: string): Promise<WrittenNote | null> {
  const note = await findDispatchNote(core.sql, orderId);
  if (!note) return null;
  const [, userId] = /^user:(.+)$/.exec(note.writtenBy) ?? [];
  const names = await namesOfUsers(core.sql, null, userId ? [userId] : []);
  return { text: note.text, writtenAt: note.writtenAt, by: names.get(userId ?? '') ?? null };
}

/**
 * Null deletes the note. The audit records author and time, not the text, because text about people can be
 * deleted.
 */
export async function writeDispatchNote(
  core: Core,
  actor: Actor,
  find: (db: Db) => Promise<Order>,
  text: string | null,
): Promise<Order> {
  return runOnOrder(core, {
    find,
    async act(tx, order) {
      if (!canBeNoted(order)) throw orderErrors.ORDER_NOT_CHANGEABLE({ details: { status: order.status } });
      if (text === null) await deleteDispatchNote(tx, order.id);
      else {
        const writtenAt = core.clock.now();
        await saveDispatchNote(tx, { orderId: order.id, text, writtenAt, writtenBy: actor.name });
        await recordNoteNotice(core, tx, order);
      }
      await recordAudit(tx, core.clock, actor, {
        action: DRIVER_NOTE_ACTION,
        accountId: order.accountId,
        subjectType: 'order',
        subjectId: order.id,
        details: { written: text !== null },
      });
      return order;
    },
  });
}
