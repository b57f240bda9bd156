// Describes webhook messages, based on the event catalog.
import { z } from 'zod';
import { EVENTS, type EventName } from '../../model/orders/event-catalog.ts';
import { REFERENCES_IN_EVENTS } from '../../model/orders/write-events.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import { timestamp } from '../../platform/schemas.ts';
import { orderShape } from '../shared/orders/order-record.ts';
import { orderStatus } from '../shared/orders/order-values.ts';

const commonData = {
  kind: orderShape.kind,
  status: orderStatus.describe('The status after this event'),
  orderId: z.uuid().describe('The id of the order or request'),
  ...Object.fromEntries(REFERENCES_IN_EVENTS.map((name) => [name, orderShape[name]])),
  trackingUrl: orderShape.trackingUrl,
};

function messageOf(name: EventName) {
  const { data } = EVENTS[name];
  // A test message belongs to no order.
  const shape =
    name === 'webhook.test'
      ? { status: z.null().describe('Null: a test message belongs to no order'), ...data }
      : { ...commonData, ...data };
  return z.object({
    id: z.uuid().describe('The id of the event: the same for every endpoint and retry'),
    type: z.literal(name).describe('The name of the event'),
    apiVersion: z.literal(API_VERSION).describe('The version of the format of this message'),
    createdAt: timestamp.describe('When the change happened; strictly increasing within one order'),
    tenantId: z.uuid().describe('The id of the account'),
    data: z.object(shape).describe('The event and the order or request that it is about'),
  });
}

const SIGNATURE_HEADERS: [string, string][] = [
  [
    'X-Service-Signature',
    '`t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`, keyed with the secret as text',
  ],
  ['X-Service-Delivery-Id', 'Stable across retries and resends'],
  ['X-Service-Event', 'The name of the event'],
  ['X-Service-Attempt', 'Counts from 1'],
  ['webhook-id', 'Standard Webhooks: the id of the event'],
  ['webhook-timestamp', 'Standard Webhooks'],
  ['webhook-signature', 'Standard Webhooks: `v1,<base64>`'],
];

/** `toSchema` collects shared parts in the document's components. */
export function describeWebhooks(toSchema: (schema: z.ZodType) => object) {
  const parameters = SIGNATURE_HEADERS.map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  return Object.fromEntries(
    (Object.keys(EVENTS) as EventName[]).map((name) => [
      name,
      {
        post: {
          operationId: `on${name.replace(/(^|[._])(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`,
          tags: ['Webhooks'],
          // The signature authenticates the message; there is no login.
          security: [],
          summary: EVENTS[name].description,
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(messageOf(name)) } },
          },
          responses: {
            '2XX': {
              description:
                'Received. Any other response, including a redirect, is retried for up to 24 hours',
            },
            '4XX': { description: 'Counts as failed' },
          },
        },
      },
    ]),
  );
}
