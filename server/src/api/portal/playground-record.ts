// A test order as the playground shows it: its scenario, the messages that it sent, and their responses.
import { z } from 'zod';
import { DELIVERY_STATES, ENDPOINT_STATUSES, type Endpoint } from '../../messages/webhooks/endpoint.ts';
import { DOCUMENT_KINDS } from '../../model/orders/document-kinds.ts';
import { V1_STATUSES, v1Status } from '../../model/orders/status.ts';
import { timestamp } from '../../platform/schemas.ts';
import { clockOf, nextPlanned } from '../../sandbox/move-clock.ts';
import type { TestOrderView } from '../../sandbox/playground.ts';
import { describeProcess } from '../../sandbox/process.ts';
import type { Services } from '../../services.ts';
import { plannedStep } from '../shared/orders/clock-record.ts';
import { scenarioShape } from '../shared/orders/scenario-record.ts';

export const receivers = z
  .array(
    z.object({
      id: z.uuid(),
      url: z.string(),
      description: z.string().nullable(),
      status: z.enum(ENDPOINT_STATUSES),
      isInbox: z.boolean(),
    }),
  )
  .describe('The endpoints that receive events');

export function toReceivers({ core }: Services, endpoints: readonly Endpoint[]) {
  const inboxes = core.links.inbox('');
  return endpoints.map(({ id, url, description, status }) => ({
    id,
    url,
    description,
    status,
    isInbox: url.startsWith(inboxes),
  }));
}

export const testOrderRecord = z
  .object({
    order: z.object({
      id: z.uuid(),
      kind: z.enum(['ORDER', 'REQUEST']),
      number: z.string().describe('The order number, or the request number while it is a request'),
      status: z.enum(V1_STATUSES),
      createdAt: timestamp,
    }),
    scenario: z.object({
      ...scenarioShape,
      nextStepAt: timestamp.nullable().describe('When the next step runs; null when steps run by hand'),
      clock: z
        .object({
          now: timestamp.describe("Current time of the order's clock"),
          next: plannedStep.nullable().describe('Null if the scenario has ended or waits for a decision'),
        })
        .describe('The moment of the test clock, and the next step with its planned time'),
      history: z.array(z.object({ step: z.int(), name: z.string(), at: timestamp })),
    }),
    endpoints: receivers,
    events: z
      .array(
        z.object({
          id: z.uuid(),
          type: z.string(),
          createdAt: timestamp,
          deliveries: z.array(
            z.object({
              id: z.uuid(),
              endpointId: z.uuid(),
              state: z.enum(DELIVERY_STATES),
              attempts: z.int(),
              status: z.int().nullable(),
              durationMs: z.int().nullable(),
              error: z.string().nullable(),
              nextAttemptAt: timestamp.nullable(),
            }),
          ),
        }),
      )
      .describe('Oldest first'),
    documents: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(DOCUMENT_KINDS),
        fileName: z.string(),
        size: z.int(),
        createdAt: timestamp,
      }),
    ),
  })
  .meta({ id: 'PlayedOrder' });

export function toTestOrderRecord(
  services: Services,
  { order, process, endpoints, events, documents }: TestOrderView,
) {
  return {
    order: {
      id: order.id,
      kind: order.kind,
      number: order.orderNumber ?? order.requestNumber!,
      status: v1Status(order),
      createdAt: order.createdAt,
    },
    scenario: {
      ...describeProcess(process),
      nextStepAt: process.finished ? null : process.nextStepAt,
      clock: { now: clockOf(process, services.core.clock.now()), next: nextPlanned(process, order) },
      history: process.history.map(({ at, ...entry }) => ({ ...entry, at: new Date(at) })),
    },
    endpoints: toReceivers(services, endpoints),
    events: events.map(({ deliveries, ...event }) => ({
      ...event,
      deliveries: deliveries.map(({ eventId: _, ...delivery }) => delivery),
    })),
    documents: documents.map(({ id, kind, fileName, size, createdAt }) => ({
      id,
      kind,
      fileName,
      size,
      createdAt,
    })),
  };
}
