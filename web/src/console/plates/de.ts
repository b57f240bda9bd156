// The words of short-term plates in German.
import { pluralFormIn } from '../../../../shared/text/plural.ts';
import type { PlateWords } from './en.ts';

const form = pluralFormIn('de');

export const de: PlateWords = {
  title: 'Kurzzeitkennzeichen',
  drivers: 'Fahrer',
  add: 'Kennzeichen hinzufügen',
  summary: (stock, out, expired) =>
    `${stock} im Bestand, ${out} ausgegeben${expired > 0 ? `, ${expired} abgelaufen` : ''}`,
  filter: 'Stand',
  all: 'Alle',
  expiredOnly: 'Abgelaufen',
  states: { IN_STOCK: 'Im Bestand', WITH_DRIVER: 'Beim Fahrer', USED: 'Im Einsatz', RETURNED: 'Zurück' },
  expired: 'Abgelaufen',
  columns: {
    number: 'Kennzeichen',
    validity: 'Gültig',
    state: 'Stand',
    driver: 'Fahrer',
    order: 'Auftrag',
    actions: 'Aktionen',
  },
  noun: (count) => form(count, { one: 'Kennzeichen', other: 'Kennzeichen, neueste zuerst' }),
  validity: (from, until) => `${from} – ${until}`,
  actionsOf: (number) => `Aktionen für ${number}`,
  handOut: 'Ausgeben…',
  use: 'Auf Auftrag einsetzen…',
  giveBack: 'Zurückgegeben',
  change: 'Ändern…',
  remove: 'Entfernen…',
  none: {
    title: 'Keine Kurzzeitkennzeichen',
    text: 'Tragen Sie die Kennzeichen ein, die Sie haben. Geben Sie sie an Fahrer aus oder setzen Sie sie auf Aufträgen ein, und drucken Sie die Liste.',
  },
  nothing: {
    title: 'Keine Kennzeichen in diesem Stand',
    text: 'Wählen Sie einen anderen.',
    clear: 'Alle zeigen',
  },
  form: {
    add: 'Kurzzeitkennzeichen hinzufügen',
    change: 'Kurzzeitkennzeichen ändern',
    number: 'Nummer',
    validFrom: 'Gültig ab',
    validUntil: 'Gültig bis',
    save: 'Speichern',
    added: (number) => `${number} ist im Bestand`,
    changed: (number) => `${number} ist geändert`,
  },
  hand: {
    title: (number) => `${number} ausgeben`,
    driver: 'Fahrer',
    findDriver: 'Name eingeben',
    order: 'Für Auftrag',
    orderHint: 'Die Nummer, zum Beispiel VT-100045',
    submit: 'Ausgeben',
    done: (number) => `${number} ist ausgegeben`,
  },
  useOn: {
    title: (number) => `${number} auf einem Auftrag einsetzen`,
    submit: 'Einsetzen',
    done: (number) => `${number} ist im Einsatz`,
  },
  returned: (number) => `${number} ist zurück`,
  removing: {
    title: (number) => `${number} entfernen?`,
    text: 'Das Journal behält, was damit geschehen ist.',
    confirm: 'Kennzeichen entfernen',
    keep: 'Kennzeichen behalten',
    done: (number) => `${number} ist entfernt`,
  },
  ofOrder: {
    title: 'Kurzzeitkennzeichen',
    missing: 'Gebucht, noch keines zugewiesen.',
    until: (day) => `gültig bis ${day}`,
    choose: 'Kennzeichen zuweisen…',
    chooseTitle: 'Kurzzeitkennzeichen zuweisen',
    none: 'Kein Kennzeichen ist im Bestand.',
    inStock: (count) =>
      form(count, { one: '1 Kennzeichen im Bestand', other: `${count} Kennzeichen im Bestand` }),
    open: 'Liste öffnen',
  },
};
