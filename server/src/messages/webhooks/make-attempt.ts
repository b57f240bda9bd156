// One attempt: signs with the current secret, sends, and decides what becomes of the delivery.
import type { Clock } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Endpoint } from './endpoint.ts';
import type { DueDelivery, Outcome } from './queue-store.ts';
import { nextAttemptAt } from './retry-plan.ts';
import { isDelivered, type Outbound, type OutboundResult } from './send-request.ts';
import { signingHeaders } from './sign-message.ts';
import type { EndpointWithSecret } from './store.ts';

export interface AttemptDeps {
  clock: Clock;
  secrets: Secrets;
  outbound: Record<Endpoint['environment'], Outbound>;
}

export async function sendMessage(
  deps: AttemptDeps,
  { endpoint, secret }: EndpointWithSecret,
  message: Pick<DueDelivery, 'id' | 'eventId' | 'eventType' | 'format' | 'attempts'> & { body: string },
): Promise<OutboundResult> {
  const body = Buffer.from(message.body);
  const headers = signingHeaders({
    format: message.format,
    secret: deps.secrets.decrypt(secret),
    eventId: message.eventId,
    eventName: message.eventType,
    deliveryId: message.id,
    attempt: message.attempts + 1,
    at: deps.clock.now(),
    body,
  });
  return deps.outbound[endpoint.environment].post({ url: endpoint.url, headers, body });
}

export async function makeAttempt(
  deps: AttemptDeps,
  target: EndpointWithSecret,
  delivery: DueDelivery,
): Promise<Outcome> {
  const at = deps.clock.now();
  const result = await sendMessage(deps, target, delivery);
  const now = deps.clock.now();
  const attempt = delivery.attempts + 1;
  const firstAttemptAt = delivery.firstAttemptAt ?? at;
  const delivered = isDelivered(result);
  const next = delivered
    ? null
    : nextAttemptAt({
        firstAttemptAt,
        attempts: attempt - delivery.planBase,
        now,
        retryAfterSeconds: result.retryAfterSeconds,
        random: Math.random,
      });
  return {
    id: delivery.id,
    attempt,
    plan_base: delivery.planBase,
    at,
    state: delivered ? 'DELIVERED' : next === null ? 'DEAD_LETTER' : 'FAILED_RETRYING',
    next_attempt_at: next,
    first_attempt_at: firstAttemptAt,
    finished_at: next === null ? now : null,
    status: result.status,
    duration_ms: Math.round(result.durationMs),
    response: result.response,
    error: result.error,
  };
}
