// Test inboxes and their messages as APIs show them.
import { z } from 'zod';
import { timestamp } from '../../../platform/schemas.ts';

export const signatureReport = z.object({
  valid: z.boolean(),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), explanation: z.string() })),
});

export const inboxMessage = z
  .object({
    id: z.uuid(),
    receivedAt: timestamp,
    headers: z.record(z.string(), z.string()),
    body: z.string().describe('Exactly the bytes that were signed'),
    signature: signatureReport.nullable().describe('Null when no endpoint sends to this inbox any more'),
  })
  .meta({ id: 'InboxMessage' });
