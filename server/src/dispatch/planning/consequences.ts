import { type Part, unaffected } from '../../consequences/part.ts';

const READ = 'A proposal and the plan of a day are calculated from what is stored now.';

/** It stores nothing. It is in the table because people expect it to notice. */
export const planningPart: Part<unknown, 'order' | 'driver' | 'place'> = {
  name: 'planning',
  tables: [],
  people: 'It stores nothing.',
  answers: {
    order: unaffected('order', READ, {
      changed: { today: ['DOUBLE_BOOKED', 'NO_DATE', 'LATE_PICKUP', 'LATE'] },
      taken: null,
      assigned: { today: ['DOUBLE_BOOKED', 'NO_ANSWER'] },
      released: { today: ['NO_DRIVER', 'NO_DATE'] },
      given_back: { today: ['NO_DRIVER'] },
    }),
    driver: {
      absent: { today: ['DRIVER_ABSENT'] },
      deactivated: { today: ['DRIVER_INACTIVE'] },
    },
    place: unaffected('place', 'Opening hours are read by the address of the order when it is planned.'),
  },
};
