// One span for each call of an API, which the statements and messages of the call belong to.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallContext, runInCall } from '../platform/tracing/call-context.ts';
import type { OpenSpan } from '../platform/tracing/span.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { headerText } from './trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    callContext: CallContext | null;
  }
}

/** Registered only if traces are on. Files and health checks are not traced. */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('callContext', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { interface: api, requestId } = request.trace;
    if (api === null) return done();
    const span = tracing.startCall(headerText(request, 'traceparent'));
    const logFields = { requestId, trace_id: span.traceId, span_id: span.spanId };
    request.callContext = { logFields, spans: [span] };
    // Also emitted if the client leaves before the end.
    reply.raw.once('close', () => endCallSpan(span, request, reply));
    runInCall(request.callContext, done);
  });
  // The events of a body arrive outside the context of the hook above.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.callContext) runInCall(request.callContext, done);
    else done();
  });
}

/** Only the pattern of the path and ids: path, query and address may contain links, secrets and personal data. */
function endCallSpan(span: OpenSpan, request: FastifyRequest, { statusCode }: FastifyReply): void {
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
