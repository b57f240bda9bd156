// The words of webhook endpoints that portal and console share, in English.
import { pluralIn } from '../../../shared/text/plural.ts';

const plural = pluralIn('en');

export const en = {
  eventGroups: {
    order: 'The order',
    pickup: 'Driver and pickup',
    road: 'On the road and handover',
    papers: 'Damage, documents and money',
  },
  eventTexts: {
    'order.created': 'created, or made from an accepted quote',
    'order.accepted': 'accepted and released',
    'order.scheduled': 'the trip was scheduled',
    'order.rescheduled': 'a requested date changed',
    'order.completed': 'finished',
    'order.cancelled': 'cancelled',
    'order.rejected': 'a request was withdrawn, declined or rejected',
    'driver.assigned': 'a driver was assigned',
    'pickup.started': 'the driver is on the way to the pickup',
    'pickup.arrived': 'the driver is at the pickup',
    'vehicle.picked_up': 'picked up, with the protocol',
    'transport.started': 'on its way',
    'transport.delayed': 'a delay was reported',
    'delivery.arrived': 'the driver is at the destination',
    'vehicle.delivered': 'handed over, with the protocol',
    'damage.reported': 'damage was noted',
    'document.uploaded': 'a document was added',
    'quote.offered': 'a quote is on offer',
    'invoice.created': 'the invoice exists',
    'invoice.cancelled': 'an invoice was cancelled',
  } as Record<string, string>,
  picker: {
    events: 'Events',
    count: (count: number, all: number) => `${count} of ${all}`,
    all: 'All events',
    none: 'None',
  },
  secret: {
    title: 'Your signing secret',
    once: 'It is shown only now. Keep it where your server reads its settings.',
    titleForCustomer: 'Copy the new secret now',
    onceForCustomer: 'It is shown only this once. Hand it over to the customer safely.',
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
  roll: {
    title: 'Roll the secret',
    text: 'You get a new secret now. Every message carries two signatures for a while, so your server can change over without losing one; then the old secret ends by itself.',
    again: 'An earlier roll is still running. The secret from before it ends now.',
    legacy: 'Messages of the older format have room for one signature, which the new secret makes at once.',
    hours: 'The old secret goes on for',
    hoursOf: (hours: number) => plural(hours, { one: 'hour', other: 'hours' }),
    submit: 'Roll secret',
  },
};

export type SharedWebhookWords = typeof en;
