// The names of statuses and documents of orders, also for the playground, in German.
import type { namesEn } from './names-en.ts';

export const namesDe: typeof namesEn = {
  statuses: {
    QUOTE_REQUIRED: 'Angebot ausstehend',
    QUOTE_OFFERED: 'Angebot liegt vor',
    REJECTED: 'Abgelehnt',
    TO_RELEASE: 'Freizugeben',
    ACCEPTED: 'Angenommen',
    SCHEDULED: 'Eingeplant',
    PICKUP_IN_PROGRESS: 'Abholung läuft',
    IN_TRANSIT: 'Unterwegs',
    DELIVERY_IN_PROGRESS: 'Übergabe läuft',
    DELIVERED: 'Übergeben',
    COMPLETED: 'Abgeschlossen',
    CANCELLED: 'Storniert',
    COMPLAINT: 'Reklamation',
  },
  kinds: {
    PICKUP_PROTOCOL: 'Abholprotokoll',
    DELIVERY_PROTOCOL: 'Übergabeprotokoll',
    DAMAGE_REPORT: 'Schadensbericht',
    AUTHORIZATION: 'Vollmacht',
    VEHICLE_DOCUMENT: 'Fahrzeugpapiere',
    INVOICE: 'Rechnung',
    QUOTE: 'Angebot',
    SIGNED_QUOTE: 'Angenommenes Angebot',
  },
};
