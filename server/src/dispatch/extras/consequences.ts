import { each, type Part } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import { listToCheckOfDriver } from './extra-store.ts';
import { anonymizeExtras } from './receipt-store.ts';

export const extrasPart: Part<unknown, 'order' | 'account' | 'driver' | 'agreement'> = {
  name: 'extras',
  tables: ['order_extras', 'extra_receipts'],
  people: {
    extras: textsAboutPeople({
      order_extras: {
        name: 'text',
        note: 'text',
        decision_reason: 'text',
        order_id: 'order',
        version: 'version',
      },
    }),
  },
  answers: {
    order: {
      changed: null,
      released: null,
      taken: null,
      assigned: null,
      given_back: null,
      cancelled: 'A late cancellation and a trip in vain propose what the agreement bills, with the command.',
      delivered: null,
      completed: 'Proposals can be decided after it; an invoice over extras follows.',
      invoiced: 'The invoice takes the approved ones.',
      invoice_cancelled: 'They can be invoiced again, because they refer to no invoice then.',
      anonymized: { act: each((_, tx, { order }) => anonymizeExtras(tx, order.id)) },
    },
    account: {
      suspended: null,
      deleted: 'Approved ones are to be invoiced, and open by that; see invoices.',
    },
    driver: {
      absent: null,
      deactivated: {
        open: {
          kind: 'EXTRA',
          async list(_, db, { driverId }) {
            const extras = await listToCheckOfDriver(db, driverId);
            return extras.map(({ id, orderNumber, kind, category, paidGrossCents, createdAt }) => ({
              id,
              number: orderNumber,
              choices: ['LATER'],
              facts: {
                at: createdAt,
                text: kind,
                status: category,
                amountCents: paidGrossCents,
                currency: 'EUR',
              },
            }));
          },
          /** Accounting checks it without the driver. */
          settle: { LATER: async () => {} },
        },
        today: ['EXTRAS'],
      },
    },
    agreement: { changed: 'Priced by the version of the order.' },
  },
};
