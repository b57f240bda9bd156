// Webhook endpoints as customers and the operator send and see them.

import { z } from 'zod';
import { ENVIRONMENTS } from '../../../customers/environment.ts';
import type { Endpoint } from '../../../messages/webhooks/endpoint.ts';
import { ROLL_HOURS } from '../../../messages/webhooks/endpoint-secrets.ts';
import { standardWebhooksSecret } from '../../../messages/webhooks/sign-message.ts';
import { EVENT_NAMES } from '../../../orders/model/event-catalog.ts';
import { API_VERSION } from '../../../platform/api-version.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const webhookDescription = plainText(500);

export const webhookInput = {
  url: plainText(2000).describe('https, publicly reachable'),
  events: <const Names extends readonly [string, ...string[]]>(names: Names) =>
    z
      .array(z.enum(names))
      .min(1, 'Name at least one event.')
      .max(EVENT_NAMES.length, `Name at most ${EVENT_NAMES.length} events.`)
      .transform((events) => [...new Set(events)]),
  description: webhookDescription.nullish().transform((text) => text ?? null),
};

const shape = {
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  description: z.string().nullable(),
  environment: z.enum(ENVIRONMENTS),
  status: z.enum(['ACTIVE', 'PAUSED']),
  format: z.enum([API_VERSION, 'legacy']),
  createdAt: timestamp,
  updatedAt: timestamp,
};

export const webhookRecord = z.object(shape).meta({ id: 'WebhookSubscription' });

export const createdWebhook = z
  .object({
    ...shape,
    secret: z
      .string()
      .describe('64 hexadecimal characters, shown once; as text they are the key of the HMAC'),
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
    .describe('For how many hours the old secret also signs, 1 to 72'),
});

export const rolledWebhook = createdWebhook
  .extend({ oldSecretUntil: timestamp.describe('Until then the old secret also signs') })
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
    delivered: z.boolean(),
    status: z.int().nullable().describe('HTTP status of the answer'),
    durationMs: z.int(),
    response: z.string().describe('The beginning of the response'),
    error: z.string().nullable(),
    deliveryId: z.uuid(),
  })
  .meta({ id: 'WebhookTestResult' });
