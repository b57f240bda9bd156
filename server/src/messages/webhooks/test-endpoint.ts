// Sends webhook.test to an endpoint right away and reports the outcome.
import { API_VERSION } from '../../http/api-version.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sql } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { insertFinishedTest, type StoredEvent } from './delivery-store.ts';
import type { Endpoint } from './endpoint.ts';
import { type AttemptDeps, sendMessage } from './make-attempt.ts';
import { isDelivered } from './send-request.ts';
import type { EndpointWithSecret } from './store.ts';

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
    account_id: endpoint.accountId,
    environment: endpoint.environment,
    order_id: null,
    format: endpoint.format,
    type: 'webhook.test',
    created_at: now,
    body: JSON.stringify(message),
  };
}

/** A paused endpoint gets nothing, not even a test. */
export async function testEndpoint(
  deps: AttemptDeps & { sql: Sql; clock: Clock },
  target: EndpointWithSecret,
): Promise<TestResult> {
  const now = deps.clock.now();
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
  const message = { id: deliveryId, eventId: event.id, eventType: event.type, format: endpoint.format };
  const result = await sendMessage(deps, target, { ...message, attempts: 0, body: event.body });
  const { status, response, error } = result;
  const attempt = { status, response, error, durationMs: Math.round(result.durationMs) };
  const delivered = isDelivered(result);
  await insertFinishedTest(deps.sql, {
    event,
    deliveryId,
    endpointId: endpoint.id,
    delivered,
    at: now,
    attempt,
  });
  return { delivered, ...attempt, deliveryId };
}
