// How pages read the history of an order: each change with channel and person, the call behind it, events and deliveries.
import { z } from 'zod';
import { DELIVERY_STATES } from '../../../messages/webhooks/endpoint.ts';
import { SHOWN_CHANNELS } from '../../../orders/history/order-history.ts';
import { timestamp } from '../../../platform/schemas.ts';

const attempt = z.object({
  attempt: z.int(),
  at: timestamp,
  status: z.int().nullable().describe('Null when nothing was answered'),
  durationMs: z.number(),
  response: z.string().describe('The start of the answer'),
  error: z.string().nullable(),
});

export const historyEntry = z
  .object({
    at: timestamp,
    action: z.string().describe('`order.created`, `order.change`, …'),
    by: z.object({ channel: z.enum(SHOWN_CHANNELS), name: z.string().nullable() }),
    fields: z.array(z.string()).describe('Which fields a change was about'),
    call: z
      .object({
        requestId: z.uuid(),
        method: z.string(),
        path: z.string(),
        status: z.int(),
        durationMs: z.number(),
      })
      .nullable()
      .describe('The call behind it; only for those who may see the request log'),
    events: z.array(
      z.object({
        id: z.uuid(),
        type: z.string(),
        at: timestamp,
        data: z.record(z.string(), z.unknown()),
        deliveries: z.array(
          z.object({
            id: z.uuid(),
            endpointId: z.uuid(),
            url: z.string(),
            description: z.string().nullable(),
            state: z.enum(DELIVERY_STATES),
            nextAttemptAt: timestamp.nullable(),
            attempts: z.array(attempt),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'OrderHistoryEntry' });
