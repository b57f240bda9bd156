import { type Choice, each, type Part, unaffected } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import type { Happenings } from '../../consequences/subjects.ts';
import { topicsOfMessages } from '../../model/change-topics.ts';
import type { Core } from '../../orders/records/core.ts';
import { afterCommit } from '../../platform/after-commit.ts';
import type { Transaction } from '../../platform/db.ts';
import {
  deleteMessagesOfDriver,
  deleteMessagesOfOrder,
  listUnreadOfDriver,
  markReadByDispatch,
} from './message-store.ts';

const texts = textsAboutPeople({ trip_messages: { text: 'text', order_id: 'order' } });

export const conversationsPart: Part<Core, 'order' | 'account' | 'driver'> = {
  name: 'conversations',
  tables: ['trip_messages'],
  people: {
    messages: {
      ...texts,
      async erase(context, tx, person) {
        for (const id of person.drivers) await deleteMessagesOfDriver(tx, id);
        return texts.erase(context, tx, person);
      },
    },
  },
  answers: {
    order: unaffected('order', 'Each driver sees only the own conversation, as long as the trip.', {
      anonymized: { act: each((_, tx, { order }) => deleteMessagesOfOrder(tx, order.id)) },
    }),
    account: unaffected('account', 'Conversations belong to orders.'),
    driver: {
      absent: null,
      deactivated: {
        open: {
          kind: 'MESSAGE',
          async list(_, db, { driverId }) {
            const unread = await listUnreadOfDriver(db, driverId);
            return unread.map(({ orderId, orderNumber, createdAt, text }) => ({
              id: orderId,
              number: orderNumber,
              choices: ['LATER', 'CLOSE'],
              facts: { at: createdAt, text },
            }));
          },
          settle: {
            LATER: async () => {},
            CLOSE: closeThread,
          },
        },
        today: ['DRIVER_MESSAGE'],
      },
    },
  },
};

/** Nobody answers; the messages stay with the order. */
async function closeThread(
  core: Core,
  tx: Transaction,
  { driverId }: Happenings['driver']['deactivated'],
  { id: orderId }: Choice,
): Promise<void> {
  const unread = await listUnreadOfDriver(tx, driverId);
  const last = unread.find((one) => one.orderId === orderId);
  if (!last) return;
  await markReadByDispatch(tx, { ...last, id: last.lastId }, core.clock.now());
  afterCommit(tx, () => core.changes.publish(topicsOfMessages(orderId)));
}
