// Calls of the request log with the names of key and order, as every API shows them.
import { z } from 'zod';
import { type CredentialName, namesOfCredentials } from '../../../customers/credentials/store.ts';
import { ENVIRONMENTS, type Scope } from '../../../customers/environment.ts';
import type { RequestLogEntry } from '../../../operator/request-log/store.ts';
import { namesOfOrders } from '../../../orders/store.ts';
import type { Db } from '../../../platform/db.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { API_PREFIX } from '../../prefixes.ts';

export const callFields = {
  requestId: z.uuid(),
  at: timestamp,
  interface: z.enum(['v1', 'legacy', 'oauth']),
  environment: z.enum(ENVIRONMENTS),
  method: z.string(),
  path: z.string().describe('Without the query, which is not stored'),
  status: z.int(),
  durationMs: z.number(),
  credential: z
    .object({
      id: z.uuid(),
      name: z.string(),
      type: z.enum(['api_key', 'oauth_client']),
      prefix: z.string(),
      clientId: z.string().nullable(),
    })
    .nullable(),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  externalOrderId: z.string().nullable(),
};

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
