// The words of a change of what was ordered, in German.
import type { TermsWords } from './en.ts';

export const de: TermsWords = {
  title: 'Adresse, Fahrzeug, Preis',
  price: 'Preis',
  priceNet: 'Nettopreis von Hand',
  priceHint: 'Leer bedeutet: der Preis nach der Vereinbarung',
  reason: 'Grund',
  reasonHint: 'Der Kunde sieht ihn',
  nothingYet: 'Ändern Sie ein Feld, dann steht der neue Preis neben dem bisherigen.',
  nothing: 'Nichts weicht vom Auftrag ab.',
  back: 'Zurück',
  change: 'Auftrag ändern',
  redirect: 'Ziel ändern',
  offer: 'Als Angebot schicken',
  changed: 'Geändert',
  redirected: 'Das Ziel ist geändert',
  offered: 'Das Angebot ist verschickt; der Auftrag ändert sich, wenn der Kunde annimmt',
  withdrawn: 'Das Angebot ist zurückgezogen',
  priceBefore: 'Bisher',
  priceAfter: 'Neu',
  noPrice: 'Kein Preis',
  givePrice: 'Geben Sie Preis und Grund an.',
  basis: {
    KEPT: 'Der Preis bleibt',
    AGREEMENT: 'Nach der Vereinbarung',
    BY_HAND: 'Von Hand',
  },
  difference: (amount) => `${amount} netto`,
  needsQuote: {
    title: 'Die Vereinbarung verlangt ein Angebot',
    why: {
      TRANSPORT_TYPE: 'Für diese Transportart.',
      VEHICLE_TYPE: 'Für diese Fahrzeugart.',
      ADDRESS_UNCLEAR: 'Postleitzahl und Ort einer Adresse passen nicht zusammen.',
      DISTANCE_UNKNOWN: 'Die Entfernung ließ sich nicht messen.',
      DISTANCE_ABOVE_LIMIT: 'Für diese Entfernung.',
      NO_TARIFF: 'Sie hat keinen Preis für diesen Fall.',
    },
    offered: (until) =>
      `Der Kunde bekommt eines, gültig bis ${until}. Bis er annimmt, bleibt der Auftrag, wie er ist.`,
    onTheWay: 'Das Fahrzeug ist unterwegs, setzen Sie deshalb den Preis von Hand.',
  },
  warnings: {
    DRIVER_HAS_TRIP: (driver) => `${driver} hat die Fahrt schon und bekommt eine Nachricht.`,
    DISTANCE_UNKNOWN: () => 'Die Entfernung zur neuen Adresse ließ sich nicht messen.',
    DISTANCE_ESTIMATED: () => 'Der Kartenserver antwortet nicht, die Entfernung ist geschätzt.',
    TOO_LATE: () => 'Bei üblichem Tempo kommt das Fahrzeug nach dem vereinbarten Termin an.',
    REPLACES_OFFER: () => 'Eine Änderung ist angeboten. Diese ersetzt sie.',
  },
  told: {
    sends: (what) => `Verschickt ${what}.`,
    event: (type, customer) => `${type} an ${customer}`,
    mail: (address) => `eine Mail an ${address}`,
    driver: (name) => `eine Nachricht aufs Telefon von ${name}`,
    nobody: 'Der Kunde wird nicht benachrichtigt.',
  },
  onOffer: {
    title: (quote, net) => `Eine Änderung ist angeboten: ${quote}, ${net} netto`,
    until: (until) => `Der Kunde entscheidet bis ${until}. Bis dahin bleibt der Auftrag, wie er ist.`,
    withdraw: 'Zurückziehen',
  },
};
