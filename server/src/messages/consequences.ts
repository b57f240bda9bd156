// What webhooks, mails and driver notices do when something of another part changes.
import { each, type Part, unaffected } from '../consequences/part.ts';
import { textsAboutPeople } from '../consequences/person-store.ts';
import { deleteNoticesOfOrder } from './driver-notices/notice-store.ts';
import { deleteMailsOfPerson, mailsOfPerson } from './mail/person-mails-store.ts';
import { deleteMailsOfAccount, deleteMailsOfOrder } from './mail/store.ts';
import { deleteResendsOfAccount } from './webhooks/resend-store.ts';
import { deleteEndpointsOfAccount } from './webhooks/store.ts';

const WRITTEN = 'Written with the change itself, by the command.';

export const webhooksPart: Part<unknown, 'order' | 'account'> = {
  name: 'webhooks',
  tables: [
    'event_positions',
    'event_marks',
    'events',
    'webhook_endpoints',
    'webhook_queues',
    'webhook_health',
    'webhook_deliveries',
    'webhook_attempts',
    'webhook_resends',
  ],
  people: {
    webhooks: textsAboutPeople({
      events: { body: 'jsonText', order_id: 'order' },
      webhook_endpoints: { description: 'text' },
      webhook_health: { last_failure_error: 'text' },
      webhook_deliveries: { response: 'text', error: 'text', order_id: 'order' },
      webhook_attempts: { response: 'text', error: 'text' },
    }),
  },
  answers: {
    order: unaffected('order', WRITTEN),
    account: {
      suspended: 'Running orders of a suspended account continue, and so do their webhooks.',
      deleted: {
        act: each(async (_, tx, { accountId }) => {
          await deleteEndpointsOfAccount(tx, accountId);
          await deleteResendsOfAccount(tx, accountId);
        }),
      },
    },
  },
};

export const mailsPart: Part<unknown, 'order' | 'account'> = {
  name: 'mails',
  tables: ['mails'],
  people: {
    mails: {
      find: (_, db, person) => mailsOfPerson(db, person),
      erase: (_, tx, person) => deleteMailsOfPerson(tx, person),
    },
    mailTexts: textsAboutPeople({
      mails: {
        recipient: 'text',
        subject: 'text',
        text: 'text',
        html: 'text',
        error: 'text',
        order_id: 'order',
      },
    }),
  },
  answers: {
    order: unaffected('order', WRITTEN, {
      anonymized: { act: each((_, tx, { order }) => deleteMailsOfOrder(tx, order.id)) },
    }),
    account: {
      suspended: null,
      deleted: { act: each((_, tx, { accountId }) => deleteMailsOfAccount(tx, accountId)) },
    },
  },
};

export const driverNoticesPart: Part<unknown, 'order' | 'account' | 'driver'> = {
  name: 'driver notices',
  people: 'Notices refer to orders and messages. Phones are signed out with their driver.',
  tables: ['push_keys', 'push_subscriptions', 'driver_notices'],
  answers: {
    order: unaffected('order', WRITTEN, {
      anonymized: { act: each((_, tx, { order }) => deleteNoticesOfOrder(tx, order.id)) },
    }),
    account: unaffected('account', 'Notices concern the driver of a running order, which continues.'),
    driver: {
      absent: null,
      deactivated: 'A notice is sent only to phones that are signed in; deactivating signs them out.',
    },
  },
};
