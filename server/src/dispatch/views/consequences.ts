import type { Part } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';

export const viewsPart: Part<unknown> = {
  name: 'saved views',
  tables: ['saved_views'],
  people: { views: textsAboutPeople({ saved_views: { name: 'text', filter: 'map' } }) },
  answers: {},
};
