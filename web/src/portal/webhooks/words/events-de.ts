// The words of the events that an endpoint can get in German.
import type { eventsEn } from './events-en.ts';

export const eventsDe: typeof eventsEn = {
  eventGroups: {
    order: 'Der Auftrag',
    pickup: 'Fahrer und Abholung',
    road: 'Unterwegs und Übergabe',
    papers: 'Schäden, Dokumente und Geld',
  },
  eventTexts: {
    'order.created': 'angelegt, oder aus einem angenommenen Angebot',
    'order.accepted': 'angenommen und freigegeben',
    'order.scheduled': 'die Fahrt ist geplant',
    'order.rescheduled': 'ein Wunschtermin hat sich geändert',
    'order.completed': 'abgeschlossen',
    'order.cancelled': 'storniert',
    'order.rejected': 'eine Anfrage wurde zurückgezogen oder abgelehnt',
    'driver.assigned': 'ein Fahrer ist zugeteilt',
    'pickup.started': 'der Fahrer ist auf dem Weg zur Abholung',
    'pickup.arrived': 'der Fahrer ist am Abholort',
    'vehicle.picked_up': 'abgeholt, mit Protokoll',
    'transport.started': 'unterwegs',
    'transport.delayed': 'eine Verspätung wurde gemeldet',
    'delivery.arrived': 'der Fahrer ist am Ziel',
    'vehicle.delivered': 'übergeben, mit Protokoll',
    'damage.reported': 'ein Schaden wurde festgehalten',
    'document.uploaded': 'ein Dokument kam hinzu',
    'quote.offered': 'ein Angebot liegt vor',
    'invoice.created': 'die Rechnung ist da',
  } as Record<string, string>,
};
