import { z } from 'zod';
import { timestamp } from '../../../platform/schemas.ts';

export const webhookHealth = z
  .object({
    messages: z.int().describe('Messages of the last 24 hours, without tests'),
    delivered: z.int(),
    retrying: z.int(),
    givenUp: z.int(),
    waiting: z.int().describe('Not tried yet'),
    open: z
      .int()
      .describe(
        'Messages that wait for their first or next attempt; pausing the endpoint ends them. Counted up to 10,000',
      ),
    typicalMs: z.int().nullable().describe('The median response time of the last 100'),
    slowestMs: z.int().nullable(),
    lastSuccessAt: timestamp.nullable(),
    lastFailure: z
      .object({ at: timestamp, status: z.int().nullable(), error: z.string().nullable() })
      .nullable(),
    failingSince: timestamp.nullable().describe('Every attempt has failed since then'),
    nextAttemptAt: timestamp.nullable(),
    hours: z
      .array(z.object({ from: timestamp, delivered: z.int(), failed: z.int(), waiting: z.int() }))
      .describe('The last 24 hours, oldest first'),
  })
  .meta({ id: 'WebhookHealth' });
