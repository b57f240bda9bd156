// The data that the service collects about a call while it runs, for headers, log and request log.
import type { FastifyRequest } from 'fastify';
import type { RateLimitState, WindowState } from '../platform/rate-limit.ts';

export interface HttpTrace {
  requestId: string;
  /** The API of the path; null if it belongs to none. */
  interface: string | null;
  startedAt: Date;
  startedAtMs: number;
  address: string;
  /** Set once the credential is known. */
  environment: string | null;
  rateLimit: RateLimitState | null;
  /** Set while the call is counted as a rejected sign-in before its secret is checked. */
  attempt: WindowState | null;
  accountId: string | null;
  credentialId: string | null;
  errorCode: string | null;
  /** Not part of the response: why a credential that exists was refused. */
  refusal: string | null;
  retryAfterSeconds: number | null;
  /** The tool of an agent that the call runs, and the status of its result: a result with an error is sent with 200. */
  tool: { name: string; status: number } | null;
  orderId: string | null;
  externalOrderId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: HttpTrace;
  }
}

export function rateLimitHeaders(state: RateLimitState): Record<string, string> {
  return {
    'RateLimit-Limit': String(state.limit),
    'RateLimit-Remaining': String(state.remaining),
    'RateLimit-Reset': String(state.resetSeconds),
  };
}

export function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
