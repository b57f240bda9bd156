// The words of the help in German.
import type { HelpWords } from './help-en.ts';

export const helpDe: HelpWords = {
  title: 'Hilfe',
  docs: 'Dokumentation',
  docsDetail: 'Anleitungen, die Referenz der API und Beispiele',
  contact: (operator) => `Kontakt zu ${operator}`,
  noContact: 'In den Einstellungen des Betreibers ist weder E-Mail noch Telefon hinterlegt.',
  failures: 'Wenn etwas nicht geklappt hat',
  failuresSentence: 'Nennen Sie uns diese Nummer, damit finden wir Ihren Aufruf:',
  noFailures: 'Auf dieser Seite ist kein Aufruf fehlgeschlagen.',
  copy: (id) => `${id} kopieren`,
  keys: 'Tastatur',
  shortcuts: {
    find: 'Suchen',
    move: 'In einer Liste bewegen',
    open: 'Öffnen',
    close: 'Schließen',
  },
  version: (version) => `Version ${version}`,
};
