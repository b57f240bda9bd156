// The words of the overview in German.

import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';
import { inDative } from '../../../../shared/time/format-duration.ts';
import { NEW_ORDER } from '../../orders/words/commands.ts';
import type { OverviewWords } from './en.ts';

const plural = pluralIn('de');
const form = pluralFormIn('de');

export const de: OverviewWords = {
  sentence: (orders, others, moving) => {
    const parts = [
      orders > 0 && plural(orders, { one: 'Auftrag', other: 'Aufträge' }),
      others > 0 && plural(others, { one: 'technischer Punkt', other: 'technische Punkte' }),
    ].filter((part) => part !== false);
    const look =
      parts.length === 0
        ? 'Nichts ist offen'
        : `${parts.join(' und ')} ${form(orders + others, { one: 'ist', other: 'sind' })} offen`;
    const road =
      moving === 0
        ? 'nichts ist unterwegs'
        : `${plural(moving, { one: 'Fahrzeug ist', other: 'Fahrzeuge sind' })} unterwegs`;
    return `${look}, ${road}`;
  },
  title: 'Übersicht',
  firstSteps: {
    title: 'Erste Schritte',
    count: (done) => `${done} von 5 erledigt`,
    done: 'Erledigt',
    steps: {
      key: ['Schlüssel anlegen', 'Für Ihr Testsystem. Das Secret wird einmal gezeigt.', 'API-Schlüssel'],
      call: [
        'Erster Aufruf',
        'Bei jedem Schlüssel steht eine curl-Zeile, die Ihr Konto nennt.',
        'Zeile kopieren',
      ],
      order: ['Testauftrag senden', 'Aus Ihrem System, oder von Hand durchspielen.', 'Spielwiese'],
      endpoint: [
        'Adresse für Nachrichten',
        'Ihre eigene unter Webhooks, oder ein Testempfänger ohne Server.',
        'Testempfänger',
      ],
      delivered: [
        'Nachricht ankommen sehen',
        'Einen Auftrag weiterschalten und lesen, wie die Signatur geprüft wird.',
        'Spielwiese',
      ],
    },
  },
  newOrder: NEW_ORDER.de,
  importCsv: 'CSV importieren',
  needsAttention: 'Braucht Aufmerksamkeit',
  urgent: 'Dringendstes zuerst',
  allOfThem: (count) => `Alle ${count} offenen Aufträge`,
  missing: (count, what) => `Bei ${count} Aufträgen fehlt: ${what}`,
  foldedLabel: 'Aufträge',
  showAll: 'Alle zeigen',
  foldUp: 'Einklappen',
  nothing:
    'Nichts wartet auf Sie. Angebote, die auf Ihre Entscheidung warten, unvollständige Aufträge, Endpunkte mit Fehlern und ablaufende Schlüssel erscheinen hier.',
  deadline: {
    nextAttempt: 'bis zum Versuch',
    givenUp: 'aufgegeben',
    toPickup: 'bis zur Abholung',
    noPickup: 'noch kein Termin',
    toDecide: 'Entscheidungsfrist',
    toExpiry: 'bis zum Ablauf',
    complaint: 'Reklamation',
    open: 'Offen',
    overdue: 'Überfällig',
  },
  refuses: (name, status) =>
    status === null ? `${name} antwortet nicht` : `${name} lehnt Nachrichten mit ${status} ab`,
  notDelivered: (count, since) => `${count} nicht zugestellt seit ${inDative(since)}`,
  seeWhy: 'Warum?',
  hasNo: (number, what) => `Bei ${number} fehlt: ${what}`,
  lacks: {
    'vehicle.vin': 'FIN',
    'pickup.contact.name': 'Kontakt an der Abholung',
    'pickup.contact.phone': 'Telefon an der Abholung',
    'delivery.contact.name': 'Kontakt bei der Anlieferung',
    'delivery.contact.phone': 'Telefon bei der Anlieferung',
  },
  addVin: 'FIN ergänzen',
  complete: 'Ergänzen',
  complaintOf: (number) => `Reklamation zu ${number}`,
  look: 'Öffnen',
  quoteFor: (number, amount) => `Angebot zu ${number}, ${amount} netto`,
  until: (when) => `bis ${when}`,
  decide: 'Entscheiden',
  keyEnds: (name, when) => `Schlüssel „${name}“ endet ${when}`,
  keyHint: 'Vorher erneuern, damit kein Aufruf abgelehnt wird.',
  rollKey: 'Schlüssel erneuern',
  traffic: 'API, letzte 24 Stunden',
  requestLog: 'API-Protokoll',
  calls: 'Aufrufe',
  errors: (share) => `Fehler, ${share}`,
  typical: 'übliche Antwort',
  callsAnHour: 'Aufrufe je Stunde',
  errorsAnHour: 'Fehler je Stunde',
  now: 'Jetzt',
  chart: (calls, errors) => `${calls} Aufrufe und ${errors} Fehler in den letzten 24 Stunden, je Stunde`,
  topErrors: 'Häufigste Fehler',
  noCalls: 'Keine Aufrufe in den letzten 24 Stunden.',
  movements: 'Heute in Bewegung',
  vehicles: (count) => plural(count, { one: 'Fahrzeug', other: 'Fahrzeuge' }),
  allOrders: 'Alle Aufträge',
  legend: {
    driven: 'gefahren',
    toGo: 'noch vor sich',
    late: 'verspätet',
    planned: 'geplant',
    done: 'übergeben',
  },
  noMovements: 'Heute wird nichts abgeholt oder angeliefert.',
  status: 'Status',
  order: 'Auftrag',
  route: 'Strecke',
  lateBy: (when, span) => `${when}, ${span} später`,
  handingOver: 'Übergabe läuft',
};
