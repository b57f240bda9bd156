// The words of the test inboxes in German.
import { pluralFormIn } from '../../../../shared/text/plural.ts';
import type { InboxWords } from './en.ts';

const form = pluralFormIn('de');

const passed: Record<string, string> = {
  'X-Service-Signature: t': 'Innerhalb der letzten 5 Minuten gesendet',
  'X-Service-Signature: v1': 'Inhalt und Zeit sind mit dem Secret des Endpunkts signiert',
  'webhook-timestamp': 'Innerhalb der letzten 5 Minuten gesendet',
  'webhook-signature': 'Auch Bibliotheken für Standard Webhooks nehmen sie an',
  'X-Webhook-Timestamp': 'Innerhalb der letzten 5 Minuten gesendet',
  'X-Webhook-Signature': 'Inhalt und Zeit sind mit dem Secret des Endpunkts signiert',
};
const failed: Record<string, string> = {
  'X-Service-Signature: t': 'Mehr als 5 Minuten von der Zeit des Empfangs entfernt',
  'X-Service-Signature: v1': 'Nicht mit dem Secret signiert, das der Endpunkt jetzt hat',
  'webhook-timestamp': 'Mehr als 5 Minuten von der Zeit des Empfangs entfernt',
  'webhook-signature': 'Bibliotheken für Standard Webhooks lehnen sie ab',
  'X-Webhook-Timestamp': 'Mehr als 5 Minuten von der Zeit des Empfangs entfernt',
  'X-Webhook-Signature': 'Nicht mit dem Secret signiert, das der Endpunkt jetzt hat',
};

export const de: InboxWords = {
  title: 'Testempfänger',
  sentence: 'Empfänger in Handover, die jede Nachricht zeigen und ihre Signatur prüfen.',
  newInbox: 'Neuer Testempfänger',
  address: 'Adresse',
  messages: 'Nachrichten',
  lastMessage: 'Letzte Nachricht',
  sentBy: 'Gesendet von',
  ends: 'Endet',
  nobody: 'Noch kein Endpunkt',
  endpoints: (count) => form(count, { one: '1 Endpunkt', other: `${count} Endpunkte` }),
  never: 'Noch keine',
  count: (count) => form(count, { one: '1 Testempfänger', other: `${count} Testempfänger` }),
  emptyTitle: 'Noch kein Testempfänger',
  emptySentence:
    'Ein Testempfänger hat eine Adresse, die Webhooks annimmt. Legen Sie einen an, lassen Sie jedes Ereignis dorthin senden, spielen Sie einen Auftrag durch und sehen Sie jede Nachricht mit geprüfter Signatur.',
  toPlayground: 'Zur Spielwiese',
  onlyDevelopers: 'Admins und Entwicklung legen Testempfänger an.',
  waitingTitle: 'Wartet auf die erste Nachricht',
  waitingSentence: 'Sie erscheint hier von selbst, sobald etwas gesendet wird.',
  waitingNobody: 'Kein Endpunkt sendet hierher. Ein Klick legt einen an, der jedes Ereignis sendet.',
  subscribe: 'Jedes Ereignis empfangen',
  subscribed: 'Ab jetzt kommt jedes Ereignis der Sandbox hier an.',
  sendsEvents: (count, all) => `${count} von ${all} Ereignissen`,
  paused: 'Pausiert',
  active: 'Aktiv',
  facts: 'Testempfänger',
  state: 'Zustand',
  created: 'Angelegt',
  deletedAfter: 'Endet',
  keeps: 'Behält bis dahin die letzten 100 Nachrichten.',
  remove: 'Testempfänger löschen',
  removeTitle: 'Diesen Testempfänger löschen?',
  keep: 'Testempfänger behalten',
  removeSentence: (messages, endpoints) =>
    `Löscht ${form(messages, { one: '1 Nachricht', other: `${messages} Nachrichten` })}${
      endpoints === 0
        ? ''
        : ` und ${form(endpoints, { one: 'den Endpunkt, der hierher sendet,', other: `die ${endpoints} Endpunkte, die hierher senden,` })} samt Protokoll der Zustellungen`
    }. Das lässt sich nicht zurücknehmen.`,
  received: 'Nachrichten, neueste zuerst',
  order: 'Auftrag',
  attempt: (count) => `Versuch ${count}`,
  headers: 'Kopfzeilen',
  body: 'Inhalt, genau wie signiert',
  newMessage: (type) => `${type} ist angekommen`,
  signature: {
    correct: 'Signatur richtig',
    wrong: 'Signatur falsch',
    none: 'Kein Endpunkt sendet mehr hierher, darum gibt es kein Secret zum Prüfen',
    checks: 'Prüfung der Signatur',
    ok: 'Bestanden',
    notOk: 'Nicht bestanden',
    passed,
    failed,
    noHeader: 'Ein Header fehlt oder hat eine andere Form',
  },
};
