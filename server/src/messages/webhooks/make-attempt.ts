// One attempt: sign with the current secret, send, and determine the delivery's new state.

import { createSecretKey, type KeyObject } from 'node:crypto';
import type { DueDelivery, Outcome } from './queue-store.ts';
import { nextAttemptAt } from './retry-plan.ts';
import { isDelivered, type OutboundResult } from './send-request.ts';
import { signingHeaders } from './sign-message.ts';
import type { EndpointWithSecret } from './store.ts';
import { endAttemptSpan, traceHeaders } from './trace-attempt.ts';
import type { Webhooks } from './webhooks.ts';

/** By their encrypted form, which a cached endpoint keeps: decrypting costs as much as signing. */
const decrypted = new WeakMap<Buffer, KeyObject>();

function keyOf({ secrets }: Webhooks, encrypted: Buffer): KeyObject {
  const known = decrypted.get(encrypted);
  if (known) return known;
  const key = createSecretKey(secrets.decrypt(encrypted), 'utf8');
  decrypted.set(encrypted, key);
  return key;
}

export async function sendMessage(
  webhooks: Webhooks,
  { endpoint, secret, oldSecret }: EndpointWithSecret,
  message: Pick<DueDelivery, 'id' | 'eventId' | 'event' | 'format' | 'attempts' | 'traceParent'> & {
    body: string;
  },
): Promise<OutboundResult> {
  const body = Buffer.from(message.body);
  const at = webhooks.clock.now();
  const { oldSecretUntil } = endpoint;
  const both = oldSecret && oldSecretUntil && oldSecretUntil > at;
  const headers = signingHeaders({
    format: message.format,
    secret: keyOf(webhooks, secret),
    oldSecret: both ? keyOf(webhooks, oldSecret) : null,
    eventId: message.eventId,
    eventName: message.event,
    deliveryId: message.id,
    attempt: message.attempts + 1,
    at,
    body,
  });
  const span = webhooks.tracing?.startMessage(message.traceParent) ?? null;
  Object.assign(headers, traceHeaders(message.format, span));
  const result = await webhooks.outbound[endpoint.environment].post({ url: endpoint.url, headers, body });
  if (span) endAttemptSpan(span, endpoint, message, result);
  return result;
}

export async function makeAttempt(
  webhooks: Webhooks,
  target: EndpointWithSecret,
  delivery: DueDelivery,
): Promise<Outcome> {
  const at = webhooks.clock.now();
  const result = await sendMessage(webhooks, target, delivery);
  const now = webhooks.clock.now();
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
    planBase: delivery.planBase,
    at,
    state: delivered ? 'DELIVERED' : next === null ? 'DEAD_LETTER' : 'FAILED_RETRYING',
    nextAttemptAt: next,
    firstAttemptAt,
    finishedAt: next === null ? now : null,
    status: result.status,
    durationMs: Math.round(result.durationMs),
    response: result.response,
    error: result.error,
  };
}
