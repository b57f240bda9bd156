// The words of the console's frame in German.
import type { ConsoleWords } from './en.ts';

export const de: ConsoleWords = {
  today: 'Heute',
  orders: 'Aufträge',
  requests: 'Anfragen',
  damage: 'Schadenfälle',
  drivers: 'Fahrer',
  accounts: 'Kunden',
  accounting: 'Abrechnung',
  journal: 'Journal',
  settings: 'Einstellungen',
  console: 'Handover-Konsole',
  account: 'Ihr Zugang',
  own: 'Ihre Einstellungen',
  signOut: 'Abmelden',
  demo: 'Demozugang',
  roles: { admin: 'Admin', dispatcher: 'Disposition', accounting: 'Buchhaltung', viewer: 'Ansicht' },
  secondFactor: {
    title: 'Noch ein Schritt, bevor es losgeht',
    sentence:
      'Admins des Betreibers melden sich mit mehr als einem Passwort an. Richten Sie Einmalcodes oder einen Passkey ein; danach öffnet sich die Konsole.',
    proveTitle: 'Noch ein Schritt',
    proveSentence:
      'Sie haben sich nur mit Ihrem Passwort angemeldet. Admins des Betreibers weisen sich zusätzlich aus: mit ihrem Passkey, oder mit einem Einmalcode bei einer neuen Anmeldung.',
    again: 'Neu anmelden',
  },
  setup: {
    title: 'Konsole einrichten',
    sentence:
      'Sie legen den ersten Admin dieser Installation an. Das Betreiber-Token steht in den Einstellungen des Dienstes oder in seinem Datenverzeichnis.',
    token: 'Betreiber-Token',
    tokenHint:
      'Die Einstellung OPERATOR_TOKEN; ohne sie schreibt der erste Start eines ins Datenverzeichnis.',
    name: 'Ihr Name',
    email: 'E-Mail',
    password: 'Passwort',
    hint: 'Mindestens 12 Zeichen. Mehrere Wörter hintereinander sind gut.',
    button: 'Ersten Admin anlegen',
    done: 'Diese Konsole ist schon eingerichtet',
    doneSentence: 'Melden Sie sich an, oder lassen Sie sich von einem Admin einladen.',
    signIn: 'Anmelden',
  },
};
