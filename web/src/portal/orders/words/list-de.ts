// The words of the orders' list in German.
import type { listEn } from './list-en.ts';

const number = new Intl.NumberFormat('de');

export const listDe: typeof listEn = {
  title: 'Aufträge',
  newOrder: 'Neuer Auftrag',
  exportCsv: 'CSV exportieren',
  filters: 'Filter',
  clear: 'Zurücksetzen',
  views: {
    all: 'Alle',
    needsAttention: 'Braucht Aufmerksamkeit',
    beforePickup: 'Vor der Abholung',
    onTheRoad: 'Unterwegs',
  },
  more: (count) => `${number.format(count)}+`,
  columns: {
    status: 'Status',
    order: 'Auftrag',
    yourNumber: 'Ihre Nummer',
    route: 'Strecke',
    vehicle: 'Fahrzeug',
    plate: 'Kennzeichen',
    pickup: 'Abholung',
    delivery: 'Anlieferung',
    price: 'Netto',
  },
  filter: {
    status: 'Status',
    pickup: 'Abholung',
    delivery: 'Anlieferung',
    city: 'Ort',
    vehicle: 'Fahrzeug',
    search: 'Suche',
    from: 'Von',
    to: 'Bis',
    apply: 'Anzeigen',
    cityHint: 'Der Abholung oder der Anlieferung',
    vehicleHint: 'Anfang von Marke und Modell, „VW ID“',
    searchHint: 'Anfang von Nummer, Kennzeichen, FIN oder Ort',
  },
  late: 'verspätet',
  vinMissing: 'FIN fehlt',
  contactMissing: 'Kontakt fehlt',
  noun: {
    created: 'Aufträge, neueste zuerst',
    pickup: 'Aufträge, späteste Abholung zuerst',
    delivery: 'Aufträge, späteste Anlieferung zuerst',
  },
  decideBy: (day) => `Entscheiden bis ${day}`,
  pickupAt: (when) => `Abholung ${when}`,
  arrives: (when) => `Ankunft ${when}`,
  empty: {
    title: 'Noch keine Aufträge',
    text: 'Ein Auftrag übergibt uns ein Fahrzeug. Bestellen Sie hier von Hand, oder lassen Sie es Ihr System mit einem API-Schlüssel tun.',
    apiKeys: 'API-Schlüssel anlegen',
  },
  nothing: {
    title: 'Nichts passt zu diesen Filtern',
    text: 'Nehmen Sie einen weg, oder sehen Sie alle Aufträge an.',
    clear: 'Alle Aufträge zeigen',
  },
  keyNew: 'Neuer Auftrag',
};
