// The words of messages with dispatch, and of push messages, in German.
import type { MessagesWords } from './en.ts';

export const de: MessagesWords = {
  title: 'Nachrichten',
  none: 'Noch nichts geschrieben. Die Disposition liest hier, was Sie schreiben.',
  dispatch: 'Disposition',
  me: 'Sie',
  question: 'Frage: bitte antworten',
  answerTo: (text) => `Zu: ${text}`,
  placeholder: 'Nachricht an die Disposition',
  answer: 'Ihre Antwort',
  send: 'Senden',
  states: {
    received: '',
    sent: 'gesendet',
    read: 'gelesen',
    waiting: 'noch nicht gesendet',
    'not-accepted': 'nicht angenommen',
  },
  unread: 'Neu von der Disposition',
  push: {
    title: 'Bescheid bekommen, wenn sich etwas ändert?',
    text: 'Ihr Telefon zeigt dann neue Fahrten, geänderte Zeiten, Stornierungen und Nachrichten, auch wenn die App geschlossen ist. Namen und Adressen stehen erst in der geöffneten App. Nachts bleibt es still, außer Ihre Fahrt ist nah.',
    on: 'Ja, Bescheid geben',
    later: 'Nein, danke',
    failed: 'Ihr Telefon erlaubt das gerade nicht. Prüfen Sie das Netz und die Einstellungen des Browsers.',
    denied:
      'In den Einstellungen Ihres Browsers ausgeschaltet. Erlauben Sie dort Mitteilungen für diese Seite.',
    unsupported:
      'Dieser Browser kann das nicht. Auf dem iPhone legen Sie die App zuerst auf den Startbildschirm.',
    menu: 'Mitteilungen',
    menuText: 'Neue Fahrten, Änderungen und Nachrichten, auch wenn die App geschlossen ist.',
  },
};
