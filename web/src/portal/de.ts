// The words of the portal's frame in German.
import type { PortalWords } from './en.ts';

export const de: PortalWords = {
  overview: 'Übersicht',
  orders: 'Aufträge',
  quotes: 'Angebote',
  carrierOffers: 'Angebotene Fahrten',
  invoices: 'Rechnungen',
  import: 'Import',
  places: 'Adressbuch',
  keys: 'API-Schlüssel',
  agents: 'Agenten',
  webhooks: 'Webhooks',
  deliveries: 'Webhook-Zustellungen',
  requestLog: 'API-Protokoll',
  playground: 'Spielwiese',
  inboxes: 'Testempfänger',
  users: 'Personen',
  settings: 'Einstellungen',
  call: (requestId) => `Aufruf ${requestId}`,
  docs: 'Doku',
  help: 'Hilfe',
  account: 'Ihr Zugang',
  signOut: 'Abmelden',
  roles: { admin: 'Admin', developer: 'Entwicklung', member: 'Mitglied', viewer: 'Nur lesen' },
};
