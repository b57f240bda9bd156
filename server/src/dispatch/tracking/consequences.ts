import { each, type Part, unaffected } from '../../consequences/part.ts';
import { deletePositionsOfOrder } from './position-store.ts';

export const trackingPart: Part<unknown, 'order' | 'account' | 'driver'> = {
  name: 'tracking',
  tables: ['positions'],
  people: 'Positions have no texts. They are deleted with the order, or after 30 days.',
  answers: {
    order: unaffected(
      'order',
      'A page shows the positions of the current driver, while the vehicle is on the road.',
      {
        anonymized: { act: each((_, tx, { order }) => deletePositionsOfOrder(tx, order.id)) },
      },
    ),
    account: unaffected('account', 'Positions belong to orders.'),
    driver: unaffected('driver', 'Positions are deleted after 30 days.'),
  },
};
