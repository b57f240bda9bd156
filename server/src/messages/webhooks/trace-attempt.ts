// An attempt as a part of the trace of the call that caused its message.
import { API_VERSION } from '../../platform/api-version.ts';
import type { OpenSpan } from '../../platform/tracing/span.ts';
import { formatTraceParent } from '../../platform/tracing/trace-parent.ts';
import type { Endpoint } from './endpoint.ts';
import type { DueDelivery } from './queue-store.ts';
import { isDelivered, type OutboundResult } from './send-request.ts';

/** The headers of the older format are fixed. */
export function traceHeaders(format: DueDelivery['format'], span: OpenSpan | null): Record<string, string> {
  return span && format === API_VERSION ? { traceparent: formatTraceParent(span) } : {};
}

/** Of the address only host and port: path and query may contain secrets of the receiver. */
export function endAttemptSpan(
  span: OpenSpan,
  { id: endpointId, accountId, environment, url }: Endpoint,
  message: Pick<DueDelivery, 'id' | 'eventId' | 'event' | 'attempts'>,
  result: OutboundResult,
): void {
  const { hostname, port, protocol } = new URL(url);
  span.end({
    name: 'POST',
    attributes: {
      'http.request.method': 'POST',
      'http.response.status_code': result.status,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      'http.request.resend_count': message.attempts || null,
      'handover.account.id': accountId,
      'handover.environment': environment,
      'handover.endpoint.id': endpointId,
      'handover.event.id': message.eventId,
      'handover.event.type': message.event,
      'handover.delivery.id': message.id,
    },
    error: isDelivered(result) ? null : (result.error ?? String(result.status)),
  });
}
