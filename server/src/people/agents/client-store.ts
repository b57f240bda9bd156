import type { Db } from '../../platform/db.ts';

export interface AgentClient {
  id: string;
  name: string;
  redirectUris: string[];
  createdAt: Date;
}

export async function insertClient(db: Db, client: AgentClient): Promise<void> {
  await db`insert into agent_clients ${db(client)}`;
}

export async function findClient(db: Db, id: string): Promise<AgentClient | null> {
  const [client] = await db<AgentClient[]>`select * from agent_clients where id = ${id}`;
  return client ?? null;
}

/** A program without a session registers again when it needs to. */
export async function deleteUnusedClients(db: Db, createdBefore: Date): Promise<void> {
  await db`
    delete from agent_clients c where created_at < ${createdBefore}
      and not exists (select from agent_sessions where client_id = c.id)`;
}
