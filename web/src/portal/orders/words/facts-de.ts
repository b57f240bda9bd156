// The words of an order's facts in German: map, documents, vehicle, route, price, references.
import type { factsEn } from './facts-en.ts';

export const factsDe: typeof factsEn = {
  byApi: 'Über die API',
  withKey: {
    production: 'Dieser Auftrag, mit Ihrem Live-Schlüssel',
    sandbox: 'Dieser Auftrag, mit Ihrem Testschlüssel',
  },
  mapLabel: 'Karte der Überführung',
  noMap: {
    NOT_IN_TRANSIT: 'Eine Position wird zwischen Abholung und Anlieferung gezeigt.',
    NO_POSITION: 'Der Fahrer teilt keine Position oder hat kein Netz.',
    SANDBOX: 'In der Sandbox fährt niemand, also gibt es keine Position.',
  },
  documents: 'Dokumente',
  comes: {
    PICKUP_PROTOCOL: 'Kommt mit der Abholung',
    DELIVERY_PROTOCOL: 'Kommt mit der Übergabe',
    INVOICE: 'Kommt, wenn der Auftrag abgeschlossen ist',
  },
  download: (name) => `${name} herunterladen`,
  noDocuments: 'Es gibt keine.',
  vehicle: 'Fahrzeug',
  model: 'Modell',
  plate: 'Kennzeichen',
  vin: 'FIN',
  missing: 'Fehlt',
  route: 'Strecke',
  from: 'Von',
  to: 'Nach',
  transport: 'Transport',
  transports: { DRIVEN: 'Auf eigener Achse', TRAILER: 'Anhänger', TRUCK: 'Lkw' },
  byDriver: (name) => `durch ${name}`,
  price: 'Preis',
  priceByQuote: 'Kommt mit dem Angebot.',
  references: 'Referenzen',
  reference: 'Referenz',
  requestNumber: 'Anfrage',
  orderId: 'Auftrags-Id',
  agreement: 'Vereinbarung',
  agreementSince: (version, since) => `Version ${version}, vom ${since}`,
  note: 'Hinweis',
};
