// One span for each call of an API, which the statements and messages of the call belong to.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginCall, type CallContext, runInCall } from '../platform/tracing/call-context.ts';
import type { OpenSpan } from '../platform/tracing/span.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { EVENT_STREAM_HEADERS } from './event-streams.ts';
import { headerText } from './trace.ts';

interface TracedCall {
  context: CallContext;
  /** Later calls do nothing. */
  end(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the call is not recorded. */
    tracedCall: TracedCall | null;
  }
}

/** Registered only if traces are on. Files and health checks are not traced. */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('tracedCall', null);
  app.addHook('onRequest', (request, reply, done) => {
    const span = request.trace.interface && tracing.startCall(headerText(request, 'traceparent'));
    if (!span) return done();
    request.tracedCall = startCall(span, request, reply);
    // Also emitted if the client leaves before the end.
    reply.raw.once('close', request.tracedCall.end);
    runInCall(request.tracedCall.context, done);
  });
  // The events of a body arrive outside the context of the hook above.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.tracedCall) runInCall(request.tracedCall.context, done);
    else done();
  });
  // A stream of events stays open for hours; as a call it ends when it begins.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.getHeader('content-type') === EVENT_STREAM_HEADERS['Content-Type']) request.tracedCall?.end();
    done(null, payload);
  });
}

function startCall(span: OpenSpan, request: FastifyRequest, reply: FastifyReply): TracedCall {
  const { requestId } = request.trace;
  const logFields = { requestId, trace_id: span.traceId, span_id: span.spanId };
  const endCall = beginCall();
  return {
    context: { logFields, spans: [span] },
    end() {
      if (!span.isOpen) return;
      endSpan(span, request, reply);
      endCall();
    },
  };
}

/** Only the pattern of the path and ids: path, query and address may contain links, secrets and personal data. */
function endSpan(span: OpenSpan, request: FastifyRequest, { statusCode }: FastifyReply): void {
  const { method, trace } = request;
  const route = request.routeOptions.url;
  span.end({
    name: route === undefined ? method : `${method} ${route}`,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'url.scheme': request.protocol,
      'handover.request.id': trace.requestId,
      'handover.interface': trace.interface,
      'handover.environment': trace.environment,
      'handover.account.id': trace.accountId,
      'handover.credential.id': trace.credentialId,
      'handover.order.id': trace.orderId,
      'handover.error.code': trace.errorCode,
    },
    error: statusCode >= 500 ? (trace.errorCode ?? String(statusCode)) : null,
  });
}
