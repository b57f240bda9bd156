// What the operator's own records do; they are here because this folder is above `operator/`.
import { type Part, unaffected } from './part.ts';
import { textsAboutPeople } from './person-store.ts';

export const operatorPart: Part<unknown> = {
  name: 'operator',
  tables: [
    'settings',
    'data_keys',
    'operator',
    'operator_logo',
    'alerts',
    'audit',
    'audit_seals',
    'audit_sealed',
    'request_log',
  ],
  people: { alerts: textsAboutPeople({ alerts: { message: 'text', details: 'json' } }) },
  answers: {},
};

export const jobsPart: Part<unknown, 'order' | 'account'> = {
  name: 'failed jobs',
  tables: ['failed_jobs'],
  people: { failedJobs: textsAboutPeople({ failed_jobs: { error: 'text', order_id: 'order' } }) },
  answers: {
    order: unaffected('order', 'A job reads its order again when it is repeated.'),
    account: unaffected('account', 'A job reads its account again when it is repeated.'),
  },
};
