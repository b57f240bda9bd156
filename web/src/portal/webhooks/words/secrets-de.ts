// The words of secrets and of the confirmations before an endpoint changes in German.
import { pluralIn } from '../../../../../shared/text/plural.ts';
import type { secretsEn } from './secrets-en.ts';

const plural = pluralIn('de');

export const secretsDe: typeof secretsEn = {
  confirm: {
    pauseTitle: 'Diesen Endpunkt pausieren?',
    pauseKeep: 'Weiter senden',
    pause: (open: number) =>
      open === 0
        ? 'Es wird nichts gesendet, bis Sie ihn fortsetzen. Was währenddessen geschieht, wird nicht von selbst nachgeholt.'
        : `Es wird nichts gesendet, bis Sie ihn fortsetzen, und ${plural(open, { one: 'wartende Nachricht wird', other: 'wartende Nachrichten werden' })} aufgegeben. Danach lassen sie sich erneut senden.`,
    paused: (ended: number) =>
      ended === 0
        ? 'Pausiert'
        : `Pausiert; ${plural(ended, { one: 'Nachricht', other: 'Nachrichten' })} aufgegeben`,
    newTitle: 'Neues Secret machen?',
    newKeep: 'Secret behalten',
    new: 'Das alte gilt ab sofort nicht mehr. Bis Ihr Server das neue hat, lehnt er jede Nachricht ab; wir versuchen es 24 Stunden lang weiter.',
    switchTitle: 'Auf API v1 umstellen?',
    switchKeep: 'Älteres Format behalten',
    switch:
      'Adresse und Secret bleiben. Alle Ereignisse von API v1 werden abonniert, und Nachrichten sehen dann anders aus.',
    cannotUndo: 'Das lässt sich nicht rückgängig machen.',
    before: 'Vorher',
    after: 'Nachher',
    real: 'Ihre letzte Nachricht, die es in beiden Formaten gibt',
    madeUp: 'Eine ausgedachte Nachricht: Noch wurde keine gesendet',
    headersBefore: 'Header X-Webhook-Signature, X-Webhook-Timestamp, X-Webhook-Delivery-ID',
    headersAfter: 'Header X-Service-Signature, X-Service-Delivery-Id, webhook-signature und weitere',
    switched: 'Nachrichten kommen ab jetzt in API v1',
    removeTitle: 'Diesen Endpunkt löschen?',
    removeKeep: 'Endpunkt behalten',
    remove: (open: number) =>
      `Sein Zustellprotokoll geht mit${open > 0 ? `, ebenso ${plural(open, { one: 'wartende Nachricht', other: 'wartende Nachrichten' })}` : ''}. Für eine Zeit lang genügt es, ihn zu pausieren.`,
    removed: 'Endpunkt gelöscht',
  },
};
