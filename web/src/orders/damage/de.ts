// The words of damage cases that portal and console share, in German.
import { pluralIn } from '../../../../shared/text/plural.ts';
import type { DamageWords } from './en.ts';

const plural = pluralIn('de');

export const de: DamageWords = {
  states: { OPEN: 'gemeldet', IN_REVIEW: 'in Prüfung', DECIDED: 'entschieden', CLOSED: 'abgeschlossen' },
  damages: 'Beschädigte Teile',
  part: 'Teil',
  otherPart: 'ein anderes Teil',
  side: 'Seite',
  sides: { left: 'links', right: 'rechts' },
  unknownSide: 'nicht bekannt',
  type: 'Art',
  noType: 'nicht genannt',
  description: 'Beschreibung des Teils',
  descriptionHint: 'Größe, Tiefe, Stelle',
  addDamage: 'Teil hinzufügen',
  removeDamage: (number) => `Teil ${number} entfernen`,
  numbered: (number) => `Teil ${number}`,
  photos: 'Fotos',
  choosePhotos: 'Fotos auswählen',
  photosHint: 'JPEG oder PNG, je höchstens 20 MiB',
  chosen: (count) => `${plural(count, { one: 'Foto', other: 'Fotos' })} ausgewählt`,
};
