// The words of the request log in German.

import { refusalHelpDe } from '../../../../shared/errors/credential-error-help-de.ts';
import { errorHelpDe } from '../../../../shared/errors/error-help-de.ts';
import { pluralIn } from '../../../../shared/text/plural.ts';
import type { RequestLogWords } from './en.ts';
import type { ErrorHelpCatalog, RefusalHelpCatalog } from './error-help.ts';

const plural = pluralIn('de');

export const de: RequestLogWords = {
  help: errorHelpDe satisfies ErrorHelpCatalog,
  refusal: refusalHelpDe satisfies RefusalHelpCatalog,
  title: 'API-Protokoll',
  lastCall: (ago) => `letzter Aufruf ${ago}`,
  noCall: 'noch kein Aufruf',
  kept: '90 Tage lang behalten',
  exportCsv: 'Als CSV speichern',
  views: 'Welche Aufrufe',
  all: 'Alle',
  errors: 'Fehler',
  slow: 'Langsam',
  time: 'Zeit',
  times: { hour: 'Letzte Stunde', day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage', all: 'Letzte 90 Tage' },
  filter: {
    method: 'Methode',
    path: 'Pfad',
    status: 'Status',
    code: 'Fehlercode',
    key: 'Schlüssel',
    order: 'Auftrag',
    number: 'Eigene Nummer',
  },
  hints: {
    path: '/extern/orders',
    order: 'VT-204871',
    number: 'NL-88416',
    status: '',
    code: '',
    key: '',
    method: '',
  },
  apply: 'Filtern',
  change: (name, value) => `${name} ${value}, ändern`,
  column: {
    time: 'Zeit',
    method: 'Methode',
    path: 'Pfad',
    status: 'Status',
    code: 'Fehlercode',
    key: 'Schlüssel',
    order: 'Auftrag und eigene Nummer',
    duration: 'Dauer',
  },
  now: 'Jetzt',
  chart: (calls, errors, median) =>
    `${plural(calls, { one: 'Aufruf', other: 'Aufrufe' })}, ${errors} Fehler${median}`,
  median: (ms) => `, die Hälfte binnen ${ms}`,
  repeatedSince: (count, since) => `${count} gleiche seit ${since}`,
  showRepeats: (count) => `${count} gleiche Aufrufe zeigen`,
  unknownKey: 'Unbekannter Schlüssel',
  noneTitle: 'Kein Aufruf in dieser Zeit',
  noneSentence:
    'Sobald ein System mit einem Ihrer Schlüssel aufruft, steht es nach ein bis zwei Sekunden hier.',
  noneFound: 'Nichts passt zu diesen Filtern',
  noneFoundSentence: 'Nehmen Sie einen weg oder sehen Sie weiter zurück.',
  noSuchCall: (id) => `Hier gibt es keinen Aufruf ${id}`,
  noSuchCallSentence:
    'Aufrufe mit Testschlüsseln stehen in der Sandbox, alle anderen in der Produktion, je 90 Tage lang. Eine Request-Id hat 36 Zeichen; ein eben gemachter Aufruf folgt nach ein bis zwei Sekunden.',
  lookInOther: { sandbox: 'In der Sandbox suchen', production: 'In der Produktion suchen' },
  closeNoSuchCall: 'Schließen',
  clear: 'Filter entfernen',
  toKeys: 'API-Schlüssel ansehen',
  searchedTo: 'Zurückgesehen bis',
  shown: (shown) =>
    `${plural(shown, { one: 'Aufruf', other: 'Aufrufe' })}, neueste zuerst, gleiche Fehler zusammen`,
  shownOf: (shown, all, noun) => `${shown} von ${all} ${noun}, neueste zuerst, gleiche zusammen`,
  nounErrors: 'Fehlern',
  nounCalls: 'Aufrufen',
  loadMore: 'Mehr laden',
  searchOn: 'Weiter zurück suchen',
  move: 'Bewegen',
  open: 'Öffnen',
  errorsOnly: 'Nur Fehler',

  went: 'Dieser Aufruf ging gut',
  wentSentence: 'Nichts zu tun.',
  whatToDo: 'Was tun',
  timesSince: (count, since) => `${count} Mal seit ${since}`,
  every: (interval) => `, alle ${interval}`,
  minutes: (count) => plural(count, { one: 'Minute', other: 'Minuten' }),
  seconds: (count) => plural(count, { one: 'Sekunde', other: 'Sekunden' }),
  hours: (count) => plural(count, { one: 'Stunde', other: 'Stunden' }),
  likelyRetry:
    'Falls das immer derselbe Aufruf ist: Er wird immer abgelehnt. Nur 409 mit Retry-After, 429 und 5xx wiederholen.',
  likelyOutage: 'Es kommt immer wieder; was hat sich kurz vor dem ersten geändert?',
  openOrder: (number) => `${number} öffnen`,
  showAll: (count) => `Alle ${count} zeigen`,
  requestId: 'Request-Id',
  sender: 'Absender',
  agent: 'Agent',
  answered: 'Die ältere Schnittstelle nennt diesen Code in ihrer Antwort anders.',
  head: 'Header der Antwort',
  neverKept: 'Inhalte, Schlüssel und Token werden nie behalten.',
};
