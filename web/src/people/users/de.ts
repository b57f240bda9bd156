// The words of the users page in German.

import { pluralFormIn } from '../../../../shared/text/plural.ts';
import { INVITE } from './commands.ts';
import type { UsersWords } from './en.ts';

const form = pluralFormIn('de');

export const de: UsersWords = {
  title: 'Personen',
  noun: (count) => form(count, { one: '1 Person', other: `${count} Personen` }),
  invite: INVITE.de,
  name: 'Name',
  email: 'E-Mail',
  role: 'Rolle',
  lastSignIn: 'Zuletzt angemeldet',
  protection: 'Meldet sich an mit',
  invited: 'Eingeladen, noch nicht angemeldet',
  disabled: 'Gesperrt',
  never: 'Nie',
  password: 'Passwort',
  withCodes: 'Passwort und Einmalcode',
  withPasskeys: 'Passkey',
  you: 'Sie',
  roleNames: {
    admin: 'Admin',
    developer: 'Entwicklung',
    member: 'Mitglied',
    viewer: 'Nur lesen',
    dispatcher: 'Disposition',
    accounting: 'Buchhaltung',
  },
  roleSentences: {
    admin: 'Alles, auch die Personen',
    developer: 'Schlüssel, Webhooks, API-Protokoll und Sandbox; liest Aufträge',
    member: 'Aufträge und Angebote',
    viewer: 'Liest alles, ändert nichts',
    dispatcher: 'Aufträge, Anfragen, Fahrer',
    accounting: 'Rechnungen, Kunden und Vereinbarungen',
  },
  inviteSentence:
    'Eine Mail mit einem Link, der 7 Tage gilt, geht hinaus; damit wird ein Passwort festgelegt.',
  send: (email) => (email ? `Einladung an ${email} senden` : 'Einladung senden'),
  sent: (email) => `Die Einladung an ${email} ist unterwegs.`,
  mailOff: 'Mail ist aus: Es ist kein Mailserver eingerichtet',
  mailOffSentence:
    'Einladungen werden nicht verschickt. Kopieren Sie den Link einer Einladung, und geben Sie ihn selbst weiter.',
  inviteSentenceOff: 'Es geht keine Mail hinaus. Sie erhalten einen Link zum Weitergeben; er gilt 7 Tage.',
  inviteOff: 'Einladen',
  copyLink: 'Einladungslink kopieren …',
  linkTitle: (name) => `Einladungslink für ${name}`,
  linkSentence:
    'Er wird nur einmal gezeigt. Wer ihn zuerst öffnet, legt das Passwort fest: Geben Sie ihn sicher weiter. Frühere Links gelten nicht mehr, und im Journal steht, dass Sie ihn kopiert haben.',
  linkValid: 'Gültig bis',
  copy: 'Link kopieren',
  again: (email) => `Einladung erneut an ${email} senden`,
  change: 'Rolle ändern',
  save: 'Speichern',
  lock: 'Sperren',
  unlock: 'Entsperren',
  remove: 'Entfernen',
  removeTitle: (name) => `${name} entfernen?`,
  removeSentence: 'Alle Sitzungen enden sofort. Was getan wurde, bleibt unter dem Namen im Journal.',
  removeConfirm: (name) => `${name} entfernen`,
  removeKeep: (name) => `${name} behalten`,
  lockTitle: (name) => `${name} sperren?`,
  lockSentence: 'Alle Sitzungen enden sofort. Sie können die Person wieder entsperren.',
  lockConfirm: (name) => `${name} sperren`,
  lockKeep: 'Zugang lassen',
  actionsHeader: 'Aktionen',
  actions: (name) => `Aktionen für ${name}`,
  onlyAdmins: 'Admins laden ein und ändern.',
};
