// The words of the journal in German.
import { pluralIn } from '../../../../shared/text/plural.ts';
import { DETAILS_DE } from './details-de.ts';
import type { JournalWords } from './en.ts';
import { JOBS_DE } from './jobs-de.ts';
import { SENTENCES_DE } from './sentences-de.ts';

const plural = pluralIn('de');

export const de: JournalWords = {
  title: 'Journal',
  sentence: (failed) =>
    failed === 0
      ? 'Es ist nichts zu prüfen.'
      : `${plural(failed, { one: 'Aufgabe muss', other: 'Aufgaben müssen' })} geprüft werden.`,
  views: { changes: 'Änderungen', mails: 'Mails', jobs: 'Aufgaben', alerts: 'Warnungen' },
  jobsWith: (failed) => `Aufgaben ${failed}`,
  viewsLabel: 'Was gezeigt wird',
  filters: 'Filter',
  person: 'Person',
  channel: 'Kanal',
  all: 'Alle',
  time: 'Zeit',
  times: { day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage', all: 'Alles' },
  search: 'Auftragsnummer',
  channels: {
    console: 'Konsole',
    portal: 'Portal',
    'api-v1': 'API',
    mcp: 'Agent',
    older: 'Ältere Schnittstelle',
    driver: 'Fahrer-App',
    ops: 'Betreiber-Token',
    link: 'Angebotslink',
    start: 'System',
    system: 'System',
    sandbox: 'Sandbox',
    demo: 'Demo',
    worker: 'System',
  },
  actors: {
    operator: 'Betreiber-Token',
    system: 'System',
    'demo-dispatch': 'Demo',
    'demo-customer': 'Demo',
    'demo-accounting': 'Demo',
    demo: 'Demo',
  },
  sentences: SENTENCES_DE,
  details: DETAILS_DE,
  when: 'Wann',
  what: 'Was',
  customer: 'Kunde',
  through: 'Über',
  open: 'Öffnen',
  before: 'Vorher',
  after: 'Nachher',
  nothing: 'leer',
  field: 'Feld',
  noChanges: 'Mehr wurde dazu nicht festgehalten.',
  openOrder: 'Auftrag öffnen',
  sealed: (seal) => `Unter Siegel ${seal}`,
  unsealed: 'Wird innerhalb von zwei Minuten versiegelt',
  more: 'Mehr laden',
  shown: (count) => plural(count, { one: 'Eintrag', other: 'Einträge' }),
  none: 'Keine passenden Einträge',
  noneSentence:
    'Nichts wurde getan, was passt. Nehmen Sie einen Filter zurück oder schauen Sie weiter zurück.',
  clear: 'Filter löschen',
  export: 'Als CSV speichern',
  check: 'Siegel prüfen',
  checkTitle: 'Siegel über dem Journal',
  checking: 'Das ganze Journal wird gelesen …',
  whole: (entries, seals) => `${entries} Einträge unter ${seals} Siegeln: nichts wurde verändert.`,
  tampered: (count) =>
    `Das Journal wurde verändert: ${plural(count, { one: 'Siegel hält', other: 'Siegel halten' })} nicht.`,
  faults: {
    ENTRIES_MISSING: 'Einträge fehlen',
    ENTRIES_CHANGED: 'ein Eintrag sagt etwas anderes als bei der Versiegelung',
    VALUES_MISSING:
      'Werte vor und nach einer Änderung fehlen, obwohl keine Löschung verlangt oder fällig war',
    VALUES_CHANGED: 'die Werte vor und nach einer Änderung sind nicht die des versiegelten Eintrags',
    CHAIN_BROKEN: 'dieses Siegel oder das davor wurde verändert',
    SEAL_MISSING: 'ein Siegel davor fehlt',
  },
  seal: (number) => `Siegel ${number}`,
  lastChain: 'Bewahren Sie dies anderswo auf; es zeigt später, ob die neuesten Siegel abgeschnitten wurden:',
  mailStates: {
    PENDING: 'Wartet',
    SENT: 'Gesendet',
    FAILED: 'Fehlgeschlagen',
    KEPT: 'Nicht versendet (kein Mailserver)',
  },
  recipient: 'An',
  subject: 'Betreff',
  state: 'Stand',
  attempts: (count) => plural(count, { one: 'Versuch', other: 'Versuche' }),
  resend: (recipient) => `Erneut an ${recipient} senden`,
  resent: 'Die Mail ist wieder unterwegs.',
  onlyFailed: 'Nur fehlgeschlagene',
  noMail: 'Noch keine Mail',
  noMailSentence:
    'Angebote, Links zur Verfolgung und Einladungen erscheinen hier, sobald sie geschrieben sind.',
  jobs: JOBS_DE,
  alerts: {
    DOCUMENT_ALTERED: 'Ein gespeichertes Dokument stimmt nicht mit seiner Prüfsumme überein.',
    MAIL_FAILED: 'Eine Mail ließ sich nicht senden und wird nicht mehr versucht.',
  },
  noAlert: 'Keine Warnung',
  noAlertSentence: 'Veränderte Dokumente und endgültig fehlgeschlagene Mails erscheinen hier.',
};
