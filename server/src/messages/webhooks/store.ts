import type { Environment, Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';
import type { Endpoint } from './endpoint.ts';

export interface EndpointRow extends Endpoint {
  /** Encrypted, like the previous secret. */
  secret: Buffer;
  oldSecret: Buffer | null;
}

export function toEndpoint({ secret: _, oldSecret: __, ...endpoint }: EndpointRow): Endpoint {
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

/** Counts the active endpoints that get this event. */
export async function countReceivers(
  db: Db,
  { accountId, environment }: Scope,
  event: string,
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from webhook_endpoints
    where account_id = ${accountId} and environment = ${environment} and status = 'ACTIVE' and ${event} = any(events)`;
  return row!.count;
}

/** The same for several events at once; events without a receiver are left out. */
export async function countReceiversOf(
  db: Db,
  { accountId, environment }: Scope,
  events: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db<{ event: string; count: number }[]>`
    select e.event, count(*)::int as count from webhook_endpoints w, unnest(w.events) e (event)
    where w.account_id = ${accountId} and w.environment = ${environment} and w.status = 'ACTIVE'
      and e.event = any(${events as string[]})
    group by e.event`;
  return new Map(rows.map(({ event, count }) => [event, count]));
}

export async function listEndpoints(db: Db, scope: EndpointScope): Promise<Endpoint[]> {
  const rows = await db<EndpointRow[]>`
    select * from webhook_endpoints where ${inScope(db, scope)} order by created_at, id`;
  return rows.map(toEndpoint);
}

export interface EndpointWithSecret {
  endpoint: Endpoint;
  /** Still encrypted, like the previous secret. */
  secret: Buffer;
  oldSecret: Buffer | null;
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
  return row ? { endpoint: toEndpoint(row), secret: row.secret, oldSecret: row.oldSecret } : null;
}

export async function deleteEndpoint(db: Db, scope: EndpointScope, id: string): Promise<boolean> {
  const rows = await db`delete from webhook_endpoints where id = ${id} and ${inScope(db, scope)} returning 1`;
  return rows.length === 1;
}

/**
 * With all deliveries. Open ones are locked in the order in which outcomes are written, to prevent deadlocks.
 */
export async function deleteEndpointsOfAccount(db: Db, accountId: string): Promise<void> {
  await db`select id from webhook_endpoints where account_id = ${accountId} order by id for update`;
  await db`
    select d.id from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
    where w.account_id = ${accountId} and d.next_attempt_at is not null order by d.id for update of d`;
  await db`
    with gone as (delete from webhook_endpoints where account_id = ${accountId} returning id)
    delete from webhook_health h using gone where h.endpoint_id = gone.id`;
}

export async function updateEndpoint(db: Db, endpoint: Endpoint): Promise<void> {
  await db`
    update webhook_endpoints set url = ${endpoint.url}, description = ${endpoint.description},
      status = ${endpoint.status}, format = ${endpoint.format}, events = ${endpoint.events},
      updated_at = ${endpoint.updatedAt}
    where id = ${endpoint.id}`;
}

interface SecretChange {
  id: string;
  secret: Buffer;
  at: Date;
  /** With a time, the previous secret continues to sign until then. */
  oldSecretUntil: Date | null;
}

export async function updateSecret(db: Db, change: SecretChange): Promise<void> {
  const { id, secret, at, oldSecretUntil: until } = change;
  await db`
    update webhook_endpoints set secret = ${secret}, secret_created_at = ${at}, updated_at = ${at},
      old_secret = ${until ? db`secret` : null}, old_secret_until = ${until}
    where id = ${id}`;
}

/** Reads first, because every update makes all processes drop their cached endpoints. */
export async function deleteEndedSecrets(db: Db, now: Date): Promise<number> {
  const ended = db`old_secret_until <= ${now}`;
  const [found] = await db`select 1 from webhook_endpoints where ${ended} limit 1`;
  if (!found) return 0;
  const rows = await db`
    update webhook_endpoints set old_secret = null, old_secret_until = null where ${ended} returning 1`;
  return rows.length;
}

/** The secrets of all sandbox endpoints with this URL, still encrypted. */
export async function secretsOfUrl(db: Db, accountId: string, url: string, now: Date): Promise<Buffer[]> {
  const rows = await db<{ secret: Buffer; oldSecret: Buffer | null }[]>`
    select secret, case when old_secret_until > ${now} then old_secret end as old_secret
    from webhook_endpoints
    where account_id = ${accountId} and environment = 'sandbox' and url = ${url}`;
  return rows.flatMap(({ secret, oldSecret }) => (oldSecret ? [secret, oldSecret] : [secret]));
}

/** The description, or the URL of an endpoint without one. */
export async function namesOfEndpoints(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    select id, coalesce(nullif(description, ''), url) as name from webhook_endpoints
    where id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
