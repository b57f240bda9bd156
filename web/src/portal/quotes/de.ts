// The words of the pages of quotes in German.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';
import type { QuotesWords } from './en.ts';

const plural = pluralIn('de');
const form = pluralFormIn('de');

export const de: QuotesWords = {
  title: 'Angebote',
  toDecide: (count) => plural(count, { one: 'Angebot zu entscheiden', other: 'Angebote zu entscheiden' }),
  none: 'Nichts zu entscheiden',
  sections: {
    toDecide: 'Zu entscheiden',
    waiting: 'Wartet auf ein Angebot',
    decided: 'Entschieden und beendet',
  },
  nearest: 'nächste Frist zuerst',
  newest: 'neueste zuerst',
  columns: {
    state: 'Stand',
    quote: 'Angebot',
    request: 'Anfrage',
    yourNumber: 'Ihre Nummer',
    route: 'Strecke',
    vehicle: 'Fahrzeug',
    until: 'Entscheiden bis',
    decided: 'Entschieden',
    net: 'Netto',
  },
  states: {
    REQUESTED: 'Angebot ausstehend',
    OFFERED: 'Liegt vor',
    ACCEPTED: 'Angenommen',
    DECLINED: 'Abgelehnt',
    WITHDRAWN: 'Zurückgezogen',
    EXPIRED: 'Abgelaufen',
  },
  noun: (count) => form(count, { one: 'Angebot, neueste zuerst', other: 'Angebote, neueste zuerst' }),
  empty: {
    title: 'Noch keine Angebote',
    text: 'Wo Ihre Vereinbarung keinen Preis hat, macht die Disposition ein Angebot. Es erscheint hier, und Sie entscheiden.',
    action: 'Neuer Auftrag',
  },
  sentence: {
    OFFERED: (amount, when) => `${amount} netto, zu entscheiden bis ${when}`,
    REQUESTED: 'Die Disposition arbeitet am Angebot',
    ACCEPTED: (number) => `Angenommen, der Auftrag ist ${number}`,
    DECLINED: 'Abgelehnt',
    WITHDRAWN: 'Von der Disposition zurückgezogen',
    EXPIRED: 'Abgelaufen, die Anfrage wartet auf ein neues Angebot',
    EXPIRED_CHANGE: 'Abgelaufen, der Auftrag bleibt, wie er ist',
  },
  version: (version) => `Version ${version}`,
  pdf: 'Angebot als PDF',
  accept: (amount) => `Für ${amount} brutto annehmen`,
  acceptTitle: (quote) => `${quote} annehmen?`,
  acceptText: (amount, account) =>
    `Verbindlich für ${account}. Aus der Anfrage wird ein Auftrag über ${amount} brutto, und order.created geht an Ihre Endpunkte.`,
  acceptChangeText: (amount, account) =>
    `Verbindlich für ${account}. Der Auftrag ändert sich wie angeboten und kostet ${amount} brutto; order.rescheduled geht an Ihre Endpunkte.`,
  acceptConfirm: (amount) => `Für ${amount} verbindlich annehmen`,
  accepted: (number) => `Angenommen, der Auftrag ist ${number}`,
  decline: 'Ablehnen',
  declineTitle: (quote) => `${quote} ablehnen?`,
  declineText:
    'Die Anfrage endet als abgelehnt, und order.rejected geht an Ihre Endpunkte. Das lässt sich nicht rückgängig machen.',
  declineChangeText: 'Der Auftrag bleibt, wie er ist.',
  declineConfirm: 'Dieses Angebot ablehnen',
  keepOpen: 'Später entscheiden',
  declined: 'Abgelehnt',
  reason: 'Grund',
  notAgreed: 'Ihre Vereinbarung verlangt eine Unterschrift: Annehmen geht auf der Angebotsseite.',
  quotePage: 'Angebotsseite öffnen',
  notYours: 'Mit Ihrer Rolle sehen Sie Angebote, entscheiden aber nicht darüber.',
  items: 'Positionen',
  note: 'Hinweis der Disposition',
  request: 'Anfrage',
  openOrder: (number) => `${number} öffnen`,
  changeOf: (number) => `Änderung von ${number}`,
  why: 'Warum ein Angebot',
  whys: {
    TRANSPORT_TYPE: 'Die Vereinbarung sieht es für diesen Transport vor',
    VEHICLE_TYPE: 'Die Vereinbarung sieht es für dieses Fahrzeug vor',
    ADDRESS_UNCLEAR: 'Postleitzahl und Ort passten nicht zusammen',
    DISTANCE_UNKNOWN: 'Die Entfernung ließ sich nicht messen',
    DISTANCE_ABOVE_LIMIT: 'Die Entfernung liegt über der Vereinbarung',
    NO_TARIFF: 'Die Vereinbarung hat dafür keinen Preis',
    REQUESTED: 'Sie haben danach gefragt',
    SCENARIO: 'Das Szenario sieht es vor',
  },
  validUntil: 'Gültig bis',
};
