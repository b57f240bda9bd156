import { type Db, jsonOrNull } from '../../platform/db.ts';
import type { Realm } from '../user.ts';
import type { Connection, ConnectionWithSecret } from './connection.ts';

export async function findConnection(
  db: Db,
  accountId: string | null,
  { lock = false } = {},
): Promise<ConnectionWithSecret | null> {
  const [connection] = await db<ConnectionWithSecret[]>`
    select * from company_connections where account_id is not distinct from ${accountId}
    ${lock ? db`for update` : db``}`;
  return connection ?? null;
}

export async function findConnectionById(db: Db, id: string): Promise<ConnectionWithSecret | null> {
  const [connection] = await db<ConnectionWithSecret[]>`select * from company_connections where id = ${id}`;
  return connection ?? null;
}

/** The active connection for which this mail domain is proven. */
export async function findConnectionOfDomain(
  db: Db,
  realm: Realm,
  domain: string,
): Promise<ConnectionWithSecret | null> {
  const [connection] = await db<ConnectionWithSecret[]>`
    select c.* from company_domains d
    join company_connections c on c.account_id is not distinct from d.account_id
    where d.domain = ${domain} and d.proven_at is not null and (d.account_id is null) = ${realm === 'console'}
      and c.is_active`;
  return connection ?? null;
}

export async function saveConnection(db: Db, connection: ConnectionWithSecret): Promise<void> {
  const { id, createdAt, ...fields } = {
    ...connection,
    roleValues: jsonOrNull(db, connection.roleValues),
  };
  await db`
    insert into company_connections ${db({ id, createdAt, ...fields })}
    on conflict (account_id) do update set ${db(fields)}`;
}

export async function setTested(db: Db, id: string, now: Date): Promise<void> {
  await db`update company_connections set tested_at = ${now} where id = ${id}`;
}

export async function deleteConnection(db: Db, { id }: Connection): Promise<void> {
  await db`delete from company_connections where id = ${id}`;
}

/** Ends the sessions that came from the provider. */
export async function endCompanySessions(db: Db, { id }: Connection): Promise<void> {
  await db`
    delete from user_sessions where id in (select id from company_sessions where connection_id = ${id})`;
}

/** Ends the sessions of people who may now only come from the provider, except of this one session. */
export async function endOtherSessions(
  db: Db,
  { accountId, exemptUserId }: Connection,
  keptSessionId: string | null,
): Promise<void> {
  await db`
    delete from user_sessions s using users u
    where u.id = s.user_id and u.account_id is not distinct from ${accountId} and u.id is distinct from ${exemptUserId}
      and s.proven_by not in ('company', 'company_factor', 'demo') and s.id is distinct from ${keptSessionId}`;
}
