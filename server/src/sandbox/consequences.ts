import { each, type Part, unaffected } from '../consequences/part.ts';
import { textsAboutPeople } from '../consequences/person-store.ts';
import { deleteInboxesOfAccount } from './inboxes/store.ts';

export const sandboxPart: Part<unknown, 'order' | 'account'> = {
  name: 'sandbox',
  tables: [
    'sandbox_processes',
    'sandbox_days',
    'sandbox_stream',
    'sandbox_payments',
    'webhook_inboxes',
    'webhook_inbox_messages',
  ],
  people: {
    sandboxTexts: textsAboutPeople({
      sandbox_processes: { history: 'json' },
      webhook_inbox_messages: { headers: 'json', body: 'text' },
    }),
  },
  answers: {
    order: unaffected('order', 'The scenario causes the changes of its order.'),
    account: {
      suspended: null,
      deleted: {
        act: each((_, tx, { accountId }) => deleteInboxesOfAccount(tx, accountId)),
        later: 'Its orders are deleted right after it: a running command holds the lock of its order.',
      },
    },
  },
};
