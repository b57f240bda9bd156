// The words of the apps in German.

import { pluralIn } from '../../../shared/text/plural.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('de');
const number = new Intl.NumberFormat('de');

export const de = {
  language: 'Sprache',
  languages: { en: 'English', de: 'Deutsch' },
  theme: { label: 'Darstellung', system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  copy: { copy: 'Kopieren', copied: 'Kopiert', failed: 'Der Browser hat das Kopieren nicht erlaubt' },
  password: { show: 'Passwort zeigen', hide: 'Passwort verbergen' },
  close: 'Schließen',
  cancel: 'Abbrechen',
  date: {
    calendar: 'Kalender',
    openCalendar: 'Kalender öffnen',
    today: 'Heute',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    day: 'TT.MM.JJJJ',
    dayAndTime: 'TT.MM.JJJJ HH:MM',
    problems: {
      unreadable: (example) => `Das ist kein Datum. Schreiben Sie es so: ${example}.`,
      noSuchDay: (example) => `Diesen Tag gibt es nicht. Schreiben Sie das Datum so: ${example}.`,
      noSuchTime: () => 'Diese Uhrzeit gibt es nicht. Stunden gehen von 0 bis 23, Minuten von 0 bis 59.',
      dayMissing: (example) => `Der Tag fehlt. Schreiben Sie es so: ${example}.`,
      skippedHour: () =>
        'Diese Uhrzeit gibt es nicht: In dieser Nacht wird die Uhr um eine Stunde vorgestellt.',
    },
    tooEarly: (min) => `Nicht vor ${min}.`,
    tooLate: (max) => `Nicht nach ${max}.`,
  },
  discard: {
    title: 'Eingaben verwerfen?',
    text: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert.',
    confirm: 'Eingaben verwerfen',
    keep: 'Weiter bearbeiten',
  },
  dismiss: 'Ausblenden',
  more: 'Mehr',
  shell: {
    navigation: 'Hauptnavigation',
    environment: 'Umgebung',
    production: 'Produktion',
    sandbox: 'Sandbox',
    sandboxSentence: 'Niemand fährt, nichts wird berechnet. Testdaten werden nach 30 Tagen gelöscht.',
    toProduction: 'Zur Produktion',
    find: 'Nummer, Name, Kennzeichen, FIN oder Seite',
    skip: 'Zum Inhalt springen',
    breadcrumb: 'Sie sind hier',
    sidebar: 'Seitenleiste',
  },
  palette: {
    label: 'Suchen',
    nothing: (text: string) => `Nichts gefunden zu „${text}“.`,
    hint: 'Nummer, Name, Kennzeichen, die letzten sechs der FIN, Ort, Telefon, Seite oder Befehl eingeben.',
    groups: {
      orders: 'Aufträge und Anfragen',
      drivers: 'Fahrer',
      accounts: 'Kunden',
      people: 'Personen',
      quotes: 'Angebote',
      invoices: 'Rechnungen',
      damageCases: 'Schadenfälle',
      pages: 'Seiten',
      commands: 'Befehle',
    },
    found: (count: number) => `${plural(count, { one: 'Treffer', other: 'Treffer' })}`,
  },
  finder: { clear: (name: string) => `${name} zurücksetzen`, nothing: 'Nichts gefunden' },
  table: {
    loadMore: 'Mehr laden',
    loading: 'Wird geladen',
    move: 'Bewegen',
    open: 'Öffnen',
    moreFilters: 'Weitere Filter',
    removeFilter: (name: string) => `Filter ${name} entfernen`,
    loaded: (shown: number, noun: string) => `${number.format(shown)} ${noun}`,
    shown: (shown: number, total: number, noun: string) =>
      `${number.format(shown)} von ${number.format(total)} ${noun}`,
  },
  freshness: {
    live: 'Live',
    liveSince: (ago: string) => `Live, letzte Änderung ${ago}`,
    asking: (ago: string) => `Nicht live, abgefragt ${ago}`,
    down: 'Nicht live. Es wird alle 15 Sekunden abgefragt.',
  },
  error: {
    retry: 'Noch einmal versuchen',
    requestId: 'Anfrage',
    kept: 'Nichts ist verloren: Ihre Eingaben sind noch da.',
    unexpected:
      'Das hat nicht geklappt. Bitte noch einmal versuchen; bleibt es so, hilft uns die Id der Anfrage.',
  },
  pageError: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Die Verbindung war unterbrochen, oder der Dienst wurde aktualisiert. Bitte die Seite neu laden; bleibt es so, hilft uns die Adresse der Seite.',
    reload: 'Seite neu laden',
  },
  form: {
    /** Names the field, also for screen readers. */
    required: (label: string) => `Bitte ${label} angeben.`,
    summary: (count: number) =>
      `${plural(count, { one: 'Feld muss', other: 'Felder müssen' })} korrigiert werden`,
    optional: 'optional',
    draftOfToday: (clock: string) => `Entwurf von ${clock} wiederhergestellt`,
    draftOf: (day: string, clock: string) => `Entwurf vom ${day}, ${clock}, wiederhergestellt`,
    discardDraft: 'Verwerfen',
    wrong: {
      required: 'Bitte ausfüllen.',
      postalCode: (country: string, example: string) => `Passt nicht zu ${country}. Beispiel: ${example}`,
      anyPostalCode: 'Eine Postleitzahl hat bis zu 15 Buchstaben, Ziffern, Leerzeichen und Bindestriche.',
      iban: 'Diese IBAN stimmt nicht: Länge oder Prüfziffern passen nicht. Vergleichen Sie sie mit einem Kontoauszug.',
      vatId: (example: string) => `Keine USt-IdNr. Richtig wäre zum Beispiel ${example}.`,
      vatCheckDigit: 'Die Prüfziffer passt nicht. Bitte vergleichen.',
      vin: 'Eine FIN hat 17 Buchstaben und Ziffern, ohne I, O und Q.',
      pastPickup: 'Die Abholung liegt in der Vergangenheit. Wählen Sie eine spätere Zeit.',
      deliveryFirst: 'Die Anlieferung darf nicht vor der Abholung liegen.',
    },
  },
  timeline: { next: 'Als Nächstes', showDetails: 'Einzelheiten' },
  map: {
    none: 'Die Karte kommt mit der ersten Position.',
    noWebGl: 'Ihr Browser kann die Karte nicht zeichnen: WebGL ist ausgeschaltet oder fehlt.',
    failed: 'Die Karte konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  },
  parts: 'Bausteine',
  notFound: {
    title: 'Diese Seite gibt es nicht',
    sentence: 'Vielleicht ist die Adresse vertippt oder veraltet.',
    back: 'Zum Anfang',
  },
} satisfies Messages;
