// The words of the pages of agents in German.
import type { AgentWords } from './en.ts';

export const de: AgentWords = {
  title: 'Agenten',
  sentence: 'Programme, die für Sie handeln dürfen, etwa ein Assistent in Ihrem Editor.',
  name: 'Programm',
  may: 'Darf',
  kind: { orders: 'Bestellen und lesen', reads: 'Nur lesen' },
  allowedBy: 'Erlaubt von',
  lastUsed: 'Zuletzt benutzt',
  until: 'Bis',
  never: 'Noch nicht',
  actionsColumn: 'Aktionen',
  end: 'Zugriff beenden',
  endOf: (name) => `Zugriff beenden: ${name}`,
  endTitle: (name) => `Zugriff von ${name} beenden?`,
  endSentence: 'Der nächste Aufruf wird abgelehnt. Um es wieder zu verbinden, muss es Sie erneut fragen.',
  keep: 'Behalten',
  emptyTitle: 'Kein Agent ist verbunden',
  emptySentence:
    'Verbinden Sie einen aus Ihrem Editor oder Assistenten: Er öffnet hier eine Seite und fragt Sie zuerst.',
  howTo: 'So verbinden Sie einen Agenten',

  connectTitle: (name) => `${name} verbinden?`,
  connectSentence: (account) =>
    `Es möchte für Sie bei ${account} handeln. Niemand hat seinen Namen geprüft: Erlauben Sie es nur, wenn Sie das gerade selbst begonnen haben.`,
  where: 'Wo',
  sandbox: 'Sandbox',
  production: 'Produktion',
  sandboxSentence: 'Nur zum Ausprobieren: Kein Fahrer fährt, und nichts wird berechnet.',
  productionSentence: 'Echte Überführungen. Das Programm muss Ihnen jeden Preis zeigen, bevor es bestellt.',
  productionOff:
    'Die Produktion ist für Ihr Konto nicht freigeschaltet, deshalb kann es nur in der Sandbox arbeiten.',
  scopes: 'Es darf',
  scope: {
    'orders:read': 'Überführungen und ihren Status sehen',
    'orders:write': 'Überführungen bestellen, ändern und stornieren',
    'tracking:read': 'Sehen, wo Fahrzeuge sind',
    'documents:read': 'Protokolle und andere Dokumente sehen',
    'invoices:read': 'Rechnungen sehen',
    'quotes:read': 'Angebote sehen',
    'quotes:write': 'Angebote anfragen, annehmen und ablehnen',
    'webhooks:manage': 'Webhooks einrichten und das Protokoll der Aufrufe lesen',
  },
  nothing: 'Ihre Rolle erlaubt nichts von dem, was es möchte.',
  realOrders: 'Es darf echte Aufträge erteilen, die Geld kosten',
  days: { '1': '1 Tag', '7': '7 Tage', '30': '30 Tage', '90': '90 Tage' },
  untilDay: (day) => `Endet ${day}, oder früher, wenn Sie es unter Agenten beenden.`,
  allow: { sandbox: 'In der Sandbox erlauben', production: 'In der Produktion erlauben' },
  refuse: 'Nicht erlauben',
  returnsTo: (place) => `Danach geht Ihr Browser zurück zu ${place}.`,
};
