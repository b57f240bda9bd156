// The body of a change of a webhook endpoint; fields that are not sent stay as they are.
import { z } from 'zod';
import { EVENT_NAMES, EVENT_TEXTS, LEGACY_EVENT_NAMES } from '../../../model/orders/event-catalog.ts';
import { webhookDescription, webhookInput } from './webhook-record.ts';

/** An endpoint of the older format gets other events. */
const anyEvent = [...new Set([...EVENT_NAMES, ...LEGACY_EVENT_NAMES])] as [string, ...string[]];
const eventTexts: Record<string, string> = {
  'order.status_changed': 'The status of the order changed; only in the older format',
  'order.updated': 'The order was changed; only in the older format',
  'order.delivered': 'The vehicle was handed over; only in the older format',
  'protocol.pickup.submitted': 'The protocol of the pickup is there; only in the older format',
  'protocol.delivery.submitted': 'The protocol of the delivery is there; only in the older format',
  ...EVENT_TEXTS,
};

export const webhookChange = z.strictObject({
  url: webhookInput.url.optional(),
  events: webhookInput
    .events(anyEvent, eventTexts)
    .optional()
    .describe('Replaces the list of events; those of the older format only for endpoints that have it'),
  description: webhookDescription.nullable().optional().describe('Null clears it'),
});
