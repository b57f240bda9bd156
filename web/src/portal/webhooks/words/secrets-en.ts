// The words of secrets and of the confirmations before an endpoint changes in English.
import { pluralIn } from '../../../../../shared/text/plural.ts';

const plural = pluralIn('en');

export const secretsEn = {
  confirm: {
    pauseTitle: 'Pause this endpoint?',
    pauseKeep: 'Go on sending',
    pause: (open: number) =>
      open === 0
        ? 'Nothing is sent to it until you resume. Events until then are not sent later by themselves.'
        : `Nothing is sent to it until you resume, and ${plural(open, { one: 'message that waits for its next attempt is', other: 'messages that wait for their next attempt are' })} given up. They can be resent after resuming.`,
    paused: (ended: number) =>
      ended === 0 ? 'Paused' : `Paused; ${plural(ended, { one: 'message', other: 'messages' })} given up`,
    newTitle: 'Make a new secret?',
    newKeep: 'Keep the secret',
    new: 'The old one ends at once. Until your server has the new one it refuses every message; we go on trying for 24 hours.',
    switchTitle: 'Switch to API v1?',
    switchKeep: 'Keep the older format',
    switch:
      'Address and secret stay. All events of API v1 are subscribed, and messages look different from then on.',
    cannotUndo: 'This cannot be undone.',
    before: 'Before',
    after: 'After',
    real: 'Your last message that both formats have',
    madeUp: 'A made-up message: none was sent yet',
    headersBefore: 'Headers X-Webhook-Signature, X-Webhook-Timestamp, X-Webhook-Delivery-ID',
    headersAfter: 'Headers X-Service-Signature, X-Service-Delivery-Id, webhook-signature and others',
    switched: 'Messages come in API v1 from now on',
    removeTitle: 'Delete this endpoint?',
    removeKeep: 'Keep endpoint',
    remove: (open: number) =>
      `Its delivery log goes with it${open > 0 ? `, and ${plural(open, { one: 'waiting message', other: 'waiting messages' })} too` : ''}. To stop for a while, pause it instead.`,
    removed: 'Endpoint deleted',
  },
};
