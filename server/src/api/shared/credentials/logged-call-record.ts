// A call of the request log as the portal shows it, with the response headers.
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { rateLimitHeaders } from '../../../http/trace.ts';
import type { RequestLogEntry } from '../../../operator/request-log/store.ts';
import { CALL_ERROR_CODES } from '../errors/codes-of-calls.ts';
import { callFields } from './logged-calls.ts';

export const loggedCallFields = {
  ...callFields,
  errorCode: z
    .enum(CALL_ERROR_CODES)
    .nullable()
    .describe('The error code of API v1, also for calls of the older interface'),
  refusal: z
    .enum(['REVOKED', 'ROLLED', 'ADDRESS_NOT_ALLOWED'])
    .nullable()
    .describe('Why an existing credential was refused; the response does not reveal it'),
  address: z.string(),
  userAgent: z.string().nullable(),
};

export const loggedCall = z.object(loggedCallFields).meta({ id: 'LoggedCall' });

/** Status line and headers of the response, as far as they are stored or can be derived. */
export function responseHeaders(row: RequestLogEntry): string[] {
  const { rateLimit: limit, rateRemaining: remaining, rateReset: resetSeconds } = row;
  const known = limit !== null && remaining !== null && resetSeconds !== null;
  const headers: Record<string, string> = {
    'X-Request-Id': row.requestId,
    'X-Service-Environment': row.environment,
    ...(known && rateLimitHeaders({ limit, remaining, resetSeconds })),
    ...(row.retryAfter !== null && { 'Retry-After': String(row.retryAfter) }),
  };
  const first = `HTTP/1.1 ${row.status} ${STATUS_CODES[row.status] ?? ''}`.trimEnd();
  return [first, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
}
