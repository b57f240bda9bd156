import { z } from 'zod';
import { timestamp } from '../../../platform/schemas.ts';

export const signatureReport = z.object({
  valid: z.boolean().describe('Whether all checks succeeded'),
  checks: z
    .array(
      z.object({
        name: z.string().describe('What was checked'),
        ok: z.boolean().describe('Whether this check succeeded'),
        explanation: z.string().describe('The finding, in one sentence'),
      }),
    )
    .describe('The steps of checking the signature, in order'),
});

export const inboxMessage = z
  .object({
    id: z.uuid().describe('The id of the stored message'),
    receivedAt: timestamp.describe('When the inbox received it'),
    headers: z
      .record(z.string(), z.string())
      .describe('The headers of the message, by their name in lower case'),
    body: z.string().describe('The body as it was received: exactly the bytes that were signed'),
    signature: signatureReport
      .nullable()
      .describe('The checked signature; null when no endpoint sends to this inbox any more'),
  })
  .meta({ id: 'InboxMessage' });
