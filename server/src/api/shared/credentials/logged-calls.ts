// Calls of the request log with the names of key and order, as every API shows them.
import { z } from 'zod';
import { type CredentialName, namesOfCredentials } from '../../../customers/credentials/store.ts';
import type { Scope } from '../../../model/environment.ts';
import type { RequestLogEntry } from '../../../operator/request-log/store.ts';
import { namesOfOrders } from '../../../orders/records/store.ts';
import { type AgentName, namesOfSessions } from '../../../people/agents/session-store.ts';
import { ACCESS_PREFIX } from '../../../people/agents/sessions.ts';
import type { Db } from '../../../platform/db.ts';
import { describedEnum } from '../../../platform/described-enum.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { AGENT_OAUTH_PREFIX, API_PREFIX, MCP_PATH } from '../../prefixes.ts';
import { credentialType, environmentName } from './credential-values.ts';

export const callFields = {
  requestId: z.uuid().describe('The id of the call, as in the header X-Request-Id'),
  at: timestamp.describe('When the call arrived'),
  interface: describedEnum(['v1', 'legacy', 'oauth', 'mcp'], {
    v1: 'A call of API v1',
    legacy: 'A call of the older interface',
    oauth: 'A call of the token endpoint',
    mcp: 'A tool that an agent called',
  }).describe('Which interface was called'),
  environment: environmentName.describe('The environment of the credential'),
  method: z.string().describe('HTTP method'),
  path: z.string().describe('The called path without the query, which is not stored'),
  status: z.int().describe('HTTP status of the answer'),
  durationMs: z.number().describe('Response time in milliseconds'),
  credential: z
    .object({
      id: z.uuid().describe('The id of the credential'),
      name: z.string().describe('Its name in the portal'),
      type: credentialType.describe('Kind of credential'),
      prefix: z.string().describe('The readable start of the key or secret'),
      clientId: z.string().nullable().describe('The id of the OAuth client; null for an API key'),
    })
    .nullable()
    .describe('The credential of the call; null if none was recognised'),
  order: z
    .object({
      id: z.uuid().describe('The id of the order or request'),
      number: z.string().describe('Its order number, or its request number while it is a request'),
    })
    .nullable()
    .describe('The order that the call was about; null if none'),
  externalOrderId: z
    .string()
    .nullable()
    .describe('Your own number in the call or of its order; null if none'),
};

function nonNull<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values.filter((value) => value !== null))];
}

function toCredential({ id, name, type, prefix, clientId }: Omit<CredentialName, 'environment'>) {
  return { id, name, type, prefix, clientId };
}

/** Their calls have the id of a session, unless they use a key. */
function isOfAgent(row: RequestLogEntry): boolean {
  return row.interface === 'mcp' || row.interface === 'oauth';
}

function agentNamed(session: AgentName | undefined): Omit<CredentialName, 'environment'> | undefined {
  if (!session) return undefined;
  const { id, clientId, clientName: name } = session;
  return { id, name, type: 'oauth_client', prefix: ACCESS_PREFIX, clientId };
}

/** Reads the names of all keys and orders of a page in two queries. */
export async function toLoggedCalls(db: Db, scope: Scope, rows: readonly RequestLogEntry[]) {
  const callers = nonNull(rows.map(({ credentialId }) => credentialId));
  const ofAgents = nonNull(rows.map((row) => (isOfAgent(row) ? row.credentialId : null)));
  const [credentials, sessions, orders] = await Promise.all([
    namesOfCredentials(db, scope, callers),
    ofAgents.length === 0 ? null : namesOfSessions(db, scope.accountId, ofAgents),
    namesOfOrders(db, scope, nonNull(rows.map(({ orderId }) => orderId))),
  ]);
  return rows.map((row) => {
    const { accountId: _, rateLimit, rateRemaining, rateReset, retryAfter, ...rest } = row;
    const { credentialId, orderId, ...entry } = rest;
    const credential =
      credentialId === null
        ? undefined
        : (credentials.get(credentialId) ?? agentNamed(sessions?.get(credentialId)));
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
  const isWhole = [API_PREFIX, MCP_PATH, AGENT_OAUTH_PREFIX].some((prefix) => shown.startsWith(prefix));
  return isWhole ? shown : `${API_PREFIX}${shown}`;
}
