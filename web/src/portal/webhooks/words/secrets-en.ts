// The words of secrets, and of what is asked before an endpoint changes in English.
import { pluralIn } from '../../../messages/plural.ts';

const plural = pluralIn('en');

export const secretsEn = {
  secret: {
    title: 'Your signing secret',
    once: 'It is shown only now. Keep it where your server reads its settings.',
    plain: 'Secret',
    standard: 'For Standard Webhooks libraries',
    oldUntil: (when: string) =>
      `Until ${when} the old secret signs too, so you can change your server without losing a message.`,
    oldEnded: 'The old secret ended at once: until your server has this one it refuses every message.',
    done: 'I have kept it',
    sureTitle: 'Close without the secret?',
    sure: 'Nobody can show it again. If it is lost, make a new one.',
    close: 'Close all the same',
    back: 'Back',
  },
  confirm: {
    pauseTitle: 'Pause this endpoint?',
    pause: (open: number) =>
      open === 0
        ? 'Nothing is sent to it until you resume. What happens meanwhile is not made up for by itself.'
        : `Nothing is sent to it until you resume, and ${plural(open, { one: 'message that waits for its next attempt is', other: 'messages that wait for their next attempt are' })} given up. They can be resent after resuming.`,
    paused: (ended: number) =>
      ended === 0 ? 'Paused' : `Paused; ${plural(ended, { one: 'message', other: 'messages' })} given up`,
    newTitle: 'Make a new secret?',
    new: 'The old one ends at once. Until your server has the new one it refuses every message; we go on trying for 24 hours.',
    rollTitle: 'Roll the secret',
    roll: 'You get a new secret now. Every message carries two signatures for a while, so your server can change over without losing one; then the old secret ends by itself.',
    rollAgain: 'An earlier roll is still running. The secret from before it ends now.',
    rollLegacy:
      'Messages of the older format have room for one signature, which the new secret makes at once.',
    hours: 'The old secret goes on for',
    hoursOf: (hours: number) => plural(hours, { one: 'hour', other: 'hours' }),
    switchTitle: 'Switch to API v1?',
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
    remove: (open: number) =>
      `Its delivery log goes with it${open > 0 ? `, and ${plural(open, { one: 'waiting message', other: 'waiting messages' })} too` : ''}. To stop for a while, pause it instead.`,
    removed: 'Endpoint deleted',
  },
};
