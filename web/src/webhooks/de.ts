// The words of webhook endpoints that portal and console share, in German.
import { pluralIn } from '../../../shared/text/plural.ts';
import type { SharedWebhookWords } from './en.ts';

const plural = pluralIn('de');

export const de: SharedWebhookWords = {
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
    'driver.assigned': 'ein Fahrer ist zugewiesen',
    'pickup.started': 'der Fahrer ist auf dem Weg zur Abholung',
    'pickup.arrived': 'der Fahrer ist am Abholort',
    'vehicle.picked_up': 'übernommen, mit Protokoll',
    'transport.started': 'unterwegs',
    'transport.delayed': 'eine Verspätung wurde gemeldet',
    'delivery.arrived': 'der Fahrer ist am Ziel',
    'vehicle.delivered': 'übergeben, mit Protokoll',
    'damage.reported': 'ein Schaden wurde festgehalten',
    'document.uploaded': 'ein Dokument kam hinzu',
    'quote.offered': 'ein Angebot liegt vor',
    'invoice.created': 'die Rechnung ist da',
    'invoice.cancelled': 'eine Rechnung wurde storniert',
  } as Record<string, string>,
  picker: {
    events: 'Ereignisse',
    count: (count, all) => `${count} von ${all}`,
    all: 'Alle Ereignisse',
    none: 'Keine',
  },
  secret: {
    title: 'Ihr Secret für Signaturen',
    once: 'Es wird nur jetzt gezeigt. Bewahren Sie es dort auf, wo Ihr Server seine Einstellungen liest.',
    titleForCustomer: 'Das neue Secret jetzt kopieren',
    onceForCustomer: 'Es wird nur dieses eine Mal gezeigt. Geben Sie es dem Kunden sicher weiter.',
    plain: 'Secret',
    standard: 'Für Standard-Webhooks-Bibliotheken',
    oldUntil: (when: string) =>
      `Bis ${when} signiert auch das alte. So stellen Sie Ihren Server um, ohne eine Nachricht zu verlieren.`,
    oldEnded: 'Das alte gilt ab sofort nicht mehr: Bis Ihr Server dieses hat, lehnt er jede Nachricht ab.',
    done: 'Ich habe es gesichert',
    sureTitle: 'Ohne das Secret schließen?',
    sure: 'Niemand kann es noch einmal zeigen. Geht es verloren, machen Sie ein neues.',
    close: 'Trotzdem schließen',
    back: 'Zurück',
  },
  roll: {
    title: 'Secret ablösen',
    text: 'Sie bekommen jetzt ein neues. Eine Zeit lang trägt jede Nachricht zwei Signaturen, damit Ihr Server umstellen kann, ohne eine zu verlieren; dann endet das alte von selbst.',
    again: 'Eine frühere Ablösung läuft noch. Das Secret von davor endet jetzt.',
    legacy:
      'Nachrichten des älteren Formats haben Platz für eine Signatur; sie wird sofort mit dem neuen gemacht.',
    hours: 'Das alte gilt noch',
    hoursOf: (hours: number) => plural(hours, { one: 'Stunde', other: 'Stunden' }),
    submit: 'Secret ablösen',
  },
};
