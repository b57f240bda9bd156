// Starts the trace of an HTTP request, and writes it to the request log at the end.
import type { FastifyRequest } from 'fastify';
import { claimedEnvironment } from '../customers/credentials/authenticate.ts';
import { headerText } from '../http/trace.ts';
import type { Services } from '../services.ts';

const LOGGED_PREFIX = '/api/v1/extern';
const MAX_LOGGED_LENGTH = 500;

export function startTrace(request: FastifyRequest, services: Services): void {
  request.trace = {
    requestId: request.id,
    startedAt: services.core.clock.now(),
    startedAtMs: performance.now(),
    address: request.ip,
    environment: claimedEnvironment(presentedText(request)),
    rateLimit: null,
    accountId: null,
    credentialId: null,
    errorCode: null,
    orderId: null,
    externalOrderId: null,
  };
}

function presentedText(request: FastifyRequest): string | undefined {
  return headerText(request, 'x-api-key') ?? headerText(request, 'authorization')?.replace(/^Bearer +/i, '');
}

/** The path without its query, which may contain data that must not be logged. */
export function pathOf(request: FastifyRequest): string {
  const end = request.url.indexOf('?');
  return end < 0 ? request.url : request.url.slice(0, end);
}

export function logRequest(request: FastifyRequest, status: number, services: Services): void {
  const path = pathOf(request);
  if (!path.startsWith(LOGGED_PREFIX)) return;
  const { trace } = request;
  services.http.requestLog.add({
    at: trace.startedAt,
    requestId: trace.requestId,
    method: request.method,
    path: path.slice(0, MAX_LOGGED_LENGTH),
    status,
    durationMs: Math.round((performance.now() - trace.startedAtMs) * 10) / 10,
    errorCode: trace.errorCode,
    accountId: trace.accountId,
    credentialId: trace.credentialId,
    environment: trace.environment,
    address: trace.address.slice(0, MAX_LOGGED_LENGTH),
    userAgent: headerText(request, 'user-agent')?.slice(0, MAX_LOGGED_LENGTH) ?? null,
    orderId: trace.orderId,
    externalOrderId: trace.externalOrderId,
  });
}
