import { type Part, unaffected } from '../../consequences/part.ts';
import type { Core } from '../../orders/records/core.ts';
import { returnPlateIn } from './manage-plates.ts';
import { listPlatesWith } from './plate-store.ts';

export const platesPart: Part<Core, 'order' | 'driver' | 'plate'> = {
  name: 'plates',
  tables: ['short_term_plates'],
  people: 'A plate refers to its driver, and has no other text about people.',
  answers: {
    order: unaffected('order', 'A plate stays with the driver or on the vehicle until it is returned.', {
      changed: { today: ['PLATE_NOT_VALID'] },
    }),
    driver: {
      absent: null,
      deactivated: {
        open: {
          kind: 'PLATE',
          async list(_, db, { driverId }) {
            const plates = await listPlatesWith(db, driverId);
            return plates.map(({ id, number, validUntil }) => ({
              id,
              number,
              choices: ['KEEP', 'RETURNED'],
              facts: { at: new Date(validUntil) },
            }));
          },
          settle: {
            /** The driver brings it back later; the list of plates shows with whom it is. */
            KEEP: async () => {},
            RETURNED: (core, tx, { actor }, { id }) => returnPlateIn(core, tx, actor, id, {}),
          },
        },
      },
    },
    plate: { expired: { today: ['PLATE_NOT_VALID'] } },
  },
};
