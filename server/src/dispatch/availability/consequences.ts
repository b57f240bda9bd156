import { each, type Part, unaffected } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import type { Core } from '../../orders/records/core.ts';
import { deleteAbsencesOf } from './absence-store.ts';
import { refuseWithoutLicence } from './refuse-without-licence.ts';
import { deleteTerms } from './terms-store.ts';

const remarks = textsAboutPeople({
  driver_absences: { remark: 'text', decision_remark: 'text', version: 'version' },
});

export const availabilityPart: Part<Core, 'order' | 'driver'> = {
  name: 'availability',
  tables: ['driver_terms', 'driver_absences'],
  people: {
    absences: {
      ...remarks,
      async erase(context, tx, person) {
        for (const id of person.drivers) {
          await deleteTerms(tx, id);
          await deleteAbsencesOf(tx, id);
        }
        return remarks.erase(context, tx, person);
      },
    },
  },
  answers: {
    order: unaffected<'order', Core>('order', 'Terms and absences do not depend on a trip.', {
      assigned: { act: each(refuseWithoutLicence), today: ['LICENCE_ENDS'] },
    }),
    driver: unaffected('driver', 'Terms and absences apply again when the driver is active again.'),
  },
};
