// The words of the list of endpoints in German.
import type { listEn } from './list-en.ts';

export const listDe: typeof listEn = {
  title: 'Webhooks',
  add: 'Endpunkt hinzufügen',
  onlyDevelopers: 'Entwickler und Admins ändern Webhooks.',
  emptyTitle: 'Noch kein Endpunkt',
  emptyText:
    'Ein Endpunkt ist eine https-Adresse bei Ihnen. Sobald mit einem Auftrag etwas geschieht, schicken wir eine signierte Nachricht dorthin.',
  columns: {
    endpoint: 'Endpunkt',
    state: 'Zustand',
    delivered: 'Zugestellt, 24 h',
    last: 'Letzter Fehler',
    events: 'Ereignisse',
  },
  states: {
    failing: 'Gestört',
    troubled: 'Fehler',
    healthy: 'In Ordnung',
    quiet: 'Keine Nachrichten',
    paused: 'Pausiert',
  },
  noFailure: 'Keiner',
  of: (part: number, all: number) => `${part} von ${all}`,
  eventCount: (count: number, all: number) => `${count} von ${all}`,
  unnamed: 'Ohne Namen',
};
