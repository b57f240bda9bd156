// The words of saved views in German.
import type { ViewWords } from './en.ts';

export const de: ViewWords = {
  views: 'Ansichten',
  named: (name) => `Ansicht: ${name}`,
  own: 'Meine Ansichten',
  shared: 'Geteilte Ansichten',
  none: 'Noch ist keine Ansicht gespeichert.',
  save: 'Diese Filter speichern…',
  update: (name) => `Filter in „${name}“ speichern`,
  rename: 'Umbenennen oder teilen…',
  remove: 'Ansicht entfernen…',
  leave: 'Alle Aufträge',
  title: 'Ansicht speichern',
  change: 'Ansicht ändern',
  name: 'Name',
  nameHint: 'Zum Beispiel: Morgen Hamburg',
  share: 'Mit allen teilen',
  shareHint: 'Änderungen geteilter Ansichten stehen im Journal.',
  submit: 'Speichern',
  saved: (name) => `Die Ansicht „${name}“ ist gespeichert`,
  removed: (name) => `Die Ansicht „${name}“ ist entfernt`,
  removeTitle: (name) => `Ansicht „${name}“ entfernen?`,
  removeText: 'Die Aufträge bleiben. Adressen mit dieser Ansicht gelten nicht mehr.',
  removeConfirm: 'Ansicht entfernen',
  keep: 'Ansicht behalten',
  gone: 'Diese Ansicht gibt es nicht mehr, oder sie ist privat.',
};
