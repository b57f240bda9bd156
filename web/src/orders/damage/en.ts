// The words of damage cases that portal and console share, in English.
import { pluralIn } from '../../../../shared/text/plural.ts';

const plural = pluralIn('en');

export const en = {
  states: { OPEN: 'reported', IN_REVIEW: 'being examined', DECIDED: 'decided', CLOSED: 'closed' },
  damages: 'Damaged parts',
  part: 'Part',
  otherPart: 'another part',
  side: 'Side',
  sides: { left: 'left', right: 'right' },
  unknownSide: 'not known',
  type: 'Kind',
  noType: 'not named',
  description: 'Description of the part',
  descriptionHint: 'Size, depth, place',
  addDamage: 'Add a part',
  removeDamage: (number: number) => `Remove part ${number}`,
  numbered: (number: number) => `Part ${number}`,
  photos: 'Photos',
  choosePhotos: 'Choose photos',
  photosHint: 'JPEG or PNG, at most 20 MiB each',
  chosen: (count: number) => `${plural(count, { one: 'photo', other: 'photos' })} chosen`,
};

export type DamageWords = typeof en;
