import { each, type Part } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { placesOfPerson, removeContactsOfPerson } from './place-contact-store.ts';
import { deletePlacesOfAccount } from './place-store.ts';

export const placesPart: Part<BaseContext, 'account'> = {
  name: 'places',
  tables: ['places'],
  people: {
    places: {
      find: (_, db, person) => placesOfPerson(db, person),
      erase: ({ clock }, tx, person) => removeContactsOfPerson(tx, person, clock.now()),
    },
    placeTexts: textsAboutPeople({
      places: {
        name: 'text',
        street: 'text',
        city: 'text',
        address_key: 'text',
        contacts: 'json',
        remarks: 'text',
      },
    }),
  },
  answers: {
    account: {
      suspended: null,
      deleted: { act: each((_, tx, { accountId }) => deletePlacesOfAccount(tx, accountId)) },
    },
  },
};
