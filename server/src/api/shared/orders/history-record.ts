// The history of an order as pages show it: each change with channel, person, call, events and deliveries.
import { z } from 'zod';
import { DELIVERY_STATES } from '../../../messages/webhooks/endpoint.ts';
import { SHOWN_CHANNELS } from '../../../orders/history/history-authors.ts';
import { timestamp } from '../../../platform/schemas.ts';

const attempt = z.object({
  attempt: z.int(),
  at: timestamp,
  status: z.int().nullable().describe('Null when there was no response'),
  durationMs: z.number(),
  response: z.string().describe('The beginning of the response'),
  error: z.string().nullable(),
});

export const historyEntry = z
  .object({
    at: timestamp,
    action: z.string().describe('`order.created`, `order.change`, …'),
    by: z.object({ channel: z.enum(SHOWN_CHANNELS), name: z.string().nullable() }),
    reason: z
      .string()
      .nullable()
      .describe('Why what was ordered or its price changed; null for other changes'),
    changes: z
      .array(
        z.object({
          field: z.string(),
          values: z
            .object({ before: z.unknown(), after: z.unknown() })
            .nullable()
            .describe('Null after the values were erased'),
        }),
      )
      .describe('The changed fields with their values before and after'),
    call: z
      .object({
        requestId: z.uuid(),
        method: z.string(),
        path: z.string(),
        status: z.int(),
        durationMs: z.number(),
      })
      .nullable()
      .describe('The call that caused it; only for users who may see the request log'),
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
