// How a webhook endpoint is doing, as portal and console show it.
import { z } from 'zod';
import { timestamp } from '../../../platform/schemas.ts';

export const webhookHealth = z
  .object({
    messages: z.int().describe('Made in the last 24 hours, tests left out'),
    delivered: z.int(),
    retrying: z.int(),
    givenUp: z.int(),
    waiting: z.int().describe('Not tried yet'),
    open: z.int().describe('Wait for their first or next attempt; a pause ends them. Counted up to 10,000'),
    typicalMs: z.int().nullable().describe('The middle answer time of the last 100'),
    slowestMs: z.int().nullable(),
    lastSuccessAt: timestamp.nullable(),
    lastFailure: z
      .object({ at: timestamp, status: z.int().nullable(), error: z.string().nullable() })
      .nullable(),
    failingSince: timestamp.nullable().describe('Since then every attempt failed'),
    nextAttemptAt: timestamp.nullable(),
    hours: z
      .array(z.object({ from: timestamp, delivered: z.int(), failed: z.int(), waiting: z.int() }))
      .describe('The last 24 hours, the oldest first'),
  })
  .meta({ id: 'WebhookHealth' });
