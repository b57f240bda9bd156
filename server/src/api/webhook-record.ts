// How customers and the operator send and see webhook endpoints.

import { z } from 'zod';
import { ENVIRONMENTS } from '../customers/environment.ts';
import { API_VERSION } from '../http/api-version.ts';
import { timestamp } from '../http/schemas.ts';
import type { Endpoint } from '../messages/webhooks/endpoint.ts';
import { standardWebhooksSecret } from '../messages/webhooks/sign-message.ts';
import { plainText } from '../platform/plain-text.ts';

export const webhookInput = {
  url: plainText(2000).describe('https, publicly reachable'),
  events: <const Names extends readonly [string, ...string[]]>(names: Names) =>
    z
      .array(z.enum(names))
      .min(1, 'Name at least one event.')
      .max(20, 'Name at most 20 events.')
      .transform((events) => [...new Set(events)]),
  description: plainText(500)
    .nullish()
    .transform((text) => text ?? null),
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

export function toWebhookRecord({ accountId: _, ...endpoint }: Endpoint) {
  return endpoint;
}

export function withSecret(secret: string) {
  return { secret, standardWebhooksSecret: standardWebhooksSecret(secret) };
}
