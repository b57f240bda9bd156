// The SQL of webhook endpoints.

import type { Environment } from '../../customers/environment.ts';
import type { Db } from '../../platform/db.ts';
import type { Endpoint } from './endpoint.ts';

export interface EndpointRow extends Endpoint {
  /** Encrypted. */
  secret: Buffer;
}

export function toEndpoint({ secret: _, ...endpoint }: EndpointRow): Endpoint {
  return endpoint;
}

export interface EndpointScope {
  accountId: string;
  /** Absent for the operator, who sees both environments. */
  environment?: Environment;
}

function inScope(db: Db, scope: EndpointScope) {
  const { accountId, environment } = scope;
  return environment
    ? db`account_id = ${accountId} and environment = ${environment}`
    : db`account_id = ${accountId}`;
}

/** Inserts the endpoint and its queue. The caller holds the account's lock and has checked the limit. */
export async function insertEndpoint(db: Db, endpoint: Endpoint, secret: Buffer): Promise<void> {
  await db`
    with made as (
      insert into webhook_endpoints ${db({ ...endpoint, secret } as never)} returning id
    )
    insert into webhook_queues (endpoint_id) select id from made`;
}

export async function countEndpoints(db: Db, accountId: string, environment: Environment): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from webhook_endpoints
    where account_id = ${accountId} and environment = ${environment}`;
  return row!.count;
}

export async function listEndpoints(db: Db, scope: EndpointScope): Promise<Endpoint[]> {
  const rows = await db<EndpointRow[]>`
    select * from webhook_endpoints where ${inScope(db, scope)} order by created_at, id`;
  return rows.map(toEndpoint);
}

export interface EndpointWithSecret {
  endpoint: Endpoint;
  /** Still encrypted. */
  secret: Buffer;
}

export async function findEndpoint(
  db: Db,
  scope: EndpointScope,
  id: string,
  options = { lock: false },
): Promise<EndpointWithSecret | null> {
  const [row] = await db<EndpointRow[]>`
    select * from webhook_endpoints where id = ${id} and ${inScope(db, scope)}
    ${options.lock ? db`for no key update` : db``}`;
  return row ? { endpoint: toEndpoint(row), secret: row.secret } : null;
}

export async function deleteEndpoint(db: Db, scope: EndpointScope, id: string): Promise<boolean> {
  const rows = await db`delete from webhook_endpoints where id = ${id} and ${inScope(db, scope)} returning 1`;
  return rows.length === 1;
}

/** With all deliveries. Those open are locked in the order in which outcomes are written, so that nobody deadlocks. */
export async function deleteEndpointsOfAccount(db: Db, accountId: string): Promise<void> {
  await db`select id from webhook_endpoints where account_id = ${accountId} order by id for update`;
  await db`
    select d.id from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
    where w.account_id = ${accountId} and d.next_attempt_at is not null order by d.id for update of d`;
  await db`delete from webhook_endpoints where account_id = ${accountId}`;
}

export async function updateEndpoint(db: Db, endpoint: Endpoint): Promise<void> {
  await db`
    update webhook_endpoints set status = ${endpoint.status}, format = ${endpoint.format},
      events = ${endpoint.events}, updated_at = ${endpoint.updatedAt}
    where id = ${endpoint.id}`;
}

export async function updateSecret(db: Db, id: string, secret: Buffer, at: Date): Promise<void> {
  await db`update webhook_endpoints set secret = ${secret}, updated_at = ${at} where id = ${id}`;
}

/** The secrets of all sandbox endpoints with this URL, still encrypted. */
export async function secretsOfUrl(db: Db, accountId: string, url: string): Promise<Buffer[]> {
  const rows = await db<{ secret: Buffer }[]>`
    select secret from webhook_endpoints
    where account_id = ${accountId} and environment = 'sandbox' and url = ${url}`;
  return rows.map((row) => row.secret);
}
