// Webhook endpoints as customers and the operator send and see them.

import { z } from 'zod';
import type { Endpoint } from '../../../messages/webhooks/endpoint.ts';
import { ROLL_HOURS } from '../../../messages/webhooks/endpoint-secrets.ts';
import { standardWebhooksSecret } from '../../../messages/webhooks/sign-message.ts';
import { EVENT_NAMES, WEBHOOK_FORMATS } from '../../../model/orders/event-catalog.ts';
import { API_VERSION } from '../../../platform/api-version.ts';
import { describedEnum } from '../../../platform/described-enum.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { environmentName } from '../credentials/credential-values.ts';

export const webhookDescription = plainText(500);

export const webhookInput = {
  url: plainText(2000).describe('Where messages are sent: an https address that can be reached publicly'),
  events: <const Names extends readonly [string, ...string[]]>(
    names: Names,
    texts?: Readonly<Record<Names[number], string>>,
  ) =>
    z
      .array(texts ? describedEnum(names, texts) : z.enum(names))
      .min(1, 'Name at least one event.')
      .max(EVENT_NAMES.length, `Name at most ${EVENT_NAMES.length} events.`)
      .transform((events) => [...new Set(events)])
      .describe('The events that the endpoint receives'),
  description: webhookDescription
    .nullish()
    .transform((text) => text ?? null)
    .describe('Your note about the endpoint'),
};

const shape = {
  id: z.uuid().describe('The id of the endpoint'),
  url: z.string().describe('Where messages are sent'),
  events: z.array(z.string()).describe('The names of the events that the endpoint receives'),
  description: z.string().nullable().describe('Your note about the endpoint; null if there is none'),
  environment: environmentName.describe('The environment whose events it receives'),
  status: describedEnum(['ACTIVE', 'PAUSED'], {
    ACTIVE: 'Messages are sent',
    PAUSED: 'Nothing is sent until the endpoint is resumed',
  }).describe('Whether messages are sent'),
  format: describedEnum(WEBHOOK_FORMATS, {
    [API_VERSION]: 'Messages of API v1',
    legacy:
      'Messages of the older format, which endpoints created before 2026-09-23 get until they are switched',
  }).describe('The format of its messages'),
  createdAt: timestamp.describe('When the endpoint was created'),
  updatedAt: timestamp.describe('Time of the last change of the endpoint'),
};

export const webhookRecord = z.object(shape).meta({ id: 'WebhookSubscription' });

export const createdWebhook = z
  .object({
    ...shape,
    secret: z
      .string()
      .describe('The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC'),
    standardWebhooksSecret: z.string().describe('The same secret as Standard Webhooks libraries take it'),
  })
  .meta({ id: 'CreatedWebhookSubscription' });

export function toWebhookRecord(endpoint: Endpoint) {
  const { accountId: _, secretCreatedAt: __, oldSecretUntil: ___, ...record } = endpoint;
  return record;
}

export const ROLL_DESCRIPTION =
  'The new secret is shown once. During the given hours every message carries two signatures, `X-Service-Signature: t=…,v1=<new>,v1=<old>` and two parts in `webhook-signature`; after that the old secret is invalid. The older format carries only one signature, which is made with the new secret.';

export const rollInput = z.strictObject({
  hours: z
    .int()
    .min(ROLL_HOURS.min, 'The old secret stays valid for at least 1 hour.')
    .max(ROLL_HOURS.max, 'The old secret stays valid for at most 72 hours.')
    .describe('Hours for which the old secret stays valid, 1 to 72'),
});

export const rolledWebhook = createdWebhook
  .extend({ oldSecretUntil: timestamp.describe('The old secret stays valid until then') })
  .meta({ id: 'RolledWebhookSubscription' });

export function toRolledWebhook({ endpoint, secret }: { endpoint: Endpoint; secret: string }) {
  const { oldSecretUntil } = endpoint;
  return { ...toWebhookRecord(endpoint), ...withSecret(secret), oldSecretUntil: oldSecretUntil! };
}

export function withSecret(secret: string) {
  return { secret, standardWebhooksSecret: standardWebhooksSecret(secret) };
}

export const webhookTestResult = z
  .object({
    delivered: z.boolean().describe('Whether the endpoint answered with a 2xx in time'),
    status: z.int().nullable().describe('HTTP status of the answer; null if there was none'),
    durationMs: z.int().describe('Response time in milliseconds'),
    response: z.string().describe('The beginning of the response'),
    error: z
      .string()
      .nullable()
      .describe('Why there was no answer, such as a refused connection; null if there was one'),
    deliveryId: z.uuid().describe('The id of the delivery, as in the header X-Service-Delivery-Id'),
  })
  .meta({ id: 'WebhookTestResult' });
