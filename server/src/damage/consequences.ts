import { each, MAX_OPEN, type Part } from '../consequences/part.ts';
import { textsAboutPeople } from '../consequences/person-store.ts';
import type { Core } from '../orders/records/core.ts';
import { listUnfinishedCasesOf } from './case-store.ts';
import { anonymizeCases } from './letter-store.ts';

export const damagePart: Part<Core, 'order' | 'account'> = {
  name: 'damage cases',
  tables: [
    'damage_case_counters',
    'damage_cases',
    'damage_photos',
    'damage_tasks',
    'damage_letters',
    'damage_outcomes',
    'damage_dismissals',
  ],
  people: {
    damageCases: textsAboutPeople({
      damage_cases: {
        description: 'text',
        damages: 'json',
        liability_reason: 'text',
        insurer_name: 'text',
        insurer_address: 'text',
        insurer_email: 'clear',
        insurer_number: 'text',
        remarks: 'text',
        order_id: 'order',
        version: 'version',
      },
      damage_tasks: { text: 'text' },
      damage_letters: { recipient: 'text', subject: 'text' },
      damage_outcomes: { reason: 'text' },
    }),
  },
  answers: {
    order: {
      changed: null,
      released: null,
      taken: null,
      assigned: null,
      given_back: null,
      cancelled: null,
      delivered: { today: ['DAMAGE'] },
      completed: 'A case continues after it.',
      invoiced: 'A case closes with a credit note then.',
      invoice_cancelled: 'A credit needs an invoice; closing without one says so.',
      anonymized: { act: each((_: Core, tx, { order }) => anonymizeCases(tx, order.id)) },
    },
    account: {
      suspended: null,
      deleted: {
        open: {
          kind: 'DAMAGE_CASE',
          async list(_, db, { accountId }) {
            const cases = await listUnfinishedCasesOf(db, accountId, MAX_OPEN);
            return cases.map(({ id, number, state: status }) => ({
              id,
              number,
              choices: [],
              facts: { status },
            }));
          },
          settle: {},
        },
      },
    },
  },
};
