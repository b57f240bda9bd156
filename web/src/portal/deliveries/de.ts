// The words of deliveries in German.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';
import type { DeliveryWords } from './en.ts';

const plural = pluralIn('de');
const form = pluralFormIn('de');
const messages = (count: number) => plural(count, { one: 'Nachricht', other: 'Nachrichten' });

export const de: DeliveryWords = {
  title: 'Webhook-Zustellungen',
  all: 'Alle Webhook-Zustellungen',
  noun: (count) => form(count, { one: 'Zustellung, neueste zuerst', other: 'Zustellungen, neueste zuerst' }),
  filters: 'Filter',
  views: {
    all: 'Alle',
    FAILED: 'Nicht zugestellt',
    FAILED_RETRYING: 'Wird wiederholt',
    DEAD_LETTER: 'Aufgegeben',
    PENDING: 'Wartet',
    DELIVERED: 'Zugestellt',
  },
  states: {
    PENDING: 'Wartet',
    DELIVERED: 'Zugestellt',
    FAILED_RETRYING: 'Wird wiederholt',
    DEAD_LETTER: 'Aufgegeben',
  },
  columns: {
    choose: 'Auswahl',
    unfold: 'Aufklappen',
    state: 'Zustand',
    event: 'Ereignis',
    order: 'Auftrag',
    endpoint: 'Endpunkt',
    answer: 'Letzte Antwort',
    attempts: 'Versuche',
    sent: 'Entstanden',
    next: 'Nächster',
  },
  filter: {
    event: 'Ereignis',
    endpoint: 'Endpunkt',
    order: 'Auftrag',
    orderHint: 'Auftragsnummer, Anfragenummer oder Id',
    time: 'Zeit',
    from: 'Von',
    to: 'Bis',
    apply: 'Anwenden',
    clear: 'Zurücksetzen',
  },
  noAnswer: 'keine Antwort',
  notTried: 'noch nicht versucht',
  of: (made, all) => `${made} von ${all}`,
  unfold: (event) => `Versuche von ${event}`,
  choose: (event) => `${event} auswählen`,
  emptyTitle: 'Noch keine Webhook-Zustellungen',
  emptyText:
    'Sobald es einen Endpunkt gibt, steht hier jede Nachricht an ihn, mit jedem Versuch und der Antwort Ihres Servers.',
  toWebhooks: 'Zu den Webhooks',
  noneTitle: 'Nichts passt zu diesen Filtern',
  noneText: 'Zustellungen werden 30 Tage aufbewahrt.',
  plan: {
    next: (attempt, all, when) => `Versuch ${attempt} von ${all} ${when}`,
    until: (when) => `dann in größeren Abständen bis ${when}`,
    delivered: (attempts) => `Zugestellt beim ${attempts}. Versuch`,
    givenUp: (attempts) => `Aufgegeben nach ${plural(attempts, { one: 'Versuch', other: 'Versuchen' })}`,
    waiting: 'Wartet auf den ersten Versuch',
    label: (made, all) => `${made} von ${all} Versuchen gemacht`,
  },
  resend: 'Erneut senden',
  resendNow: 'Jetzt erneut senden',
  checkSignature: 'Diese Signatur prüfen',
  viewMessage: 'Nachricht ansehen',
  message: 'Nachricht',
  exact: 'Die genauen Bytes, die signiert und gesendet werden',
  readable: 'Gut lesbar',
  noBody: 'Entwickler und Admins sehen die Nachricht.',
  resentOne: 'Sie wird jetzt erneut gesendet',
  resendChosen: (count) => `${count} ausgewählte erneut senden`,
  resendFailed: (count) => `${count} fehlgeschlagene erneut senden`,
  resendSince: 'Alle fehlgeschlagenen erneut senden …',
  sinceTitle: 'Alle fehlgeschlagenen erneut senden',
  sinceText:
    'Jede Nachricht, die seitdem entstand und wiederholt wird oder aufgegeben ist, wird unter ihrer Id erneut gesendet, auch solche, die hier nicht geladen sind. Pausierte Endpunkte bleiben außen vor.',
  since: 'Fehlgeschlagen seit',
  allEndpoints: 'Alle Endpunkte',
  start: 'Alle erneut senden',
  progress: (handled, total) => `${handled} von ${messages(total)} bearbeitet`,
  finished: (resent, total) =>
    total === 0
      ? 'Seitdem war nichts fehlgeschlagen'
      : resent === total
        ? `${messages(resent)} erneut gesendet`
        : `${resent} von ${messages(total)} erneut gesendet; der Rest gehört zu pausierten Endpunkten oder ist nicht mehr da`,
  chosen: (count) => `${count} ausgewählt`,
  chooseShown: 'Alle gezeigten auswählen',
  chooseNone: 'Keine auswählen',
};
