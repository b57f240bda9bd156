// The words of the signed-out pages in German.
import type { DoorstepWords } from './en.ts';

export const de: DoorstepWords = {
  signIn: {
    title: { portal: 'Im Portal anmelden', console: 'In der Konsole anmelden' },
    sentence: {
      portal: 'Überführungen beauftragen, verfolgen und die Anbindung betreiben.',
      console: 'Den Tag planen, Anfragen beantworten, abrechnen.',
    },
    email: 'E-Mail',
    password: 'Passwort',
    forgot: 'Passwort vergessen?',
    button: 'Anmelden',
    or: 'oder',
    passkey: 'Mit Passkey anmelden',
    noAccount: {
      portal: 'Noch kein Zugang? Ein Admin Ihrer Firma kann Sie einladen.',
      console: 'Noch kein Zugang? Ein Admin des Betreibers kann Sie einladen.',
    },
    code: 'Einmalcode',
    codeHint: 'Die sechs Ziffern auf Ihrem Telefon, oder einer Ihrer Codes für ein verlorenes Telefon.',
    codeTitle: 'Noch ein Schritt',
    codeSentence: (email) => `${email} meldet sich auch mit einem Einmalcode an.`,
    other: 'Als jemand anderes anmelden',
    wrong: 'E-Mail-Adresse, Passwort oder Code stimmt nicht.',
    noCookie:
      'Sie sind angemeldet, aber dieser Browser behält das Cookie der Sitzung nicht. Erlauben Sie Cookies, oder öffnen Sie das Portal über https.',
    passkeyFailed:
      'Der Passkey wurde nicht benutzt. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    sentence: 'Wir schicken Ihnen einen Link. Bis Sie ihn benutzen, bleibt Ihr Passwort, wie es ist.',
    button: 'Link schicken',
    back: 'Zurück zur Anmeldung',
    sentTitle: 'Bitte prüfen Sie Ihr Postfach',
    mailOffTitle: 'Mail ist aus',
    mailOff: (email) =>
      `Hier ist kein Mailserver eingerichtet, an ${email} wurde kein Link verschickt. Bitten Sie einen Admin um Hilfe.`,
    sent: (email) => `Gehört ${email} hier jemandem, ist ein Link unterwegs. Er gilt zwei Stunden.`,
  },
  newPassword: {
    invitation: (account) => `Willkommen bei ${account}`,
    reset: 'Neues Passwort festlegen',
    sentence: (name, email) => `${name}, Sie melden sich mit ${email} an.`,
    password: 'Neues Passwort',
    hint: 'Mindestens 12 Zeichen. Mehrere Wörter hintereinander sind gut.',
    button: 'Speichern und anmelden',
    again: 'Neuen Link anfordern',
    dead: 'Dieser Link gilt nicht mehr',
    loading: 'Der Link wird geöffnet',
    withPasskey: 'Speichern und mit Passkey bestätigen',
    removePasskeys: 'Meine Passkeys entfernen, außer dem, mit dem ich jetzt bestätige',
  },
  otherAddress: {
    title: 'Diese Seite wurde unter einer Adresse geöffnet, unter der sich niemand anmelden kann.',
    open: 'Öffnen Sie sie hier:',
  },
  signOut: {
    title: 'Sie sind noch angemeldet',
    text: 'Der Dienst war nicht zu erreichen und hat Ihre Sitzung nicht beendet. Versuchen Sie es noch einmal. Müssen Sie den Computer jetzt verlassen, schließen Sie den Browser.',
    retry: 'Noch einmal abmelden',
  },
  legal: { documentation: 'Dokumentation' },
};
