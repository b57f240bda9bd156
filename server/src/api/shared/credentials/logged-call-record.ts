// A call of the request log as the portal shows it, with the names of key and order and the response headers.
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { type CredentialName, namesOfCredentials } from '../../../customers/credentials/store.ts';
import { ENVIRONMENTS, type Scope } from '../../../customers/environment.ts';
import { rateLimitHeaders } from '../../../http/trace.ts';
import type { RequestLogEntry } from '../../../operator/request-log/store.ts';
import { namesOfOrders } from '../../../orders/store.ts';
import type { Db } from '../../../platform/db.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { API_PREFIX } from '../../prefixes.ts';
import { CALL_ERROR_CODES } from '../errors/codes-of-calls.ts';

export const loggedCallFields = {
  requestId: z.uuid(),
  at: timestamp,
  interface: z.enum(['v1', 'legacy', 'oauth']),
  environment: z.enum(ENVIRONMENTS),
  method: z.string(),
  path: z.string().describe('Without the query, which is not stored'),
  status: z.int(),
  durationMs: z.number(),
  errorCode: z
    .enum(CALL_ERROR_CODES)
    .nullable()
    .describe('The error code of API v1, also for calls of the older interface'),
  refusal: z
    .enum(['REVOKED', 'ROLLED', 'ADDRESS_NOT_ALLOWED'])
    .nullable()
    .describe('Why an existing credential was refused; the response does not reveal it'),
  credential: z
    .object({
      id: z.uuid(),
      name: z.string(),
      type: z.enum(['api_key', 'oauth_client']),
      prefix: z.string(),
      clientId: z.string().nullable(),
    })
    .nullable(),
  address: z.string(),
  userAgent: z.string().nullable(),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  externalOrderId: z.string().nullable(),
};

export const loggedCall = z.object(loggedCallFields).meta({ id: 'LoggedCall' });

function nonNull<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values.filter((value) => value !== null))];
}

function toCredential({ environment: _, ...named }: CredentialName) {
  return named;
}

/** Reads the names of all keys and orders of a page in two queries. */
export async function toLoggedCalls(db: Db, scope: Scope, rows: readonly RequestLogEntry[]) {
  const [credentials, orders] = await Promise.all([
    namesOfCredentials(db, scope, nonNull(rows.map(({ credentialId }) => credentialId))),
    namesOfOrders(db, scope, nonNull(rows.map(({ orderId }) => orderId))),
  ]);
  return rows.map((row) => {
    const { accountId: _, rateLimit, rateRemaining, rateReset, retryAfter, ...rest } = row;
    const { credentialId, orderId, ...entry } = rest;
    const credential = credentialId === null ? undefined : credentials.get(credentialId);
    const number = orderId === null ? undefined : orders.get(orderId);
    return {
      ...entry,
      at: entry.at.toISOString(),
      path: shownPath(entry.path),
      credential: credential ? toCredential(credential) : null,
      order: number === undefined ? null : { id: orderId!, number },
    };
  });
}

/** The path as the documentation writes it, without the common prefix. */
function shownPath(path: string): string {
  return path.startsWith(`${API_PREFIX}/`) ? path.slice(API_PREFIX.length) : path;
}

/** The path as the log stores it, for a path that a user typed. */
export function loggedPath(shown: string): string {
  return shown.startsWith(API_PREFIX) ? shown : `${API_PREFIX}${shown}`;
}

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
