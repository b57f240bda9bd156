// The words of an order's head in German: its progress, its steps, its actions.
import type { pageEn } from './page-en.ts';

export const pageDe: typeof pageEn = {
  crumbs: 'Aufträge',
  yourNumber: 'Ihre Nummer',
  copyCurl: 'Als curl kopieren',
  curlCopied: 'Die curl-Zeile ist in der Zwischenablage',
  trackingPage: 'Sendungsverfolgung',
  change: 'Ändern',
  cancelOrder: 'Stornieren',
  withdraw: 'Zurückziehen',
  decide: 'Über das Angebot entscheiden',
  actions: 'Weitere Aktionen',
  copyOrder: 'Noch einmal so bestellen',
  ended: {
    PICKED_UP: (at) =>
      at
        ? `Ändern und Stornieren ging bis zur Abholung, ${at}`
        : 'Ändern und Stornieren ging bis zur Abholung',
    WAITS_FOR_QUOTE: 'Eine Anfrage kann zurückgezogen, nicht geändert werden',
    QUOTE_ON_OFFER: 'Ein Angebot liegt vor: annehmen oder ablehnen',
    ENDED: 'Beendet, nichts lässt sich mehr ändern',
  },
  laterBy: (span) => `${span} später als gewünscht`,
  progress: 'Fortschritt',
  steps: {
    accepted: 'Angenommen',
    requested: 'Angebot ausstehend',
    scheduled: 'Eingeplant',
    pickedUp: 'Übernommen',
    inTransit: 'Unterwegs',
    delivered: 'Übergeben',
    quote: 'Angebot',
    order: 'Auftrag',
  },
  toGo: (km) => `noch ${km}`,
  expectedAt: (when) => `Erwartet ${when}`,
  plannedAt: (when) => `Geplant ${when}`,
  open: 'Offen',
  sentence: {
    RECEIVED: (route) => `Eingegangen, ${route}`,
    quoteRequired: 'Wartet auf ein Angebot',
    quoteOffered: (amount, until) => `Angebot über ${amount}, zu entscheiden bis ${until}`,
    CONFIRMED: (from, when) =>
      when
        ? `Abholung in ${from} ${when} geplant`
        : `Angenommen, die Abholung in ${from} hat noch kein Datum`,
    SCHEDULED: (from, when) =>
      when
        ? `Fahrer zugewiesen, Abholung in ${from} ${when}`
        : `Fahrer zugewiesen für die Abholung in ${from}`,
    PICKUP: (from) => `Fahrer unterwegs zur Abholung in ${from}`,
    PICKUP_ARRIVED: (from) => `Fahrer an der Abholung in ${from}`,
    IN_TRANSIT: (to, when) => (when ? `Unterwegs nach ${to}, erwartet ${when}` : `Unterwegs nach ${to}`),
    ARRIVED: (to) => `In ${to} angekommen, Übergabe läuft`,
    DELIVERED: (to, when) => (when ? `In ${to} übergeben ${when}` : `In ${to} übergeben`),
    COMPLAINT: (to) => `In ${to} übergeben, eine Reklamation ist offen`,
    CANCELLED: 'Storniert',
    cancelledBecause: (reason) => `Storniert: ${reason}`,
    REJECTED: 'Die Anfrage wurde zurückgezogen oder abgelehnt',
  },
  on: (day) => `am ${day}`,
};
