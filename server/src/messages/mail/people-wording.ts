// The words of mails to people who sign in: invitation, reset, a new browser, a changed sign-in.
export const PEOPLE_WORDING = {
  personGreeting: ['Guten Tag {name},', 'Hello {name},'],
  signInQuestion: ['Fragen dazu?', 'Any questions?'],

  invitationSubject: ['{account}: Ihr Zugang zu Handover', '{account}: your access to Handover'],
  invitationPreheader: [
    'Legen Sie ein Passwort fest, und Sie sind angemeldet.',
    'Choose a password and you are signed in.',
  ],
  invitationHeading: ['Sie sind zu Handover eingeladen', 'You are invited to Handover'],
  invitationIntro: [
    'für {account} wurde ein Zugang für Sie angelegt. Legen Sie ein Passwort fest, und Sie sind angemeldet.',
    'Access was set up for you at {account}. Choose a password and you are signed in.',
  ],
  invitationButton: ['Passwort festlegen', 'Choose a password'],
  invitationWhy: [
    'Sie erhalten diese Mail, weil jemand Sie unter dieser Adresse eingeladen hat. Ohne Ihr Zutun geschieht nichts.',
    'You get this mail because somebody invited you with this address. Without your doing nothing happens.',
  ],

  resetSubject: [
    'Neues Passwort für Handover, gültig bis {until}',
    'New password for Handover, valid until {until}',
  ],
  resetPreheader: [
    'Das bisherige gilt, bis Sie ein neues festlegen.',
    'The old one counts until you choose a new one.',
  ],
  resetHeading: ['Legen Sie ein neues Passwort fest', 'Choose a new password'],
  resetIntro: [
    'mit diesem Link legen Sie ein neues Passwort fest. Alle Sitzungen enden dann, und Sie sind neu angemeldet.',
    'With this link you choose a new password. All your sessions end, and you are signed in again.',
  ],
  resetButton: ['Neues Passwort festlegen', 'Choose a new password'],
  resetWhy: [
    'Sie haben kein neues Passwort verlangt? Dann löschen Sie diese Mail: Ihr Passwort bleibt, wie es ist.',
    'You did not ask for a new password? Then delete this mail: your password stays as it is.',
  ],

  testSubject: ['Testmail von Handover', 'Test mail from Handover'],
  testHeading: ['Der Mailserver funktioniert', 'The mail server works'],
  testIntro: [
    'kommt diese Mail an, verschickt Handover auch Einladungen, Angebote und Meldungen.',
    'If this mail arrives, Handover also sends invitations, quotes and notices.',
  ],
  testWhy: [
    'Ein Admin hat diese Mail in den Einstellungen von Handover ausgelöst.',
    'An admin sent this mail from the settings of Handover.',
  ],

  deviceSubject: ['Neue Anmeldung bei Handover am {at}', 'New sign-in to Handover on {at}'],
  devicePreheader: [
    'Waren Sie das nicht, dann ändern Sie Ihr Passwort.',
    'If that was not you, change your password.',
  ],
  deviceHeading: ['Anmeldung in einem neuen Browser', 'Sign-in from a new browser'],
  deviceIntro: [
    'mit Ihrem Zugang hat sich jemand in einem Browser angemeldet, den wir noch nicht kannten. Waren Sie das, ist nichts zu tun.',
    'Somebody signed in as you from a browser that we did not know yet. If that was you, there is nothing to do.',
  ],
  deviceNotYou: [
    'Waren Sie es nicht, dann verlangen Sie auf der Anmeldeseite ein neues Passwort: Das beendet alle Sitzungen.',
    'If it was not you, ask for a new password on the sign-in page: that ends all sessions.',
  ],
  deviceButton: ['Zur Anmeldeseite', 'To the sign-in page'],
  deviceTime: ['Zeit', 'Time'],
  deviceBrowser: ['Browser', 'Browser'],
  deviceAddress: ['Adresse', 'Address'],
  deviceUnknown: ['unbekannt', 'unknown'],
  deviceWhy: [
    'Diese Mail geht bei jeder ersten Anmeldung in einem Browser an Sie.',
    'You get this mail at the first sign-in from each browser.',
  ],

  bankChangedSubject: ['Bankverbindung geändert am {at}', 'Bank account changed on {at}'],
  bankChangedPreheader: [
    'Rechnungen nennen ab jetzt ein anderes Konto. Stimmt das nicht, handeln Sie jetzt.',
    'From now on invoices name another account. If that is not right, act now.',
  ],
  bankChangedHeading: ['Die Bankverbindung wurde geändert', 'The bank account was changed'],
  bankChangedIntro: [
    '{person} hat in den Einstellungen die Bankverbindung geändert, die auf Rechnungen steht. Ist das abgesprochen, ist nichts zu tun.',
    '{person} changed the bank account that invoices name, in the settings. If you agreed on that, there is nothing to do.',
  ],
  bankChangedNotAgreed: [
    'Ist es nicht abgesprochen, dann prüfen Sie das Konto in den Einstellungen, setzen Sie es zurück und sprechen Sie mit der Person.',
    'If you did not, check the account in the settings, set it back and speak to that person.',
  ],
  bankChangedButton: ['Einstellungen öffnen', 'Open the settings'],
  bankChangedBy: ['Geändert von', 'Changed by'],
  bankChangedByToken: ['Ein Programm mit dem Betreiber-Token', 'A program with the operator token'],
  bankBefore: ['Bisher', 'Before'],
  bankAfter: ['Jetzt', 'Now'],
  bankNone: ['keine', 'none'],
  bankChangedWhy: [
    'Diese Mail geht bei jeder Änderung der Bankverbindung an alle anderen Admins.',
    'All other admins get this mail whenever the bank account changes.',
  ],

  signInChangedSubject: ['{what} am {at}', '{what} on {at}'],
  signInChangedPreheader: ['Waren Sie das nicht, dann handeln Sie jetzt.', 'If that was not you, act now.'],
  signInChangedIntro: [
    'die Anmeldung bei Handover mit Ihrem Zugang wurde geändert. Waren Sie das, ist nichts zu tun.',
    'The way you sign in to Handover was changed. If that was you, there is nothing to do.',
  ],
  signInChangedNotYou: [
    'Waren Sie es nicht, dann verlangen Sie auf der Anmeldeseite ein neues Passwort, entfernen Sie dabei die Passkeys, und sagen Sie es einem Admin.',
    'If it was not you, ask for a new password on the sign-in page, remove the passkeys while you set it, and tell an admin.',
  ],
  signInChangedPasskey: ['Passkey', 'Passkey'],
  signInChangedWhy: [
    'Diese Mail geht bei jeder Änderung von Passwort, Passkeys oder Einmalcodes an Sie.',
    'You get this mail whenever your password, passkeys or one-time codes change.',
  ],
  passwordChangedHeading: ['Passwort geändert', 'Password changed'],
  passwordResetHeading: ['Passwort per Mail neu gesetzt', 'Password reset by mail'],
  passkeyAddedHeading: ['Passkey hinzugefügt', 'Passkey added'],
  passkeyRemovedHeading: ['Passkey entfernt', 'Passkey removed'],
  oneTimeCodesOnHeading: ['Einmalcodes eingeschaltet', 'One-time codes switched on'],
  oneTimeCodesReplacedHeading: ['Einmalcodes ersetzt', 'One-time codes replaced'],
  oneTimeCodesOffHeading: ['Einmalcodes ausgeschaltet', 'One-time codes switched off'],
} as const;
