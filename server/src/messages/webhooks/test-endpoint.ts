// Sends webhook.test to an endpoint now and returns the outcome.

import { topicsOfParts } from '../../model/change-topics.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { insertFinishedTest, type StoredEvent } from './delivery-store.ts';
import type { Endpoint } from './endpoint.ts';
import { sendMessage } from './make-attempt.ts';
import { isDelivered } from './send-request.ts';
import type { EndpointWithSecret } from './store.ts';
import type { Webhooks } from './webhooks.ts';

interface TestResult {
  delivered: boolean;
  status: number | null;
  durationMs: number;
  response: string;
  error: string | null;
  deliveryId: string;
}

function testEvent(endpoint: Endpoint, now: Date): StoredEvent {
  const id = uuidv7(now);
  const common = { createdAt: now.toISOString(), tenantId: endpoint.accountId };
  const data = { status: null, message: 'This is a test message. Check its signature and answer 2xx.' };
  const message =
    endpoint.format === 'legacy'
      ? { id, event: 'webhook.test', ...common, data }
      : { id, type: 'webhook.test', apiVersion: API_VERSION, ...common, data };
  return {
    id,
    accountId: endpoint.accountId,
    environment: endpoint.environment,
    orderId: null,
    format: endpoint.format,
    type: 'webhook.test',
    createdAt: now,
    body: JSON.stringify(message),
  };
}

/** A paused endpoint gets no messages, not even a test. */
export async function testEndpoint(webhooks: Webhooks, target: EndpointWithSecret): Promise<TestResult> {
  const now = webhooks.clock.now();
  const event = testEvent(target.endpoint, now);
  const deliveryId = uuidv7(now);
  const { endpoint } = target;
  if (endpoint.status === 'PAUSED') {
    return {
      delivered: false,
      status: null,
      durationMs: 0,
      response: '',
      error: 'ENDPOINT_PAUSED',
      deliveryId,
    };
  }
  const message = { id: deliveryId, eventId: event.id, event: event.type, format: endpoint.format };
  const answer = await sendMessage(webhooks, target, {
    ...message,
    attempts: 0,
    body: event.body,
    traceParent: null,
  });
  const { status, response, error } = answer;
  const attempt = { status, response, error, durationMs: Math.round(answer.durationMs) };
  const delivered = isDelivered(answer);
  await insertFinishedTest(webhooks.sql, {
    event,
    deliveryId,
    endpointId: endpoint.id,
    delivered,
    at: now,
    attempt,
  });
  webhooks.changes.publish(topicsOfParts(endpoint, 'deliveries'));
  return { delivered, ...attempt, deliveryId };
}
