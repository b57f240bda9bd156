import { each, type Part, unaffected } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import { deleteRequestsOfOrder, deleteSubscriptionsOfOrder, endRequests } from '../notify/recipient-store.ts';
import type { Core } from '../records/core.ts';

/** Whoever follows a transfer got the last mail about it with this change. */
const end = each<Core, { order: { id: string } }>(async ({ clock }, tx, { order }) => {
  await deleteSubscriptionsOfOrder(tx, order.id);
  await endRequests(tx, order.id, clock.now());
});

export const recipientsPart: Part<Core, 'order' | 'account'> = {
  name: 'recipients',
  tables: ['recipient_subscriptions', 'recipient_requests'],
  people: {
    subscriptions: textsAboutPeople({ recipient_subscriptions: { email: 'row', order_id: 'order' } }),
    recipientRequests: textsAboutPeople({
      recipient_requests: { email: 'text', text: 'text', answer: 'text', order_id: 'order' },
    }),
  },
  answers: {
    order: unaffected('order', 'Subscribers get the mails about it; a request waits for its answer.', {
      changed: { today: ['RECIPIENT_REQUEST'] },
      cancelled: { act: end },
      delivered: { act: end },
      anonymized: {
        act: each(async (_, tx, { order }) => {
          await deleteSubscriptionsOfOrder(tx, order.id);
          await deleteRequestsOfOrder(tx, order.id);
        }),
      },
    }),
    account: unaffected('account', 'Its orders are cancelled, or anonymised right after it.'),
  },
};
