// The words of "Today" in German.

import { pluralIn } from '../../../../shared/text/plural.ts';
import { inDative } from '../../../../shared/time/format-duration.ts';
import { JOBS_DE } from '../journal/jobs-de.ts';
import type { TodayWords } from './en.ts';

const plural = pluralIn('de');

export const de: TodayWords = {
  title: 'Heute',
  groups: { NOW: 'Jetzt', BEFORE_NOON: 'Vor Mittag', TODAY: 'Heute' },
  list: 'Was entschieden werden muss',
  move: 'bewegen',
  act: 'ausführen',
  nothing: 'Gerade braucht Sie nichts',
  nothingDetail:
    'Freizugebende Aufträge, Aufträge ohne Fahrer, unbeantwortete Fahrten, abwesende Fahrer, Anträge auf freie Tage, Verspätungen, ablaufende Angebote, Schäden, fehlgeschlagene Nachrichten und Aufgaben erscheinen hier von selbst.',
  label: {
    toPickup: 'bis Abholung',
    noPickup: 'noch kein Termin',
    overdue: 'über der Zeit',
    noAnswer: 'keine Antwort',
    late: 'zu spät',
    latePickup: 'fehlt bei Abholung',
    noPosition: 'keine Position',
    waiting: 'wartet',
    toExpiry: 'bis Ablauf',
    damage: 'Schaden',
    complaint: 'Reklamation',
    task: 'Aufgabe fällig',
    since: (when) => `seit ${inDative(when)}`,
    mail: 'nicht gesendet',
  },
  failed: (count) => `${count} fehlgeschlagen`,
  failedMail: '1 Mail',
  jobs: JOBS_DE,
  driverWrote: (count) => `schreibt ${plural(count, { one: 'Nachricht', other: 'Nachrichten' })} zu`,
  aDriver: 'Der Fahrer',
  readMessage: 'Lesen',
  carrierNoDriver: (carrier) => `hat keinen Fahrer: ${carrier} hat angenommen und noch niemanden genannt`,
  carrierNoAnswer: (count) =>
    `hat keinen Frachtführer: ${plural(count, { one: 'Angebot', other: 'Angebote' })} ohne Annahme beendet`,
  openOrder: 'Auftrag öffnen',
  extras: (count) =>
    plural(count, {
      one: 'Zusatzleistung oder Auslage ist zu prüfen',
      other: 'Zusatzleistungen und Auslagen sind zu prüfen',
    }),
  jobStuck: (job) => `${job} kommt nicht voran`,
  foldedLabel: 'gleicher Art',
  folded: {
    SILENT: (count) => `${count} Fahrzeuge unterwegs senden keine Position`,
    MAIL: (count) => `${count} Mails kamen nicht an`,
    JOB: (count) => `${count} Aufgaben kommen nicht voran`,
  },
  showAll: 'Alle zeigen',
  foldUp: 'Einklappen',
  mustBeReleased: 'ist freizugeben',
  release: 'Freigeben',
  released: (number) => `${number} ist freigegeben`,
  hasNoDriver: 'hat keinen Fahrer',
  asksFor: {
    DAY_OFF: (name, days) => `${name} beantragt frei, ${days}`,
    HOLIDAY: (name, days) => `${name} beantragt Urlaub, ${days}`,
    SICKNESS: (name, days) => `${name} meldet sich krank, ${days}`,
  },
  absenceWaits: 'Ein Fahrer wartet auf die Entscheidung über eine Abwesenheit',
  tripsOnDays: (count) =>
    `${plural(count, { one: 'Fahrt ist', other: 'Fahrten sind' })} an diesen Tagen geplant`,
  driverAbsent: {
    DAY_OFF: (name, day) => `braucht einen anderen Fahrer: ${name} hat frei bis ${day}`,
    HOLIDAY: (name, day) => `braucht einen anderen Fahrer: ${name} ist im Urlaub bis ${day}`,
    SICKNESS: (name, day) => `braucht einen anderen Fahrer: ${name} ist krank bis ${day}`,
    unknown: (name, day) => `braucht einen anderen Fahrer: ${name} ist abwesend bis ${day}`,
  },
  hasNotAnswered: (name) => `Keine Antwort von ${name} zu`,
  reaches: (city, when, agreed) => `erreicht ${city} um ${when} statt ${agreed}`,
  notAtPickup: (name) => `${name} ist noch nicht an der Abholung von`,
  notAtPickupEnd: '',
  silent: (city) => `meldet sich nicht auf dem Weg nach ${city}`,
  needsQuote: 'braucht ein Angebot',
  quote: 'Angebot',
  quoteEnds: (when) => `läuft ${when} ab`,
  damageAt: 'Schaden an',
  caseQuestion: '– Fall öffnen?',
  openCase: 'Fall öffnen',
  noCase: 'Kein Fall',
  caseOpened: (number) => `Fall ${number} ist offen`,
  damageDismissed: (number) => `Der Schaden an ${number} braucht keinen Fall`,
  damageTask: 'Aufgabe eines Schadenfalls',
  markDone: 'Erledigt',
  taskDone: 'Aufgabe erledigt',
  complaintOn: 'Reklamation zu',
  refuses: (customer, status) =>
    status === null
      ? `${customer} antwortet nicht auf Webhooks`
      : `${customer} nimmt keine Webhooks an: ${status}`,
  mailRefused: (subject) => `Mail „${subject}“ kam nicht an`,
  pickupAt: (city, when) => `Abholung ${city} ${when}`,
  asked: (when) => `gefragt ${when}`,
  agreedAt: (when) => `vereinbart ${when}`,
  lastSeen: (when) => `zuletzt ${when}`,
  neverSeen: 'keine Position seit der Abholung',
  reportedIn: (city, when) => `Gemeldet in ${city}, ${when}`,
  noDescription: 'ohne Beschreibung',
  nextAttempt: (when) => `nächster Versuch ${when}`,
  givenUp: 'aufgegeben',
  assignDriver: 'Fahrer zuweisen',
  replace: 'Ersetzen',
  call: 'Anrufen',
  callName: (name) => `${name} anrufen`,
  reportDelay: (when) => `Verspätung auf ${when} melden`,
  delayReported: (number) => `Die Verspätung von ${number} ist gemeldet`,
  writeQuote: 'Angebot schreiben',
  openQuote: 'Angebot öffnen',
  review: 'Prüfen',
  open: 'Öffnen',
  resend: (count) => `${count} jetzt erneut senden`,
  resent: (count, customer) =>
    count === 0
      ? `Nichts ist mehr offen: Die Nachrichten sind zugestellt, oder ${customer} hat den Endpunkt pausiert`
      : `${plural(count, { one: 'Nachricht wird', other: 'Nachrichten werden' })} jetzt an ${customer} gesendet. Was wieder fehlschlägt, erscheint hier erneut.`,
  account: 'Kunden öffnen',
  sendAgain: 'Erneut senden',
  sendAgainTo: (recipient) => `Erneut an ${recipient} senden`,
  mailSent: 'Die Mail ist wieder unterwegs',
  movePickup: 'Abholung verschieben',
  road: 'Die Straße heute',
  arrivals: 'Nächste Ankünfte',
  left: (deliveries, pickups) =>
    `noch ${plural(deliveries, { one: 'Anlieferung', other: 'Anlieferungen' })}, ${plural(pickups, { one: 'Abholung', other: 'Abholungen' })}`,
  noArrivals: 'Heute wird nichts mehr abgeholt oder angeliefert.',
};
