import { each, type Part, unaffected } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import { deleteMessagesOfDriver, deleteMessagesOfOrder } from './message-store.ts';

const texts = textsAboutPeople({ trip_messages: { text: 'text', order_id: 'order' } });

export const conversationsPart: Part<unknown, 'order' | 'account' | 'driver'> = {
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
    driver: { absent: null, deactivated: { today: ['DRIVER_MESSAGE'] } },
  },
};
